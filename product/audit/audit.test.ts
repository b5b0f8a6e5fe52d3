import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { people as demonstration } from '#database/seeds/demo/people';
import { sealerOf } from '#start/jobs';
import type { Person } from '#testing';
import { keysFromText } from '#host/keys';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accepted, worldOf } from '#testing/story';
import { caseAt } from '#testing/reports/story';
import { exports } from '#product/exports/contract';
import { organisations } from '#product/organisations/contract';
import { roles } from '#product/roles/contract';
import { audit } from './contract';
import { roleCode, type RoleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const { list, timeline, entry, integrity, verify } = audit.calls;
const logins = {
  ADM: 'admin',
  PSA: 'zhouyiheng',
  PJJ: 'yanshenzhi',
  PGS: 'lujingxing',
  OWN: 'suyanqing',
} as const;

const app = await openedApp();
await caseAt(app, 'atPublicAgency');
await accepted(worldOf(app));
const admin = await app.signIn('admin');

type Filter = Parameters<typeof admin.do<typeof list>>[1];
const everything = async (person: Person, filter: Filter = {}) => {
  const rows = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = await person.do(list, { ...filter, pageIndex, pageSize: 100 });
    rows.push(...page.rows);
    if (page.rows.length < 100) return { rows, total: page.total };
  }
};
/** The log as it stands in the table, to hold what people are shown against. */
const stored = async () =>
  (
    await app.services.pool.query<{
      id: string;
      actor_id: string | null;
      organisation_id: string | null;
      acting_role: string | null;
      object_kind: string | null;
      object_id: string | null;
    }>('select * from audit_log')
  ).rows;

test('the administrator finds who did what to which record in words, and opens the record', async () => {
  const { rows } = await admin.do(list, { action: '提交成果申报', result: 'ok', pageSize: 100 });
  expect(rows.length).toBeGreaterThan(0);
  const [row] = rows;
  expect(row).toMatchObject({
    callName: '提交成果申报',
    objectKindName: '成果申报',
    actorRoles: expect.stringContaining('成果'),
    address: '127.0.0.1',
  });
  expect(row!.objectName).not.toBe('');
  expect(row!.url).toContain(row!.objectKey);
  admin.language = 'es';
  const spanish = await admin.do(list, { action: 'audit.list', pageSize: 5 });
  expect(spanish.total).toBe(0);
  const submitted = await admin.do(list, { action: 'presentada', result: 'ok' });
  expect(submitted.rows[0]!.callName).toBe('Solicitud presentada');
  admin.language = 'zh';
  const record = await admin.do(timeline, {
    objectKind: 'application',
    objectKey: row!.objectKey,
    pageSize: 100,
  });
  expect(record.total).toBeGreaterThan(3);
  expect(new Set(record.rows.map(({ objectKey }) => objectKey))).toEqual(new Set([row!.objectKey]));
  const session = await admin.do(timeline, { sessionKey: row!.sessionKey, pageSize: 100 });
  expect(new Set(session.rows.map(({ actorName }) => actorName))).toEqual(new Set([row!.actorName]));
  expect(await admin.refusal(timeline, {})).toBe(2733);
  expect(await admin.refusal(list, { startTime: '2026-12-02', endTime: '2026-12-01' })).toBe(2002);
});

