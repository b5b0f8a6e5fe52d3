import { describe, expect, test } from 'vitest';
import { Refused } from '#testing';
import { applications } from '#product/applications/contract';
import { dictionaryCalls } from './contract';
import { labelsAt } from './server';
import { indexed, labelOf } from '#shell/dictionary/codes';
import { codeItemId, codeSetIds } from './server/identifiers';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const admin = await app.signIn('admin');

const { calls } = dictionaryCalls;
const names = (zh: string) => ({ name: zh, nameEn: `${zh} in English`, nameEs: `${zh} en español` });
const education = codeSetIds.education;
const item = (code: string, key = 'EDUCATION') => codeItemId(key, code);
/** The refusal as a person reads it. */
const refusalOf = async (pending: Promise<unknown>): Promise<Refused> => {
  const fault = await pending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (fault instanceof Refused) return fault;
  throw new Error('it should have been refused');
};
const setNow = async (id: string) => admin.do(calls.set, { id });
const itemNow = async (id: string) => admin.do(calls.item, { id });
/** What the browser of somebody who signs in now would offer. */
const offered = async (key: string) => {
  const person = await app.signIn('jiangwangshu');
  const sets = await person.do(calls.all, {});
  return sets
    .find(({ code }) => code === key)!
    .children.filter(({ isDeleted, isLocked }) => !isDeleted && !isLocked)
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ code }) => code);
};

describe('a code set', () => {
  test('[AP6.GetCodeSetList] [AP6.AddCodeSet] [AP6.EditCodeSet] [AP6.GetCodeSetById] [EN5] is added, found by a word in any language, renamed and taken a code that no other has', async () => {
    const { id } = await admin.do(calls.addSet, {
      ...names('合作方式'),
      code: 'COOPERATION',
      remark: '试用',
    });
    for (const name of ['合作', 'coOPERation', 'en español']) {
      const { rows, total } = await admin.do(calls.sets, { name, pageSize: 10_000 });
      expect(total).toBe(rows.length);
      expect(rows.find((row) => row.id === id)).toMatchObject({
        itemCount: 0,
        isLocked: false,
        remark: '试用',
      });
    }
    expect((await admin.do(calls.sets, { name: '%' })).total).toBe(0);
    const { rowVersion } = await admin.do(calls.editSet, {
      id,
      ...names('合作形式'),
      code: 'COOPERATION_FORM',
      rowVersion: 1,
    });
    expect(await setNow(id)).toMatchObject({
      name: '合作形式',
      code: 'COOPERATION_FORM',
      remark: '',
      rowVersion,
    });
    expect(await admin.refusal(calls.editSet, { id, name: '旧', code: 'COOPERATION', rowVersion: 1 })).toBe(
      2003,
    );
  });

  test('[EN5] refuses a code that is taken or misspelt, and a name that is blank', async () => {
    const taken = await refusalOf(admin.do(calls.addSet, { name: '重复', code: 'EDUCATION' }));
    expect([taken.code, taken.result]).toEqual([2002, [{ Field: 'Code', Msg: '该代码已被使用' }]]);
    for (const code of ['lower', '1A', 'A-B', 'A B'])
      expect(await admin.refusal(calls.addSet, { name: '坏', code })).toBe(2002);
    expect(await admin.refusal(calls.addSet, { name: '  ', code: 'BLANK' })).toBe(2002);
  });

  test('[EN5] of the program keeps its code, and a built-in one its items; their names may change', async () => {
    const maturity = await setNow(codeSetIds.maturity);
    expect(maturity).toMatchObject({ isBuiltIn: true, can: ['edit'], itemCount: 13 });
    const moved = await refusalOf(
      admin.do(calls.editSet, { id: education, name: '学历', code: 'SCHOOLING' }),
    );
    expect(moved.result).toEqual([{ Field: 'Code', Msg: '该代码已固定，不能修改' }]);
    expect(await admin.refusal(calls.lockSet, { id: maturity.id })).toBe(2501);
    expect(await admin.refusal(calls.addItem, { setId: maturity.id, ...names('十四级'), code: '14' })).toBe(
      2501,
    );
    const first = item('1', 'CSD');
    for (const call of [calls.lockItem, calls.removeItem])
      expect(await admin.refusal(call, { id: first })).toBe(2501);
    await admin.do(calls.editItem, { id: first, setId: maturity.id, ...names('报告阶段'), code: '1' });
    expect(await itemNow(first)).toMatchObject({ name: '报告阶段', code: '1', can: ['edit'] });
  });
});

