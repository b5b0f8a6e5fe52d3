import { parseCronItems, run, type Runner } from 'graphile-worker';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Services } from '../services';
import { queueLog } from './log';
import { jobsSchema } from './migrate';
import type { Stoppable } from './repeat';

export { byItself } from './by-itself';
export { migrateJobs, jobsSchema } from './migrate';
export { repeat, type Stoppable } from './repeat';

/** Work that the product does by itself at given times, on one node each time. */
export interface Job {
  readonly name: string;
  /** Minute, hour, day, month, weekday in UTC: `'17 * * * *'`. */
  readonly at: string;
  readonly work: () => Promise<unknown>;
  /** Resolves when what it began beside itself has come to its end. */
  readonly settled?: () => Promise<unknown>;
}

/** Removes rows that nobody may need any more; the statement is given the moment so many hours ago. */
export const forget =
  ({ pool, clock }: Pick<Services, 'pool' | 'clock'>, statement: string, hours: number): Job['work'] =>
  () =>
    pool.query(statement, [new Date(clock().getTime() - hours * 60 * 60 * 1_000).toISOString()]);

declare module '../contributions' {
  interface Contributions {
    readonly jobs: readonly ((services: Services) => readonly Job[])[];
  }
}

interface JobsParts {
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly jobs: readonly Job[];
}

/** How often the queue is asked; told of new work by NOTIFY where the database has it, and not in need of it. */
const pollMilliseconds = 2_000;
/**
 * What became of a job is noted as soon as it is known, yet by the queue's own line, which tries again while the database is away
 * and ends the queue where that does not help. Noted at once, a database that went in that moment would end the process.
 */
const noted = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** After the database was away so long that the queue gave up. */
const againMilliseconds = 5_000;

/**
 * Works the table of times with the queue of `migrateJobs`: every node may, each job is done by one. A failed job is
 * tried again with growing pauses; a database that goes away is waited for. Gives the way to stop.
 */
export const startJobs = async ({ pool, log, jobs }: JobsParts): Promise<Stoppable> => {
  const open = (): Promise<Runner> =>
    run({
      pgPool: pool,
      schema: jobsSchema,
      logger: queueLog(log),
      concurrency: 1,
      pollInterval: pollMilliseconds,
      noHandleSignals: true,
      preset: { worker: noted },
      taskList: Object.fromEntries(jobs.map(({ name, work }) => [name, async () => void (await work())])),
      parsedCronItems: parseCronItems(
        jobs.map(({ name, at }) => ({
          task: name,
          match: at,
          options: { backfillPeriod: 0, maxAttempts: 5, jobKey: name, jobKeyMode: 'replace' },
        })),
      ),
    });
  const ending = new AbortController();
  let runner: Runner | undefined = await open();
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await runner?.promise;
        if (ending.signal.aborted) return;
        runner = undefined;
        await pause(againMilliseconds, undefined, { signal: ending.signal });
        runner = await open();
      } catch (fault) {
        runner = undefined;
        if (!ending.signal.aborted) log.error({ fault }, 'the job queue ended and is opened again');
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      ending.abort();
      // It may be ending by itself at this very moment, and says so by refusing.
      await runner?.stop().catch((fault: unknown) => log.debug({ fault }, 'the job queue had ended'));
      await watching;
    },
  };
};
