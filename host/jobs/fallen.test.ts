import { pino } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCluster } from '#testing/cluster';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';
import { jobsSchema, migrateJobs, startJobs } from '.';

let fresh: FreshDatabase;
let database: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  const { rows } = await fresh.pool.query<{ name: string }>('select current_database() as name');
  database = rows[0]!.name;
  await migrateJobs(fresh.owner, (await openCluster()).appUser);
});
afterAll(() => fresh.close());

test('a database that goes in the moment a job is done ends no process: the queue goes on when it is back', async () => {
  const cluster = await openCluster();
  const { pool } = fresh;
  const faults: unknown[] = [];
  const hear = (fault: unknown): unknown => faults.push(fault);
  process.on('unhandledRejection', hear);
  const letIn = (yes: boolean) => cluster.admin(`alter database ${database} with allow_connections ${yes}`);
  let done = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    done += 1;
    if (done > 1) return;
    await letIn(false);
    await cluster.admin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    );
    // Until the pool has noticed, a connection that is gone would be tried.
    await pause(200);
  };
  const jobs = await startJobs({
    pool,
    log: pino({ level: 'silent' }),
    jobs: [
      { name: 'fall', at: '0 0 1 1 *', work },
      { name: 'next', at: '0 0 1 1 *', work: async () => void (next += 1) },
    ],
  });
  await pool.query(`select ${jobsSchema}.add_job('fall')`);
  while (done < 1) await pause(20);
  await pause(1_500);
  await letIn(true);
  // The first one stays locked, for nobody could note its end; others are worked as before.
  await pool.query(`select ${jobsSchema}.add_job('next')`);
  await expect.poll(() => next, { timeout: 25_000 }).toBe(1);
  await jobs.stop();
  process.off('unhandledRejection', hear);
  expect(faults).toEqual([]);
});
