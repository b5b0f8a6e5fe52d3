import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { publish, ruleSet } from '#product/levels/rule-sets/published';
import { cast } from '#testing/cast';
import { reportRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { newCase, type PanelCase } from '#testing/panels/case';
import { contradicted } from '#testing/reports/replay';
import { caseAt, check, read, save } from '#testing/reports/story';
import { formalChecks, reports } from './contract';
import { applicationCodes } from '#product/dictionaries/application-status';

const app = await openedApp();
const first = ruleSet(1);
/** A registration certificate proves level 8 no longer. */
const stricter = {
  ...structuredClone(first),
  version: 2,
  publishedOn: '2026-11-01',
  itemProofs: {
    ...first.itemProofs,
    8: first.itemProofs[8]!.filter(([one]) => one!.kinds[0] === 'phaseThree'),
  },
};
let takeBack: (() => void) | undefined;
afterAll(() => takeBack?.());

const reviewer = await app.signIn(cast.reviewer);
const author = await app.signIn(cast.assessor);
const pass = async (about: PanelCase): Promise<void> => {
  const { rowVersion } = await read(reviewer, about);
  await reviewer.do(reports.calls.publicReview, {
    id: about.reportId,
    result: 'pass',
    checklist: [...formalChecks],
    rowVersion,
  });
};
const fileOf = async ({ reportId }: PanelCase): Promise<string> => {
  const reply = await reviewer.get(`/api/Report/GetReportPdf?Id=${reportId}`);
  return createHash('sha256')
    .update(Buffer.from(await reply.arrayBuffer()))
    .digest('hex');
};
/** What a visitor is told who has number and code. */
const verdictOn = async ({ reportId }: PanelCase): Promise<string> => {
  const { reportNumber, verifyCode } = await reportRow(app, reportId);
  await app.services.pool.query('delete from rate_limit');
  const page = await (await app.visitor.get(`/hyCheck?no=${reportNumber}&code=${verifyCode}`)).text();
  return /verdict__says">([^<]*)/.exec(page)![1]!;
};
const adopt = (about: PanelCase, version: number) =>
  save(app, about, { section: 'ruleSet', data: { version } });

test('what was judged by the first rule set stays so when Lu Jingxing reads of a second one, and only the assessor’s own act takes a report to it', async () => {
  const passed = await caseAt(app, 'atPublicAgency');
  await pass(passed);
  const signed = await caseAt(app, 'atPublicAgency');
  const written = await caseAt(app, 'checked');
  const before = {
    file: await fileOf(passed),
    verdict: await verdictOn(passed),
    read: await read(reviewer, passed),
    row: await reportRow(app, passed.reportId),
  };
  expect(before.read).toMatchObject({
    maturityLevel: 8,
    ruleSet: { version: 1, publishedOn: first.publishedOn },
    ruleComparison: null,
  });

  takeBack = publish(stricter);
  // Passed before: opened, printed and verified as it was, and both results stand beside each other.
  expect(await fileOf(passed)).toBe(before.file);
  expect(before.file).toBe(before.row.pdfSha256);
  expect(await verdictOn(passed)).toBe(before.verdict);
  const { ruleComparison, ...after } = await read(reviewer, passed);
  expect({ ...after, ruleComparison: null }).toEqual(before.read);
  expect(ruleComparison).toMatchObject({
    newest: { version: 2, publishedOn: '2026-11-01' },
    own: { maturityLevel: 8, overallLevel: 'internationallyAdvanced' },
    byNewest: { maturityLevel: 7, overallLevel: 'internationallyAdvanced' },
  });
  expect(ruleComparison!.asOf).toBe(before.row.levelsOn);
  expect(ruleComparison!.steps.map(({ rule, about }) => `${rule} ${about}`)).toEqual(
    expect.arrayContaining(['maturityProof 1', 'maturityItem 1', 'maturityWeakestKeyItem ']),
  );
  expect(ruleComparison!.steps.map(({ rule }) => rule).join()).not.toMatch(/innovation|advancement|overall/);
  const { trace } = before.row;
  expect(contradicted(trace, first)).toEqual([]);
  expect(contradicted(trace, ruleSet(2)).map(({ rule }) => rule)).toContain('maturityProof');
  // Whoever owns the achievement reads by which set it was judged and nothing of another.
  const owner = await app.signIn(cast.otherOwner);
  const owned = await owner.do(reports.calls.byId, { id: passed.reportId });
  expect(owned).toMatchObject({ audience: 'owner', ruleSet: { version: 1 }, maturityLevel: 8 });
  expect(owned).not.toHaveProperty('ruleComparison');

  // Signed before and passed after: what was signed is what is issued, and it cannot be taken to another set.
  const frozen = await reportRow(app, signed.reportId);
  expect(
    await author.refusal(reports.calls.save, {
      id: signed.reportId,
      rowVersion: frozen.rowVersion,
      section: 'ruleSet',
      data: { version: 2 },
    }),
  ).toBe(2001);
  await pass(signed);
  expect(await reportRow(app, signed.reportId)).toMatchObject({
    ruleSet: 1,
    maturityLevel: 8,
    contentHash: frozen.contentHash,
    trace: frozen.trace,
  });

  // Still written: it goes on by its own set, saving does not move it, and its second check stands until it adopts the other.
  const atDesk = await read(author, written);
  expect(atDesk).toMatchObject({
    maturityLevel: 8,
    ruleSet: { version: 1 },
    ruleComparison: { byNewest: { maturityLevel: 7 } },
    secondCheck: { isCurrent: true },
  });
  const asked = { id: written.reportId, rowVersion: atDesk.rowVersion, section: 'ruleSet' as const };
  for (const version of [1, 3])
    expect(await author.refusal(reports.calls.save, { ...asked, data: { version } })).toBe(2429);
  expect(
    (await save(app, written, { section: 'baseDate', data: { baseDate: atDesk.baseDate } })).assessment,
  ).toMatchObject({ maturityLevel: 8 });
  await check(app, written);
  expect((await adopt(written, 2)).assessment).toMatchObject({ maturityLevel: 7 });
  const adopted = await read(author, written);
  expect(adopted).toMatchObject({
    maturityLevel: 7,
    ruleSet: { version: 2 },
    ruleComparison: null,
    secondCheck: null,
  });
  expect(adopted.contentHash).not.toBe(atDesk.contentHash);
  expect(contradicted((await reportRow(app, written.reportId)).trace, ruleSet(2))).toEqual([]);

  // What is begun now is judged by what is in force now.
  const { applicationId, reportId } = await newCase(app);
  await app.db.deleteFrom('report').where('id', '=', reportId).execute();
  await app.db
    .updateTable('application')
    .set({ status: applicationCodes.evaluating })
    .where('id', '=', applicationId)
    .execute();
  const begun = await author.do(reports.calls.create, { applicationId });
  expect(await reportRow(app, begun.id)).toMatchObject({ ruleSet: 2 });
}, 120_000);
