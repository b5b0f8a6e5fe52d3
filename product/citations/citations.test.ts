import { beforeAll, describe, expect, test } from 'vitest';
import { files } from '#product/files/contract';
import { reports } from '#product/reports/contract';
import { acceptAll, newCase, type PanelCase } from '#testing/panels/case';
import { writtenText } from '#testing/printing/poppler';
import { evidenceOfType, replacedBy, withBytes } from '#testing/reports/documents';
import { caseAt, check, passedMaterial, read, save, submit, tablesFor } from '#testing/reports/story';
import { encryptedPdf, chinesePdf } from '#testing/story/pdf';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import type { CitedPlace } from './citation';
import { saidOf } from './said';

const app = await openedApp();
const lu = await app.signIn(cast.assessor);
const frame = { across: 0.1, down: 0.25, width: 0.5, height: 0.125 };
const pages = chinesePdf([{ says: '封面' }, { says: '表 3 灵敏度 95%' }, { says: '结论' }]);
const quotation = '灵敏度 95%，特异度 95%';

let about: PanelCase;
let testReport: string;
let place: CitedPlace;
beforeAll(async () => {
  about = await caseAt(app, 'written');
  testReport = await withBytes(app, about, '2.8', { name: '检验报告.pdf', bytes: pages });
  place = {
    evidenceId: testReport,
    page: 2,
    frame,
    place: '表 3，第 2 行',
    quotation,
    proves: 'indicator',
    level: null,
    of: '灵敏度',
  };
});
const keep = (data: readonly CitedPlace[]) => save(app, about, { section: 'citations', data });
const cited = async () => (await read(lu, about)).citations;

/** The wrong fields of a place that is refused, and that nothing of it was kept. */
const refused = async (wrong: Partial<CitedPlace>): Promise<readonly string[]> => {
  const { rowVersion, citations } = await read(lu, about);
  const reply = await lu.wire('POST /api/Report/SaveReport', {
    Id: about.reportId,
    RowVersion: rowVersion,
    Section: 'citations',
    Data: [{ ...place, ...wrong }].map((each) => ({
      EvidenceId: each.evidenceId,
      Page: each.page,
      Frame: each.frame && {
        Across: each.frame.across,
        Down: each.frame.down,
        Width: each.frame.width,
        Height: each.frame.height,
      },
      Place: each.place,
      Quotation: each.quotation,
      Proves: each.proves,
      Level: each.level,
      Of: each.of,
    })),
  });
  expect(reply.ErrorCode).not.toBe(0);
  expect(await cited()).toEqual(citations);
  return (reply.ResultValue as { Field: string }[]).map(({ Field }) => Field);
};

