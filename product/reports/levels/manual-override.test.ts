import { expect, it } from 'vitest';
import { acceptChange, levelInForce, type ManualChange } from './manual-override';

const change = (more: Partial<ManualChange<'maturity'>> = {}): ManualChange<'maturity'> => ({
  which: 'maturity',
  computed: 6,
  chosen: 5,
  reason: 'The type test was made on an earlier version',
  by: 'assessor',
  at: '2026-07-01T08:00:00.000Z',
  ...more,
});

const refusedField = (one: ManualChange, category: 'applied' | 'basicTheory' = 'applied') => {
  try {
    acceptChange(one, category, 'en');
    return null;
  } catch (problem) {
    const { code, result } = problem as { code: number; result: { Field: string }[] };
    return [code, result[0]?.Field];
  }
};

it('a reasoned change is kept whole: old, new, reason, who, when', () => {
  expect(acceptChange(change(), 'applied', 'en')).toEqual(change());
});

it('a change without a reason, out of range, above the cap or of nothing is refused with 2002', () => {
  expect(refusedField(change({ reason: 'no          good' }))).toEqual([2002, 'Reason']);
  expect(refusedField(change({ chosen: 14 as 13 }))).toEqual([2002, 'Level']);
  expect(refusedField(change({ chosen: 5 }), 'basicTheory')).toEqual([2002, 'Level']);
  expect(refusedField(change({ chosen: 6 }))).toEqual([2002, 'Level']);
  expect(refusedField({ ...change(), which: 'overall', computed: 'notRated', chosen: 4 })).toEqual([
    2002,
    'Level',
  ]);
  expect(refusedField({ ...change(), which: 'innovation', computed: 1, chosen: 0 })).toBeNull();
});

it('a change stands as long as the evidence says what the person saw', () => {
  expect(levelInForce(6, change())).toEqual({ level: 5, changeIsVoid: false });
  expect(levelInForce(7, change())).toEqual({ level: 7, changeIsVoid: true });
  expect(levelInForce(7, null)).toEqual({ level: 7, changeIsVoid: false });
});
