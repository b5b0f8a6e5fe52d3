import { expect, test } from 'vitest';
import { goodPanel, newCase, type PanelCase } from '#testing/panels/case';
import { reports } from './contract';
import { caseAt, passedMaterial, read, tablesFor, type Material } from '#testing/reports/story';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** An accepted application whose report nobody has begun. */
const withoutReport = async (): Promise<{ about: PanelCase; material: Material }> => {
  const about = await newCase(app);
  const material = await passedMaterial(app, about);
  await app.db.deleteFrom('report').where('id', '=', about.reportId).execute();
  return { about, material };
};

test('the assigned assessor drafts the one current report; another assessor finds no such application', async () => {
  const { about } = await withoutReport();
  const author = await app.signIn(cast.assessor);
  const made = await author.do(reports.calls.create, { applicationId: about.applicationId });
  expect(made.status).toBe('draft');
  const report = await read(author, { ...about, reportId: made.id });
  expect(report.sections.evaluation!.basis.length).toBeGreaterThan(3);
  expect(report.missing).toContainEqual({ part: 'conclusion', field: 'opinion' });
  expect(await author.refusal(reports.calls.create, { applicationId: about.applicationId })).toBe(2401);
  const other = await app.signIn('xuzhibai');
  expect(await other.refusal(reports.calls.create, { applicationId: about.applicationId })).toBe(404);
  await app.db.updateTable('application').set({ status: 0 }).where('id', '=', about.applicationId).execute();
  await app.db.deleteFrom('report').where('id', '=', made.id).execute();
  expect(await author.refusal(reports.calls.create, { applicationId: about.applicationId })).toBe(2001);
});

test('levels are computed while one types, and nothing is kept', async () => {
  const { about, material } = await withoutReport();
  const author = await app.signIn(cast.assessor);
  const { id } = await author.do(reports.calls.create, { applicationId: about.applicationId });
  const { item, indicators, point } = tablesFor(material);
  const levels = await author.do(reports.calls.computeLevels, {
    id,
    workBreakdown: [item],
    indicators,
    innovationPoints: [point],
  });
  expect(levels).toMatchObject({ maturityLevel: 8, innovationLevel: 3, advancementLevel: 6 });
  expect(levels.trace.every(({ says }) => says.length > 0)).toBe(true);
  const without = await author.do(reports.calls.computeLevels, {
    id,
    workBreakdown: [{ ...item, evidenceIds: item.evidenceIds.slice(0, 2) }],
  });
  expect(without.maturityLevel).toBe(2);
  expect((await read(author, { ...about, reportId: id })).workBreakdown).toEqual([]);
});

test('a level changed by hand keeps old, new, reason and who; it is void once the evidence moves', async () => {
  const about = await caseAt(app, 'written');
  const author = await app.signIn(cast.assessor);
  const change = async (level: number | null, reason: string) => ({
    id: about.reportId,
    rowVersion: (await read(author, about)).rowVersion,
    section: 'override' as const,
    data: { which: 'maturity' as const, level, reason },
  });
  expect(await author.refusal(reports.calls.save, await change(7, '太短'))).toBe(2002);
  await author.do(reports.calls.save, await change(7, '注册证的适用范围比成果主张的范围窄。'));
  const changed = await read(author, about);
  expect(changed.maturityLevel).toBe(7);
  expect(changed.overrides).toEqual([
    expect.objectContaining({ which: 'maturity', computed: '8', chosen: '7', by: '陆景行' }),
  ]);
  await author.do(reports.calls.save, {
    id: about.reportId,
    rowVersion: changed.rowVersion,
    section: 'workBreakdown',
    data: changed.workBreakdown.map((item) => ({ ...item, evidenceIds: item.evidenceIds.slice(0, 5) })),
  });
  const checker = await app.signIn(cast.secondChecker);
  expect(
    await checker.refusal(reports.calls.secondCheck, {
      id: about.reportId,
      checklist: ['levels'],
      remark: '',
      rowVersion: (await read(checker, about)).rowVersion,
    }),
  ).toBe(2405);
});

test('working copies are watermarked files of their own; an owner has none before the report has passed', async () => {
  const about = await caseAt(app, 'withExperts');
  const author = await app.signIn(cast.assessor);
  const expert = await app.signIn(goodPanel[0]![0]);
  const path = `/api/Report/GetReportPdf?Id=${about.reportId}`;
  for (const person of [author, expert]) {
    const bytes = Buffer.from(await (await person.get(path)).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const owner = await app.signIn(cast.otherOwner);
  expect((await owner.wire('GET /api/Report/GetReportPdf', { Id: about.reportId })).ErrorCode).toBe(404);
  const seen = await expert.do(reports.calls.byId, { id: about.reportId });
  expect(seen.audience).toBe('expert');
  expect(JSON.stringify(seen)).not.toMatch(/signatures|suggestions|secondCheck|"outcome"/);
});
