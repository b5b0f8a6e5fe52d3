import { readdirSync, readFileSync } from 'node:fs';
import { databaseProcess } from '#journeys/start/product';

/** Seconds of processor time: the product's own thread, its other threads (hashes above all), its database. */
export interface Processor {
  readonly thread: number;
  readonly others: number;
  readonly database: number;
}

/**
 * Linux counts in hundredths of a second; 14 and 15 of the line, counted from behind the name, are user's and system's,
 * 16 and 17 those of its children that have ended: a database ends a process with each connection that closes.
 */
const secondsOf = (path: string, endedChildren = false): number => {
  try {
    const line = readFileSync(path, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const counted = fields.slice(11, endedChildren ? 15 : 13);
    return counted.reduce((sum, field) => sum + Number(field), 0) / 100;
  } catch {
    return 0;
  }
};

const parentOf = (pid: string): number =>
  Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const below = (parent: number): string[] =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && parentOf(name) === parent;
    } catch {
      return false;
    }
  });

/** What a running product has used so far. */
export const processorOf = (pid: number, dataFolder?: string): Processor => {
  const thread = secondsOf(`/proc/${pid}/task/${pid}/stat`);
  const postmaster = dataFolder === undefined ? undefined : databaseProcess(dataFolder);
  return {
    thread,
    others: secondsOf(`/proc/${pid}/stat`) - thread,
    database:
      postmaster === undefined
        ? 0
        : below(postmaster).reduce(
            (sum, each) => sum + secondsOf(`/proc/${each}/stat`),
            secondsOf(`/proc/${postmaster}/stat`, true),
          ),
  };
};

/** Seconds for which the machine below gave this one's processors to others, since it started; what waits then is not the product. */
export const stolen = (): number => Number(readFileSync('/proc/stat', 'utf8').split(/\s+/, 9)[8]) / 100;

/** What was used between two looks. */
export const used = (before: Processor, after: Processor): Processor => ({
  thread: after.thread - before.thread,
  others: after.others - before.others,
  database: after.database - before.database,
});
