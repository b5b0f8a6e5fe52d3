import type { Asks } from './asks';

/**
 * Takes or renews a lease: true when `holder` may do alone what `name` stands for, until `lasts` ms from now. A lease
 * spares work, it does not guard it: a holder that was asleep may wake after its end, so what it writes must still
 * refuse a second writer by itself.
 */
export const takeLease = async (
  database: Asks,
  { name, holder, now, lasts }: { name: string; holder: string; now: Date; lasts: number },
): Promise<boolean> => {
  const { rows } = await database.query(
    `insert into lease as l (name, holder, until) values ($1, $2, $3)
on conflict (name) do update set holder = excluded.holder, until = excluded.until
where l.holder = excluded.holder or l.until <= $4
returning l.holder as holder`,
    [name, holder, new Date(now.getTime() + lasts).toISOString(), now.toISOString()],
  );
  return rows.length === 1;
};
