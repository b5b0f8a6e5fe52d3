import type { TestHouse } from '../../start/testing';

/** What a refused call may add to: the log of the refusal, counters of attempts, the time somebody was last seen. */
const besides = ['audit_log', 'audit_seal', 'audit_checkpoint', 'rate_limit', 'session', 'lease'];

/** A fingerprint of every row of the product, except of what a refusal itself writes. */
export const rowsOf = async ({ house }: TestHouse): Promise<string> => {
  const { rows } = await house.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'assay' and tablename <> all($1) order by 1`,
    [besides],
  );
  const each = rows.map(
    ({ name }) => `select '${name}' as t, md5(string_agg(r::text, '|' order by r::text)) as h from ${name} r`,
  );
  const found = await house.pool.query<{ t: string; h: string | null }>(each.join(' union all '));
  return found.rows
    .map(({ t, h }) => `${t} ${h ?? 'empty'}`)
    .sort()
    .join('\n');
};
