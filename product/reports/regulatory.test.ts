import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reports } from './contract';
import {
  allowedMaturity,
  contradicts,
  regulatoryPath,
  type RegulatoryFacts,
} from '#product/levels/regulatory';
import { panels } from '#product/panels/contract';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { acceptAll, approve, goodPanel, goodSheet, submitSheet } from '#testing/panels/case';
import { writtenText } from '#testing/printing/poppler';
import { caseAt, check, read, save, secondCheckOf, submit, texts } from '#testing/reports/story';

const app = await openedApp();

const nothing: RegulatoryFacts = {
  products: [],
  humanResearch: false,
  usesGeneticResources: false,
  approvals: [],
  documents: [],
  baseDate: '2026-06-30',
};
const lacking = (facts: Partial<RegulatoryFacts>, maturity: number | null) =>
  regulatoryPath({ ...nothing, ...facts })
    .filter((step) => contradicts(step, maturity))
    .map(({ step }) => step);

test('a level contradicts what no paper shows: by product, by maturity, by day', () => {
  const device = { products: ['2.3'], humanResearch: true };
  expect([4, 5, 7, 8].map((maturity) => lacking(device, maturity))).toEqual([
    [],
    ['ethics'],
    ['ethics', 'typeTest', 'trialRegistration'],
    ['ethics', 'typeTest', 'trialRegistration', 'certificate'],
  ]);
  expect([8, 9].map((maturity) => lacking({ products: ['1.1'] }, maturity))).toEqual([[], ['certificate']]);
  expect(lacking({ products: ['2.1'] }, 8)).toEqual(['certificate']);
  expect(lacking({ products: ['9.1'], usesGeneticResources: true }, 13)).toEqual(['geneticResources']);
  expect(lacking({ products: ['4.1'] }, 13)).toEqual([]);
  expect(lacking(device, null)).toEqual([]);

  const certificate = (date: string, passed = true) => ({
    ...device,
    documents: [{ documentType: '4.5', passed, issuedOn: date }],
  });
  expect(lacking(certificate('2026-06-30'), 8)).not.toContain('certificate');
  expect(lacking(certificate('2026-07-01'), 8)).toContain('certificate');
  expect(lacking(certificate('2026-06-30', false), 8)).toContain('certificate');
  const named = (number: string, date: string | null) => ({
    ...device,
    approvals: [{ kind: '4', number, date }],
  });
  expect(lacking(named('国械注准20263000001', '2026-01-02'), 8)).not.toContain('certificate');
  expect(lacking(named('', '2026-01-02'), 8)).toContain('certificate');
  expect(lacking(named('国械注准20263000001', null), 8)).toContain('certificate');
});

test('new biomedical technology needs two papers: its filing and, before it is used, its approval', () => {
  const papers = (...approvals: (readonly [number: string, date: string])[]) =>
    regulatoryPath({
      ...nothing,
      products: ['4.8'],
      approvals: approvals.map(([number, date]) => ({ kind: '5', number, date })),
    });
  const filing = ['备2026001', '2026-05-02'] as const;
  expect(papers()).toEqual([
    { step: 'biomedicalFiling', neededFrom: 6, doneOn: null, number: null },
    { step: 'biomedicalApproval', neededFrom: 8, doneOn: null, number: null },
  ]);
  expect([papers(), papers(filing), papers(filing, filing)].map(allowedMaturity)).toEqual([7, 7, 7]);
  const both = papers(['批2026009', '2026-06-02'], filing);
  expect(both.map(({ number }) => number)).toEqual(['备2026001', '批2026009']);
  expect(allowedMaturity(both)).toBe(13);
  const documents = [{ documentType: '4.5', passed: true, issuedOn: '2026-06-01' }];
  const certified = (product: string) =>
    allowedMaturity(regulatoryPath({ ...nothing, products: [product], documents }));
  expect([certified('1.9'), certified('4.8')]).toEqual([13, 7]);
});

