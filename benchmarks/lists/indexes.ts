import type pg from 'pg';

/**
 * Does the work while these tables have no indexes but those of their keys, and makes the indexes again: building one at
 * the end costs a tenth of keeping it for a million rows.
 */
export const withoutIndexes = async (
  pool: pg.Pool,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
      where i.schemaname = current_schema() and i.tablename = any($1)
        and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await pool.query(definition);
};

/** Does the work while these tables refer to no others; every reference is looked at in the end, all at once. */
export const withoutForeignKeys = async (
  pool: pg.Pool,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const { rows } = await pool.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and conrelid = any($1::text[]::regclass[])`,
    [tables],
  );
  for (const { table, name } of rows) await pool.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of rows)
    await pool.query(`alter table ${table} add constraint ${name} ${definition}`);
};
