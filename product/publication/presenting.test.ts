import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayOf } from '#contract/calendar';
import { overallLevels } from '#product/dictionaries/level-codes';
import { openedApp } from '#testing/opened';
import { publication } from './contract';
import { bandOf, namesContact } from './presentation';
import { publicResults } from './server';

const app = await openedApp();
const { list, byId, saveSummary, setBenefits } = publication.calls;
const page = async (id: string, lang = 'zh') =>
  (await app.visitor.get(`/resultInfo?id=${id}&lang=${lang}`)).text();
const summaryOn = (html: string) => /<section aria-labelledby="summary">.*?<\/section>/s.exec(html)![0];

/** Somebody else who applied. */
const otherThan = (name: string) =>
  app.db
    .selectFrom('application')
    .innerJoin('person as owner', 'owner.id', 'application.ownerId')
    .select('owner.loginName as owner')
    .where('owner.loginName', '!=', name)
    .orderBy('owner.loginName')
    .limit(1)
    .executeTakeFirstOrThrow();

/** A published result below the highest standing, that stated benefits none of which is shown, and who applied with it. */
const subject = async () => {
  const { rows } = await publicResults(app.db, { pageSize: 30 }, dayOf(app.now()));
  return app.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .innerJoin('person as owner', 'owner.id', 'application.ownerId')
    .select(['report.id', 'application.economicBenefit', 'owner.loginName as owner'])
    .where('report.id', 'in', rows.map(({ id }) => id))
    .where('report.overallLevel', '!=', overallLevels.codes.internationallyLeading)
    .where('application.economicBenefit', '>', '0')
    .where(sql<boolean>`not exists (select 1 from result_presentation said where said.report_id = report.id and said.benefits <> '{}')`)
    .orderBy('report.id')
    .executeTakeFirstOrThrow();
}; // oxfmt-ignore

test('[PB3./resultInfo] the applicant alone says what the public reads of their result; no word claims more than the report', async () => {
  const { id, owner: name } = await subject();
  const owner = await app.signIn(name);
  const other = await app.signIn((await otherThan(name)).owner);
  const mine = (await owner.do(list, {})).rows.find((row) => row.id === id)!;
  expect(mine).toMatchObject({ isOwn: false, languages: [], benefits: [], approvedAt: null, rowVersion: 0 });
  const { reportSummary } = await owner.do(byId, { id });
  expect(summaryOn(await page(id))).toContain('摘自评价报告');
  expect(summaryOn(await page(id))).toContain(reportSummary.slice(0, 20));

  const said = { id, rowVersion: 0, zh: '一种用于门诊随访的心电监测方法，已在三家医院使用。', en: 'A way to monitor outpatients, used in three hospitals.', es: '', isApproved: true };
  expect(await other.refusal(byId, { id })).toBe(404);
  expect(await owner.refusal(saveSummary, { ...said, isApproved: false })).toBe(5048);
  expect(await owner.refusal(saveSummary, { ...said, en: 'The world leading method of its kind.' })).toBe(5049);
  expect(await owner.refusal(saveSummary, { ...said, zh: '合作请电 138 0013 8000' })).toBe(5050);
  expect(await owner.refusal(saveSummary, { ...said, rowVersion: 4 })).toBe(2003);
  expect(await owner.refusal(saveSummary, { ...said, zh: '长'.repeat(501) })).toBe(2002);
  expect(summaryOn(await page(id))).toContain('摘自评价报告');

  expect(await owner.do(saveSummary, said)).toEqual({ rowVersion: 1 });
  expect(summaryOn(await page(id))).toContain(said.zh);
  expect(summaryOn(await page(id))).toContain(`由成果方撰写并同意公开（${dayOf(app.now())}）`);
  expect(summaryOn(await page(id, 'en'))).toContain(said.en);
  // A reader whose language is missing is told so and reads the Chinese.
  const spanish = summaryOn(await page(id, 'es'));
  expect(spanish).toContain('aún no hay versión en español');
  expect(spanish).toContain(`<div class="prose" lang="zh"><p>${said.zh}</p>`);
  expect((await owner.do(list, {})).rows.find((row) => row.id === id)).toMatchObject({ isOwn: true, languages: ['zh', 'en'], rowVersion: 1 });
  // Taken back, the page says what the report says.
  await owner.do(saveSummary, { id, rowVersion: 1, zh: '', en: '', es: '', isApproved: false });
  expect(summaryOn(await page(id))).toContain('摘自评价报告');
}); // oxfmt-ignore

test('[PB3./resultInfo] each benefit is shown as a band from the moment its own consent is given, until it is taken back', async () => {
  const { id, owner: name, economicBenefit } = await subject();
  const owner = await app.signIn(name);
  const { bands, rowVersion } = await owner.do(byId, { id });
  const of = Object.fromEntries(bands.map(({ field, band }) => [field, band]));
  expect(of['total']).toBe(bandOf(economicBenefit));
  const words = { total: '累计经济效益', newProfit: '新增利润', newSales: '新增销售额', tax: '新增税收', savedCost: '节约成本' };
  const shown = async () => {
    const html = await page(id);
    return Object.entries(words).flatMap(([field, word]) => (html.includes(`<dt>${word}</dt>`) ? [field] : []));
  };
  expect(await shown()).toEqual([]);
  const first = await owner.do(setBenefits, { id, rowVersion, benefits: ['total', 'newProfit'] });
  expect(await shown()).toEqual(['total', 'newProfit'].filter((field) => of[field] !== null));
  expect(await page(id)).not.toContain(economicBenefit!);
  // What the application did not state is not shown, whatever was agreed to; what is taken back is gone with the next page.
  await owner.do(setBenefits, { id, ...first, benefits: ['newProfit'] });
  expect(await shown()).toEqual(['newProfit'].filter((field) => of[field] !== null));
}); // oxfmt-ignore

test('amounts become bands, and numbers and addresses are recognised among words', () => {
  expect([null, 0, '99.99', 100, '1000', 1000.01, 5000, '5000.01'].map(bandOf)).toEqual([null, null, 1, 2, 2, 3, 3, 4]);
  for (const words of ['电话 13800138000', '１３８ 0013 8000', 'call 020-83827812', 'a@b.example', '+86 138-0013-8000'])
    expect([words, namesContact(words)]).toEqual([words, true]);
  for (const words of ['样本 12000 例', '2021-2026 年', '灵敏度 98.5%，n=1380', 'ZL202110012345.6'])
    expect([words, namesContact(words)]).toEqual([words, false]);
}); // oxfmt-ignore
