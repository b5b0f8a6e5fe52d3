import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { exports } from '#product/exports/contract';
import { openApp, type TestApp } from '#testing';
import { newCase, type PanelCase } from '#testing/panels/case';
import { cast } from '#testing/cast';
import { reports } from './contract';

let app: TestApp;
let one: PanelCase;
let other: PanelCase;
beforeAll(async () => {
  app = await openApp();
  one = await newCase(app, { main: 'YL005', purposes: ['1'] });
  other = await newCase(app, { main: 'YL003', purposes: ['5'], category: 2 });
  await app.db
    .updateTable('report')
    .set({
      maturityLevel: 3,
      innovationLevel: 4,
      advancementLevel: 7,
      overallLevel: '1',
      issueDate: '2026-05-01',
      status: 1,
    })
    .where('id', '=', other.reportId)
    .execute();
  await app.db.updateTable('report').set({ overallLevel: '3' }).where('id', '=', one.reportId).execute();
  await app.db
    .updateTable('application')
    .set({ status: 1, economicBenefit: '120.50' })
    .where('id', '=', other.applicationId)
    .execute();
}, 120_000);
afterAll(() => app.close());

const path = 'POST /api/Report/GetAllReportList';
const found = async (query: object): Promise<string[]> => {
  const reply = await (await app.signIn(cast.manager)).wire(path, { PageSize: 100, ...query });
  expect(reply.ErrorCode).toBe(0);
  const mine = [one.reportId, other.reportId];
  return (reply.ResultValue.rows as { Id: string }[]).map(({ Id }) => Id).filter((id) => mine.includes(id));
};

/** Each filter of the report query with a value that only the first, and one that only the second, meets. */
const filters: readonly (readonly [ids: string, first: object, second: object])[] = [
  ['[EN3.FirstOrgName]', { FirstOrgName: '儿童' }, { FirstOrgName: '人民' }],
  ['[EN3.FruitType]', { FruitType: '1.1' }, { FruitType: '2' }],
  ['[EN3.PKJMD]', { PKJMD: '1' }, { PKJMD: '5' }],
  ['[EN3.IsAskFor]', { IsAskFor: 0 }, { IsAskFor: 1 }],
  ['[EN3.CSD]', { CSDStart: 5 }, { CSDEnd: 4 }],
  ['[EN3.CXD]', { CXDEnd: 3 }, { CXDStart: 4 }],
  ['[EN3.XJD]', { XJDEnd: 6 }, { XJDStart: 7 }],
  ['[EN3.StartTime] [EN3.EndTime]', { StartTime: '2026-10-01' }, { EndTime: '2026-06-01' }],
  ['[EN3.ZTSPGJX]', { ZTSPGJX: '3' }, { ZTSPGJX: '1' }],
  ['[ST2] the state', { Status: 6 }, { Status: 1 }],
];

