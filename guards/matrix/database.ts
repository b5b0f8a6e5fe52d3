import type { TestApp } from '#testing';

/** What a refused call may add to: the log of the refusal, counters of attempts, the time somebody was last seen. */
const exceptions = ['audit_log', 'audit_seal', 'audit_checkpoint', 'rate_limit', 'session', 'lease'];

/**
 * A fingerprint of every row of the product, except of what a refusal itself writes: how many rows each table has, and which
 * transactions wrote them. A row written anew with the same content shows too.
 */
export const rowsOf = async ({ services }: TestApp): Promise<string> => {
  const { rows } = await services.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'assay' and tablename <> all($1) order by 1`,
    [exceptions],
  );
  const each = rows.map(
    ({ name }) => `select '${name}' as t, count(*) as n, sum(xmin::text::bigint) as writers from ${name}`,
  );
  const found = await services.pool.query<{ t: string; n: string; writers: string | null }>(
    each.join(' union all '),
  );
  return found.rows
    .map(({ t, n, writers }) => `${t} ${n} ${writers ?? 'none'}`)
    .sort()
    .join('\n');
};
