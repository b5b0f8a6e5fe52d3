import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { roleCodes } from '#contract/rights';
import { codecOf } from '#contract/codec';
import { toWire } from '#contract/traverse';
import { inputOf } from '#guards/matrix/samples';
import { people } from '#guards/matrix/world';
import { listsOf } from '#host/pipeline/lists';
import { routesOf } from '#host/pipeline/route';
import { exportPerPerson } from '#host/limits/limit';
import { areas, kinds } from '#start/areas';
import { Refused, type Person } from '#testing';
import { momentText } from '#contract/formatters';
import { applications } from '#product/applications/contract';
import { reports } from '#product/reports/contract';
import { staff } from '#product/people/contract';
import { tasks } from '#product/tasks/contract';
import { exports, type ExportAsked } from './contract';
import { wanted } from '#testing/exports/asked';
import { logged } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const small = await openedApp({ exportRows: 5 });

const list = applications.calls.list;
const rowsOf = async (person: Person, asked: ExportAsked) =>
  (await readXlsx((await person.take(exports.calls.list, asked)).bytes)).sheets[0]!.rows;
const namesOf = async (person: Person, asked: ExportAsked) =>
  (await rowsOf(person, asked)).slice(1).map(([name]) => name);
const refusalOf = async (person: Person, asked: ExportAsked): Promise<Refused> => {
  try {
    await person.take(exports.calls.list, asked);
  } catch (fault) {
    if (fault instanceof Refused) return fault;
    throw fault;
  }
  throw new Error('the export should have been refused');
};
/** Nobody waits a minute between two stories. */
const rest = async (...all: Person[]) => {
  for (const { id } of all) await app.services.limiter.forgive(exportPerPerson, id);
};