describe('an item', () => {
  test('[AP6.AddCodeItem] [AP6.EditCodeItem] [AP6.GetCodeItemList] [AP6.GetCodeItemById] [AP6.GetAllCodeItemList] [EN5] is added below another one, edited, and everybody’s next cache holds it', async () => {
    const before = await admin.do(calls.version, {});
    const { id } = await admin.do(calls.addItem, {
      setId: codeSetIds.achievementType,
      parentId: item('1', 'FRUIT_TYPE'),
      ...names('放射治疗设备'),
      code: '1.6',
    });
    expect(await offered('FRUIT_TYPE')).toContain('1.6');
    expect((await admin.do(calls.version, {})).version).toBeGreaterThan(before.version);
    expect(await itemNow(id)).toMatchObject({ sort: 6, number: null, isDeleted: false });
    await admin.do(calls.editItem, {
      id,
      setId: codeSetIds.achievementType,
      ...names('放疗设备'),
      code: '1.7',
      number: 7,
      rowVersion: 1,
    });
    expect(await itemNow(id)).toMatchObject({
      name: '放疗设备',
      nameEs: '放疗设备 en español',
      code: '1.7',
      number: 7,
      parentId: item('1', 'FRUIT_TYPE'),
    });
    const below = { setId: codeSetIds.achievementType, parentId: item('1', 'FRUIT_TYPE') };
    const level = await admin.do(calls.items, { ...below, pageSize: 100 });
    expect(level.rows.map(({ code }) => code)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.7']);
    const found = await admin.do(calls.items, { setId: below.setId, name: '放疗' });
    expect(found.rows.map((row) => row.id)).toEqual([id]);
  });

  test.each([
    ['a code that is taken', { code: '5' }, 'Code'],
    ['a code with a dot and nothing above it', { code: '6.1' }, 'Code'],
    ['a code that is no code', { code: '六' }, 'Code'],
    ['a name that stands beside it', { name: '博士研究生' }, 'Name'],
    ['no Spanish name', { nameEs: ' ' }, 'NameEs'],
    ['a code too long for any column', { code: '1234567890123' }, 'Code'],
    ['a parent of another set', { parentId: codeItemId('SEX', '1') }, 'ParentId'],
    ['a parent whose code it does not carry', { parentId: item('1'), code: '6' }, 'Code'],
  ])('[EN5] with %s is refused beside the field', async (_, wrong, field) => {
    const refused = await refusalOf(
      admin.do(calls.addItem, { setId: education, ...names('新学历'), code: '6', ...wrong }),
    );
    expect(refused.code).toBe(2002);
    expect(refused.result).toMatchObject([{ Field: field }]);
  });

  test('[EN5] stands two levels deep at most, never below itself, and not in a foreign first level', async () => {
    const deep = await refusalOf(
      admin.do(calls.addItem, {
        setId: codeSetIds.achievementType,
        parentId: item('1.1', 'FRUIT_TYPE'),
        ...names('化药'),
        code: '1.1.1',
      }),
    );
    expect(deep.result).toMatchObject([{ Field: 'ParentId', Msg: '代码最多两级' }]);
    const { id } = await admin.do(calls.addItem, { setId: education, ...names('自学'), code: '7' });
    const circle = { id, setId: education, parentId: id, ...names('自学'), code: '7.7' };
    expect((await refusalOf(admin.do(calls.editItem, circle))).result).toMatchObject([{ Field: 'ParentId' }]);
    const top = { setId: codeSetIds.achievementType, ...names('第四类'), code: '4' };
    expect(await admin.refusal(calls.addItem, top)).toBe(2501);
  });

  test('[EN5] that is used keeps its code, and is not deleted: it says where and how often', async () => {
    const used = item('1.2', 'FRUIT_TYPE');
    const uses = await admin.do(calls.usesOfItem, { id: used });
    const { count } = await app.db
      .selectFrom('application')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('achievementType', '=', '1.2')
      .executeTakeFirstOrThrow();
    expect(uses.find(({ column }) => column === 'application.achievement_type')?.count).toBe(Number(count));
    const refused = await refusalOf(admin.do(calls.removeItem, { id: used }));
    expect(refused.code).toBe(2008);
    expect(refused.message).toContain(`引用中，不可删除：申报 ${count}`);
    expect(refused.result).toHaveLength(uses.length);
    const recoded = { id: used, setId: codeSetIds.achievementType, ...names('医疗器械'), code: '1.9' };
    expect((await refusalOf(admin.do(calls.editItem, recoded))).result).toMatchObject([{ Field: 'Code' }]);
    // A title of the second level is used; the series above it goes no more than it does.
    const series = await refusalOf(admin.do(calls.removeItem, { id: item('1', 'ZHICHENG') }));
    expect(series.code).toBe(2008);
  });

  test('[EN5] that nobody used is deleted with what stands below it, and comes back', async () => {
    const { id: setId } = await admin.do(calls.addSet, { ...names('场景'), code: 'SCENE' });
    const { id: top } = await admin.do(calls.addItem, { setId, ...names('门诊'), code: 'A' });
    const { id: below } = await admin.do(calls.addItem, {
      setId,
      parentId: top,
      ...names('急诊'),
      code: 'A.1',
    });
    await admin.do(calls.removeItem, { id: top, rowVersion: 1 });
    expect(await itemNow(below)).toMatchObject({ isDeleted: true, can: ['restore'] });
    expect(await offered('SCENE')).toEqual([]);
    expect(await admin.refusal(calls.removeItem, { id: top })).toBe(2001);
    expect(await admin.refusal(calls.restoreItem, { id: below })).toBe(2502);
    await admin.do(calls.restoreItem, { id: top, rowVersion: 2 });
    await admin.do(calls.restoreItem, { id: below });
    expect(await offered('SCENE')).toEqual(['A', 'A.1']);
    expect(await admin.refusal(calls.restoreItem, { id: top })).toBe(2001);
  });

  test('[EN5] is put into another place among those beside it, all of them or none', async () => {
    const { rows } = await admin.do(calls.items, { setId: codeSetIds.outcomeForm, pageSize: 100 });
    const ids = rows.map(({ id }) => id);
    const turned = ids.toReversed();
    await admin.do(calls.sortItems, { setId: codeSetIds.outcomeForm, ids: turned });
    expect((await offered('OUTCOME_FORM'))[0]).toBe('15');
    const order = async () =>
      (await admin.do(calls.items, { setId: codeSetIds.outcomeForm, pageSize: 100 })).rows.map(
        ({ id }) => id,
      );
    expect(await order()).toEqual(turned);
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]!], [...ids.slice(1), item('1')]])
      expect(await admin.refusal(calls.sortItems, { setId: codeSetIds.outcomeForm, ids: wrong })).toBe(2003);
    expect(await order()).toEqual(turned);
    const levels = await admin.do(calls.items, { setId: codeSetIds.maturity, pageSize: 100 });
    const scale = { setId: codeSetIds.maturity, ids: levels.rows.map(({ id }) => id) };
    expect(await admin.refusal(calls.sortItems, scale)).toBe(2501);
  });

  test('[EN5] changed by two at once belongs to the first, and one request is done once', async () => {
    const { id } = await admin.do(calls.addItem, { setId: education, ...names('函授'), code: '8' });
    const change = (name: string) =>
      admin.do(calls.editItem, { id, setId: education, ...names(name), code: '8', rowVersion: 1 });
    const both = await Promise.allSettled([change('甲'), change('乙')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect((lost.reason as Refused).code).toBe(2003);
    const twice = { setId: education, ...names('夜大'), code: '9' };
    const requestId = 'same-request-0001';
    const one = await admin.do(calls.addItem, twice, { requestId });
    expect(await admin.do(calls.addItem, twice, { requestId })).toEqual(one);
  });
});

