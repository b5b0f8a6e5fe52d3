import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../host/context';
import { sql } from 'kysely';
import type { Me } from '../../host/me';
import { systemMove } from '../../host/moves';
import type { SeededIds } from '../../start/seed/draft-of';
import { openHouse, Refused, type Person, type TestHouse } from '../../start/testing';
import { applications } from './contract';
import { missingFor } from './submission';
import { codeFor, complete, drafted, idsOf, submitted, wholeOf } from './testing/story';

const { calls } = applications;
let house: TestHouse;
let ids: SeededIds;
let owner: Person;
let manager: Person;
beforeAll(async () => {
  house = await openHouse();
  ids = await idsOf(house);
  owner = await house.signIn('suyanqing');
  manager = await house.signIn('yanshenzhi');
});
afterAll(() => house.close());

const later = (days: number) =>
  new Date(house.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const contextOf = ({ house: of, now }: TestHouse): Context<Me | null, unknown> => ({
  me: null,
  object: undefined,
  db: of.db,
  house: of,
  now: now(),
  language: 'zh',
  requestId: 'story',
  address: '127.0.0.1',
  browser: false,
  agent: '',
  cookies: { get: () => undefined, set: () => undefined },
  audit: () => undefined,
  afterCommit: () => undefined,
  newId: of.newId,
});
const refusedWith = async (deed: Promise<unknown>): Promise<Refused> => {
  const fault = await deed.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(fault instanceof Refused)) throw new Error('this should have been refused');
  return fault;
};

