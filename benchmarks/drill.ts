import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#host/database/connection';
import { ensureBuilt } from '#journeys/browser/built';
import { preferences } from '#product/preferences/contract';
import {
  asInstallation,
  bringKeys,
  emptyDatabase,
  operator,
  remove,
  startOn,
  temporaryFolder,
  type Started,
} from '#testing/backup/operator';
import { openApp, type Person, type TestApp } from '#testing';
import { openCluster } from '#testing/cluster';
import { assay, fill } from './backup';

/** What a backup under load was like for those who wrote meanwhile. */
export interface DrillFigures {
  readonly perSecond: number;
  readonly seconds: number;
  readonly writes: number;
  readonly slowest: number;
}

/** What BK-01 asks for, and how much faster the writers try, so that one late answer costs no promise. */
const least = 200;
const aimed = 210;
const writers = 30;

/** One of many who each keep a number, one more each time, at a pace of their own; who was late catches up. */
const writing = (name: string, person: Person) => {
  const state = { answered: 0, slowest: 0, goes: true };
  const work = async (): Promise<void> => {
    const begun = performance.now();
    for (let turn = 0; state.goes; turn += 1) {
      await pause(Math.max(0, begun + (turn * 1_000 * writers) / aimed - performance.now()));
      const asked = performance.now();
      await person.do(preferences.calls.put, { key: 'shell.drill', value: String(state.answered + 1) });
      state.answered += 1;
      state.slowest = Math.max(state.slowest, performance.now() - asked);
    }
  };
  const done = work();
  return { name, state, stop: () => ((state.goes = false), done) };
};

const everybody = async ({ accounts }: TestApp, started: Started) => {
  const people: [name: string, person: Person][] = [];
  for (const { loginName, password } of accounts.slice(0, writers))
    people.push([loginName, await started.signIn(loginName, password)]);
  if (people.length < writers) throw new Error(`the demonstration has ${people.length} people only`);
  return people.map(([name, person]) => writing(name, person));
};

/** Throws where a restored number is older than what was answered before the backup, newer than all, or torn from its entry in the log. */
const compare = async (
  url: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Promise<void> => {
  const restored = connect({ connectionString: url }, { size: 1 });
  const { rows } = await restored.query<{ name: string; value: number; audited: number }>(
    `select login_name as name, value::int as value, (select count(*)::int from audit_log l
       where l.actor_id = p.person_id and l.action = 'preferences.put') as audited
     from preference p join person on person.id = p.person_id where key = 'shell.drill'`,
  );
  await restored.end();
  if (rows.length !== before.size) throw new Error(`${rows.length} of ${before.size} writers were restored`);
  for (const { name, value, audited } of rows) {
    if (value < before.get(name)!)
      throw new Error(`an answered write is missing: ${value} of ${before.get(name)}`);
    if (value > after.get(name)! + 1)
      throw new Error(`a write nobody made: ${value} beyond ${after.get(name)}`);
    if (audited !== value) throw new Error(`torn: ${value} beside ${audited} entries of the log`);
  }
};

/**
 * Two hundred writes a second while a backup of so many gigabytes is taken by the real command, and that backup restored
 * and compared (BK-01). Throws where fewer were answered, or one is missing or torn.
 */
export const drillBench = async (
  gigabytes: number,
  progress: (what: string) => void,
): Promise<DrillFigures> => {
  ensureBuilt();
  const folder = await temporaryFolder();
  const app = await openApp();
  const empty = await emptyDatabase();
  let started: Started | undefined;
  try {
    const environment = await asInstallation(app);
    const url = environment['DATABASE_OWNER_URL'] ?? environment['DATABASE_URL']!;
    const owner = connect({ connectionString: url }, { size: 2, statementTimeout: 0 });
    progress(`filling ${gigabytes} GB`);
    await fill(app, owner, gigabytes * 1024 ** 3, app.now());
    await owner.end();
    // The product as it serves: its own clock, its jobs, its seals; the database is its owner's, as an operator makes it.
    const cluster = await openCluster();
    const { rows } = await app.services.pool.query<{ name: string }>('select current_database() as name');
    if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
    started = await startOn(environment);
    const all = await everybody(app, started);
    await pause(2_000);
    progress('backing up under load');
    const counts = () => new Map(all.map(({ name, state }) => [name, state.answered]));
    const sum = (some: ReadonlyMap<string, number>) =>
      [...some.values()].reduce((one, more) => one + more, 0);
    const before = counts();
    const file = join(folder, 'drill.assay');
    const { seconds } = await assay('backup', environment, 'backup', '--to', file);
    const after = counts();
    await Promise.all(all.map(({ stop }) => stop()));
    progress('restoring and comparing');
    const target = { ...empty.environment, DATA_DIR: join(folder, 'beside') };
    await bringKeys(app.services.dataFolder, target.DATA_DIR);
    const restored = await operator(target)('restore', '--from', file);
    if (restored.code !== 0) throw new Error(restored.complaints.join());
    await compare(empty.ownerUrl, before, after);
    const writes = sum(after) - sum(before);
    const perSecond = writes / seconds;
    if (perSecond < least)
      throw new Error(`${perSecond.toFixed(0)} writes a second were answered, not ${least}`);
    return { perSecond, seconds, writes, slowest: Math.max(...all.map(({ state }) => state.slowest)) };
  } finally {
    await started?.stop();
    await app.close();
    await empty.drop();
    await remove(folder);
  }
};
