import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmpty, moved, type ChartData, type Point } from './data';

const data: ChartData = {
  ...{ title: 'Applications', by: 'month', unit: 'cases', categories: ['1', '2', '3'] },
  series: [
    { name: 'accepted', kind: 'bar', values: [3, null, 5] },
    { name: 'share', kind: 'line', values: [50, 60, 70], unit: '%' },
  ],
};

test('keys lead through every figure and never beside one', () => {
  const keys = fc.array(
    fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab', 'x'),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(keys, (pressed) => {
      let at: Point | undefined;
      for (const key of pressed) at = moved(data, at, key) ?? at;
      if (at) expect(data.series[at.series]!.values[at.category]).not.toBe(undefined);
    }),
  );
  expect(moved(data, undefined, 'ArrowRight')).toEqual({ series: 0, category: 0 });
  expect(moved(data, { series: 0, category: 0 }, 'End')).toEqual({ series: 0, category: 2 });
  expect(moved(data, { series: 0, category: 2 }, 'ArrowDown')).toEqual({ series: 1, category: 2 });
  expect(moved(data, { series: 1, category: 2 }, 'ArrowRight')).toEqual({ series: 1, category: 2 });
  expect(moved(data, { series: 1, category: 2 }, 'Tab')).toBeUndefined();
});

test('a chart without figures is empty, whatever it is called', () => {
  expect(isEmpty(data)).toBe(false);
  expect(isEmpty({ ...data, categories: [] })).toBe(true);
  expect(isEmpty({ ...data, series: [{ name: 'a', kind: 'bar', values: [null, null, null] }] })).toBe(true);
  expect(moved({ ...data, series: [] }, undefined, 'Home')).toBeUndefined();
});
