import { expect, test } from 'vitest';
import { placeOf, placeOver, putAt, stepped } from './placement';

const placed = { first: ['a', 'b', 'c'], second: ['d'], third: [] };

test('an item is put at a place of any column and nowhere else', () => {
  expect(putAt(placed, 'a', { column: 'first', at: 1 })).toEqual({ ...placed, first: ['b', 'a', 'c'] });
  expect(putAt(placed, 'c', { column: 'second', at: 0 })).toEqual({
    first: ['a', 'b'],
    second: ['c', 'd'],
    third: [],
  });
  expect(putAt(placed, 'a', { column: 'third', at: 9 }).third).toEqual(['a']);
  expect(() => placeOf(placed, 'z')).toThrow(/no column/);
});

test('held over an item it takes that place; held over a column it comes to the end, or stays where it is', () => {
  expect(placeOver(placed, 'a', 'c')).toEqual({ column: 'first', at: 2 });
  expect(placeOver(placed, 'a', 'second')).toEqual({ column: 'second', at: 1 });
  expect(placeOver(placed, 'b', 'first')).toEqual({ column: 'first', at: 1 });
});

test('arrow keys go along a column and across columns, and stop at the edges', () => {
  expect(stepped(placed, 'a', 'ArrowDown').first).toEqual(['b', 'a', 'c']);
  expect(stepped(placed, 'a', 'ArrowUp')).toBe(placed);
  expect(stepped(placed, 'c', 'ArrowDown')).toBe(placed);
  expect(stepped(placed, 'a', 'ArrowLeft')).toBe(placed);
  expect(stepped(placed, 'c', 'ArrowRight').second).toEqual(['d', 'c']);
  expect(stepped(stepped(placed, 'd', 'ArrowRight'), 'd', 'ArrowRight').third).toEqual(['d']);
  expect(stepped(placed, 'a', 'Home')).toBe(placed);
});