describe('[EV12] the ledger of reports', () => {
  test('without a filter it shows all that the agency may see, with their sums', async () => {
    expect((await found({})).toSorted()).toEqual([one.reportId, other.reportId].toSorted());
    const manager = await app.signIn(cast.manager);
    const { ResultValue } = await manager.wire(path, { ZTSPGJX: '1', EndTime: '2026-06-01' });
    expect(ResultValue.Summary).toEqual({
      Count: ResultValue.total,
      SumJJXY: expect.stringMatching(/^\d+\.\d\d$/),
      ByZTSPGJX: [{ ZTSPGJX: '1', Count: ResultValue.total }],
    });
  });

  test.each(filters)('%s parts the one from the other', async (_, first, second) => {
    const names = await app.db
      .selectFrom('application')
      .select(['id', 'mainOrganisationName'])
      .where('id', 'in', [one.applicationId, other.applicationId])
      .execute();
    const named = (value: object, about: PanelCase) =>
      'FirstOrgName' in value
        ? { FirstOrgName: names.find(({ id }) => id === about.applicationId)!.mainOrganisationName }
        : value;
    expect(await found(named(first, one))).toEqual([one.reportId]);
    expect(await found(named(second, other))).toEqual([other.reportId]);
  });

  test('[EN3.ApplyInfo] [EN3.PJJGOrgName] [EN3.PGSName] texts are searched as parts of names', async () => {
    const suffix = one.applicationId.slice(-6);
    expect(await found({ ApplyInfo: suffix })).toEqual([one.reportId]);
    expect(await found({ PJJGOrgName: '衡正', PGSName: '陆景行' })).toHaveLength(2);
    expect(await found({ PJJGOrgName: '没有这家机构' })).toEqual([]);
    expect(await found({ PGSName: '纪闻笛' })).toEqual([]);
  });

  test('a reversed range is a mistake (2002), a stranger’s agency sees nothing, a visitor is turned away', async () => {
    const manager = await app.signIn(cast.manager);
    expect((await manager.wire(path, { CSDStart: 9, CSDEnd: 1 })).ErrorCode).toBe(2002);
    manager.language = 'es';
    const reversed = await manager.wire(path, { StartTime: '2026-12-01', EndTime: '2026-01-01' });
    expect([reversed.ErrorCode, reversed.ResultValue]).toEqual([
      2002,
      [{ Field: 'EndTime', Msg: 'El inicio es posterior al final' }],
    ]);
    manager.language = 'zh';
    const stranger = await app.signIn('shixiting');
    const theirs = await stranger.wire(path, { ApplyInfo: one.applicationId.slice(-6) });
    expect(theirs.ResultValue.total).toBe(0);
    expect((await stranger.wire('GET /api/Report/GetReportById', { Id: one.reportId })).ErrorCode).toBe(404);
    expect((await app.visitor.wire(path, {})).ErrorCode).toBe(401);
  });

  test('sums by state, agency, band and month are those of the rows they lead to, and follow the question', async () => {
    const manager = await app.signIn(cast.manager);
    const { ledger, ledgerSums } = reports.calls;
    for (const asked of [
      {},
      { evaluationPurpose: '5' },
      { overallLevel: 'internationallyLeading' },
    ] as const) {
      const all = await manager.do(ledger, { ...asked, pageSize: 1 });
      const sums = await manager.do(ledgerSums, asked);
      const ways = [
        sums.byStatus.map(({ status, ...row }) => [row, { status }] as const),
        sums.byAgency.map(({ evaluationAgencyName, ...row }) => [row, { evaluationAgencyName }] as const),
        sums.byMonth.map(({ from, to, ...row }) => [row, { startTime: from, endTime: to }] as const),
        sums.byMaturity.map(({ from, to, ...row }) => [row, { maturityFrom: from, maturityTo: to }] as const),
      ];
      const added = ways.slice(0, 3).map((rows) => rows.reduce((sum, [{ count }]) => sum + count, 0));
      expect(added).toEqual([all.total, all.total, all.total]);
      expect(sums.byMaturity.length).toBeGreaterThan(0);
      for (const [row, narrowed] of ways.flat()) {
        const { total, summary } = await manager.do(ledger, { ...asked, ...narrowed, pageSize: 1 });
        expect([total, Number(summary.economicBenefit)]).toEqual([row.count, Number(row.economicBenefit)]);
      }
    }
    expect(await manager.refusal(ledgerSums, { startTime: '2026-12-01', endTime: '2026-01-01' })).toBe(2002);
    // Who may not know a level does not learn it from a band, nor another agency anything at all.
    await app.db.updateTable('report').set({ maturityLevel: 12 }).where('id', '=', one.reportId).execute();
    const bands = async (login: string) =>
      (await (await app.signIn(login)).do(ledgerSums, { achievementName: one.applicationId.slice(-6) }))
        .byMaturity;
    expect(await bands(cast.manager)).toEqual([expect.objectContaining({ from: 10, to: 13, count: 1 })]);
    expect(await bands(cast.administrator)).toEqual([]);
    const stranger = await app.signIn('shixiting');
    const asked = { achievementName: one.applicationId.slice(-6) };
    expect(await stranger.do(ledgerSums, asked)).toEqual({
      byStatus: [],
      byAgency: [],
      byMaturity: [],
      byMonth: [],
    });
    await app.db.updateTable('report').set({ maturityLevel: 8 }).where('id', '=', one.reportId).execute();
  });

  test('levels that are not published yet are hidden from an administrator in every list, however they ask', async () => {
    const admin = await app.signIn(cast.administrator);
    const mine = [one, other];
    const levelsIn = async (route: string, of: 'reportId' | 'applicationId', query: object) => {
      const { ErrorCode, ResultValue } = await admin.wire(route, { PageSize: 100, ...query });
      expect(ErrorCode).toBe(0);
      const rows = ResultValue.rows as { Id: string; CSD: unknown; CXD: unknown; XJD: unknown; ZTSPGJX: unknown }[];
      return Object.fromEntries(
        rows
          .filter(({ Id }) => mine.some((each) => each[of] === Id))
          .map(({ Id, CSD, CXD, XJD, ZTSPGJX }) => [Id, [CSD, CXD, XJD, ZTSPGJX]]),
      );
    };
    const none = [null, null, null, null];
    for (const [route, of] of [[path, 'reportId'], ['POST /api/Report/GetReportList', 'reportId'], ['POST /api/ApplyFor/GetApplyList', 'applicationId']] as const) {
      expect(await levelsIn(route, of, {})).toEqual({ [one[of]]: none, [other[of]]: [3, 4, 7, '1'] });
      if (route.endsWith('GetReportList')) continue;
      expect(await levelsIn(route, of, { ZTSPGJX: '3' })).toEqual({});
      expect(Object.keys(await levelsIn(route, of, { CSDStart: 1 }))).toEqual([other[of]]);
    }
    const { ResultValue } = await admin.wire(path, { ApplyInfo: '', PageSize: 100 });
    const counted = ResultValue.Summary.ByZTSPGJX as { ZTSPGJX: string | null; Count: number }[];
    const published = await app.db.selectFrom('report').select('overallLevel').where('status', '=', 1).execute();
    expect(counted.find(({ ZTSPGJX }) => ZTSPGJX === '3')?.Count ?? 0).toBe(published.filter(({ overallLevel }) => overallLevel === '3').length);
    const detail = (await admin.wire('GET /api/Report/GetReportById', { Id: one.reportId })).ResultValue;
    expect([detail.CSD, detail.CXD, detail.XJD, detail.ZTSPGJX]).toEqual(none);
    const manager = await app.signIn(cast.manager);
    expect((await manager.wire('GET /api/Report/GetReportById', { Id: one.reportId })).ResultValue.ZTSPGJX).toBe('3');
  }); // oxfmt-ignore

  test('[EV11] [ST2] the list of reports has its tabs', async () => {
    const author = await app.signIn(cast.assessor);
    const tab = async (Status: number): Promise<string[]> => {
      const { ResultValue } = await author.wire('POST /api/Report/GetReportList', { Status, PageSize: 100 });
      return (ResultValue.rows as { Id: string }[]).map(({ Id }) => Id);
    };
    expect(await tab(6)).toContain(one.reportId);
    expect(await tab(1)).toContain(other.reportId);
    expect(await tab(-1)).toEqual(expect.arrayContaining([one.reportId, other.reportId]));
    for (const status of [0, 3, 7]) expect(await tab(status)).not.toContain(one.reportId);
    const { ResultValue } = await author.wire('POST /api/Report/GetReportList', { Status: 6, PageSize: 100 });
    const row = (ResultValue.rows as { Id: string; Can: string[] }[]).find(({ Id }) => Id === one.reportId)!;
    expect(row.Can).toEqual(['save', 'answerRemarks', 'submitToExperts']);
  });
});

