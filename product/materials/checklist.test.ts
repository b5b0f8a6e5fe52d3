import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dictionaries, itemOf } from '#product/dictionaries/dictionaries';
import { acceptedEvidence } from '#testing/dictionaries/accepted-evidence';
import { checklistFor, materialTemplates, templateOf, type ChecklistFacts } from './checklist';

const plain: ChecklistFacts = {
  category: '1',
  medicalProducts: ['4.1'],
  humanResearch: false,
  usesHumanGeneticResources: false,
  economicBenefit: '0',
};
const mandatory = (facts: Partial<ChecklistFacts>): readonly string[] =>
  checklistFor({ ...plain, ...facts })
    .filter((row) => row.required)
    .map((row) => row.code);
const always = mandatory({});

describe('the material checklist', () => {
  test('takes template two for basic theory and template one for the rest', () => {
    expect([templateOf('1'), templateOf('2'), templateOf('3')]).toEqual([1, 1, 2]);
  });

  test('always asks an applied result for report, tables, novelty search, proofs, team, risk and de-identification', () => {
    expect(always).toEqual([
      'technicalReport',
      'workBreakdown',
      'indicators',
      'innovationPoints',
      'noveltySearch',
      'userProofs',
      'teamAndConditions',
      'riskStatement',
      'deIdentification',
    ]);
  });

  test.each([
    ['a device', { medicalProducts: ['2.3'] }, ['thirdPartyTest']],
    ['a drug named by its group', { medicalProducts: ['1'] }, ['thirdPartyTest']],
    ['research on people', { humanResearch: true }, ['clinicalEvidence', 'ethicsApproval']],
    ['human genetic resources', { usesHumanGeneticResources: true }, ['geneticResources']],
    ['a new biomedical technique', { medicalProducts: ['4.8'] }, ['newBiomedical']],
    ['a cell product', { medicalProducts: ['1.9'] }, ['thirdPartyTest', 'newBiomedical']],
    ['an economic benefit', { economicBenefit: '0.01' }, ['benefitProof']],
    ['public benefit', { category: '2' }, ['socialBenefitProof']],
    ['public benefit that also earns', { category: '2', economicBenefit: '58' }, ['socialBenefitProof']],
  ] as const)('asks %s for more', (_, facts, more) => {
    expect(mandatory(facts).toSorted()).toEqual([...always, ...more].toSorted());
  });

  test('asks basic theory for ethics only when people take part', () => {
    expect(mandatory({ category: '3' })).not.toContain('ethicsApproval');
    expect(mandatory({ category: '3', humanResearch: true })).toContain('ethicsApproval');
  });

  test('lets basic theory add a novelty-search report, which innovation above nothing needs', () => {
    const row = checklistFor({ ...plain, category: '3' }).find(({ code }) => code === 'noveltySearch');
    expect(row).toMatchObject({ required: false, documents: ['6.1'] });
  });

  test('asks no less when there is more to the case', () => {
    const facts = fc.record({
      category: fc.constant('1' as const),
      medicalProducts: fc.subarray(['1.9', '2.3', '4.1', '4.8', '9.3']),
      humanResearch: fc.boolean(),
      usesHumanGeneticResources: fc.boolean(),
      economicBenefit: fc.constantFrom('0', '12.50'),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const before = mandatory(one);
        const after = mandatory({
          medicalProducts: [...one.medicalProducts, '4.8'],
          humanResearch: true,
          usesHumanGeneticResources: one.usesHumanGeneticResources,
          economicBenefit: one.economicBenefit,
        });
        for (const code of before) expect(after).toContain(code);
      }),
    );
  });

  test('has rows with codes of their own, titles in three languages and document types that exist', () => {
    for (const rows of Object.values(materialTemplates)) {
      expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
      for (const row of rows) {
        for (const text of [...row.title, ...(row.hint ?? ['x'])]) expect(text.trim()).not.toBe('');
        expect(row.kind === 'files').toBe(row.documents.length > 0);
        for (const document of row.documents) expect(itemOf('documentType', document)?.parent).toBeDefined();
      }
    }
  });

  test('has a place for every document that a level accepts', () => {
    const places = (template: 1 | 2) => materialTemplates[template].flatMap((row) => row.documents);
    for (const { code } of dictionaries.maturity.items) {
      for (const category of ['1', '2'] as const)
        for (const document of acceptedEvidence(code, category).of)
          expect(places(1), document).toContain(document);
      for (const document of acceptedEvidence(code, '3').of) expect(places(2), document).toContain(document);
    }
  });
});
