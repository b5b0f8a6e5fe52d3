import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refused, type Person } from '#testing';
import { personIdOf, actionIdsOf } from '#testing/lookups';
import { areas } from '#start/areas';
import { access } from '#product/access/contract';
import { applications } from '#product/applications/contract';
import { staff } from '#product/people/contract';
import { roles } from './contract';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const {
  list,
  add,
  edit,
  startOrForbid,
  ofPerson,
  ofAction,
  setToPerson,
  holders,
  people,
  removeHolders,
  actionsOf,
  give,
  whatIf,
  preview,
} = roles.calls;
const { menu, pageActions } = access.calls;
const lists = applications.calls.list;

const app = await openedApp();
const administrator = await app.signIn('admin');

const roleOf = async (code: string) =>
  (await administrator.do(list, { pageSize: 100 })).rows.find((role) => role.code === code)!;
const personOf = (loginName: string) => personIdOf(app, loginName);
const actionOf = async (right: string): Promise<string> => (await actionIdsOf(app, right))[0]!;
const pageOf = async (url: string): Promise<string> =>
  (
    await app.db
      .selectFrom('action')
      .select('id')
      .where('url', '=', url)
      .where('component', 'is not', null)
      .executeTakeFirstOrThrow()
  ).id;
const heldBy = async (roleId: string): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('roleAction')
    .select('actionId')
    .where('roleId', '=', roleId)
    .execute();
  return rows.map(({ actionId }) => actionId);
};
/** What a call was answered with, refused or not. */
const codeOf = (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 0,
    (fault: unknown) => {
      if (fault instanceof Refused) return fault.code;
      throw fault;
    },
  );
const supervisor = {
  roleName: '督导员',
  roleNameEn: 'Supervisor',
  roleNameEs: 'Supervisor',
  code: 'SUPERVISOR',
  basedOn: roleCode.publicAgency,
  remark: '只读督导',
};

test('[AP4.GetRoleInfoList] [AP4.AddRole] [AP4.SetUserToRole] [AP4.GetUserByRole] [AP4.DelRoleToUser] [AP4.GetRoleListByUserFilter] [AP4.GetRoleListByActionFilter] [AP4.SetManyActionToRole] [AP2.ShowButton] [RO1] the administrator adds a role, gives it actions and people, and takes it from them again', async () => {
  const { id } = await administrator.do(add, supervisor);
  expect(await administrator.refusal(add, supervisor)).toBe(2525);
  expect(await administrator.refusal(add, { ...supervisor, code: 'small' })).toBe(2525);
  const added = await roleOf('SUPERVISOR');
  expect(added).toMatchObject({
    id,
    userCount: 0,
    state: 'started',
    isBuiltIn: false,
    basedOn: roleCode.publicAgency,
  });

  // An editor of news, who sees no evaluation at all, becomes a supervisor.
  const before = await app.signIn('linwanzhao');
  expect(await before.refusal(lists, {})).toBe(403);
  const editorId = await personOf('linwanzhao');
  const edt = await roleOf(roleCode.editor);
  await administrator.do(setToPerson, { userId: editorId, roleIds: [edt.id, id] });
  // Whoever may do other things comes in again, under another token (SE-02).
  expect(await before.refusal(lists, {})).toBe(401);
  // And is told why: nobody's time ran out.
  const listed = await before.wire('POST /api/ApplyFor/GetApplyList', {});
  expect(listed.ResultValue).toEqual({ EndedWhy: 'roles' });
  const editor = await app.again('linwanzhao');
  expect(await editor.refusal(lists, {})).toBe(403);
  await administrator.do(give, {
    roleId: id,
    actionIds: [await actionOf('apply.read'), await pageOf('/EvaluationManagement/applyList')],
  });
  // At the very next request: the page with its section, the button, and the records of the agency's scope.
  const sections = await editor.do(menu, {});
  expect(sections.map(({ url }) => url)).toContain('/EvaluationManagement');
  expect(await editor.do(pageActions, { page: '/EvaluationManagement/applyList' })).toContain('apply.read');
  const agency = await app.signIn('zhouyiheng');
  expect((await editor.do(lists, {})).total).toBe((await agency.do(lists, {})).total);

  const people = await administrator.do(holders, { roleId: id });
  expect(people.rows.map(({ loginName, can }) => [loginName, can])).toEqual([['linwanzhao', ['remove']]]);
  expect((await administrator.do(holders, { roleId: id, name: '没有' })).total).toBe(0);
  const checked = await administrator.do(ofPerson, { userId: editorId, pageSize: 100 });
  expect(checked.rows.filter(({ isChecked }) => isChecked).map(({ code }) => code)).toEqual([
    roleCode.editor,
    'SUPERVISOR',
  ]);
  const byAction = await administrator.do(ofAction, {
    actionId: await actionOf('apply.read'),
    pageSize: 100,
  });
  expect(byAction.rows.find(({ code }) => code === 'SUPERVISOR')?.isChecked).toBe(true);
  expect(byAction.rows.find(({ code }) => code === roleCode.editor)?.isChecked).toBe(false);

  await administrator.do(removeHolders, { roleId: id, userIds: [editorId] });
  expect(await editor.refusal(lists, {})).toBe(401);
  expect(await (await app.again('linwanzhao')).refusal(lists, {})).toBe(403);
  expect((await administrator.do(holders, { roleId: id })).total).toBe(0);
});