describe('evidence is cited by page and place', () => {
  test('[EV10] Lu marks where the test report shows a value and which level it carries, with the hash of the file', async () => {
    const { contentHash } = await read(lu, about);
    const level: CitedPlace = { ...place, page: 3, frame: null, proves: 'advancement', level: 6, of: '' };
    await keep([place, level]);
    const { sha256, fileId, title } = await evidenceOfType(app, about, '2.8');
    const report = await read(lu, about);
    expect(report.citations.map(saidOf)).toEqual([place, level]);
    for (const each of report.citations)
      expect(each).toMatchObject({ sha256, fileId, title, by: '陆景行', standing: 'stands', replacedBy: [] });
    expect(report.contentHash).not.toBe(contentHash);
    // Other words are no other place: who cited it stays.
    const { at } = report.citations[0]!;
    app.pass({ minutes: 5 });
    await keep([{ ...place, quotation: '另一句' }, level]);
    expect((await cited()).map((each) => [each.quotation, each.at])).toEqual([
      ['另一句', at],
      [quotation, at],
    ]);
    await keep([place, level]);
  });

  test('[EV10] there is no page 0, no page 9999, no place outside the page, and no document of another case', async () => {
    const other = await newCase(app);
    const { byType } = await passedMaterial(app, other);
    const field = (name: string) => [`Data.0.${name}`];
    expect(await refused({ page: 0 })).toEqual(field('Page'));
    expect(await refused({ page: 9_999 })).toEqual(field('Page'));
    expect(await refused({ page: null })).toEqual(field('Page'));
    expect(await refused({ frame: { ...frame, across: 1.2 } })).toEqual(field('Frame.Across'));
    expect(await refused({ frame: { ...frame, across: 0.75 } })).toEqual(field('Frame'));
    expect(await refused({ frame: { ...frame, height: 0 } })).toEqual(field('Frame'));
    expect(await refused({ evidenceId: byType['2.8']! })).toEqual(field('EvidenceId'));
    expect(await refused({ page: 1, of: '不存在的指标' })).toEqual(field('Of'));
    expect(await refused({ page: 1, level: 6 })).toEqual(field('Level'));
    expect(await refused({ proves: 'innovation', of: '', level: 5 })).toEqual(field('Level'));
    const closed = await withBytes(app, about, '3.4', {
      name: '加密.pdf',
      bytes: await encryptedPdf('x'),
    });
    expect(await refused({ evidenceId: closed })).toEqual(field('Place'));
    await keep([...(await cited()).map(saidOf), { ...place, evidenceId: closed, page: null, frame: null }]);
    expect((await cited()).at(-1)).toMatchObject({ page: null, place: '表 3，第 2 行', standing: 'stands' });
    const xu = await app.signIn(cast.otherAssessor);
    const { rowVersion } = await read(lu, about);
    const foreign = { id: about.reportId, rowVersion, section: 'citations' as const, data: [] };
    expect(await xu.refusal(reports.calls.save, foreign)).toBe(404);
    const { materialId } = await app.db
      .selectFrom('materialFile')
      .select('materialId')
      .where('id', '=', testReport)
      .executeTakeFirstOrThrow();
    const stand = (status: number) =>
      app.db.updateTable('material').set({ status }).where('id', '=', materialId).execute();
    await stand(0);
    expect(await refused({ page: 1 })).toEqual(field('EvidenceId'));
    await stand(1);
  });

  test('[EV10] a replaced document proves nothing until Lu confirms the place in the new one', async () => {
    const before = await cited();
    const next = await replacedBy(app, about, '2.8', {
      name: '检验报告（更正）.pdf',
      bytes: chinesePdf([{ says: '封面' }, { says: '更正' }]),
    });
    const { item, indicators } = tablesFor({
      byType: Object.fromEntries(
        (await read(lu, about)).evidence.map(({ id, documentType }) => [documentType, id]),
      ),
    });
    await save(app, about, { section: 'workBreakdown', data: [item] });
    await save(app, about, { section: 'indicators', data: indicators });
    const replaced = await read(lu, about);
    expect(replaced.citations.map(({ standing, replacedBy: by }) => [standing, by])).toEqual([
      ['replaced', [next]],
      ['replaced', [next]],
      ['stands', []],
    ]);
    const stops = ({ assessment }: typeof replaced) =>
      assessment!.findings.filter(({ severity }) => severity === 'blocks').map(({ says }) => says);
    expect(stops(replaced).join()).toContain('文件 2.8');
    expect(stops(replaced).join()).toContain('核心指标缺少合格的检测或研究报告');
    // The row names the new document already: it is the place that has not been looked at in it.
    await keep(before.map((each, at) => ({ ...saidOf(each), ...(at === 0 && { evidenceId: next }) })));
    const confirmed = await read(lu, about);
    expect(stops(confirmed).join()).not.toContain('核心指标缺少合格的检测或研究报告');
    expect(stops(confirmed)).toHaveLength(1);
    // The level was on page 3, which the new document has not.
    expect(await refused({ evidenceId: next, page: 3 })).toEqual(['Data.0.Page']);
    await keep(
      (await cited()).map((each, at) => ({
        ...saidOf(each),
        ...(at === 1 && { evidenceId: next, page: 2 }),
      })),
    );
    const moved = await read(lu, about);
    expect(stops(moved)).toEqual([]);
    expect(new Set(moved.citations.map(({ standing }) => standing))).toEqual(new Set(['stands']));
    expect(moved.citations[0]!.sha256).not.toBe(before[0]!.sha256);
  });

  test('[EV11] who judges opens the place in its document, and the paper names document, page, place and hash', async () => {
    await acceptAll(app, about);
    await check(app, about);
    await submit(app, about);
    const he = await app.signIn('helanzhou');
    const report = await he.do(reports.calls.byId, { id: about.reportId });
    if (report.audience !== 'expert') throw new Error(report.audience);
    const [first] = report.citations;
    expect(first).toMatchObject({ page: 2, frame, quotation });
    const link = await he.do(files.calls.link, { id: first!.fileId!, use: 'view' });
    expect((await he.get(link.url)).status).toBe(200);
    const reply = await lu.get(`/api/Report/GetReportPdf?Id=${about.reportId}`);
    const paper = writtenText(Buffer.from(await reply.arrayBuffer())).replace(/\s/g, '');
    for (const text of [
      '指标灵敏度',
      '文件2.8第2页',
      `表3，第2行：${quotation}`,
      '技术先进度6级',
      first!.sha256,
    ])
      expect(paper).toContain(text.replace(/\s/g, ''));
    // The second checker reads the report; the file belongs to those of the case.
    const ji = await read(await app.signIn(cast.secondChecker), about);
    expect(ji.citations[0]).toMatchObject({ page: 2, title: '文件 2.8', fileId: null });
  });
});
