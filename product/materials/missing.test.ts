import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkItem } from '#product/levels/tables';
import { languages } from '#contract/words';
import { missingFor, missingItems, sentenceOf, type ItemFacts, type MaterialFacts } from './missing';
import { goodTables } from '#testing/materials/story';

const file = (id: string, more: Partial<ItemFacts['files'][number]> = {}): ItemFacts['files'][number] => ({
  id,
  name: `${id}.pdf`,
  documentType: '5.2',
  title: '用户证明',
  issuer: '外部医院',
  issuedOn: '2026-01-01',
  deIdentified: true,
  patientData: null,
  ...more,
});
const item = (code: string, files: ItemFacts['files'] = [], more: Partial<ItemFacts> = {}): ItemFacts => ({
  code,
  required: true,
  notApplicableReason: null,
  files,
  ...more,
});
const facts = (items: readonly ItemFacts[], more: Partial<MaterialFacts> = {}): MaterialFacts => ({
  template: 1,
  items,
  tables: {},
  completingOrganisations: ['江澜医科大学附属第一医院'],
  today: '2026-06-01',
  ...more,
});
const words = (of: MaterialFacts) => missingFor(of).map(({ word }) => word);

describe('what a material still wants', () => {
  test('a mandatory row wants a file or a reason; an optional one may stay empty', () => {
    expect(words(facts([item('riskStatement')]))).toEqual(['itemNeeded']);
    expect(words(facts([item('thirdPartyTest')]))).toEqual(['itemMissing']);
    expect(words(facts([item('indicators')]))).toEqual(['tableNeeded']);
    expect(words(facts([item('thirdPartyTest', [], { notApplicableReason: ' ' })]))).toEqual(['itemMissing']);
    expect(words(facts([item('thirdPartyTest', [], { notApplicableReason: '软件，无检测' })]))).toEqual([]);
    // What every application must have has no reason not to be there, a table as little as a file (M2).
    expect(words(facts([item('riskStatement', [], { notApplicableReason: '无风险' })]))).toEqual([
      'itemNeeded',
    ]);
    expect(words(facts([item('indicators', [], { notApplicableReason: '无指标' })]))).toEqual([
      'tableNeeded',
    ]);
    expect(words(facts([item('marketAccess', [], { required: false })]))).toEqual([]);
  });

  test('two user proofs, one of them from outside, whatever spaces the name is written with', () => {
    const own = { issuer: '江澜医科大学 附属第一医院' };
    expect(words(facts([item('userProofs', [file('a')])]))).toEqual(['tooFew']);
    expect(words(facts([item('userProofs', [file('a', own), file('b', own)])]))).toEqual(['noneFromOutside']);
    expect(words(facts([item('userProofs', [file('a', own), file('b')])]))).toEqual([]);
  });

  test('a table row counts its table: three indicators, at most five points of discovery', () => {
    const indicators = goodTables.indicators;
    expect(words(facts([item('indicators')], { tables: { indicators: indicators.slice(1) } }))).toEqual([
      'tooFew',
    ]);
    expect(words(facts([item('indicators')], { tables: { indicators } }))).toEqual([]);
    const discoveryPoints = Array.from({ length: 6 }, () => goodTables.discoveryPoints[0]!);
    expect(words(facts([item('discoveryPoints')], { template: 2, tables: { discoveryPoints } }))).toEqual([
      'tooMany',
    ]);
  });

  test('the work breakdown adds up to a hundred at its ends and has a key item', () => {
    const row: WorkItem = goodTables.workBreakdown[0]!;
    const breakdown = (...rows: WorkItem[]) =>
      words(facts([item('workBreakdown')], { tables: { workBreakdown: rows } }));
    expect(breakdown(row)).toEqual([]);
    expect(breakdown({ ...row, weight: 99.9 })).toEqual(['weightsNotWhole']);
    expect(breakdown({ ...row, isKey: false })).toEqual(['noKeyItem']);
    expect(
      breakdown(
        { ...row, weight: 0 },
        { ...row, code: '1.1', weight: 60 },
        { ...row, code: '1.2', weight: 40 },
      ),
    ).toEqual([]);
  });

  test('every file has type, title, issuer and a day that has come, and identifies nobody', () => {
    const bare = file('a', {
      documentType: null,
      title: '',
      issuer: '',
      issuedOn: null,
      deIdentified: false,
    });
    const found = missingFor(facts([item('riskStatement', [bare])]));
    expect(found.map(({ word }) => word)).toEqual([
      'fileWithoutType',
      'fileWithoutTitle',
      'fileWithoutIssuer',
      'fileWithoutDate',
      'notDeIdentified',
    ]);
    expect(found.every(({ fileId }) => fileId === 'a')).toBe(true);
    expect(missingItems(found)).toBe(1);
    const today = file('b', { documentType: '6.5', issuedOn: '2026-06-01' });
    expect(words(facts([item('riskStatement', [today])]))).toEqual([]);
    expect(words(facts([item('riskStatement', [{ ...today, issuedOn: '2026-06-02' }])]))).toEqual([
      'fileFromFuture',
    ]);
    expect(words(facts([item('riskStatement', [{ ...today, validUntil: '2026-05-31' }])]))).toEqual([
      'fileEndsBeforeIssued',
    ]);
    expect(words(facts([item('riskStatement', [{ ...today, validUntil: '2026-06-01' }])]))).toEqual([]);
    expect(words(facts([item('riskStatement', [{ ...today, documentType: '1.1' }])]))).toEqual([
      'fileOfOtherType',
    ]);
    expect(words(facts([item('workBreakdown', [today])], { tables: goodTables }))).toEqual([]);
  });

  test('every sentence is whole in three languages', () => {
    const gaps = missingFor(
      facts(
        [
          item('userProofs', [file('a', { title: '', deIdentified: false })]),
          item('workBreakdown'),
          item('indicators'),
        ],
        {
          tables: { workBreakdown: [{ ...goodTables.workBreakdown[0]!, weight: 1 }] },
        },
      ),
    );
    expect(gaps.length).toBeGreaterThan(3);
    for (const gap of gaps)
      for (const language of languages) expect(sentenceOf(gap, language)).not.toMatch(/\{\{|undefined/);
  });

  test('once there is a file, another never opens a gap, and order does not matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.boolean(), (count, outside) => {
        const proofs = Array.from({ length: count }, (_, at) => file(`f${at}`));
        const gaps = missingFor(facts([item('userProofs', proofs)])).length;
        const more = [...proofs, file('more', outside ? {} : { issuer: '江澜医科大学附属第一医院' })];
        expect(missingFor(facts([item('userProofs', more)])).length).toBeLessThanOrEqual(gaps);
        expect(missingFor(facts([item('userProofs', more.toReversed())])).length).toBe(
          missingFor(facts([item('userProofs', more)])).length,
        );
      }),
    );
  });
});