test('[AP4.EditRoleInfo] a role is renamed; the code and the scope of a built-in one stay; who was slower is told', async () => {
  const psa = await roleOf(roleCode.publicAgency);
  const { roleNameEn, roleNameEs, code, basedOn, remark, rowVersion, id } = psa;
  const said = { roleName: '公共服务中心', roleNameEn, roleNameEs, code, basedOn, remark };
  expect(await administrator.refusal(edit, { id, ...said, code: 'OTHER', rowVersion })).toBe(2524);
  expect(
    await administrator.refusal(edit, { id, ...said, basedOn: roleCode.administrator, rowVersion }),
  ).toBe(2524);
  await administrator.do(edit, { id, ...said, rowVersion });
  expect(await administrator.refusal(edit, { id, ...said, rowVersion })).toBe(2003);
  expect((await administrator.do(list, { roleName: '服务中心' })).rows.map((row) => row.id)).toEqual([id]);
  expect((await administrator.do(list, { roleName: '%' })).total).toBe(0);
});

test('[AP4.StartOrForbiddenRole] [ST4] a forbidden role gives nothing at the next request of everybody who holds it, and a started one all again', async () => {
  const ghost = await app.signIn('zhouyiheng');
  const { total } = await ghost.do(lists, {});
  expect(total).toBeGreaterThan(0);
  const { id } = await roleOf(roleCode.publicAgency);
  expect(await administrator.do(startOrForbid, { id })).toEqual({ state: 'forbidden' });
  expect(await ghost.refusal(lists, {})).toBe(403);
  expect(await ghost.do(menu, {})).toEqual([]);
  expect((await administrator.do(list, { state: 'forbidden' })).rows.map(({ code }) => code)).toEqual([
    roleCode.publicAgency,
  ]);
  expect((await roleOf(roleCode.publicAgency)).can).toContain('start');
  expect(await administrator.do(startOrForbid, { id })).toEqual({ state: 'started' });
  expect((await ghost.do(lists, {})).total).toBe(total);
});

test('[AP4.StartOrForbiddenRole] [ST4] whoever says which state is wanted gets it, however often they ask', async () => {
  const { id, rowVersion } = await roleOf(roleCode.publicAgency);
  const turn = (State: number) =>
    administrator.wire('GET /api/UserRole/StartOrForbiddenRole', { Id: id, State });
  for (const wanted of [0, 0, 1, 1]) {
    expect((await turn(wanted)).ResultValue).toEqual({ State: wanted });
    expect((await roleOf(roleCode.publicAgency)).state).toBe(wanted === 1 ? 'started' : 'forbidden');
  }
  expect((await roleOf(roleCode.publicAgency)).rowVersion).toBe(rowVersion + 2);
  expect((await turn(2)).ErrorCode).toBe(2002);
});

test('nobody changes a role they hold or their own roles, and the last administrator stays', async () => {
  const adm = await roleOf(roleCode.administrator);
  expect(adm.can).toEqual(['edit', 'people']);
  expect(await administrator.refusal(startOrForbid, { id: adm.id })).toBe(2522);
  expect(await administrator.refusal(give, { roleId: adm.id, actionIds: [] })).toBe(2522);
  const myself = await personOf('admin');
  expect(await administrator.refusal(setToPerson, { userId: myself, roleIds: [] })).toBe(2523);
  expect(await administrator.refusal(removeHolders, { roleId: adm.id, userIds: [myself] })).toBe(2522);

  // Two who take it from each other at the same moment: one of them is refused, on whichever node.
  const second = await personOf('cuijingting');
  const [admId, psa] = [adm.id, (await roleOf(roleCode.publicAgency)).id];
  const other = await app.signIn('cuijingting');
  for (let round = 0; round < 5; round += 1) {
    await app.db
      .insertInto('personRole')
      .values([myself, second].map((personId) => ({ personId, roleId: admId })))
      .onConflict((known) => known.doNothing())
      .execute();
    const answers = await Promise.all([
      codeOf(administrator.do(removeHolders, { roleId: admId, userIds: [second] })),
      codeOf(other.do(removeHolders, { roleId: admId, userIds: [myself] })),
    ]);
    expect(answers).toContain(0);
    expect([2521, 403, 401]).toContain(Math.max(...answers));
    const left = await app.db.selectFrom('personRole').selectAll().where('roleId', '=', admId).execute();
    expect(left).toHaveLength(1);
    // Whoever lost it was signed out with it.
    await app.db
      .updateTable('session')
      .set({ endedAt: null })
      .where('personId', 'in', [myself, second])
      .execute();
  }
  await app.db
    .insertInto('personRole')
    .values({ personId: myself, roleId: admId })
    .onConflict((known) => known.doNothing())
    .execute();
  await administrator.do(setToPerson, { userId: second, roleIds: [psa] });
});

