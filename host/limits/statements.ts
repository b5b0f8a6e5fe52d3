import type { BudgetLimit, GuessLimit, Limit, WindowsLimit } from './limit';

/** One statement that counts and judges at once: parallel askers wait for the row and see each other's count. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** What it answers: `hits` newest first, in milliseconds; `until` of a wait. */
export interface Row {
  readonly admitted: boolean;
  readonly hits: readonly (number | string)[];
  readonly until: number | string;
}

const answer = 'returning r.admitted as admitted, r.hits as hits, r.blocked_until as until';
const at = (time: number): string => new Date(time).toISOString();

/** The n-th newest admission lies within the window: then the window is full. */
const windowsStatement = (limit: WindowsLimit, key: string, now: number): Statement => {
  const longest = Math.max(...limit.windows.map(({ per }) => per));
  const full = limit.windows
    .map(({ most, per }) => `coalesce(r.hits[${most}] > $3::bigint - ${per}, false)`)
    .join(' or ');
  return {
    text: `insert into rate_limit as r (name, key, hits, admitted, expires_at)
values ($1, $2, array[$3::bigint], true, $4)
on conflict (name, key) do update set
  admitted = not (${full}),
  hits = case when ${full} then r.hits else array(
    select hit from unnest(array_prepend($3::bigint, r.hits)) as hit
    where hit > $3::bigint - ${longest} order by hit desc) end,
  expires_at = excluded.expires_at
${answer}`,
    values: [limit.name, key, now, at(now + longest)],
  };
};

/** The period's end. */
export const periodEnd = ({ per, ahead }: BudgetLimit, now: number): number =>
  (Math.floor((now + ahead) / per) + 1) * per - ahead;

/** Each period has a row of its own, so nothing needs to be reset. */
const budgetStatement = (limit: BudgetLimit, key: string, now: number): Statement => {
  const end = periodEnd(limit, now);
  return {
    text: `insert into rate_limit as r (name, key, used, admitted, expires_at)
values ($1, $2, 1, $3::integer > 0, $4)
on conflict (name, key) do update set
  admitted = r.used < $3::integer,
  used = case when r.used < $3::integer then r.used + 1 else r.used end
${answer}`,
    values: [limit.name, `${key}|${end}`, limit.most, at(end)],
  };
};

/** Long enough that waiting does not forgive. */
const guessesKept = 90 * 24 * 60 * 60 * 1_000;
const forever = 8_640_000_000_000_000;

const guessStatement = (limit: GuessLimit, key: string, now: number): Statement => ({
  text: `insert into rate_limit as r (name, key, used, admitted, expires_at)
values ($1, $2, 1, true, $4)
on conflict (name, key) do update set
  admitted = $3::bigint >= r.blocked_until,
  used = case when $3::bigint >= r.blocked_until then r.used + 1 else r.used end,
  blocked_until = case
    when $3::bigint < r.blocked_until then r.blocked_until
    when r.used + 1 >= ${limit.last} then ${forever}
    when r.used + 1 >= ${limit.free} then $3::bigint + least(${limit.longestWait}::bigint,
      ${limit.firstWait}::bigint * (1::bigint << least(r.used + 1 - ${limit.free}, 20)))
    else 0 end,
  expires_at = excluded.expires_at
${answer}`,
  values: [limit.name, key, now, at(now + guessesKept)],
});

export const statementOf = (limit: Limit, key: string, now: number): Statement => {
  if (limit.kind === 'windows') return windowsStatement(limit, key, now);
  return limit.kind === 'budget' ? budgetStatement(limit, key, now) : guessStatement(limit, key, now);
};