describe('the ledger as authorities are given it (domain §9.14)', () => {
  const asked = {
    list: reports.calls.ledger.path,
    query: { ZTSPGJX: '1', EndTime: '2026-06-01' },
    scope: 'all',
    rowKey: 'id',
    columns: [],
    title: '任意名称',
    isFixed: true,
  } as const;

  test('it leaves in columns that no screen changes, beneath its day and what it was narrowed by', async () => {
    await app.db
      .updateTable('application')
      .set({ achievementName: '=1+1 监测系统' })
      .where('id', '=', other.applicationId)
      .execute();
    const manager = await app.signIn(cast.manager);
    const sheet = async (more: object = {}) =>
      (await readXlsx((await manager.take(exports.calls.list, { ...asked, ...more } as never)).bytes))
        .sheets[0]!;
    const { rows } = await sheet();
    const heads = [
      ...['报告编号', '申报编号', '成果名称', '成果类别', '第一完成单位', '评价机构', '评估师', '评价目的'],
      ...['评价状态', '报告状态', '成熟度', '创新度', '先进度', '总体水平', '经济效益（万元）'],
      ...['签发日期', '有效期至', '限制公开'],
    ];
    expect(rows.slice(0, 5).map((row) => row.filter((cell) => cell !== null))).toEqual([
      ['评价报告台账（固定格式）'],
      ['制表日期', '2026-11-02'],
      ['评价日期 ≤', '2026-06-01'],
      ['总体水平', '国际领先'],
      heads,
    ]);
    const { applicationNumber, mainOrganisationName } = await app.db
      .selectFrom('application')
      .select(['applicationNumber', 'mainOrganisationName'])
      .where('id', '=', other.applicationId)
      .executeTakeFirstOrThrow();
    expect(rows.slice(5)).toEqual([
      [
        ...[
          '/',
          applicationNumber,
          '=1+1 监测系统',
          '公共卫生',
          mainOrganisationName,
          '江澜衡正科技评价中心',
        ],
        ...['陆景行', '科技奖励', '通过', '通过', 3, 4, 7, '国际领先', 120.5],
        ...[new Date('2026-05-01'), '/', '否'],
      ],
    ]);
    // Nothing that a page says of its columns changes it, nor how it calls the file.
    const renamed = await sheet({ columns: [{ field: 'id', heading: '编号', kind: 'text' }], title: '别的' });
    expect(renamed.rows).toEqual(rows);
    expect(renamed.name).toBe('评价报告台账（固定格式）');
    const all = (await sheet({ query: {} })).rows;
    expect(all[2]!.filter((cell) => cell !== null)).toEqual(['未作筛选']);
    expect(all.length - 4).toBe((await manager.do(reports.calls.ledger, {})).total);
  });

  test('by whom the list may be read, and for no list that has no such layout', async () => {
    const manager = await app.signIn(cast.manager);
    const refusals = [
      await (await app.signIn(cast.editor)).refusal(exports.calls.list, asked as never),
      await manager.refusal(exports.calls.list, {
        ...asked,
        list: reports.calls.list.path,
        query: {},
      } as never),
      await manager.refusal(exports.calls.list, { ...asked, isFixed: undefined } as never),
      await manager.refusal(exports.calls.list, { ...asked, format: 'pdf' } as never),
    ];
    expect(refusals).toEqual([403, 2002, 2002, 2002]);
  });
});
