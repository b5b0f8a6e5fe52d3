import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLevels, type Assessment } from './compute';
import { achievement, upTo } from '#testing/levels/example';
import { frozenLevels } from './frozen';
import { levelsInForce } from './in-force';
import type { ManualChange } from './manual-override';
import { aboveEvidence, publishedLevels } from './publish';
import { contradicted } from '#testing/reports/replay';
import { levelsWords } from './words';
import { documentIds, facts } from '#testing/levels/arbitrary';

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
        const { inForce } = levelsInForce(given, {
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
          given.rules,
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
