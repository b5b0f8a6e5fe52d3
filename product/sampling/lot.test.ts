import fc from 'fast-check';
import { expect, test } from 'vitest';
import { first } from '#product/levels/rule-sets/first';
import { compare } from './deviation';
import { daysOf, isIn, quarterBefore, quarterForm } from './quarter';
import { sampleOf } from './server/record';

test('a day belongs to the quarter whose days hold it, and to no other; before it lies the one that ended last', () => {
  expect(quarterBefore('2026-11-02')).toBe('2026-Q3');
  expect(quarterBefore('2027-01-01')).toBe('2026-Q4');
  expect(quarterBefore('2026-12-31')).toBe('2026-Q3');
  expect(daysOf('2026-Q4')).toEqual({ first: '2026-10-01', after: '2027-01-01' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (at) => {
        const day = at.toISOString().slice(0, 10);
        const before = quarterBefore(day);
        expect(before).toMatch(quarterForm);
        const { first: begins, after } = daysOf(before);
        // Its last day is the day before the quarter that the day lies in.
        expect(begins < after && after <= day).toBe(true);
        expect(quarterBefore(after)).toBe(before);
        expect(isIn(before, begins)).toBe(true);
        expect(isIn(before, after)).toBe(false);
        expect(isIn(before, day)).toBe(false);
      },
    ),
  );
});

test('a sample holds as many as the share asks for and never none, whatever the order, and gives everybody the same chance', () => {
  const pool = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ reportId: `report ${place}`, agencyId: `agency ${place % 3}` }));
  for (const [count, wanted] of [[1, 1], [19, 1], [20, 1], [21, 2], [40, 2], [41, 3], [400, 20]] as const)
    expect(sampleOf('seed', { candidates: pool(count), share: 5 }), String(count)).toHaveLength(wanted);
  const candidates = pool(30);
  const times = new Map<string, number>();
  for (let seed = 0; seed < 3_000; seed += 1) {
    const sample = sampleOf(String(seed), { candidates, share: 10 });
    expect(sampleOf(String(seed), { candidates: candidates.toReversed(), share: 10 })).toEqual(sample);
    for (const id of sample) times.set(id, (times.get(id) ?? 0) + 1);
  }
  // Three of thirty, three thousand times: 300 each, and five standard deviations around.
  expect(times.size).toBe(30);
  for (const count of times.values()) expect(Math.abs(count - 300)).toBeLessThan(5 * Math.sqrt(300));
}); // oxfmt-ignore

test('results deviate from where a panel would have had to be reconciled with the computed level, on any scale', () => {
  const published = { maturity: 7, innovation: 2, advancement: 5 };
  const deviating = (second: Partial<Record<keyof typeof published, number | null>>) =>
    compare(published, { ...published, ...second }, first)
      .filter(({ deviates }) => deviates)
      .map(({ scale }) => scale);
  expect(deviating({})).toEqual([]);
  expect(deviating({ maturity: 8 })).toEqual([]);
  expect(deviating({ maturity: 6 })).toEqual([]);
  expect(deviating({ maturity: 9 })).toEqual(['maturity']);
  expect(deviating({ maturity: 5 })).toEqual(['maturity']);
  expect(deviating({ innovation: 1, advancement: 6 })).toEqual(['innovation', 'advancement']);
  // What only one of them rates is not compared.
  expect(deviating({ advancement: null })).toEqual([]);
});
