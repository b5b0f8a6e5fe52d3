import { expect, test } from 'vitest';
import { builtSql, mayBuild } from './built-sql';
import { sources } from './sources';

test('[SQ-01] no statement is put together from pieces', () => {
  const all = sources();
  expect(all.filter(({ text }) => text.includes('.query('))).not.toHaveLength(0);
  expect(all.flatMap(builtSql)).toEqual([]);
  const paths = new Set(all.map(({ path }) => path));
  expect(
    mayBuild.filter((path) => !paths.has(path)),
    'gone: take them from the list',
  ).toEqual([]);
});

test.each([
  "pool.query(`select * from person where name = '${name}'`)",
  'pool.query("select * from " + table)',
  'await pool.query<Row>(`select ${columns} from person`, [])',
  'sql.raw(order)',
  'sql.raw(`${direction}`)',
  'CompiledQuery.raw(`delete from ${table}`)',
])('[SQ-01] a planted %s is found', (text) => {
  expect(builtSql({ path: 'product/planted/server/sql.ts', text })).toHaveLength(1);
});

test.each([
  "pool.query('select 1')",
  'pool.query<Row>(`select a from b\nwhere c = $1`, [c])',
  'pool.query({ ...byToken, values: [] })',
  'sql`select ${value}`',
])('what binds its values is left alone: %s', (text) => {
  expect(builtSql({ path: 'product/planted/server/sql.ts', text })).toEqual([]);
});
