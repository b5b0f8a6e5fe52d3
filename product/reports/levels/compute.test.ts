import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLevels, type Assessment } from './compute';
import { evidenceKinds } from './evidence';
import { achievement, document, upTo } from './example';
import { frozenLevels } from './frozen';
import { standingOf } from './in-force';
import type { ManualChange } from './manual-override';
import { aboveEvidence, publishedLevels } from './publish';
import { contradicted } from './replay';
import { sentence } from './require-sound';
import type { AchievementFacts, EvidenceDocument } from './types';
import { languages } from '../../../contract/words';
import { levelsWords } from './words';

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

const documentIds = Array.from({ length: 30 }, (_, place) => `d${place}`);
const someIds = fc.subarray(documentIds);

const facts: fc.Arbitrary<AchievementFacts> = fc.record({
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

const reversed = (one: AchievementFacts): AchievementFacts => ({
  ...one,
  documents: one.documents.toReversed(),
  achievementEvidenceIds: one.achievementEvidenceIds.toReversed(),
  wbs: one.wbs
    .map((row) => ({
      ...row,
      evidenceIds: row.evidenceIds.toReversed(),
      notApplicableProofs: row.notApplicableProofs.toReversed(),
    }))
    .toReversed(),
  indicators: one.indicators
    .map((row) => ({ ...row, comparators: row.comparators.toReversed() }))
    .toReversed(),
  innovationPoints: one.innovationPoints.toReversed(),
});

/** The last word of a rule about the whole achievement, out of the stored trace. */
const last = ({ trace }: Assessment, rule: string): unknown =>
  trace.findLast((step) => step.rule === rule && step.about === '')?.result;

describe('all levels of an achievement', () => {
  it('come out of its facts together, with nothing to find when all is in order', () => {
    const assessment = computeLevels(achievement());
    expect(assessment).toMatchObject({
      maturity: 9,
      maturityIndex: 9,
      innovation: 4,
      advancement: 7,
      overall: 'internationallyLeading',
      findings: [],
    });
    expect(assessment.gapToNext?.next).toBe(10);
  });

  it('name the documents that carried them', () => {
    const { trace } = computeLevels(achievement());
    const carriedBy = (rule: string) => trace.find((step) => step.rule === rule)?.evidenceIds;
    expect(carriedBy('maturityItem')).toEqual(upTo(9).map((level) => `A-${level}`));
    expect(carriedBy('innovationPoint')).toEqual(['novelty']);
    expect(carriedBy('advancementIndicator')).toEqual(['test']);
  });
});

describe('the trace', () => {
  it('replays: every rule says again what was recorded, also after a journey through JSON', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const { trace } = computeLevels(one);
        expect(contradicted(trace)).toEqual([]);
        expect(contradicted(JSON.parse(JSON.stringify(trace)) as typeof trace)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('ends in the levels it explains, and each step starts from what an earlier one said', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const assessment = computeLevels(one);
        expect(last(assessment, 'maturityMarket')).toBe(assessment.maturity);
        expect(last(assessment, 'maturityIndex')).toBe(assessment.maturityIndex);
        expect(last(assessment, 'innovationHighestCorePoint')).toBe(assessment.innovation);
        expect(last(assessment, 'advancementWeakestIndicator')).toBe(assessment.advancement);
        expect(last(assessment, 'overallStanding')).toBe(assessment.overall);

        const said = new Map(
          assessment.trace
            .filter(({ rule }) => rule === 'maturityItem')
            .map(({ about, result }) => [about, result]),
        );
        const weakest = assessment.trace.find(({ rule }) => rule === 'maturityWeakestKeyItem');
        const { keyItems } = weakest!.inputs as { keyItems: { item: string; level: number | null }[] };
        for (const { item: code, level } of keyItems) expect(level).toBe(said.get(code));
      }),
      { numRuns: 60 },
    );
  });

  it('shows a changed result', () => {
    const { trace } = computeLevels(achievement());
    const forged = trace.map((step) => (step.rule === 'maturityMarket' ? { ...step, result: 13 } : step));
    expect(contradicted(forged).map(({ rule }) => rule)).toEqual(['maturityMarket']);
  });
});

