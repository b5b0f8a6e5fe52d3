import { connect } from '#host/database/connection';
import { findingsOf } from '#product/conflicts/server';
import { openApp, type TestApp } from '#testing';
import { openCluster } from '#testing/cluster';

export interface ConflictFigures {
  readonly experts: number;
  /** Milliseconds in the middle: the whole engine over all experts for one achievement, and the floor. */
  readonly product: number;
  readonly floor: number;
  /** Milliseconds of this process's processor for one such weighing, the database left out. */
  readonly processor: number;
  readonly found: number;
}

const rounds = 11;
const middle = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[all.length >> 1]!;
const timed = async (times: number[], action: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  await action();
  times.push(performance.now() - begun);
};

/** Experts with a workplace each, of three hundred family names, spread over the organisations of the demonstration. */
const fill = `with made as (
    insert into person (id, login_name, login_key, user_type, true_name, expert_kind, organisation_id, created_at)
    select gen_random_uuid(), 'bench' || n, 'bench' || n, 1, substr('赵钱孙李周吴郑王冯陈', n % 10 + 1, 1) || '专' || n % 3000,
      '2', (select array_agg(id order by number) from organisation_entry)[n % 8 + 1], $1
    from generate_series(1, $2) n returning id, organisation_id)
  insert into workplace (id, person_id, organisation_id, from_day)
  select gen_random_uuid(), id, organisation_id, '2015-01-01' from made`;

/** By hand: who of these works at a completing organisation, is named, or did earlier work with somebody named; in one statement. */
const bare = `select count(*) from person p where p.id = any($1) and (
    exists (select 1 from workplace w join application_organisation o on o.organisation_id = w.organisation_id
      where w.person_id = p.id and o.application_id = $2 and (w.to_day is null or w.to_day > $3::date - 1095))
    or exists (select 1 from application_person named where named.application_id = $2
      and (named.person_id = p.id or named.name = p.true_name))
    or exists (select 1 from application_person mine join application_person other
        on other.application_id = mine.application_id and other.id <> mine.id
      join application_person named on named.name = other.name and named.application_id = $2
      where mine.person_id = p.id and mine.application_id <> $2))`;

const measured = async (app: TestApp, count: number): Promise<ConflictFigures> => {
  const { pool, db } = app.services;
  const cluster = await openCluster();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
  const owner = connect(cluster.owner(rows[0]!.name), { size: 1, statementTimeout: 0 });
  try {
    await owner.query(fill, [app.now().toISOString(), count]);
    await owner.query('vacuum analyze person, workplace');
  } finally {
    await owner.end();
  }
  const { rows: people } = await pool.query<{ id: string }>(
    `select id from person where login_name like 'bench%' and user_type = 1`,
  );
  const { rows: cases } = await pool.query<{ id: string }>(
    `select id from application where submitted_at is not null order by id limit 1`,
  );
  const applicationId = cases[0]!.id;
  const asked = people.map(({ id }) => ({ personId: id, applicationId, role: 'expert' as const }));
  const ids = people.map(({ id }) => id);
  const [product, floor]: [number[], number[]] = [[], []];
  let found = 0;
  let processor = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await timed(product, async () => {
      const findings = await findingsOf({ db, now: app.now() }, asked);
      found = asked.filter((one) => findings(one).hard.length + findings(one).soft.length > 0).length;
    });
    const { user, system } = process.cpuUsage(before);
    processor += (user + system) / 1_000 / rounds;
    await timed(floor, () => pool.query(bare, [ids, applicationId, app.now().toISOString()]));
  }
  return { experts: count, product: middle(product), floor: middle(floor), processor, found };
};

/** How long weighing so many experts at once for one achievement takes (domain §9.1), beside three of its rules by hand. */
export const conflictsBench = async (count = 10_000): Promise<ConflictFigures> => {
  const app = await openApp();
  try {
    return await measured(app, count);
  } finally {
    await app.close();
  }
};