test('an entry says what changed in words, and keeps no value that was not chosen to be told', async () => {
  const moved = await admin.do(list, { action: 'applications.accept', result: 'ok' });
  const accepted = await admin.do(entry, { id: moved.rows[0]!.id });
  expect(accepted.differences).toContainEqual({
    name: '状态',
    before: '已提交',
    after: '评价中',
    isHidden: false,
  });
  const saved = await admin.do(list, { action: 'applications.save', result: 'ok' });
  const draft = await admin.do(entry, { id: saved.rows.at(-1)!.id });
  expect(draft.differences.length).toBeGreaterThan(3);
  expect(draft.differences.filter(({ isHidden }) => !isHidden)).toEqual([]);
  const { rows } = await admin.do(organisations.calls.list, { pageSize: 100 });
  const some = rows.find(({ can }) => can.includes('lock'))!;
  await admin.do(organisations.calls.lock, { id: some.id, rowVersion: some.rowVersion } as never);
  const locked = await admin.do(list, { objectKind: 'organisation', objectKey: some.id });
  expect((await admin.do(entry, { id: locked.rows[0]!.id })).differences).toEqual([
    { name: '锁定', before: '否', after: '是', isHidden: false },
  ]);
  await admin.do(organisations.calls.lock, { id: some.id, rowVersion: some.rowVersion + 1 } as never);
  const text = JSON.stringify((await app.services.pool.query('select changes from audit_log')).rows);
  const values = demonstration.flatMap(({ mobile, email, identityCard, name }) => [mobile, email, identityCard, name]);
  expect(values.filter((value) => text.includes(value))).toEqual([]);
}); // oxfmt-ignore

test('[AZ-04] each role reads the same entries by list, count, filter, timeline, entry and export: those of its scope', async () => {
  const all = await stored();
  const seenBy: Record<string, Set<string>> = {};
  for (const [role, login] of Object.entries(logins)) {
    const person = await app.signIn(login);
    const { rows, total } = await everything(person);
    expect(rows.length, role).toBe(total);
    expect(rows.length, role).toBeGreaterThan(0);
    const seen = (seenBy[role] = new Set(rows.map(({ id }) => id)));
    // By any one filter, nobody finds more.
    for (const filter of [
      { objectKind: 'opinion' },
      { objectKind: 'application' },
      { result: 'refused' },
      { actor: '沈' },
      { endTime: '2100-01-01' },
    ] as const) {
      const found = await everything(person, filter);
      expect(found.rows.filter(({ id }) => !seen.has(id)), `${role} ${JSON.stringify(filter)}`).toEqual([]);
      expect(found.total).toBe(found.rows.length);
    }
    // What one did oneself everybody finds by their own name alone, whatever else they read.
    const own = await everything(person, { personId: person.id });
    expect(own.total, role).toBeGreaterThan(0);
    expect(own.rows.filter(({ actorKey }) => actorKey !== person.id), role).toEqual([]);
    const taken = await person.take(exports.calls.list, {
      list: list.path,
      query: {},
      scope: 'all',
      rowKey: 'id',
      columns: [{ field: 'callName', heading: '操作', kind: 'text' }],
      title: '系统日志',
    });
    const sheet = (await readXlsx(taken.bytes)).sheets[0]!.rows;
    expect(sheet.slice(1).map(([action]) => action), role).toEqual(rows.map(({ callName }) => callName));
    const hidden = all.filter(({ id }) => !seen.has(id));
    for (const row of hidden.filter(({ object_id }) => object_id !== null).slice(0, 5)) {
      expect(await person.refusal(entry, { id: row.id }), role).toBe(404);
      const kind = row.object_kind as 'application';
      const line = await person.wire('POST /api/Audit/GetTimeline', { ObjectKind: kind, ObjectKey: row.object_id, PageSize: 100 });
      for (const each of (line.ResultValue.rows ?? []) as { Id: string }[]) expect(seen.has(each.Id), role).toBe(true);
    }
  }
  // The export stands in the log itself, with its columns.
  const exported = await admin.do(list, { action: 'exports.list', objectKind: 'list', pageSize: 5 });
  expect(exported.rows[0]).toMatchObject({ objectName: '查看系统日志', result: 'ok' });

  const idOf = async (login: string) => (await app.signIn(login)).id;
  const [owner, assessor, manager] = await Promise.all([logins.OWN, logins.PGS, logins.PJJ].map(idOf));
  const by = (ids: Set<string>) => all.filter(({ id }) => ids.has(id));
  expect(by(seenBy[roleCode.owner]!).every(({ actor_id }) => actor_id === owner)).toBe(true);
  expect(by(seenBy[roleCode.assessor]!).every(({ actor_id }) => actor_id === assessor)).toBe(true);
  const [agency] = (await app.services.pool.query("select organisation_id from person where login_name = 'yanshenzhi'")).rows;
  expect(by(seenBy[roleCode.agency]!).every(({ organisation_id, actor_id }) => organisation_id === agency.organisation_id || actor_id === manager)).toBe(true);
  const publicAgency = await idOf(logins.PSA);
  expect(
    by(seenBy[roleCode.publicAgency]!).every(
      ({ object_kind, actor_id }) =>
        actor_id === publicAgency || ['application', 'material', 'report', 'opinion'].includes(object_kind ?? ''),
    ),
  ).toBe(true);
  expect(seenBy[roleCode.administrator]!.size).toBeGreaterThan(by(seenBy[roleCode.publicAgency]!).length);
}, 120_000); // oxfmt-ignore