describe('drafting', () => {
  test('[A1] [A2] a draft begins and is saved with nothing, holds half-filled rows, and lacks them when it is submitted', async () => {
    const begun = await owner.do(calls.save, { step: 'apply', data: {} });
    expect(await wholeOf(owner, begun.id)).toMatchObject({ achievementName: '', achievementType: null });
    const halves = {
      topicSources: [{ planName: '只有计划名称', projectNumber: '' }],
      rights: [{ name: '只有名称', number: '', country: 'CN', owner: '', isCore: false, inventors: [] }],
      approvals: [{ number: '只有文号', issuer: '' }],
      benefits: [{ basis: '只有依据', tax: '1.00' }],
      organisations: [{ name: '', isMain: false, contribution: '' }],
      persons: [{ name: '只有姓名', organisationName: '', contribution: '' }],
      papers: [{ title: '只有题名', journal: '', doi: '', authors: [] }],
    };
    const saved = await owner.do(calls.save, { step: 'edit', ...begun, data: halves });
    const found = await wholeOf(owner, begun.id);
    expect(found).toMatchObject({ ...halves, economicBenefit: '1.00' });
    const { rows } = await owner.do(calls.list, { status: 'draft' });
    expect(rows.find(({ id }) => id === begun.id)).toMatchObject({
      achievementName: '',
      achievementType: null,
    });
    const places = missingFor(found, { ownerId: '', today: later(0) }).map(({ path }) => path.join('.'));
    expect(places).toEqual(
      expect.arrayContaining([
        'achievementName',
        'achievementType',
        'topicSources.0.source',
        'rights.0.form',
        'approvals.0.kind',
        'benefits.0.year',
        'benefits.0.newSales',
        'organisations.0.name',
        'persons.0.organisationName',
      ]),
    );
    expect(places).not.toContain('benefits.0.tax');
    await owner.do(calls.remove, saved);
  });

  test('a draft keeps what it is told, and forgets what is set to null', async () => {
    const { id, rowVersion } = await owner.do(calls.save, {
      step: 'apply',
      data: { achievementName: '草稿一', achievementType: '1.2', collegeName: '骨科学院' },
    });
    const second = await owner.do(calls.save, {
      step: 'apply2',
      id,
      rowVersion,
      data: {
        benefits: [
          { year: 2024, newSales: '10.00', newProfit: '1.10', tax: '0.20', savedCost: '2.05', basis: '财务' },
        ],
      },
    });
    const third = await owner.do(calls.save, { step: 'apply', ...second, data: { collegeName: null } });
    const found = await wholeOf(owner, id);
    expect(found).toMatchObject({
      achievementName: '草稿一',
      collegeName: null,
      economicBenefit: '3.35',
      rowVersion: third.rowVersion,
    });
    expect(await owner.refusal(calls.save, { step: 'apply', id, rowVersion, data: {} })).toBe(2003);
    const stranger = await house.signIn('jiangwangshu');
    expect(await stranger.refusal(calls.save, { step: 'apply', id, rowVersion: 3, data: {} })).toBe(404);
    expect(await manager.refusal(calls.dossier, { id })).toBe(404);
    expect(await owner.do(calls.remove, { id, rowVersion: 3 })).toMatchObject({ status: 'draft' });
    expect(await owner.refusal(calls.dossier, { id })).toBe(404);
  });

  test('a code that no dictionary knows is refused where it stands', async () => {
    const refused = await refusedWith(
      owner.do(calls.save, { step: 'apply', data: { achievementName: '某', achievementType: '9.9' } }),
    );
    expect(refused.code).toBe(2002);
    expect(refused.result).toEqual([{ Field: 'FruitType', Msg: '请选择列表中的选项' }]);
  });

  test('a technology manager drafts for an owner who named him, and for nobody else; he gives no word in the owner’s stead', async () => {
    const tang = await house.signIn('tangyuan');
    const data = { achievementName: '代拟草稿', achievementType: '1.2' };
    const ownerId = ids.people.get('taolingyi')!;
    expect(await tang.refusal(calls.save, { step: 'apply', ownerId, data })).toBeOneOf([403, 404]);
    const { id, rowVersion } = await drafted(owner, complete(ids, '交给科技经理的草稿'));
    const saved = await tang.do(calls.save, { step: 'apply', id, rowVersion, data: { stage: '3' } });
    expect(
      await tang.refusal(calls.save, { step: 'apply3', ...saved, data: { consentPublish: false } }),
    ).toBe(403);
    expect(await tang.refusal(calls.submit, { id, rowVersion: saved.rowVersion, signCode: '000000' })).toBe(
      403,
    );
    await owner.do(calls.remove, { id, rowVersion: saved.rowVersion });
  });

  test('the twenty-first open draft is refused', async () => {
    const liruoan = await house.signIn('liruoan');
    for (let count = 0; count < 20; count += 1)
      await drafted(liruoan, { achievementName: `草稿${count}`, achievementType: '2.1' });
    expect(
      await liruoan.refusal(calls.save, {
        step: 'apply',
        data: { achievementName: '再一份', achievementType: '2.1' },
      }),
    ).toBe(2102);
  });
});

