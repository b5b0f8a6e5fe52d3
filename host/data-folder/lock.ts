import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../start-refused';

/** Who holds the folder: a process by number and birth, because numbers are given again. */
interface Holder {
  readonly pid: number;
  readonly born: string;
  /** The machine or container: a number means nothing in another one. */
  readonly machine: string;
}

/** When a process was born, in the system's words; undefined when it is gone. */
const birthOf = (pid: number): string | undefined => {
  try {
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Field 22 is the start in clock ticks; the second field, the name, may hold spaces and brackets.
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[19];
    return `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
};

const beat = 700;

/** In another machine or container only the holder's heartbeat tells: it touches the file several times a second. */
const beats = async (path: string): Promise<boolean> => {
  const touched = async () => (await stat(path, { bigint: true }).catch(() => undefined))?.mtimeNs;
  const before = await touched();
  await pause(beat * 2);
  return before !== (await touched());
};

const lives = async (path: string, holder: Holder): Promise<boolean> =>
  holder.machine === hostname() ? birthOf(holder.pid) === holder.born : beats(path);

/** A lock has its name only when it is complete; a power cut may leave an empty one, which nobody holds. */
const parsed = (text: string): Holder => {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { pid: 0, born: 'never', machine: hostname() };
  }
};

const holderIn = async (path: string): Promise<{ text: string; holder: Holder } | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : { text, holder: parsed(text) };
};

/** Puts a dead holder's lock aside; when somebody quicker already put their own there, theirs goes back. */
const putAside = async (path: string, text: string): Promise<void> => {
  const aside = `${path}.${process.pid}.old`;
  await rename(path, aside);
  if ((await readFile(aside, 'utf8')) !== text) await link(aside, path);
  await unlink(aside);
};

/** Tries once to make the lock ours. Complete before it has its name: nobody reads half a lock. */
const take = async (path: string, mine: string): Promise<boolean> => {
  const underWay = `${path}.${process.pid}.new`;
  await writeFile(underWay, mine, { mode: 0o600 });
  try {
    await link(underWay, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await unlink(underWay);
  }
};

/**
 * Makes this process the only product on a data folder, or throws `StartRefused` within 2 s (DU-03).
 * The lock of a process that died, however, is taken over. Returns what gives the folder back.
 */
export const lockFolder = async (path: string, folder: string): Promise<() => Promise<void>> => {
  const mine = JSON.stringify({
    pid: process.pid,
    born: birthOf(process.pid) ?? '',
    machine: hostname(),
  } satisfies Holder);
  while (!(await take(path, mine))) {
    const found = await holderIn(path);
    if (!found) continue;
    if (found.text === mine || (await lives(path, found.holder)))
      throw new StartRefused(
        `The data folder ${folder} is in use by another start of the product (process ${found.holder.pid}).`,
      );
    await putAside(path, found.text).catch((error: NodeJS.ErrnoException) => {
      // Another start put it aside first; whoever is quicker now has it.
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
    });
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // Whoever removed the file by hand did not end this process: the lock is put back.
    utimes(path, now, now).catch(() => take(path, mine));
  }, beat);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    await unlink(path);
  };
};