describe('a new name', () => {
  test('[EN5] is what everybody reads from now on; what was submitted before keeps the name of its time', async () => {
    const id = item('3', 'TRANSFORM_METHOD');
    const setId = codeSetIds.transformationMethod;
    const submittedAt = app.now().toISOString();
    app.pass({ minutes: 1 });
    await admin.do(calls.editItem, { id, setId, ...names('许可使用'), code: '3' });
    app.pass({ minutes: 1 });
    const between = app.now().toISOString();
    app.pass({ minutes: 1 });
    await admin.do(calls.editItem, { id, setId, ...names('授权使用'), code: '3' });
    const readAt = async (at: string | null) =>
      (await labelsAt(app.db, at)).of('transformationMethod', '3', 'zh');
    expect([await readAt(submittedAt), await readAt(between), await readAt(null)]).toEqual([
      '许可',
      '许可使用',
      '授权使用',
    ]);
    const sets = await admin.do(calls.all, {});
    const there = sets.flatMap(({ children }) => children).find((each) => each.id === id)!;
    expect(there.formerNames!.map(({ name }) => name)).toEqual(['许可', '许可使用']);
    const browsers = indexed({
      name: 'transformationMethod',
      items: [
        {
          ...there,
          parentId: null,
          closed: false,
          names: [there.name, there.nameEn, there.nameEs],
          former: there.formerNames!.map(({ until, name, nameEn, nameEs }) => ({
            until,
            names: [name, nameEn, nameEs],
          })),
        },
      ],
    });
    const shown = (at: string | null) => labelOf(browsers, '3', 'en', at);
    expect([shown(submittedAt), shown(between), shown(null)]).toEqual([
      'Licence',
      '许可使用 in English',
      '授权使用 in English',
    ]);
    const page = await (await app.visitor.get('/resultInfo', { cookie: 'language=zh' })).text();
    expect(page).toContain('>授权使用<');
    expect(page).not.toContain('>许可<');
  });

  test('[EN5] of an item that staff added reaches visitors as words, not as a code', async () => {
    const setId = codeSetIds.transformationMethod;
    await admin.do(calls.addItem, { setId, ...names('概念验证合作'), code: '7' });
    await app.services.pool.query(
      `update application set form = jsonb_set(form, '{transformationMethod}', '"7"') where id =
        (select application_id from report where report_number is not null and status = 1 and not is_limited limit 1)`,
    );
    const page = await (await app.visitor.get('/resultInfo', { cookie: 'language=zh' })).text();
    expect(page).toContain('概念验证合作');
  });
});

