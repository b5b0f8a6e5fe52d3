import type { Pool } from 'pg';

/** Stands as an element in a page that takes a text for more than a text; as short as it is, it fits behind every name. */
export const mark = '"><i data-canary>';
/** Would run besides: by itself, in a script in which data stands, or once it has the focus. */
export const running = `${mark}</script><img src=x onerror=canary=1>" autofocus onfocus=canary=1 x="{{7*7}}`;
/** Names have no room for more than the mark. */
const shortest = 40;

/** What people wrote in the demonstration is Chinese; codes, names of files and addresses are not. */
const written = /\p{Script=Han}/u;

/** The same value, each text in it that people wrote with the markup behind it. */
const sown = (value: unknown): unknown => {
  if (typeof value === 'string')
    return written.test(value) ? value + (value.length < shortest ? mark : running) : value;
  if (Array.isArray(value)) return value.map(sown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sown(each)]));
};

const columns = `
  select c.table_name as table, c.column_name as column, c.udt_name as type from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.udt_name in ('text', '_text', 'jsonb')
  order by 1, 2`;

interface Sown {
  /** `table.column` of each that bears the markup now. */
  readonly columns: readonly string[];
  /** Those whose rows the database does not let anybody change, or let hold such a text, each with what it says. */
  readonly refused: readonly string[];
}

/** Puts the markup behind every text of every table that somebody wrote. */
export const sowCanary = async (pool: Pool): Promise<Sown> => {
  const done: string[] = [];
  const refused: string[] = [];
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(columns);
  for (const { table, column, type } of rows) {
    const found = await pool.query<{ value: unknown }>(
      `select distinct "${column}" as value from "${table}" where "${column}"::text ~ '[一-龥]'`,
    );
    const cast = type === '_text' ? 'text[]' : type;
    const stored = (value: unknown) => (type === 'jsonb' ? JSON.stringify(value) : value);
    try {
      for (const { value } of found.rows)
        await pool.query(
          `update "${table}" set "${column}" = $1::${cast} where "${column}" = $2::${cast}`,
          [sown(value), value].map(stored),
        );
      if (found.rows.length > 0) done.push(`${table}.${column}`);
    } catch (fault) {
      refused.push(`${table}.${column}: ${(fault as Error).message}`);
    }
  }
  return { columns: done, refused };
};