test('what would change is said before a role is saved: actions, people, records; and nothing has changed', async () => {
  const pgs = await roleOf(roleCode.assessor);
  const before = await heldBy(pgs.id);
  const gone = [await actionOf('report.read'), await actionOf('apply.read')];
  const added = await actionOf('api.read');
  const wanted = [...before.filter((each) => !gone.includes(each)), added];
  const change = await administrator.do(whatIf, { roleId: pgs.id, actionIds: wanted });
  expect(change.people).toBe(pgs.userCount);
  expect(change.gained).toEqual(['查看接口文档']);
  expect(change.lost).toHaveLength(2);
  const assessor = change.affected.find(({ trueName }) => trueName === '陆景行')!;
  expect(assessor.gained).toEqual(['查看接口文档']);
  expect(assessor.recordsGained).toBe(0);
  const seen = await (await app.signIn('lujingxing')).do(lists, {});
  expect(assessor.recordsLost).toBeGreaterThanOrEqual(seen.total);
  expect(await heldBy(pgs.id)).toEqual(before);

  // Somebody who has the same by another role would notice nothing.
  const person = await personOf('lujingxing');
  const stm = await roleOf(roleCode.technologyManager);
  await administrator.do(setToPerson, { userId: person, roleIds: [pgs.id, stm.id] });
  const fewer = await administrator.do(whatIf, { roleId: pgs.id, actionIds: wanted });
  expect(fewer.affected.find(({ trueName }) => trueName === '陆景行')!.lost).toEqual([]);
  await administrator.do(setToPerson, { userId: person, roleIds: [pgs.id] });
});

test('[AP4.GetActionTreeListByRole] the actions of a role come as a tree, and its sidebar can be seen beforehand', async () => {
  const zj = await roleOf(roleCode.expert);
  const tree = await administrator.do(actionsOf, { roleId: zj.id });
  const evaluation = tree.find(({ text }) => text === '成果评价')!;
  expect(evaluation.checked).toBe(true);
  expect(evaluation.children.some(({ checked }) => checked)).toBe(true);
  expect(evaluation.children.every(({ checked }) => checked)).toBe(false);
  const expert = await app.signIn('shenyanqiu');
  expect(await administrator.do(preview, { roleId: zj.id })).toEqual(await expert.do(menu, {}));
});

test('somebody is found by a piece of their name or user name, to be asked about or given a role', async () => {
  const expert = await app.signIn('shenyanqiu');
  const found = async (keyword: string) =>
    (await administrator.do(people, { keyword })).map(({ id, loginName }) => [id, loginName]);
  for (const keyword of [expert.name, ' yanqiu '])
    expect(await found(keyword)).toEqual([[expert.id, 'shenyanqiu']]);
  expect(await found('%')).toEqual([]);
  expect(await expert.refusal(people, { keyword: expert.name })).toBe(403);
});

test('whoever may not manage roles is refused by every call', async () => {
  const manager = await app.signIn('yanshenzhi');
  const { id } = await roleOf(roleCode.expert);
  const person = await personOf('shenyanqiu');
  expect(await manager.refusal(list, {})).toBe(403);
  expect(await manager.refusal(add, supervisor)).toBe(403);
  expect(await manager.refusal(give, { roleId: id, actionIds: [] })).toBe(403);
  expect(await manager.refusal(startOrForbid, { id })).toBe(403);
  expect(await manager.refusal(setToPerson, { userId: person, roleIds: [id] })).toBe(403);
  expect(await app.visitor.refusal(list, {})).toBe(401);
});