describe('submitting', () => {
  test('[ST1] a complete application is signed, numbered, frozen and on the agency’s desk', async () => {
    const { id, status } = await submitted(house, 'suyanqing', complete(ids, '提交一次的成果'));
    expect(status).toBe('submitted');
    const seen = await wholeOf(manager, id);
    expect(seen.applicationNumber).toMatch(/^CG2026\d{7}$/);
    expect(seen.can.sort()).toEqual(['accept', 'reject', 'return']);
    expect(seen.dueAt).not.toBeNull();
    const snapshot = await house.db
      .selectFrom('applicationSnapshot')
      .selectAll()
      .where('applicationId', '=', id)
      .execute();
    expect(snapshot.map(({ version }) => version)).toEqual([1]);
    const timeline = await owner.do(calls.timeline, { id });
    expect(timeline.map(({ action, to }) => [action, to])).toEqual([
      ['新建草稿', 'draft'],
      ['提交申报', 'submitted'],
    ]);
    const told = await house.db
      .selectFrom('notice')
      .select('kind')
      .where('personId', '=', ids.people.get('yanshenzhi')!)
      .where('objectId', '=', id)
      .execute();
    expect(told).toEqual([{ kind: 'applications.toldSubmitted' }]);
    const next = await submitted(house, 'suyanqing', complete(ids, '提交一次的成果之后的一项'));
    const numbers = [seen, await wholeOf(manager, next.id)].map((one) => Number(one.applicationNumber!.slice(2)));
    expect(numbers[1]).toBe(numbers[0]! + 1);
  }); // prettier-ignore

  test('each mandatory rule speaks beside its field', async () => {
    const { id, rowVersion } = await drafted(owner, {
      ...complete(ids, '缺得很多'),
      startMonth: '2025-05',
      endMonth: '2024-05',
      organisations: [
        { name: '甲', isMain: false, type: '1', contribution: '' },
        { name: '乙', isMain: false, type: '1', contribution: '' },
      ],
      persons: [],
      approvals: [],
      commitments: [],
      technologyField: '11',
    });
    const refused = await refusedWith(owner.do(calls.submit, { id, rowVersion, signCode: '000000' }));
    expect(refused.code).toBe(2002);
    expect((refused.result as { Field: string }[]).map(({ Field }) => Field).sort()).toEqual([
      'Approvals',
      'Attachments',
      'CommitmentIds',
      'EndDate',
      'Orgs',
      'PJJGOrgId',
      'Persons',
    ]);
    await owner.do(calls.remove, { id, rowVersion });
  });

  test('a state secret is refused for ever, an agency that took part is refused as a conflict', async () => {
    const secret = await refusedWith(drafted(owner, complete(ids, '秘密', { isSecret: true })));
    expect(secret.result).toEqual([{ Field: 'IsSecret', Msg: '涉及国家秘密的成果不得申报' }]);
    const kept = await drafted(owner, complete(ids, '从前存下的秘密', { isSecret: false }));
    await house.db
      .updateTable('application')
      .set({ form: sql`form || '{"isSecret": true}'::jsonb` as never })
      .where('id', '=', kept.id)
      .execute();
    const refused = await refusedWith(owner.do(calls.submit, { ...kept, signCode: '000000' }));
    expect(refused).toMatchObject({ code: 2103, result: [{ Field: 'IsSecret' }] });
    await owner.do(calls.remove, kept);
    const mine = complete(ids, '自评自');
    const agencyId = ids.organisations.get('PJ001')!;
    const taking = async (organisationId: string | null, name: string, meanwhile?: () => Promise<unknown>) => {
      const part = { organisationId, name, isMain: false, type: '6', contribution: '检测' };
      const own = await drafted(owner, { ...mine, organisations: [...mine.organisations!, part] });
      await meanwhile?.();
      const refused = await refusedWith(owner.do(calls.submit, { ...own, signCode: '000000' }));
      await owner.do(calls.remove, own);
      return [refused.code, (refused.result as { Field: string }[] | null)?.[0]?.Field];
    };
    // By its record, by its name alone, and once it was merged by the name it was entered with.
    expect(await taking(agencyId, '衡正中心某部')).toEqual([2005, 'PJJGOrgId']);
    expect(await taking(null, '江澜衡正 科技评价中心')).toEqual([2005, 'PJJGOrgId']);
    const mergeInto = (into: string | null) =>
      house.house.pool.query('update organisation_entry set merged_into = $2, read_as = $2 where id = $1', [agencyId, into]);
    const merged = () => mergeInto(ids.organisations.get('PJ002')!);
    expect(await taking(null, '江澜衡正科技评价中心', merged)).toEqual([2005, 'PJJGOrgId']);
    await mergeInto(null);
    expect((await taking(null, '衡正中心某部'))[0]).not.toBe(2005);
  }); // prettier-ignore

  test('a code for another content, a wrong code and a second use are refused', async () => {
    const made = await drafted(owner, complete(ids, '签署码绑定内容'));
    const code = await codeFor(house, owner, 'suyanqing', made.id);
    const changed = await owner.do(calls.save, { step: 'apply', ...made, data: { stage: '1' } });
    expect(await owner.refusal(calls.submit, { ...changed, signCode: code })).toBe(1003);
    const fresh = await codeFor(house, owner, 'suyanqing', made.id);
    await owner.do(calls.submit, { ...changed, signCode: fresh });
    expect(await owner.refusal(calls.submit, { ...changed, signCode: fresh })).toBe(2003);
    expect(await owner.refusal(calls.submit, { id: made.id, rowVersion: 3, signCode: fresh })).toBe(2001);
  });

  test('the same name and main organisation, and the same core right, are found and refused with the matches', async () => {
    const right = {
      form: '1',
      status: '4',
      name: '专利',
      number: 'ZL 2020 1 0000001.0',
      country: 'CN',
      appliedOn: null,
      grantedOn: null,
      owner: '',
      isCore: true,
      inventors: [],
    };
    await submitted(house, 'suyanqing', complete(ids, '已经报过的成果', { rights: [right] }));
    const again = await drafted(owner, complete(ids, '已经报过 的成果'));
    const refused = await refusedWith(owner.do(calls.submit, { ...again, signCode: '000000' }));
    expect(refused.code).toBe(2004);
    expect(refused.result).toMatchObject([
      { ApplyInfo: '已经报过的成果', Reason: '成果名称与主要完成单位相同' },
    ]);
    const sameRight = await drafted(
      owner,
      complete(ids, '换个名字', { rights: [{ ...right, number: 'cn202010000001.0' }] }),
    );
    expect(await owner.refusal(calls.submit, { ...sameRight, signCode: '000000' })).toBe(2004);
    const before = await owner.do(calls.checkDuplicate, { achievementName: '', id: again.id });
    expect(before).toMatchObject([
      { achievementName: '已经报过的成果', reason: '成果名称与主要完成单位相同' },
    ]);
    expect(before[0]!.id).not.toBeNull();
    // An application anew is no duplicate of the one it follows.
    const follows = (id: string | null) =>
      house.db
        .updateTable('application')
        .set({ previousApplicationId: id })
        .where('id', '=', again.id)
        .execute();
    await follows(before[0]!.id);
    expect(await owner.refusal(calls.submit, { ...again, signCode: '000000' })).toBe(1003);
    await follows(null);
    await owner.do(calls.remove, again);
    await owner.do(calls.remove, sameRight);
  });

  test('the same request asked twice is done once; two at once make one winner', async () => {
    const made = await drafted(owner, complete(ids, '同一请求两次'));
    const code = await codeFor(house, owner, 'suyanqing', made.id);
    const sent = { requestId: 'submit-once-0001' };
    const first = await owner.do(calls.submit, { ...made, signCode: code }, sent);
    expect(await owner.do(calls.submit, { ...made, signCode: code }, sent)).toEqual(first);
    const rivals = await Promise.allSettled([
      owner.do(calls.cancel, { id: made.id, rowVersion: first.rowVersion }),
      manager.do(calls.reject, {
        id: made.id,
        rowVersion: first.rowVersion,
        reasonCode: '4',
        reason: '不属于本机构的评价范围，请另行委托。',
      }),
    ]);
    const lost = rivals.filter((each) => each.status === 'rejected').map(({ reason }) => reason.code);
    expect(lost).toEqual([2003]);
  });
});

