import { checkpointFile } from '../host/audit/checkpoint';
import { sealer, type Sealer } from '../host/audit/seal';
import { namedIn } from '../host/files/room';
import type { House } from '../host/house';
import { repeat, startJobs, type Job, type Stoppable } from '../host/jobs';
import type { Keys } from '../host/keys';
import { recheckAll, recheckChanged } from '../product/applications/server/recheck';
import { importsSettled, takeUpImports } from '../product/people/server';

const hour = 60 * 60 * 1_000;
const sealEvery = 1_000;
const countsEvery = 60_000;

/** The sealer of this very house. */
export const sealerOf = (house: House, keys: Pick<Keys, 'audit'>): Sealer =>
  sealer({
    database: house.pool,
    key: keys.audit,
    checkpointFile: checkpointFile(house.dataFolder),
    holder: Buffer.from(house.random(12)).toString('hex'),
  });

/** Removes rows that nobody may need any more; `older` is their age in ms. */
const forget =
  (house: House, statement: string, older: number): Job['work'] =>
  () =>
    house.pool.query(statement, [new Date(house.clock().getTime() - older).toISOString()]);

/** What the house does by itself, and when (UTC). */
export const jobsOf = (house: House): readonly Job[] => [
  { name: 'deliverWaiting', at: '* * * * *', work: house.deliver },
  { name: 'takeUpImports', at: '* * * * *', work: async () => takeUpImports(house) },
  { name: 'recheckConflicts', at: '* * * * *', work: () => recheckChanged(house) },
  // In the night of those who work with it.
  { name: 'recheckAllConflicts', at: '31 18 * * *', work: () => recheckAll(house) },
  { name: 'forgetLimits', at: '7 * * * *', work: () => house.limiter.sweep(house.clock()) },
  {
    name: 'forgetReplies',
    at: '13 * * * *',
    work: forget(house, 'delete from request_reply where created_at < $1', 24 * hour),
  },
  {
    name: 'forgetCodes',
    at: '19 * * * *',
    work: forget(house, 'delete from sent_code where expires_at < $1', 24 * hour),
  },
  {
    name: 'forgetTickets',
    at: '23 * * * *',
    work: forget(house, 'delete from print_ticket where expires_at < $1', 24 * hour),
  },
  {
    // To whom the last word went is forgotten with the rest of what was stored about them.
    name: 'forgetErased',
    at: '29 * * * *',
    work: forget(house, "delete from outbox where cause = 'erased' and created_at < $1", 24 * hour),
  },
  {
    name: 'removeOrphanedFiles',
    at: '41 * * * *',
    work: () => house.files.sweep(house.clock(), namedIn(house.pool)),
  },
];

/** Starts everything the house does by itself: the sealing of the audit log each second, the counts of refusals each minute, the rest by its table. */
export const openJobs = async (house: House, keys: Pick<Keys, 'audit'>): Promise<Stoppable> => {
  const { sealPending } = sealerOf(house, keys);
  const queue = await startJobs({ pool: house.pool, log: house.log, jobs: jobsOf(house) });
  const sealing = repeat({
    what: 'sealing the audit log',
    every: sealEvery,
    log: house.log,
    work: () => sealPending(house.clock()),
  });
  const counting = repeat({
    what: 'writing down what strangers were refused',
    every: countsEvery,
    log: house.log,
    work: house.refusals.write,
  });
  return {
    stop: async () => {
      await counting.stop();
      // An import under way comes to its end; if it may not, the next start takes it up.
      await queue.stop();
      await importsSettled(house);
      await sealing.stop();
      await house.refusals.write();
      // What the last requests wrote is sealed before the house is dark.
      await sealPending(house.clock());
    },
  };
};
