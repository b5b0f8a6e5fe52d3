import { expect, test } from 'vitest';
import { isSame } from './same';

test('a text is no other one because the database orders its fields, or writes nothing in its own way', () => {
  const typed = [{ name: '陆景行', role: '', years: undefined, works: { from: 2020, to: null } }];
  const stored = [{ works: { from: 2020 }, role: null, name: '陆景行' }];
  expect(isSame(typed, stored)).toBe(true);
  expect([isSame('', null), isSame(undefined, null), isSame(undefined, '')]).toEqual([true, true, true]);

  expect(isSame(typed, [{ ...stored[0], name: '陆景' }])).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect([isSame('', 0), isSame('', false), isSame('1', 1), isSame('', ' ')]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
