import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueLines, type ValueScores } from '#product/levels/five-values';
import { standardValues } from '#product/settings/settings';
import { agreementOf, kendallsW, medianAbsoluteDeviation } from './agreement';

const sheet = (...scores: number[]): ValueScores =>
  Object.fromEntries(valueLines.map((line, place) => [line, scores[place]!])) as unknown as ValueScores;

describe('the agreement of a panel (domain §9.1)', () => {
  it('is not moved by one odd score', () => {
    expect(medianAbsoluteDeviation([80, 81, 82, 83, 20])).toBe(1);
    expect(medianAbsoluteDeviation([70, 80])).toBe(5);
  });

  it('is perfect when all rank alike, and none when they rank opposite', () => {
    expect(kendallsW(Array.from({ length: 5 }, () => [1, 2, 3, 4]))).toBe(1);
    expect(
      kendallsW([
        [1, 2, 3, 4],
        [4, 3, 2, 1],
      ]),
    ).toBe(0);
    expect(
      kendallsW([
        [7, 7, 7],
        [5, 5, 5],
      ]),
    ).toBeNull();
  });

  it('matches a worked example with ties', () => {
    // Ranks 1, 2.5, 2.5, 4 / 1, 2, 3, 4 / 2, 1, 3.5, 3.5: sums 4, 5.5, 9, 11.5 about 7.5, S = 34.5; ΣT = 12.
    const w = kendallsW([
      [10, 20, 20, 30],
      [10, 20, 30, 40],
      [20, 10, 30, 30],
    ]);
    expect(w).toBeCloseTo((12 * 34.5) / (9 * 60 - 3 * 12), 10);
  });

  it('always lies between 0 and 1, whatever the order of the sheets', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(scores, { minLength: 5, maxLength: 9 }), (sheets) => {
        const w = kendallsW(sheets) ?? 0;
        expect(w).toBeGreaterThanOrEqual(0);
        expect(w).toBeLessThanOrEqual(1 + 1e-12);
        expect(kendallsW(sheets.toReversed()) ?? 0).toBeCloseTo(w, 10);
      }),
    );
  });

  it('is given per line, and as a concordance from five experts on', () => {
    const alike = sheet(90, 80, 70, 60, 50, 40);
    const four = agreementOf([alike, alike, alike, alike], standardValues);
    expect(four).toMatchObject({ concordance: null, isLow: false });
    expect(four.lines[0]).toEqual({ line: 'scientific', median: 90, deviation: 0 });
    expect(agreementOf([alike, alike, alike, alike, alike], standardValues)).toMatchObject({
      concordance: 1,
      isLow: false,
    });
    expect(() => agreementOf([], standardValues)).toThrow(RangeError);
  });

  it('calls for a discussion when the ranks contradict or a line is torn', () => {
    const [up, down] = [sheet(50, 52, 54, 56, 58, 60), sheet(60, 58, 56, 54, 52, 50)];
    expect(agreementOf([up, down, up, down, up], standardValues).isLow).toBe(true);
    const torn = [20, 40, 60, 80, 100].map((score) => sheet(score, 90, 80, 70, 60, 50));
    expect(agreementOf(torn, standardValues).lines[0]?.deviation).toBe(20);
    expect(agreementOf(torn, standardValues).isLow).toBe(true);
  });
});
