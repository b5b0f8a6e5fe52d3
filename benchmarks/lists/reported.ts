import type pg from 'pg';
import { source } from './applications';
import { withoutForeignKeys } from './indexes';

/** The id of a copy: it keeps the time that the one it comes from begins with. */
const copied = (id: string): string => `(left(${id}::text, 24) || left(md5(${id}::text || n), 12))::uuid`;
const later = (moment: string): string => `${moment} + n * interval '7 minutes'`;

/** What only the report itself shows, and takes most of its row. */
const unread = ['work_breakdown', 'indicators', 'risks', 'innovation_points', 'answers'];

/** What of each copied row differs from the one it is a copy of, and which rows those are. */
const copies: Readonly<Record<string, { of: string; differing: Readonly<Record<string, string>> }>> = {
  application: {
    of: 'x.id = reported.id',
    differing: {
      id: copied('x.id'),
      application_number: "'C' || lpad(n::text, 3, '0') || right(x.application_number, 6)",
      achievement_name: "x.achievement_name || ' ' || n",
      name_key: 'x.name_key || n',
      search_name: "x.search_name || ' ' || n",
      submitted_at: later('x.submitted_at'),
      created_at: later('x.created_at'),
      updated_at: later('x.updated_at'),
      // No list reads it, nor need it be as long as it is in use.
      form: "'{}'",
    },
  },
  report: {
    of: 'x.id = reported.report_id',
    differing: {
      id: copied('x.id'),
      application_id: copied('x.application_id'),
      updated_at: later('x.updated_at'),
      issue_date: 'x.issue_date + n % 60',
      ...Object.fromEntries(unread.map((column) => [column, "'[]'"])),
    },
  },
};

/** What an application is compared by with others: worked out for each row, it takes most of the time of making a million. */
const reckoned = ['name_bigrams', 'name_prefix', 'work_keys'];

/** Does the work while these functions give nothing, and has them give what they gave again. */
const withoutReckoning = async (pool: pg.Pool, work: () => Promise<void>): Promise<void> => {
  const { rows } = await pool.query<{ called: string; definition: string }>(
    `select format('%I(%s)', proname, pg_get_function_arguments(oid)) as called, pg_get_functiondef(oid) as definition
      from pg_proc where proname = any($1) and pronamespace = current_schema()::regnamespace`,
    [reckoned],
  );
  for (const { called } of rows)
    await pool.query(`create or replace function ${called} returns text[] language sql immutable parallel safe
      return '{}'::text[]`);
  await work();
  for (const { definition } of rows) await pool.query(definition);
};

/**
 * Copies the applications that have come to a report, and the report, in the database itself, until there are at least so many
 * reports: ten times as fast as making each one. What else belongs to them is not read by lists of reports, nor what they are
 * compared by. Every run makes the same rows.
 */
export const copyReported = async (
  pool: pg.Pool,
  least: number,
  progress: (what: string) => void,
): Promise<void> => {
  await pool.query(`create temporary table reported as select a.id, r.id as report_id
    from application a join report r on r.application_id = a.id
    where a.decision_text = '${source}' and a.status in (1, 4)`);
  await pool.query('analyze reported');
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from reported');
  const times = Math.ceil(least / rows[0]!.count) - 1;
  const copy = async (): Promise<void> => {
    for (const [table, { of, differing }] of Object.entries(copies)) {
      progress(`copying ${table} ${times} times`);
      const { rows: named } = await pool.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const columns = named.map(({ name }) => name);
      await pool.query(`insert into ${table} (${columns.join(', ')})
        select ${columns.map((name) => differing[name] ?? `x.${name}`).join(', ')}
        from reported join ${table} x on ${of} cross join generate_series(1, ${times}) as n`);
    }
    progress('references');
  };
  await withoutReckoning(pool, () => withoutForeignKeys(pool, Object.keys(copies), copy));
};