test('[AZ-05] what a role may not read in the rows it may not ask by: address, sign-in of others, and who judges', async () => {
  const [agency, owner] = [await app.signIn(logins.PJJ), await app.signIn(logins.OWN)];
  const rows = (await everything(agency)).rows;
  const others = rows.filter(({ actorKey }) => actorKey !== agency.id);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ address, sessionKey }) => address !== '' || sessionKey !== '')).toEqual([]);
  expect(await agency.refusal(list, { address: '127.0.0.1' })).toBe(403);
  const foreign = (await admin.do(list, { personId: others[0]!.actorKey })).rows.find(({ sessionKey }) => sessionKey)!;
  expect((await agency.do(list, { sessionKey: foreign.sessionKey })).total).toBe(0);
  // The experts who judge an achievement are nowhere in what its owner can ask (AZ-13).
  const experts = (await app.services.pool.query<{ true_name: string; id: string }>(
    'select distinct person.id, true_name from opinion join person on person.id = expert_id',
  )).rows;
  expect(experts.length).toBeGreaterThan(2);
  for (const { true_name, id } of experts) {
    expect((await owner.do(list, { actor: true_name })).total).toBe(0);
    expect([0, 404]).toContain((await owner.wire('POST /api/Audit/GetAuditList', { PersonId: id })).ErrorCode);
  }
  const shown = JSON.stringify((await everything(owner)).rows);
  expect(experts.filter(({ true_name, id }) => shown.includes(true_name) || shown.includes(id))).toEqual([]);
}); // oxfmt-ignore

test('who has no right to the log reads nothing of it', async () => {
  for (const login of ['linwanzhao', 'tangyuan', 'shenyanqiu'])
    expect(await (await app.signIn(login)).refusal(list, {})).toBe(403);
  expect(await (await app.signIn(logins.PSA)).refusal(integrity, {})).toBe(403);
  expect(await app.visitor.refusal(list, {})).toBe(401);
});

test('an entry names the role of the staff’s own that somebody held, in the reader’s language, and its agency still reads it', async () => {
  const holds = async (code: string, basedOn: RoleCode, names: readonly [string, string, string], login: string) => {
    const [roleName, roleNameEn, roleNameEs] = names;
    const said = { code, basedOn, dataScope: 'all' as const, roleName, roleNameEn, roleNameEs, remark: '' };
    const { id } = await admin.do(roles.calls.add, said);
    const { rows } = await app.services.pool.query<{ id: string }>("select id from action where right_key = 'audit.read'");
    await admin.do(roles.calls.give, { roleId: id, actionIds: rows.map((row) => row.id) });
    const held = (await app.services.pool.query<{ id: string; role_id: string }>(
      'select person.id, role_id from person join person_role on person_id = person.id where login_name = $1',
      [login],
    )).rows;
    await admin.do(roles.calls.setToPerson, { userId: held[0]!.id, roleIds: [...held.map(({ role_id }) => role_id), id] });
    return app.again(login);
  };
  const auditor = await holds('AUDRO', roleCode.administrator, ['只读审计', 'Read-only auditor', 'Auditor de solo lectura'], 'linwanzhao');
  const reviser = await holds('REVISOR', roleCode.assessor, ['复核员', 'Reviser', 'Revisor'], logins.PGS);
  expect(await auditor.refusal(verify, {})).toBe(403);
  expect(await reviser.refusal(verify, {})).toBe(403);
  const rolesOf = async (reader: Person, who: Person) =>
    (await reader.do(list, { personId: who.id, action: 'audit.verify' })).rows[0]?.actorRoles.split(' · ').sort();
  expect(await rolesOf(admin, auditor)).toEqual(['内容编辑', '只读审计']);
  for (const [language, name] of [['en', 'Read-only auditor'], ['es', 'Auditor de solo lectura'], ['zh', '只读审计']] as const) {
    auditor.language = language;
    expect(await rolesOf(auditor, auditor)).toContain(name);
  }
  expect(await rolesOf(await app.signIn(logins.PJJ), reviser)).toContain('复核员');
}); // oxfmt-ignore

