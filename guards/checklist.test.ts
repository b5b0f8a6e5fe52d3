import { expect, test } from 'vitest';
import { answersIn, checklist, isShown, itemsIn } from './checklist';
import { nameOf, routes } from './matrix/world';

test('docs/requirements.md lists 111 rows and 261 items, each once', () => {
  const rows = new Set(checklist.map(({ row }) => row));
  const ids = new Set(checklist.map(({ id }) => id));
  expect([rows.size, ids.size, checklist.length]).toEqual([111, 261, 261]);
});

test('every call that must be shown is answered on exactly its method and path', () => {
  const mounted = new Set(routes.map(nameOf));
  const asked = checklist.filter(({ row, call }) => call !== undefined && row !== 'AP8');
  expect(asked.length).toBe(55);
  expect(asked.filter(({ call }) => !mounted.has(call!)).map(({ id, call }) => `${id}: ${call}`)).toEqual([]);
});

test('a call is shown by a success and a refusal on its own path, not on another that ends alike', () => {
  const item = { id: 'AP1.logout', row: 'AP1', call: 'POST /login/logout' };
  const titles = ['leaving the office [AP1.logout]'];
  const own = ['POST /login/logout success', 'POST /login/logout refusal'];
  expect(isShown(item, titles, answersIn(own))).toBe(true);
  for (const noted of [
    ['POST /login/logout success', 'POST /api/UserAuth/logout refusal'],
    ['POST /login/logout success', 'GET /login/logout refusal'],
    ['POST /login/logout success', 'POST /login/logout success', ''],
  ])
    expect(isShown(item, titles, answersIn(noted)), noted.join(', ')).toBe(false);
  expect(isShown(item, ['leaving the office [AP1]'], answersIn(own))).toBe(false);
  expect(isShown({ id: 'SH3', row: 'SH3' }, ['narrow [SH3]'], answersIn([]))).toBe(true);
});

test('a list that is not in its form is refused with the line', () => {
  const refused = (text: string) => () => itemsIn(text);
  expect(refused('| XX1 | one | |\n| XX1 | again | |')).toThrow('docs/requirements.md:2: XX1 stands twice');
  expect(refused('| XX1 | one | bare names |')).toThrow(':1: the items of XX1');
  expect(refused('| XX1 | one | |\n| XX1.call | POST /one |')).toThrow(':2: XX1 has no row');
  expect(refused('| XX1 | one | see below |')).toThrow('XX1 has no items below');
  expect(refused('| XX1 one |')).toThrow(':1: neither a row nor an item');
});
