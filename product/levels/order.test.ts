import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byCode, inOrder, lowerMedian, twice, twoThirdsOf } from './order';

it('rows come in one order however they were typed in, also where two have the same name', () => {
  const rows = fc.array(fc.record({ name: fc.constantFrom('1.2', '1.10', '1.1', 'a'), value: fc.nat(3) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(rows, rows, (some, others) => {
      const all = [...some, ...others];
      const name = ({ name: own }: { name: string }) => own;
      expect(inOrder(all, name)).toEqual(inOrder(all.toReversed(), name));
    }),
  );
  const same = [
    { name: 'a', value: 2 },
    { name: 'a', value: 10 },
    { name: 'a', value: 1 },
  ];
  expect(inOrder(same, ({ name }) => name).map(({ value }) => value)).toEqual([1, 2, 10]);
});

it('codes are counted as people count, and no two different ones are equal', () => {
  expect(['1.10', '1.2', '1.1'].toSorted(byCode)).toEqual(['1.1', '1.2', '1.10']);
  expect([byCode('a', 'a'), byCode('1.02', '1.2'), byCode('1.2', '1.02')]).toEqual([0, -1, 1]);
});

it('names that stand more than once are told once, in order', () => {
  expect(twice(['b', 'a10', 'a2', 'b', 'a2', 'a10', 'b', 'c'])).toEqual(['a2', 'a10', 'b']);
  expect(twice(['a', 'b'])).toEqual([]);
});

it('of two middles the lower one counts, of none nothing', () => {
  expect([
    lowerMedian([]),
    lowerMedian([10]),
    lowerMedian([10, 9]),
    lowerMedian([3, 10, 9]),
    lowerMedian([4, 1, 3, 2]),
  ]).toEqual([null, 10, 9, 9, 2]);
});

it('two thirds are rounded up', () => {
  expect([3, 4, 5, 6, 7].map(twoThirdsOf)).toEqual([2, 3, 4, 4, 5]);
});