describe('taking in', () => {
  test('a return names defects, a fourth is refused; a returned draft is cancelled, never deleted', async () => {
    let { id, rowVersion } = await submitted(house, 'suyanqing', complete(ids, '三次补正'));
    const defects = [{ field: 'approvals' as const, text: '请补充伦理批件' }];
    expect(
      (
        await manager.wire('POST /api/ApplyFor/ReturnApply', {
          Id: id,
          RowVersion: rowVersion,
          DueDate: later(7),
          Defects: [],
        })
      ).ErrorCode,
    ).toBe(2002);
    expect(await manager.refusal(calls.return, { id, rowVersion, dueDate: later(40), defects })).toBe(2002);
    for (let round = 1; round <= 3; round += 1) {
      ({ rowVersion } = await manager.do(calls.return, { id, rowVersion, dueDate: later(7), defects }));
      const returned = await wholeOf(owner, id);
      expect(returned).toMatchObject({ status: 'draft', returnCount: round, defects });
      expect(returned.can.sort()).toEqual(['cancel', 'save', 'submit']);
      expect(await owner.refusal(calls.remove, { id, rowVersion })).toBe(2001);
      const signCode = await codeFor(house, owner, 'suyanqing', id);
      ({ rowVersion } = await owner.do(calls.submit, { id, rowVersion, signCode }));
    }
    expect(await manager.refusal(calls.return, { id, rowVersion, dueDate: later(7), defects })).toBe(2104);
    expect(await owner.do(calls.cancel, { id, rowVersion, reason: '改期' })).toMatchObject({
      status: 'cancelled',
    });
  });

  test('a rejection needs a reason of ten characters, and another agency does not even find it', async () => {
    const { id, rowVersion } = await submitted(house, 'suyanqing', complete(ids, '不予受理的成果'));
    const said = { id, rowVersion, reasonCode: '4', reason: '不属于本机构受理的评价范围' };
    const other = await house.signIn('shixiting');
    expect(await other.refusal(calls.reject, said)).toBe(404);
    expect(await owner.refusal(calls.reject, said)).toBe(403);
    expect(await manager.refusal(calls.reject, { ...said, reason: '短' })).toBe(2002);
    expect(await manager.do(calls.reject, said)).toMatchObject({ status: 'rejected' });
    expect(await wholeOf(owner, id)).toMatchObject({ decisionReason: '4', decisionText: said.reason });
    expect(await owner.refusal(calls.cancel, { id, rowVersion: rowVersion + 1 })).toBe(2001);
  });

  test('accepting asks for a fit, independent assessor of the agency and begins the material', async () => {
    const { id, rowVersion } = await submitted(house, 'suyanqing', complete(ids, '受理的成果'));
    const said = {
      id,
      rowVersion,
      contractNumber: 'HT-1',
      fee: '3.00',
      planStart: later(1),
      planEnd: later(90),
    };
    const options = await manager.do(calls.assessorOptions, { id });
    expect(options.map(({ trueName, isSelectable }) => [trueName, isSelectable])).toEqual(
      expect.arrayContaining([
        ['陆景行', true],
        ['纪闻笛', true],
      ]),
    );
    const foreign = ids.people.get('xuzhibai')!;
    expect(await manager.refusal(calls.accept, { ...said, assessorId: foreign })).toBe(404);
    expect(await manager.refusal(calls.accept, { ...said, assessorId: manager.id })).toBe(2105);
    const assessorId = ids.people.get('lujingxing')!;
    expect(await manager.refusal(calls.accept, { ...said, assessorId, planEnd: later(-1) })).toBe(2002);
    expect(await manager.do(calls.accept, { ...said, assessorId })).toMatchObject({ status: 'evaluating' });
    const assessor = await house.signIn('lujingxing');
    expect(await wholeOf(assessor, id)).toMatchObject({ assessorName: '陆景行', contractNumber: 'HT-1' });
  });

  test('an agency manager named among those who did the work decides nothing', async () => {
    const mine = complete(ids, '评价机构负责人参与的成果');
    const { id, rowVersion } = await submitted(house, 'suyanqing', {
      ...mine,
      persons: [
        ...mine.persons!.map((row) => ({ ...row, share: 10 })),
        {
          name: '严慎之',
          sex: '1',
          birthYear: 1974,
          professionalTitle: '8.2',
          education: '2',
          organisationName: '江澜衡正科技评价中心',
          contribution: '',
          share: 10,
        },
      ],
    });
    expect(
      await manager.refusal(calls.reject, {
        id,
        rowVersion,
        reasonCode: '4',
        reason: '不属于本机构受理的评价范围',
      }),
    ).toBe(2005);
  });
});

