import { expect, test } from 'vitest';
import { rangeAsked } from './range';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes = 1 - 2', { start: 1, end: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-1', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a-b', undefined],
  ['items=0-3', undefined],
  [undefined, undefined],
])('of ten bytes, %s is %j', (header, range) => {
  expect(rangeAsked(header, 10)).toEqual(range);
});
