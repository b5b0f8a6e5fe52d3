import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleReport } from '#testing/printing/report';
import type { ReportDocument } from '#product/printing/server';
import { settled } from './settled';

/** Everything that stands alone below a heading of the printed report. */
const below = ({
  evaluation,
  achievement,
  maturity,
  benefit,
  rights,
  team,
  transformation,
  conclusion,
}: ReportDocument) => ({
  lists: [evaluation.basis, evaluation.method, transformation.advice, conclusion.conditionsOfUse],
  texts: [
    achievement.problem,
    achievement.principle,
    achievement.route,
    maturity.gapText,
    benefit.social,
    rights.ownershipChain,
    rights.encumbrances,
    team.team,
    team.conditions,
    conclusion.opinion,
  ],
  facts: [achievement.mainIndicators, benefit.socialFacts, conclusion.values],
});

/** The invented report with some of its parts emptied, as a draft or a careless hand leaves them. */
const emptied = fc.infiniteStream(fc.boolean()).map((keep): ReportDocument => {
  const spoil = (value: unknown): unknown => {
    if (typeof value === 'string') return keep.next().value ? value : ' ';
    if (Array.isArray(value)) return keep.next().value ? value.map(spoil) : [];
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each)]))
      : value;
  };
  return spoil(sampleReport) as ReportDocument;
});

test('whatever was left empty, no heading of the printed report stands bare and no table has an empty row', () => {
  fc.assert(
    fc.property(emptied, (document) => {
      const { lists, texts, facts } = below(settled(document));
      for (const list of lists) {
        expect(list.length).toBeGreaterThan(0);
        expect(list.every((line) => line.trim() !== '')).toBe(true);
      }
      for (const text of texts) expect(text.trim()).not.toBe('');
      for (const rows of facts) {
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.every(({ value }) => value.trim() !== '')).toBe(true);
      }
    }),
  );
});

test('what was written stands as it was written', () => {
  expect(settled(sampleReport)).toEqual(sampleReport);
});
