import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLevels } from './compute';
import { evidenceKinds } from './evidence';
import { document } from '#testing/levels/example';
import { sentence } from './require-sound';
import type { AchievementFacts } from './types';
import { languages } from '#contract/words';
import { facts } from '#testing/levels/arbitrary';

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