describe('locking', () => {
  test('[AP6.LockCodeSet] [AP6.LockCodeItem] [ST4] code sets and items are locked and unlocked', async () => {
    const { id } = await admin.do(calls.addItem, { setId: education, ...names('进修'), code: 'J' });
    await admin.do(calls.lockItem, { id, rowVersion: 1 });
    expect(await itemNow(id)).toMatchObject({ isLocked: true, rowVersion: 2 });
    expect(await offered('EDUCATION')).not.toContain('J');
    const child = { setId: education, parentId: id, ...names('短期'), code: 'J.1' };
    expect(await admin.refusal(calls.addItem, child)).toBe(2007);
    expect(await admin.refusal(calls.lockItem, { id, rowVersion: 1 })).toBe(2003);
    await admin.do(calls.lockItem, { id });
    expect(await offered('EDUCATION')).toContain('J');

    await admin.do(calls.lockSet, { id: education, rowVersion: 1 });
    expect(await setNow(education)).toMatchObject({ isLocked: true, can: ['lock'] });
    expect((await itemNow(id)).can).toEqual([]);
    const edit = { id, setId: education, ...names('进修生'), code: 'J' };
    expect(await admin.refusal(calls.editItem, edit)).toBe(2007);
    expect(await admin.refusal(calls.addItem, { setId: education, ...names('旁听'), code: 'K' })).toBe(2007);
    for (const call of [calls.lockItem, calls.removeItem, calls.restoreItem])
      expect(await admin.refusal(call, { id })).toBe(2007);
    expect(await admin.refusal(calls.sortItems, { setId: education, ids: [id] })).toBe(2007);
    expect(await admin.refusal(calls.editSet, { id: education, name: '学历', code: 'EDUCATION' })).toBe(2007);
    await admin.do(calls.lockSet, { id: education });
    await admin.do(calls.editItem, edit);
  });

  test('[AP6.LockCodeSet] [AP6.LockCodeItem] [ST4] whoever says which state is wanted gets it, however often they ask', async () => {
    const { id } = await admin.do(calls.addItem, { setId: education, ...names('研修'), code: 'M' });
    const turn = async (call: string, Id: string, State: number | string) =>
      (await admin.wire(`GET /api/BaseData/${call}`, { Id, State })).ErrorCode;
    for (const [state, isLocked] of [[1, true], [1, true], [0, false], ['0', false]] as const) {
      expect(await turn('LockCodeItem', id, state)).toBe(0);
      expect((await itemNow(id)).isLocked).toBe(isLocked);
    }
    expect((await itemNow(id)).rowVersion).toBe(3);
    for (const [state, isLocked] of [[0, false], [1, true], [1, true], [0, false]] as const) {
      expect(await turn('LockCodeSet', education, state)).toBe(0);
      expect((await setNow(education)).isLocked).toBe(isLocked);
    }
    expect(await turn('LockCodeItem', id, 'locked')).toBe(2002);
    expect(await turn('LockCodeItem', id, 2)).toBe(2002);
    expect((await itemNow(id)).isLocked).toBe(false);
  }); // oxfmt-ignore

  test('[EN5] takes an item from new forms, and from those that hold it only when they change it', async () => {
    const owner = await app.signIn('suyanqing');
    const { save } = applications.calls;
    const data = { achievementName: '锁定前的草稿', achievementType: '1.2', technologyField: '7' };
    const draft = await owner.do(save, { step: 'apply', data });
    const agriculture = item('7', 'TECH_FIELD');
    await admin.do(calls.lockItem, { id: agriculture });
    const stored = await owner.do(save, {
      step: 'apply',
      ...draft,
      data: { ...data, collegeName: '农学院' },
    });
    const anew = await refusalOf(
      owner.do(save, { step: 'apply', data: { ...data, achievementName: '锁定后' } }),
    );
    expect(anew.result).toEqual([{ Field: 'TechnologyField', Msg: '请选择列表中的选项' }]);
    const other = await owner.do(save, { step: 'apply', ...stored, data: { technologyField: '1' } });
    expect(await owner.refusal(save, { step: 'apply', ...other, data: { technologyField: '7' } })).toBe(2002);
    await admin.do(calls.lockItem, { id: agriculture });
    await owner.do(save, { step: 'apply', ...other, data: { technologyField: '7' } });
    // A deleted one, and one below a locked one, are offered no more than a locked one is.
    await admin.do(calls.lockItem, { id: item('1', 'TOPIC_SOURCE') });
    const topic = { source: '1.1', planName: '面上项目', projectNumber: 'K-1', fund: null };
    const sources = { ...data, achievementName: '下级', topicSources: [topic] };
    expect(await owner.refusal(save, { step: 'apply', data: sources })).toBe(2002);
    await admin.do(calls.lockItem, { id: item('1', 'TOPIC_SOURCE') });
    await owner.do(save, { step: 'apply', data: sources });
  });

  test('[EN5] takes an item that staff added into a form as any other', async () => {
    const owner = await app.signIn('suyanqing');
    const setId = codeSetIds.technologyField;
    const { id } = await admin.do(calls.addItem, { setId, ...names('脑机接口'), code: '13' });
    const data = { achievementName: '脑机接口康复', achievementType: '1.2', technologyField: '13' };
    await owner.do(applications.calls.save, { step: 'apply', data });
    expect(await admin.refusal(calls.removeItem, { id })).toBe(2008);
  });

  test('[EN5] leaves alone what rules of the program name, though the set is the staff’s', async () => {
    const none = item('12', 'IP_FORM');
    expect((await itemNow(none)).can).not.toContain('lock');
    expect(await admin.refusal(calls.lockItem, { id: none })).toBe(2501);
    expect(await admin.refusal(calls.removeItem, { id: none })).toBe(2501);
  });
});