describe('the system’s moves', () => {
  test('[ST1] nobody walks to review, pass or back by hand: only a move of the report takes the application along', async () => {
    const row = await house.db
      .selectFrom('application')
      .select('id')
      .where('status', '=', 7)
      .where('ownerId', '=', owner.id)
      .executeTakeFirstOrThrow();
    const context = contextOf(house);
    for (const deed of ['pass', 'returnToAgency'])
      await expect(systemMove(context, 'application', row.id, deed)).rejects.toMatchObject({ code: 2001 });
    await systemMove(context, 'application', row.id, 'toPublicReview');
    const reviewer = await house.signIn('zhouyiheng');
    expect(await wholeOf(reviewer, row.id)).toMatchObject({ status: 'publicReview', can: [] });
    await systemMove(context, 'application', row.id, 'returnToAgency');
    expect((await reviewer.do(calls.dossier, { id: row.id })).view).toBe('summary');
    await systemMove(context, 'application', row.id, 'toPublicReview');
    await systemMove(context, 'application', row.id, 'pass');
    expect(await wholeOf(owner, row.id)).toMatchObject({
      status: 'passed',
      decidedAt: house.now().toISOString(),
    });
    for (const deed of ['toPublicReview', 'returnToAgency'])
      await expect(systemMove(context, 'application', row.id, deed)).rejects.toMatchObject({ code: 2001 });
  });
});

