import { expect, test } from 'vitest';
import { nameOf } from './named';

test('a row is called what its first cell says: a moment in the platform’s time, a gap as a gap', () => {
  const row = {
    name: '青渚支架',
    at: '2026-11-22T02:09:18.016Z',
    on: '2026-11-21T17:00:00.000Z',
    none: null,
  };
  expect(nameOf(row, { field: 'name' })).toBe('青渚支架');
  expect(nameOf(row, { field: 'at', as: 'moment' })).toBe('2026-11-22 10:09');
  expect(nameOf(row, { field: 'at', as: 'ago' })).toBe('2026-11-22 10:09');
  expect(nameOf(row, { field: 'on', as: 'day' })).toBe('2026-11-22');
  expect(nameOf(row, { field: 'none', as: 'moment' })).toBe('/');
});