test('the line on integrity tells how far the chain is sealed, and checking it now finds it whole or where it breaks', async () => {
  const keys = keysFromText(await readFile(join(app.services.dataFolder, 'keys'), 'utf8'));
  const sealer = sealerOf(app.services, keys);
  app.pass({ minutes: 1 });
  await sealer.sealPending(app.now());
  const line = await admin.do(integrity, {});
  expect(line.sealed).toBeGreaterThan(50);
  expect(line.checkpointed).toBe(line.sealed);
  expect(line.checkpointAt).toBe(app.now().toISOString());
  expect(await admin.do(verify, {})).toMatchObject({ isIntact: true, sealed: line.sealed, firstFault: null });
  const { rows } = await admin.do(list, { action: 'audit.verify' });
  expect(rows[0]).toMatchObject({ callName: '校验系统日志', result: 'ok' });
  await admin.do(verify, {});
  expect(await admin.refusal(verify, {})).toBe(1004);
  const whole = await admin.do(list, { action: 'applications.submit', result: 'ok' });
  expect((await admin.do(entry, { id: whole.rows[0]!.id })).sealNumber).toBeGreaterThan(0);
});

test('a change of rights is told by the names of the rights', async () => {
  const { rows } = await admin.do(roles.calls.list, { pageSize: 50 });
  const assessor = rows.find(({ code }) => code === roleCode.assessor)!;
  const held = (await app.services.pool.query<{ id: string; right_key: string | null }>(
    'select action.id, right_key from role_action join action on action.id = action_id where role_id = $1',
    [assessor.id],
  )).rows;
  const actionIds = held.filter(({ right_key }) => right_key !== 'report.edit').map(({ id }) => id);
  await admin.do(roles.calls.give, { roleId: assessor.id, actionIds } as never);
  const nameOf = async (right: string) =>
    (await app.db.selectFrom('action').select('names').where('rightKey', '=', right).executeTakeFirstOrThrow()).names[0];
  const { rows: entries } = await admin.do(list, { objectKind: 'role', objectKey: assessor.id });
  expect(entries[0]).toMatchObject({ callName: '设置角色权限', objectName: assessor.title });
  expect((await admin.do(entry, { id: entries[0]!.id })).differences).toContainEqual(
    expect.objectContaining({ name: '收回权限', after: await nameOf('report.edit') }),
  );
}); // oxfmt-ignore