describe('whatever the facts', () => {
  it('the order of the rows never matters', () => {
    fc.assert(
      fc.property(facts, (one) => {
        expect(computeLevels(reversed(one))).toEqual(computeLevels(one));
      }),
      { numRuns: 60 },
    );
  });

  it('one more valid document never lowers the maturity or the index', () => {
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(...evidenceKinds),
        fc.nat(5),
        fc.boolean(),
        (one, kind, place, whole) => {
          const more = document('new', kind, { issuedOn: one.baseDate, issuer: 'third hospital' });
          const richer: AchievementFacts = {
            ...one,
            documents: [...one.documents, more],
            achievementEvidenceIds: whole
              ? [...one.achievementEvidenceIds, 'new']
              : one.achievementEvidenceIds,
            wbs: one.wbs.map((row, index) =>
              index === place ? { ...row, evidenceIds: [...row.evidenceIds, 'new'] } : row,
            ),
          };
          const [before, after] = [computeLevels(one), computeLevels(richer)];
          expect(after.maturity ?? 0).toBeGreaterThanOrEqual(before.maturity ?? 0);
          expect(after.maturityIndex ?? 0).toBeGreaterThanOrEqual(before.maturityIndex ?? 0);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('supplying the gap lifts the maturity at least to the level it names', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const gap = computeLevels(one).gapToNext;
        if (!gap) return;
        const supplied = gap.missing.flatMap(({ item: code, accepts }, place) =>
          accepts[0]!.flatMap((piece, part) =>
            Array.from({ length: piece.institutions }, (_, copy) => ({
              code,
              document: document(`new-${place}-${part}-${copy}`, piece.kinds[0]!, {
                issuedOn: one.baseDate,
                issuer: `new institution ${copy}`,
              }),
            })),
          ),
        );
        const idsFor = (code: string | null) =>
          supplied.filter((one) => one.code === code).map((one) => one.document.id);
        const after = computeLevels({
          ...one,
          documents: [...one.documents, ...supplied.map((one) => one.document)],
          achievementEvidenceIds: [...one.achievementEvidenceIds, ...idsFor(null)],
          wbs: one.wbs.map((row) => ({ ...row, evidenceIds: [...row.evidenceIds, ...idsFor(row.code)] })),
        });
        expect(after.maturity).toBeGreaterThanOrEqual(gap.next);
      }),
      { numRuns: 300 },
    );
  });

  it('every finding is a sentence without gaps in each language', () => {
    fc.assert(
      fc.property(facts, (one) => {
        for (const finding of computeLevels(one).findings)
          for (const language of languages) expect(sentence(finding, language)).not.toMatch(/\{\{/);
      }),
      { numRuns: 60 },
    );
  });

  it('a theory never passes 4, and no item counts above 9', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const { maturity, rows } = computeLevels(one);
        if (one.category === 'basicTheory') expect(maturity ?? 0).toBeLessThanOrEqual(4);
        for (const { level } of rows.items) expect(level ?? 0).toBeLessThanOrEqual(9);
      }),
      { numRuns: 60 },
    );
  });
});

it('every rule has its sentence', () => {
  const rules = new Set(computeLevels(achievement()).trace.map(({ rule }) => rule));
  expect(rules.size).toBe(11);
  for (const rule of rules)
    expect(Object.keys(levelsWords)).toContain(`rule${rule[0]!.toUpperCase()}${rule.slice(1)}`);
});

it('a stored trace gives back every computed level, and how far the evidence reaches', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { trace, maturity, maturityIndex, innovation, advancement, overall, evidenced } =
        computeLevels(given);
      const stored = JSON.parse(JSON.stringify(trace)) as typeof trace;
      expect(frozenLevels(stored)).toEqual({
        maturity,
        maturityIndex,
        innovation,
        advancement,
        overall,
        evidenced,
      });
      expect(evidenced.maturity ?? 0).toBeGreaterThanOrEqual(maturity ?? 0);
    }),
  );
});

it('nothing above the evidence is in force or published, whatever is changed by hand, confirmed and voted', () => {
  const changes = fc.record({
    maturity: fc.integer({ min: 1, max: 13 }),
    innovation: fc.integer({ min: 0, max: 4 }),
    advancement: fc.integer({ min: 1, max: 7 }),
  });
  const levels = ['maturity', 'innovation', 'advancement'] as const;
  fc.assert(
    fc.property(
      facts,
      changes,
      fc.array(changes, { minLength: 5, maxLength: 9 }),
      fc.subarray(documentIds),
      (given, chosen, votes, evidenceIds) => {
        const computed = computeLevels(given);
        const { inForce } = standingOf(given, {
          changes: levels.map((which) => ({
            which,
            computed: computed[which],
            chosen: chosen[which],
            reason: 'argued at length',
            evidenceIds,
            by: 'assessor',
            at: '',
          })) as ManualChange[],
          confirmed: levels.map((which) => ({ which, by: 'checker', at: '' })),
        });
        expect(aboveEvidence(inForce, computed)).toEqual([]);
        const { maturity, innovation, advancement } = publishedLevels(
          frozenLevels(computed.trace),
          votes.map((vote) => ({
            ...vote,
            overall: { level: 'internationallyLeading', reason: 'so be it' },
          })),
          given.category,
        );
        expect(
          aboveEvidence(
            {
              maturity: maturity.published,
              innovation: innovation.published,
              advancement: advancement.published,
            },
            computed,
          ),
        ).toEqual([]);
      },
    ),
  );
});