describe('who may', () => {
  test('the public-service agency looks and changes nothing; others do not even look', async () => {
    const agency = await app.signIn('zhouyiheng');
    const owner = await app.signIn('jiangwangshu');
    const page = await agency.do(calls.items, { setId: education, pageSize: 100 });
    expect(page.rows.flatMap(({ can }) => can)).toEqual([]);
    expect((await agency.do(calls.set, { id: education })).can).toEqual([]);
    expect((await agency.do(calls.usesOfSet, { id: education })).length).toBeGreaterThan(0);
    const added = { setId: education, ...names('私塾'), code: 'S' };
    for (const person of [agency, owner]) {
      expect(await person.refusal(calls.addItem, added)).toBe(403);
      expect(await person.refusal(calls.lockItem, { id: item('1') })).toBe(403);
      expect(await person.refusal(calls.lockSet, { id: education })).toBe(403);
      expect(await person.refusal(calls.addSet, { name: '私', code: 'PRIVATE' })).toBe(403);
    }
    for (const [call, input] of [
      [calls.sets, {}],
      [calls.set, { id: education }],
      [calls.items, { setId: education }],
      [calls.item, { id: item('1') }],
      [calls.usesOfItem, { id: item('1') }],
    ] as const)
      expect(await owner.refusal(call as typeof calls.set, input as { id: string })).toBe(403);
    expect(await app.visitor.refusal(calls.version, {})).toBe(401);
    expect(await app.visitor.refusal(calls.lockItem, { id: item('1') })).toBe(401);
  });

  test('an id that names nothing is not found, in whichever call', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    for (const call of [calls.set, calls.lockSet, calls.item, calls.lockItem, calls.usesOfItem] as const)
      expect(await admin.refusal(call as typeof calls.set, { id })).toBe(404);
    expect(await admin.refusal(calls.items, { setId: id })).toBe(404);
    expect(await admin.refusal(calls.items, { setId: education, parentId: id })).toBe(404);
  });

  test('[EN5] every change stands in the audit log under its object', async () => {
    const { id } = await admin.do(calls.addItem, { setId: education, ...names('留痕'), code: 'L' });
    await admin.do(calls.lockItem, { id });
    await admin.do(calls.removeItem, { id });
    const entries = await app.db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'result', 'afterHash'])
      .where('objectId', '=', id)
      .execute();
    expect(entries.map(({ action, result }) => `${action} ${result}`).sort()).toEqual([
      'dictionaries.addItem ok',
      'dictionaries.lockItem ok',
      'dictionaries.removeItem ok',
    ]);
    for (const entry of entries) expect([entry.actorId, entry.afterHash !== null]).toEqual([admin.id, true]);
  });
});