const isLong = process.env['LONG_TESTS'] === '1';
/** Which right somebody has by which of their roles that is in force: all of the product's grants, in one statement. */
const grants = async (): Promise<Map<string, Set<string>>> => {
  const { rows } = await app.services.pool.query<{ person_id: string; rights: string[] }>(
    `select pr.person_id, array_agg(distinct a.right_key) as rights from person_role pr join role r on r.id = pr.role_id and r.is_started
     join role_action ra on ra.role_id = r.id join action a on a.id = ra.action_id where a.right_key is not null group by 1`,
  );
  return new Map(rows.map(({ person_id: id, rights }) => [id, new Set(rights)]));
};
const sensitiveRights = areas.flatMap(({ area }) =>
  Object.entries(area.rights).flatMap(([key, right]) => (right.sensitive ? [key] : [])),
);
/** Somebody who administers people and reads roles, and may not manage these: by a role of the staff’s own. */
const deputyOf = async (loginName: string): Promise<Person> => {
  const names = { roleName: '副管理员', roleNameEn: 'Deputy', roleNameEs: 'Adjunto', remark: '' };
  const { id } = await administrator.do(add, {
    ...names,
    code: 'DEPUTY',
    basedOn: roleCode.administrator,
    dataScope: 'all',
  });
  const rights = ['person.administer', 'user.manage', 'account.reset', 'expert.create'];
  await administrator.do(give, { roleId: id, actionIds: await Promise.all(rights.map(actionOf)) });
  await administrator.do(setToPerson, { userId: await personOf(loginName), roleIds: [id] });
  return app.again(loginName);
};

// A thousand sequences of thirty steps in the long suite; a dozen whenever tests run.
test(
  '[AZ-09] whatever is granted by whom in whichever order, nobody gains by their own request or hands on what they lack, and an administrator stays',
  { timeout: isLong ? 3_600_000 : 120_000 },
  async () => {
    const all = await administrator.do(list, { pageSize: 100 });
    const people = await Promise.all(['cuijingting', 'linwanzhao', 'yanshenzhi', 'admin'].map(personOf));
    const roleIds = all.rows.map(({ id }) => id);
    // Whom the administrator leaves alone, and the deputy may look after.
    const plain = await Promise.all(['suyanqing', 'taolingyi', 'tangyuan', 'yetang'].map(personOf));
    const deputy = await deputyOf('jiangwangshu');
    const rightsOf = async (who: Person) => (await who.do(pageActions, { page: '/' })).toSorted();
    const [mine, his] = [await rightsOf(administrator), await rightsOf(deputy)];
    const lacking = sensitiveRights.filter((right) => !his.includes(right));
    expect(lacking.length).toBeGreaterThan(3);
    // What they may hand on they do: the walk is no row of refusals.
    const [owner, technologyManager] = [
      await roleOf(roleCode.owner),
      await roleOf(roleCode.technologyManager),
    ];
    const before = await grants();
    await deputy.do(staff.calls.edit, { id: plain[2]!, roleIds: [owner.id, technologyManager.id] });
    const now = (await grants()).get(plain[2]!)!;
    expect([...now].filter((right) => !before.get(plain[2]!)?.has(right)).length).toBeGreaterThan(0);
    const index = fc.nat({ max: 1_000 });
    const step = fc.record({
      by: fc.constantFrom('administrator', 'administrator', 'deputy'),
      action: fc.constantFrom('set', 'remove', 'toggle', 'give', 'edit'),
      who: index,
      role: index,
      other: index,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30 }), async (steps) => {
        for (const { by, action, who, role, other } of steps) {
          const actor = by === 'deputy' ? deputy : administrator;
          // Their own account is among those they try.
          const everybody = by === 'deputy' ? [...people, ...plain, deputy.id] : people;
          const userId = everybody[who % everybody.length]!;
          const roleId = roleIds[role % roleIds.length]!;
          const another = roleIds[other % roleIds.length]!;
          const before = by === 'deputy' ? await grants() : undefined;
          if (action === 'set') await codeOf(actor.do(setToPerson, { userId, roleIds: [roleId, another] }));
          if (action === 'remove') await codeOf(actor.do(removeHolders, { roleId, userIds: [userId] }));
          if (action === 'toggle') await codeOf(actor.do(startOrForbid, { id: roleId }));
          if (action === 'give')
            await codeOf(actor.do(give, { roleId, actionIds: other % 2 === 0 ? [] : await heldBy(another) }));
          if (action === 'edit') await codeOf(actor.do(staff.calls.edit, { id: userId, roleIds: [roleId] }));
          if (!before) continue;
          const after = await grants();
          for (const [id, rights] of after) {
            const gained = [...rights].filter((right) => !before.get(id)?.has(right));
            expect(gained.filter((right) => lacking.includes(right))).toEqual([]);
            if (id === deputy.id) expect(gained).toEqual([]);
          }
          // Nor does they take from anybody what they lack themselves.
          for (const [id, rights] of before)
            expect(lacking.filter((right) => rights.has(right) && !after.get(id)?.has(right))).toEqual([]);
        }
        expect(await rightsOf(administrator)).toEqual(mine);
        expect(await rightsOf(deputy)).toEqual(his);
      }),
      { numRuns: isLong ? 1_000 : 12 },
    );
  },
);
