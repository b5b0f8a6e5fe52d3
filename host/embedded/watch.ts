import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../start-refused';
import type { Stoppable } from '../jobs/repeat';

interface Watched {
  /** The server's process, whether this program launched it or took it over. */
  readonly pid: number;
  /** Brings it up again and gives its new process. */
  readonly raise: () => Promise<number>;
  readonly say: (sentence: string) => void;
  /** It cannot be brought up, or falls again and again: the product is of no use any more. */
  readonly onLost: (refused: StartRefused) => void;
}

const lookMilliseconds = 250;
/** A server that falls so often within a minute is not helped by one start more. */
const mostFalls = 5;

/** A dead process whose parent never asks after it (the first one of many containers) still has a number. */
const isZombie = (pid: number): boolean => {
  if (process.platform !== 'linux') return false;
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    // Gone in this very moment, or hidden from this account: the signal has the last word.
    return false;
  }
};

/** Whether a process runs, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Watches the server's process and starts it again when it ends without having been stopped (killed, out of memory):
 * its connections are opened anew by whoever holds them. Calls `onLost` once where that does not help.
 */
export const watch = ({ pid, raise, say, onLost }: Watched): Stoppable => {
  const ending = new AbortController();
  const falls: number[] = [];
  const raised = async (): Promise<number> => {
    const now = performance.now();
    falls.push(now);
    if (falls.filter((at) => now - at < 60_000).length > mostFalls)
      throw new StartRefused(`The database ended ${mostFalls + 1} times within a minute: see its log.`);
    say('The database had ended by itself and is started again …');
    const next = await raise();
    say('The database is up again.');
    return next;
  };
  const loop = async (): Promise<void> => {
    let watched = pid;
    while (!ending.signal.aborted) {
      if (!isAlive(watched)) watched = await raised();
      await pause(lookMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const watching = loop().catch((fault: unknown) =>
    onLost(
      fault instanceof StartRefused
        ? fault
        : new StartRefused(`The database ended and did not start again: ${(fault as Error).message}`),
    ),
  );
  return {
    stop: async () => {
      ending.abort();
      await watching;
    },
  };
};