test('a newcomer reads what was changed in names: roles, places in the menu, what an organisation lies below or was merged into', async () => {
  const newest = async (filter: Filter) => {
    const { rows } = await admin.do(list, { ...filter, result: 'ok', pageSize: 5 });
    return admin.do(entry, { id: rows[0]!.id });
  };
  expect((await newest({ action: 'roles.setToPerson' })).differences).toContainEqual({
    name: '角色', before: '评估师', after: '评估师 · 复核员', isHidden: false,
  });
  expect((await newest({ action: 'roles.add' })).differences).toContainEqual(
    expect.objectContaining({ name: '数据范围依据', after: '评估师' }),
  );
  // A menu entry is moved: among its neighbours, and below another section.
  const { tree, sortActions, editAction } = roles.calls;
  const sections = (await admin.do(tree, {})).filter(({ isMenu, children }) => isMenu && children.length > 1);
  const [section, other] = [sections[0]!, sections.find(({ url }) => url === '/system')!];
  const before = section.children.map(({ text }) => text);
  const ids = section.children.map(({ id }) => id);
  await admin.do(sortActions, { ids: ids.toReversed() });
  expect(await newest({ action: 'roles.sortActions' })).toMatchObject({
    objectName: section.text,
    differences: [{ name: '顺序', before: before.join(' · '), after: before.toReversed().join(' · '), isHidden: false }],
  });
  const [moved] = other.children.slice(-1);
  const { text, textEn, textEs, url, icon, comment, hidden, sort, rowVersion } = moved!;
  const said = { id: moved!.id, text, textEn, textEs, url, icon, comment, hidden, sort, rowVersion };
  await admin.do(editAction, { ...said, parentId: section.id } as never);
  expect((await newest({ action: 'roles.editAction' })).differences).toEqual([
    { name: '上级', before: other.text, after: section.text, isHidden: false },
  ]);
  const { add: addOrganisation, merge } = organisations.calls;
  const { rows } = await admin.do(organisations.calls.list, { pageSize: 100 });
  const agency = rows.find(({ organisationNumber }) => organisationNumber === 'PJ001')!;
  const plain = { organisationType: '1', creditCode: '', qualification: '', technologyFields: [], validUntil: null };
  const clinic = await admin.do(addOrganisation, {
    ...plain, organisationName: '江澜分院', organisationNumber: 'ZZ901', parentId: agency.id,
  });
  expect((await newest({ objectKind: 'organisation', objectKey: 'ZZ901' })).differences).toContainEqual(
    { name: '上级', before: '', after: agency.organisationName, isHidden: false },
  );
  const [hospital] = rows.filter(({ organisationNumber }) => organisationNumber === 'YL001');
  await admin.do(merge, { id: clinic.id, intoId: hospital!.id, rowVersion: 1 } as never);
  expect((await newest({ action: 'organisations.merge' })).differences).toContainEqual(
    expect.objectContaining({ name: '合并到', after: hospital!.organisationName }),
  );
}); // oxfmt-ignore

test('the log is asked by an application’s number, with what belongs to it, and for changes alone', async () => {
  const numbered = async (kind: 'application' | 'report') =>
    (await app.services.pool.query<{ id: string; key: string; number: string }>(
      `select application.id, ${kind}.id as key, application_number as number from audit_log join ${kind} on ${kind}.id::text = object_id
       ${kind === 'report' ? 'join application on application.id = application_id' : ''} where application_number is not null limit 1`,
    )).rows[0]!;
  const [applied, reported] = [await numbered('application'), await numbered('report')];
  const keys = async (objectKey: string) =>
    (await everything(admin, { objectKey })).rows.map((row) => row.objectKey);
  expect(await keys(applied.number)).toEqual(expect.arrayContaining(await keys(applied.id)));
  expect(await keys(applied.number)).toContain(applied.id);
  expect(await keys(reported.number)).toContain(reported.key);
  expect(await keys(reported.number)).not.toContain(applied.id);
  const [everyAttempt, changes] = [await everything(admin), await everything(admin, { onlyChanges: true })];
  expect(changes.total).toBeGreaterThan(10);
  expect(changes.total).toBeLessThan(everyAttempt.total);
  const names = new Set(changes.rows.map(({ callName }) => callName));
  expect(names).toContain('设置角色权限');
  expect(names).not.toContain('登录');
  expect(changes.rows.filter(({ result }) => result !== 'ok')).toEqual([]);
}); // oxfmt-ignore