describe('a list taken along as a spreadsheet', () => {
  test('Su Yanqing takes all their applications, under headings and a name of their language', async () => {
    const owner = await app.signIn('suyanqing');
    await rest(owner);
    const { rows, total } = await owner.do(list, { pageSize: 100 });
    const { name, bytes } = await owner.take(exports.calls.list, wanted());
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(name).toMatch(/^成果申报-\d{4}-\d{2}-\d{2}\.xlsx$/);
    expect(sheet!.name).toBe('成果申报');
    expect(sheet!.rows[0]).toEqual(['成果名称', '评价状态', '经济效益（万元）']);
    expect(total).toBeGreaterThan(0);
    expect(sheet!.rows.slice(1).map(([achievement]) => achievement)).toEqual(
      rows.map(({ achievementName }) => achievementName),
    );
    const words = new Set(sheet!.rows.slice(1).map(([, status]) => status));
    expect([...words].filter((word) => word === 'draft' || word === 'passed')).toEqual([]);
  });

  test('the filters count, a page is a page, and a selection is what was selected', async () => {
    const admin = await app.signIn('admin');
    await rest(admin);
    const drafts = await admin.do(list, { status: 'draft', pageSize: 100 });
    const query = toWire(codecOf(list.takes), { status: 'draft' });
    expect(await namesOf(admin, wanted({ query }))).toHaveLength(drafts.total);
    const second = await admin.do(list, { pageIndex: 2, pageSize: 5 });
    const page = toWire(codecOf(list.takes), { pageIndex: 2, pageSize: 5 });
    expect(await namesOf(admin, wanted({ query: page, scope: 'page' }))).toEqual(
      second.rows.map(({ achievementName }) => achievementName),
    );
    const [one, , three] = second.rows;
    const selected = [three!.id, one!.id];
    expect(await namesOf(admin, wanted({ scope: 'selection', selected }))).toEqual([
      one!.achievementName,
      three!.achievementName,
    ]);
    const gone = await refusalOf(admin, wanted({ scope: 'selection', selected: [one!.id, 'nothing'] }));
    expect(gone).toMatchObject({ code: 2042, message: expect.stringContaining('1') });
  });

  test('a list that answers sums besides is taken along like any other: the ledger of reports', async () => {
    const agency = await app.signIn('yanshenzhi');
    await rest(agency);
    const { ledger } = reports.calls;
    const { rows, total } = await agency.do(ledger, { pageSize: 100 });
    const asked = wanted({
      list: ledger.path,
      columns: [{ field: 'achievementName', heading: '成果名称', kind: 'text' }],
    });
    expect(total).toBeGreaterThan(0);
    expect(await namesOf(agency, asked)).toEqual(rows.map(({ achievementName }) => achievementName));
  });

  test('[AZ-04] whoever may not read a list may not export it, and nobody exports more than they read', async () => {
    const lists = listsOf(routesOf(areas, kinds));
    expect(lists.length).toBeGreaterThan(5);
    let refused = 0;
    let read = 0;
    for (const role of roleCodes) {
      const person = await app.signIn(people[role][0]);
      for (const { call, takes, gives } of lists) {
        const [, rowsWire, rows] = gives.kind === 'object' ? gives.fields[0]! : [];
        const fields = rows?.kind === 'list' && rows.of.kind === 'object' ? rows.of.fields : [];
        const plain = inputOf(call.takes, () => person.id) as Record<string, unknown>;
        // Filters of the sample name nothing; what remains is the bare list.
        const query = toWire(takes, { pageIndex: 1, pageSize: plain['pageSize'] === undefined ? 1 : 100 });
        const bare = await person.wire(`${call.method} ${call.path}`, query as object);
        const [key, wire] = fields.find(([inside]) => inside === 'id') ?? fields[0]!;
        const asked = wanted({
          list: call.path,
          query,
          scope: 'page',
          rowKey: key,
          columns: [{ field: key, heading: key, kind: 'text' }],
        });
        await rest(person);
        if (bare.ErrorCode !== 0) {
          refused += 1;
          expect((await refusalOf(person, asked)).code, `${role} ${call.path}`).toBe(bare.ErrorCode);
          continue;
        }
        read += 1;
        const given = (bare.ResultValue[rowsWire!] as Record<string, unknown>[]).map((row) =>
          String(row[wire] ?? '/'),
        );
        expect(await namesOf(person, asked), `${role} ${call.path}`).toEqual(given);
      }
    }
    expect(refused).toBeGreaterThan(5);
    expect(read).toBeGreaterThan(10);
  });

  test('a column that the list does not give is refused, and so is what is no list', async () => {
    const admin = await app.signIn('admin');
    await rest(admin);
    for (const field of ['createdBy', 'loginName', 'passwordHash', '__proto__', 'constructor'])
      expect(
        (await refusalOf(admin, wanted({ columns: [{ field, heading: 'x', kind: 'text' }] }))).code,
      ).toBe(2002);
    for (const path of ['/api/ApplyFor/GetApplyById', '/api/ApplyFor/DelApply', '/nowhere'])
      expect((await refusalOf(admin, wanted({ list: path }))).code).toBe(2002);
    const odd = await refusalOf(admin, wanted({ query: { Nonsense: 1 } }));
    expect(odd).toMatchObject({ code: 2002, result: [{ Field: 'Nonsense', Msg: '未知字段' }] });
    expect((await refusalOf(app.visitor, wanted())).code).toBe(401);
  });

  test('an achievement called like a formula is a text', async () => {
    const owner = await app.signIn('suyanqing');
    await rest(owner);
    const [one] = (await owner.do(list, { pageSize: 1 })).rows;
    const name = '=HYPERLINK("https://example.org","x")';
    await app.db
      .updateTable('application')
      .set({ achievementName: name })
      .where('id', '=', one!.id)
      .execute();
    const { bytes } = await owner.take(exports.calls.list, wanted());
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet!.rows.flat()).toContain(name);
    expect([...(sheet!.cells?.values() ?? [])].filter((cell) => cell.formula)).toEqual([]);
  });

  test('who took what along stands in the audit log, and who was refused', async () => {
    const agency = await app.signIn('yanshenzhi');
    await rest(agency);
    const { total } = await agency.do(list, {});
    app.pass({ seconds: 1 });
    await agency.take(exports.calls.list, wanted());
    app.pass({ seconds: 1 });
    await refusalOf(agency, wanted({ list: '/nowhere' }));
    const entries = (await logged(app, 'exports.list')).filter(({ actorId }) => actorId === agency.id);
    expect(entries.slice(-2)).toMatchObject([
      {
        result: 'ok',
        objectKind: 'list',
        objectId: list.path,
        reason: `all, ${total}: id achievementName status economicBenefit`,
      },
      { result: 'refused', objectKind: null, objectId: null, reason: '2002' },
    ]);
  });

  test('more rows than the setting allows are refused in a sentence, never cut off', async () => {
    const admin = await small.signIn('admin');
    admin.language = 'en';
    const { total } = await admin.do(list, {});
    expect(total).toBeGreaterThan(5);
    expect(await refusalOf(admin, wanted())).toMatchObject({
      code: 2041,
      message: expect.stringContaining(`There are ${total} rows, and at most 5`),
    });
    expect(await namesOf(admin, wanted({ scope: 'page', query: { PageSize: 10 } }))).toHaveLength(
      Math.min(10, total),
    );
  });

  test('[PI-07] [AU-11] a list of people leaves with the consent of a second person: eight cases', async () => {
    const [manager, agency] = [await app.again('yanshenzhi'), await app.again('zhouyiheng')];
    await rest(manager, agency);
    const { experts } = staff.calls;
    const columns: ExportAsked['columns'] = [
      { field: 'trueName', heading: '姓名', kind: 'text' },
      { field: 'organisationName', heading: '单位', kind: 'text' },
      { field: 'mobile', heading: '手机号', kind: 'text' },
    ];
    const people = wanted({ list: experts.path, title: '专家库', columns });
    const { request, requests, decide, take } = exports.calls;
    const asking = { ...people, reason: '组织年度培训' };
    // 1. Nobody takes names and numbers along alone, masked or not; what is not personal leaves as before.
    expect(await refusalOf(manager, people)).toMatchObject({ code: 2043, result: { Personal: ['trueName', 'mobile'] } });
    expect(await namesOf(manager, { ...people, columns: columns.slice(1, 2) })).not.toHaveLength(0);
    // 2. A request says what for, of a list with personal columns that the asker may read, and by fresh hands.
    expect(await manager.refusal(request, { ...asking, reason: ' 看 ' })).toBe(2002);
    expect(await manager.refusal(request, { ...asking, columns: columns.slice(1, 2) })).toBe(2046);
    expect(await manager.refusal(request, { ...asking, list: staff.calls.list.path.replace('Man', 'No') })).toBe(2002);
    const owner = await app.again('suyanqing');
    expect(await owner.refusal(request, asking)).toBe(403);
    const { id } = await manager.do(request, asking);
    // 3. The asker does not decide, nor does anybody without the right; others do not even find it.
    expect(await manager.refusal(decide, { id, approve: 'yes' })).toBe(403);
    expect(await owner.refusal(take, { id })).toBe(404);
    const admin = await app.again('admin');
    const own = await admin.do(request, asking);
    expect(await admin.refusal(decide, { id: own.id, approve: 'yes' })).toBe(2044);
    // 4. Before the decision nothing leaves; whoever decides reads what is asked, and was told.
    expect(await manager.refusal(take, { id })).toBe(2001);
    expect((await agency.do(tasks.calls.notices, {})).rows.map(({ kind }) => kind)).toContain('exports.arrived');
    const seen = (await agency.do(requests, { state: 'pending' })).rows.find((row) => row.id === id)!;
    expect(seen).toMatchObject({ applicantName: '严慎之', title: '专家库', personalColumns: ['姓名', '手机号'], reason: '组织年度培训', can: ['approve', 'refuse'] });
    // 5. A refusal has its reason and is the end of it.
    expect(await agency.refusal(decide, { id: own.id, approve: 'no', reason: ' ' })).toBe(2002);
    await agency.do(decide, { id: own.id, approve: 'no', reason: '用途不明' });
    expect(await admin.refusal(take, { id: own.id })).toBe(2001);
    expect(await agency.refusal(decide, { id: own.id, approve: 'yes' })).toBe(2001);
    // 6. Approved, it is the asker's alone, masked as on the screen, and each row says who took it and when.
    await agency.do(decide, { id, approve: 'yes' });
    expect(await agency.refusal(take, { id })).toBe(404);
    const [sheet] = (await readXlsx((await manager.take(take, { id })).bytes)).sheets;
    const { rows, total } = await manager.do(experts, { pageSize: 100 });
    expect(sheet!.rows[0]).toEqual(['姓名', '单位', '手机号', '水印']);
    expect(sheet!.rows).toHaveLength(total + 1);
    expect(sheet!.rows.slice(1).map(([name, , mobile]) => [name, mobile])).toEqual(rows.map(({ trueName, mobile }) => [trueName, mobile.masked || '/']));
    for (const row of sheet!.rows.slice(1)) expect(row[3]).toBe(`严慎之 于 ${momentText(app.now().toISOString())} 导出，周以衡 批准，编号 ${id}`);
    // 7. Three times within a day, no oftener and no later.
    for (const _ of [2, 3]) await manager.take(take, { id });
    expect(await manager.refusal(take, { id })).toBe(2045);
    const late = (await manager.do(request, asking)).id;
    await agency.do(decide, { id: late, approve: 'yes' });
    await app.db.updateTable('exportRequest').set({ goodUntil: app.now().toISOString() }).where('id', '=', late).execute();
    expect(await manager.refusal(take, { id: late })).toBe(2045);
    expect((await manager.do(requests, { own: true, state: 'over' })).rows.map((row) => row.id).toSorted()).toEqual([id, late].toSorted());
    // 8. Ten requests a day, and a limit of rows; all of it stands in the log.
    expect(await (await small.signIn('yanshenzhi')).refusal(request, asking)).toBe(2041);
    for (let more = 2; more < 10; more += 1) await manager.do(request, asking);
    expect(await manager.refusal(request, asking)).toBe(1004);
    const log = await app.db.selectFrom('auditLog').select(['action', 'result', 'reason']).where('objectKind', '=', 'exportRequest').where('objectId', '=', id).execute();
    expect(log.filter(({ result }) => result === 'ok').map(({ action }) => action).toSorted()).toEqual(['exports.decide', 'exports.request', 'exports.take', 'exports.take', 'exports.take']);
    expect(log.find(({ action }) => action === 'exports.request')!.reason).toBe('组织年度培训');
  }); // oxfmt-ignore

  test('[PI-07] every list that shows people says which of its columns are personal', () => {
    const personalFields = /^(trueName|loginName|mobile|email|identityCard|actorName|applicantName|decidedBy|recipient|address)$/;
    /** One's own affairs: the person whose data they are is the one who reads them. */
    const ofOneself = new Set(['audit.looks', 'access.signIns']);
    const lists = listsOf(routesOf(areas, kinds)).filter(({ name }) => !ofOneself.has(name));
    const undeclared = lists.flatMap(({ name, call, gives }) => {
      const rows = gives.kind === 'object' ? gives.fields.find(([inside]) => inside === 'rows')![2] : undefined;
      const fields = rows?.kind === 'list' && rows.of.kind === 'object' ? rows.of.fields : [];
      const said = call.personal ?? [];
      const names = new Set(fields.map(([inside]) => inside));
      return [
        ...[...names].filter((field) => personalFields.test(field) && !said.includes(field)),
        ...said.filter((field) => !names.has(field)),
      ].map((field) => `${name}: ${field}`);
    });
    expect(undeclared, 'say in contract.ts that the column is personal').toEqual([]);
    expect(lists.filter(({ call }) => call.personal).length).toBeGreaterThan(8);
  }); // oxfmt-ignore

  test('nobody takes lists along without end', async () => {
    const admin = await app.signIn('admin');
    await rest(admin);
    for (let again = 0; again < 10; again += 1)
      await admin.take(exports.calls.list, wanted({ scope: 'page' }));
    expect((await refusalOf(admin, wanted({ scope: 'page' }))).code).toBe(1004);
    app.pass({ minutes: 2 });
    await admin.take(exports.calls.list, wanted({ scope: 'page' }));
  });
});
