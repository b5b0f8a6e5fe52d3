import { checkpointFile } from '#host/audit/checkpoint';
import { sealer, type Sealer } from '#host/audit/seal';
import { aggregateCounts, recount } from '#host/database/stored-count';
import { missingFiles } from '#host/files/missing';
import { namedIn } from '#host/files/room';
import type { Services } from '#host/services';
import { forget, repeat, startJobs, type Job, type Stoppable } from '#host/jobs';
import { rotateColumns } from '#host/keys';
import type { Keys } from '#host/keys/types';

const hour = 60 * 60 * 1_000;
const sealEvery = 1_000;
const countsEvery = 60_000;

/** The sealer of this very product. */
export const sealerOf = (services: Services, keys: Pick<Keys, 'audit'>): Sealer =>
  sealer({
    database: services.pool,
    key: keys.audit,
    checkpointFile: checkpointFile(services.dataFolder),
    holder: Buffer.from(services.random(12)).toString('hex'),
  });

/** Encrypts anew what former keys have encrypted, and says when nothing needs them any more. */
const rotate = async ({ pool, log }: Services, keys: Keys): Promise<void> => {
  const count = await rotateColumns(pool, keys);
  if (count > 0) log.info({ count, key: keys.columns.id }, 'all is encrypted under the new keys');
};

/** What the product does by itself, and when (UTC): what is the host's, and what areas contribute. */
export const jobsOf = (services: Services, keys?: Keys): readonly Job[] => [
  ...(keys?.former.columns
    ? [{ name: 'rotateKeys', at: '* * * * *', work: () => rotate(services, keys) }]
    : []),
  { name: 'deliverWaiting', at: '* * * * *', work: services.deliver },
  { name: 'foldCounts', at: '* * * * *', work: () => aggregateCounts(services.pool) },
  {
    name: 'recount',
    at: '43 18 * * *',
    work: async () => {
      const differed = await recount(services.db, services.contributed.storedCounts);
      if (differed.length > 0)
        services.log.error({ differed }, 'a kept count was wrong and was counted anew');
    },
  },
  { name: 'forgetLimits', at: '7 * * * *', work: () => services.limiter.sweep(services.clock()) },
  {
    name: 'forgetReplies',
    at: '13 * * * *',
    work: forget(services, 'delete from request_reply where created_at < $1', 24),
  },
  {
    name: 'removeOrphanedFiles',
    at: '41 * * * *',
    work: () => services.files.sweep(services.clock(), namedIn(services.pool)),
  },
  ...services.contributed.jobs.flatMap((jobs) => jobs(services)),
];

/** Looks for every file that a row names; what is not there stands in the log and in `/ready`, and is over once it is. */
const lookForFiles = async (
  { pool, files, log, degradedState }: Services,
  ending?: AbortSignal,
): Promise<void> => {
  const found = await missingFiles(pool, files, ending);
  if (!found) return;
  const { count, first } = found;
  if (count > 0) log.error({ count, first }, 'files that the database names are not in the folder of files');
  degradedState.set('files', count > 0);
};

/** Signs a checkpoint where something waits for one that holds what was written until now. */
export const checkpointWhereAwaited = async (
  { contributed, db, clock }: Pick<Services, 'contributed' | 'db' | 'clock'>,
  { sealPending, checkpoint }: Sealer,
): Promise<void> => {
  for (const isAwaited of contributed.awaitsCheckpoint) {
    if (!(await isAwaited(db))) continue;
    await sealPending(clock());
    // The sealing signs one itself where the hour is over.
    if (await isAwaited(db)) await checkpoint(clock());
    return;
  }
};

/** Starts everything the product does by itself: the sealing of the audit log each second, the checkpoints that something waits for and the counts of refusals each minute, a look for missing files at once and each hour, the rest by its table. */
export const openJobs = async (services: Services, keys: Keys): Promise<Stoppable> => {
  const sealing = sealerOf(services, keys);
  const { sealPending } = sealing;
  const jobs = jobsOf(services, keys);
  const queue = await startJobs({ pool: services.pool, log: services.log, jobs });
  const chaining = repeat({
    what: 'sealing the audit log',
    every: sealEvery,
    log: services.log,
    work: () => sealPending(services.clock()),
  });
  const counting = repeat({
    what: 'writing down what strangers were refused',
    every: countsEvery,
    log: services.log,
    work: services.refusals.write,
  });
  const signing = repeat({
    what: 'signing a checkpoint that is waited for',
    every: countsEvery,
    log: services.log,
    work: () => checkpointWhereAwaited(services, sealing),
  });
  // By each node for itself: it says what this one sees of the folder.
  const ending = new AbortController();
  const looking = repeat({
    what: 'looking for files',
    every: hour,
    log: services.log,
    work: () => lookForFiles(services, ending.signal),
  });
  return {
    stop: async () => {
      ending.abort();
      await looking.stop();
      await counting.stop();
      // An import under way comes to its end; if it may not, the next start takes it up.
      await queue.stop();
      for (const { settled } of jobs) await settled?.();
      await signing.stop();
      await chaining.stop();
      await services.refusals.write();
      // What the last requests wrote is sealed before the product is dark.
      await sealPending(services.clock());
    },
  };
};
