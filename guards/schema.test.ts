import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '#testing';
import { differences, tablesInCode } from './schema';

let house: TestHouse;
let database: Map<string, Set<string>>;
beforeAll(async () => {
  house = await openHouse();
  const { rows } = await house.house.pool.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'assay'",
  );
  database = new Map();
  for (const { table_name, column_name } of rows) {
    database.set(table_name, (database.get(table_name) ?? new Set()).add(column_name));
  }
});
afterAll(() => house.close());

/** Reached by plain SQL only: the engine's own bookkeeping. */
const withoutTypes = [
  'schema_migration',
  'migration_lock',
  'key_fingerprint',
  'rate_limit',
  'lease',
  'request_reply',
  'file_home',
];

test('tables and columns in the code agree with the database, both ways', () => {
  const code = tablesInCode();
  code.delete('any_moved');
  expect(code.size).toBeGreaterThan(20);
  expect(differences(code, database)).toEqual([]);
});

test('every table of the database is known to the code', () => {
  const code = tablesInCode();
  expect([...database.keys()].filter((table) => !code.has(table) && !withoutTypes.includes(table))).toEqual(
    [],
  );
});

test('a forgotten column is named with its mend', () => {
  const code = new Map([['person', new Set(['id', 'nickname'])]]);
  const there = new Map([['person', new Set(['id', 'email'])]]);
  expect(differences(code, there)).toEqual([
    'person.nickname is in the code only: «alter table person add column nickname …» in a migration',
    'person.email is in the database only: name it in its tables.ts',
  ]);
});
