import type pg from 'pg';
import { schemaName } from '../database/connection';

/** A column that points to the rows of another table, or, where it `mayBeEmpty`, to none. */
interface Pointer {
  readonly column: string;
  readonly to: string;
  readonly mayBeEmpty: boolean;
}

/** A table as it travels. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Its primary key as an ORDER BY that every server answers alike. */
  readonly order: string;
  /** Its columns that point to rows of other tables. */
  readonly pointers: readonly Pointer[];
}

const question = `select c.relname::text as name,
  (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
      order by array_position(i.indkey::int2[], a.attnum))
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = c.oid and i.indisprimary) as "order",
  (select coalesce(jsonb_agg(jsonb_build_object('column', a.attname, 'to', r.relname, 'mayBeEmpty', not a.attnotnull)), '[]')
    from pg_constraint f join pg_class r on r.oid = f.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(f.conkey)
    where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as pointers,
  c.relkind = 'S' as "isSequence"
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relkind in ('r', 'p', 'S') order by c.relname`;

/** A name of the database, spelt into SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table of the schema, those first that others point to. What this way could not carry is a fault of the product. */
export const tablesOf = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table & { isSequence: boolean; order: string | null }>(question, [
    schemaName,
  ]);
  const unfit = rows.filter(({ isSequence, order }) => isSequence || order === null);
  if (unfit.length > 0)
    throw new Error(
      `backups carry tables with a primary key and no sequences: ${unfit.map(({ name }) => name).join(', ')}`,
    );
  const waiting = new Map(rows.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ pointers }) => !pointers.some(({ to }) => waiting.has(to)));
    if (free.length === 0) throw new Error(`tables point to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
};
