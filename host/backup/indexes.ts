import type pg from 'pg';
import { schemaName } from '../database/connection';
import { quoted } from './tables';

/**
 * Takes away every index that no key needs, and gives the way to make them again: over rows that stand, each is made in
 * one sweep, where row by row the words of a search alone took longer than all the rest.
 */
export const withoutIndexes = async (client: pg.ClientBase): Promise<() => Promise<void>> => {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select c.relname::text as name, pg_get_indexdef(c.oid) as made
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relkind = 'i' and not exists (select from pg_constraint k where k.conindid = c.oid)
order by c.relname`,
    [schemaName],
  );
  for (const { name } of rows) await client.query(`drop index ${quoted(name)}`);
  return async () => {
    await client.query("set maintenance_work_mem = '256MB'");
    for (const { made } of rows) await client.query(made);
  };
};
