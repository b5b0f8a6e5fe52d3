import fc from 'fast-check';
import { evidenceKinds } from '#product/levels/evidence';
import { newestRuleSet } from '#product/levels/rule-sets/published';
import type { AchievementFacts, EvidenceDocument } from '#product/levels/types';

/** Material for properties: achievements of all kinds, in order or not. */

const day = fc.integer({ min: 0, max: 900 }).map((days) => {
  const date = new Date(Date.UTC(2024, 2, 1));
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
});
const category = fc.constantFrom('applied', 'publicBenefit', 'basicTheory');

const anyDocument = (id: string): fc.Arbitrary<EvidenceDocument> =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom(...evidenceKinds),
    passed: fc.boolean(),
    issuedOn: fc.option(day),
    issuer: fc.option(fc.constantFrom('first hospital', 'second hospital')),
  });

export const documentIds = Array.from({ length: 30 }, (_, place) => `d${place}`);
const someIds = fc.subarray(documentIds);

export const facts: fc.Arbitrary<AchievementFacts> = fc.record({
  rules: fc.constant(newestRuleSet()),
  category,
  baseDate: day,
  submittedOn: day,
  documents: fc.tuple(...documentIds.map(anyDocument)),
  achievementEvidenceIds: someIds,
  wbs: fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('1', '2', '3', '10', '1.1', '1.2', '2.1'),
      name: fc.constant('an item'),
      weight: fc.constantFrom(10, 20, 25, 50, 100),
      isKey: fc.boolean(),
      claimedLevel: fc.option(fc.integer({ min: 1, max: 13 })),
      evidenceIds: someIds,
      notApplicableProofs: fc.array(
        fc.record({
          level: fc.constantFrom(3, 4, 6, 8),
          reason: fc.constantFrom('', 'it makes no sense here'),
        }),
        { maxLength: 3 },
      ),
    }),
    { selector: ({ code }) => code, maxLength: 6 },
  ),
  indicators: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('i1', 'i2', 'i3', 'i4', 'i5'),
      direction: fc.constantFrom('largerIsBetter', 'smallerIsBetter', 'target'),
      ownValue: fc.option(fc.integer()),
      tolerance: fc.nat(5),
      testReportId: fc.option(fc.constantFrom(...documentIds)),
      isCore: fc.boolean(),
      comparators: fc.array(
        fc.record({
          name: fc.constantFrom('one', 'two', 'three'),
          baseline: fc.constantFrom('international', 'domestic', 'standard'),
          source: fc.record({
            title: fc.constantFrom('', 'a source'),
            year: fc.option(fc.integer({ min: 2018, max: 2028 })),
            isCurrent: fc.boolean(),
          }),
          value: fc.option(fc.integer()),
          comparison: fc.option(fc.constantFrom('higher', 'reached', 'notReached')),
          reason: fc.option(fc.constant('a reason')),
        }),
        { maxLength: 4 },
      ),
    }),
    { selector: ({ name }) => name, maxLength: 5 },
  ),
  innovationPoints: fc.uniqueArray(
    fc.record({
      number: fc.constantFrom('1', '2', '3', '10'),
      isCore: fc.boolean(),
      noveltyReportId: fc.option(fc.constantFrom(...documentIds)),
      searchedChina: fc.boolean(),
      searchedWorld: fc.boolean(),
      allFields: fc.boolean(),
      result: fc.constantFrom('nothingSame', 'nothingSimilar', 'reported'),
    }),
    { selector: ({ number }) => number, maxLength: 4 },
  ),
});