test('a paper more never makes a contradiction, a level more never takes one away', () => {
  const products = fc.subarray(['1.1', '1.9', '1.11', '2.1', '2.3', '2.5', '3.3', '4.8', '9.1']);
  const approval = fc.record({
    kind: fc.constantFrom('1', '2', '3', '4', '5'),
    number: fc.constantFrom('', 'A1', 'B2'),
    date: fc.constantFrom(null, '2020-01-01', '2026-06-30', '2026-07-01'),
  });
  const document = fc.record({
    documentType: fc.constantFrom('2.9', '4.1', '4.2', '4.3', '4.4', '4.5'),
    passed: fc.boolean(),
    issuedOn: fc.constantFrom(null, '2021-01-01', '2026-08-01'),
  });
  const facts = fc.record({
    products,
    humanResearch: fc.boolean(),
    usesGeneticResources: fc.boolean(),
    approvals: fc.array(approval, { maxLength: 4 }),
    documents: fc.array(document, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(facts, approval, fc.integer({ min: 1, max: 12 }), (one, more, maturity) => {
      const before = lacking(one, maturity);
      const richer = lacking({ ...one, approvals: [...one.approvals, more] }, maturity);
      expect(before).toEqual(expect.arrayContaining(richer));
      expect(lacking(one, maturity + 1)).toEqual(expect.arrayContaining(before));
    }),
  );
});

test('without the approval a cell technology goes no higher than 7, by computation, by hand or by the panel', async () => {
  const about = await caseAt(app, 'written', { productTypes: ['4.8'], purposes: ['3'] });
  const author = await app.signIn(cast.assessor);
  expect(await read(author, about)).toMatchObject({
    maturityLevel: 8,
    regulatoryPath: [
      { step: 'biomedicalFiling', doneOn: null },
      { step: 'biomedicalApproval', neededFrom: 8, doneOn: null },
    ],
  });
  // Both papers are printed as missing, in the document and in the print view; what the assessor wrote stands before them.
  const reply = await author.get(`/api/Report/GetReportPdf?Id=${about.reportId}`, { language: 'zh' });
  const pdf = writtenText(Buffer.from(await reply.arrayBuffer()));
  const { ticket } = await author.do(reports.calls.createPrintTicket, { id: about.reportId });
  const view = JSON.stringify(
    (await app.visitor.wire('POST /api/Report/GetPrintData', { t: ticket })).ResultValue,
  );
  for (const said of ['监管文件核对', '研究备案', '应用批准', '未见文件', '演示械注准2026001']) {
    expect(pdf).toContain(said);
    expect(view).toContain(said);
  }
  const refusal = async () => {
    const { checker, asked } = await secondCheckOf(app, about);
    return checker.refusal(reports.calls.secondCheck, asked);
  };
  expect(await refusal()).toBe(2445);
  // Lowered by hand it may go out; the panel finds evidence for 8, and all of them say so.
  await save(app, about, {
    section: 'override',
    data: { which: 'maturity', level: 7, reason: '临床转化应用尚未获批准，按 7 级评价。' },
  });
  await save(app, about, {
    section: 'conclusion',
    data: { ...texts.conclusion, opinion: '该成果技术成熟度 7 级。' },
  });
  const panel = [...goodPanel.slice(0, 4), ['zhunanzhi', 'ethics'] as const];
  await acceptAll(app, about, panel);
  await check(app, about);
  await submit(app, about);
  const sheet = {
    ...goodSheet,
    levels: {
      ...goodSheet.levels,
      maturity: { agrees: false, own: 8, reason: '已有新技术准入文件，应为 8 级。' },
    },
  };
  for (const [login] of panel) {
    await submitSheet(app, about, login, sheet);
    await approve(app, about, login);
  }
  await (await app.signIn(cast.manager)).do(panels.calls.closeRound, { id: about.reportId });
  const { reconciled } = (await read(author, about)) as { reconciled: unknown };
  expect(reconciled).toMatchObject({ maturity: { computed: 8, panel: 8, evidenced: 7, published: 7 } });
});
