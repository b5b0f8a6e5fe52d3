import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLevels } from './compute';
import { evidenceKinds } from './evidence';
import { document } from '#testing/levels/example';
import { sentence } from './require-sound';
import type { AchievementFacts } from './types';
import { languages } from '#contract/words';
import { facts } from '#testing/levels/arbitrary';
import { supposing } from './what-if';

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

  it('supposing the gap to be closed lifts the maturity at least to the level it names, and changes no fact', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const gap = computeLevels(one).gapToNext;
        if (!gap) return;
        const before = structuredClone(one);
        const after = computeLevels(
          supposing(
            one,
            gap.missing.map(({ item, accepts }) => ({ item, proof: accepts[0]! })),
          ),
        );
        expect(one).toEqual(before);
        expect(after.maturity).toBeGreaterThanOrEqual(gap.next);
      }),
      { numRuns: 300 },
    );
  });

  it('supposing a search behind a core point raises the innovation to what its scope is worth, never lowers it', () => {
    fc.assert(
      fc.property(facts, (given) => {
        // A search may be as young as the report.
        const one = { ...given, submittedOn: given.baseDate };
        for (const { number, isCore, searchedWorld, searchedChina, allFields } of one.innovationPoints) {
          const after = computeLevels(supposing(one, [{ point: number }]));
          const worth = (searchedWorld ? 3 : searchedChina ? 1 : 0) + (allFields ? 1 : 0);
          const least = isCore && (searchedWorld || searchedChina) ? worth : 0;
          expect(after.innovation).toBe(Math.max(computeLevels(one).innovation, least));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('supposing what is measured and what is said against others moves the indicator as if it were written so, and changes no fact', () => {
    fc.assert(
      fc.property(facts, fc.double({ min: -100, max: 100, noNaN: true }), (one, ownValue) => {
        const before = structuredClone(one);
        for (const { name, comparators } of one.indicators) {
          const all = comparators.map((_, place) => [place, 'higher'] as const);
          const best = supposing(one, [{ indicator: name, comparisons: Object.fromEntries(all) }]);
          const meant = best.indicators.filter((each) => each.name === name);
          expect(meant.flatMap((each) => each.comparators.slice(0, all.length))).toSatisfy(
            (compared: typeof comparators) => compared.every(({ comparison }) => comparison === 'higher'),
          );
          const levelIn = (of: typeof one) =>
            computeLevels(of).rows.indicators.find((each) => each.name === name)!.level;
          expect(levelIn(best)).toBeGreaterThanOrEqual(levelIn(one));
          const other = supposing(one, [{ indicator: name, ownValue }]);
          for (const row of other.indicators.filter((each) => each.name === name))
            expect(row.ownValue).toBe(ownValue);
        }
        expect(one).toEqual(before);
      }),
      { numRuns: 60 },
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
