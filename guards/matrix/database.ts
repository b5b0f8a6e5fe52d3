import type { TestApp } from '#testing';

/** What a refused call may add to: the log of the refusal, counters of attempts, the time somebody was last seen. */
const exceptions = ['audit_log', 'audit_seal', 'audit_checkpoint', 'rate_limit', 'session', 'lease'];

/**
 * Asks of each table how many rows it has and which transactions wrote them, each counted from the first there can be: a row
 * written anew with the same content shows too. That is reckoned, and no text of a row is read: it is asked thousands of times.
 */
export const writersOf = (tables: readonly string[]): string =>
  tables
    .map((table) => {
      const writers = "coalesce(sum(age('3'::xid)::bigint - age(xmin)), 0)";
      return `select '${table} ' || count(*) || ' ' || ${writers} as said from ${table}`;
    })
    .join(' union all ');

const questions = new WeakMap<TestApp['services'], Promise<string>>();
const questionFor = async ({ pool }: TestApp['services']): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'assay' and tablename <> all($1) order by 1`,
    [exceptions],
  );
  return writersOf(rows.map(({ name }) => name));
};

/** A fingerprint of every row of the product, except of what a refusal itself writes. */
export const rowsOf = async ({ services }: TestApp): Promise<string> => {
  if (!questions.has(services)) questions.set(services, questionFor(services));
  const text = (await questions.get(services))!;
  const { rows } = await services.pool.query<{ said: string }>({ name: 'every row', text });
  return rows
    .map(({ said }) => said)
    .sort()
    .join('\n');
};