describe('who sees what', () => {
  test('supervision reads a summary of what is under way; administration too; an editor nothing', async () => {
    const { id } = await submitted(house, 'suyanqing', complete(ids, '只看摘要的成果'));
    for (const login of ['zhouyiheng', 'admin']) {
      const reader = await house.signIn(login);
      const found = await reader.do(calls.dossier, { id });
      expect(found.view).toBe('summary');
      expect(Object.keys(found)).not.toContain('attachments');
      expect(found.can).toEqual([]);
    }
    const admin = await house.signIn('yuanzhixing');
    expect((await wholeOf(admin, id)).can).toEqual([]);
    expect(await (await house.signIn('linwanzhao')).refusal(calls.list, {})).toBe(403);
    expect(await house.visitor.refusal(calls.list, {})).toBe(401);
    const expert = await house.signIn('shenyanqiu');
    expect(await expert.refusal(calls.dossier, { id })).toBe(404);
    expect((await expert.do(calls.list, { achievementName: '只看摘要的成果' })).total).toBe(0);
  });
});

describe('choosing people', () => {
  test('[AP5.LoadScienceHandlerList] technology managers by name and grade, with what they have in hand', async () => {
    const path = 'POST /api/ApplyFor/LoadScienceHandlerList';
    const all = await owner.wire(path, { PageIndex: 1, PageSize: 10 });
    expect(all.ResultValue.total).toBe(2);
    const senior = await owner.wire(path, { Level: '3' });
    expect(senior.ResultValue.rows).toMatchObject([
      { TrueName: '唐予安', Level: '3', OrgName: '江澜医科大学' },
    ]);
    expect((await house.visitor.wire(path, {})).ErrorCode).toBe(401);
    expect((await owner.wire(path, { Strange: 1 })).ErrorCode).toBe(2002);
  });

  test('[AP5.GetProjectLeadervList] owners by name, with the achievements of theirs that passed', async () => {
    const path = 'POST /api/ApplyFor/GetProjectLeadervList';
    const found = await owner.wire(path, { Name: '苏砚' });
    expect(found.ResultValue).toMatchObject({ total: 1, rows: [{ TrueName: '苏砚青' }] });
    expect((await (await house.signIn('linwanzhao')).wire(path, {})).ErrorCode).toBe(403);
  });

  test('agencies to commission are those that are started, each with its fields', async () => {
    const found = await owner.do(calls.agencies, {});
    expect(found.map(({ organisationNumber }) => organisationNumber)).toEqual(['PJ001', 'PJ002', 'PJ003']);
    house.pass({ days: 120 });
    expect(await owner.refusal(calls.agencies, {})).toBe(401);
  });
});
