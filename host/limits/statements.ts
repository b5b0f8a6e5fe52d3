import type { BudgetLimit, GuessLimit, Limit, RateLimit, WindowsLimit } from './limit';

/** One statement that counts and judges at once: parallel askers wait for the row and see each other's count. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** What it answers: `hits` newest first, in milliseconds; `until` of a wait. */
export interface LimitRow {
  readonly admitted: boolean;
  readonly hits: readonly (number | string)[];
  readonly used: number;
  readonly until: number | string;
}

/** The columns of a row, under its name `r`. */
const columns = 'r.admitted as admitted, r.hits as hits, r.used as used, r.blocked_until as until';
const answer = `returning ${columns}`;
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

/** The key of the row: of a budget each period has a row of its own, so nothing needs to be reset. */
const rowOf = (limit: Limit, key: string, now: number): string =>
  limit.kind === 'budget' ? `${key}|${periodEnd(limit, now)}` : key;

/** What a row says now, without counting. */
export const lookStatement = (limit: Limit, key: string, now: number): Statement => ({
  text: `select ${columns} from rate_limit r where name = $1 and key = $2`,
  values: [limit.name, rowOf(limit, key, now)],
});

const budgetStatement = (limit: BudgetLimit, key: string, now: number): Statement => {
  const end = periodEnd(limit, now);
  return {
    text: `insert into rate_limit as r (name, key, used, admitted, expires_at)
values ($1, $2, 1, $3::integer > 0, $4)
on conflict (name, key) do update set
  admitted = r.used < $3::integer,
  used = case when r.used < $3::integer then r.used + 1 else r.used end
${answer}`,
    values: [limit.name, rowOf(limit, key, now), limit.most, at(end)],
  };
};

/** `blocked_until` is when the next would be due if all had come evenly; so many may come before they are due. */
const rateStatement = (limit: RateLimit, key: string, now: number): Statement => {
  const each = Math.round(1_000 / limit.perSecond);
  const ahead = each * (limit.atOnce - 1);
  const room = `r.blocked_until <= $3::bigint + ${ahead}`;
  return {
    text: `insert into rate_limit as r (name, key, blocked_until, admitted, expires_at)
values ($1, $2, $3::bigint + ${each}, true, $4)
on conflict (name, key) do update set
  admitted = ${room},
  blocked_until = case when ${room} then greatest(r.blocked_until, $3::bigint) + ${each} else r.blocked_until end,
  expires_at = excluded.expires_at
${answer}`,
    values: [limit.name, key, now, at(now + each * limit.atOnce)],
  };
};

/** How long a refused one waits until it comes no earlier than it may. */
export const rateWait = ({ atOnce, perSecond }: RateLimit, until: number, now: number): number =>
  until - Math.round(1_000 / perSecond) * (atOnce - 1) - now;

/** Waited for by whoever has guessed for the last time: the last instant that a date can name. */
export const forever = 8_640_000_000_000_000;

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
  values: [limit.name, key, now, at(now + limit.retention)],
});

export const statementOf = (limit: Limit, key: string, now: number): Statement => {
  if (limit.kind === 'windows') return windowsStatement(limit, key, now);
  if (limit.kind === 'rate') return rateStatement(limit, key, now);
  return limit.kind === 'budget' ? budgetStatement(limit, key, now) : guessStatement(limit, key, now);
};
