import { readFileSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';

const gibibytes = (count: number): number => count * 1024 ** 3;

/** Linux's file system in memory. */
const memory = '/dev/shm';

/** Stories run programs they have copied there, which a file system may forbid. */
const mayRunPrograms = (): boolean =>
  readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((mount) => mount.split(' '))
    .some(([, place, , options = '']) => place === memory && !options.split(',').includes('noexec'));

/** Judged by what the machine has, not by what is free just now, so that every process of a run comes to the same. */
const isRoomy = (): boolean => {
  if (process.platform !== 'linux' || totalmem() < gibibytes(15) || !mayRunPrograms()) return false;
  const { blocks, bsize } = statfsSync(memory);
  return blocks * bsize >= gibibytes(7);
};

/**
 * Where the tests keep what nobody keeps: in memory where there is plenty of it, else with the system's temporary files.
 * A run makes a database for each of its files, and a thousand new files each time are what some disks are slowest at.
 */
export const testPlace = isRoomy() ? memory : tmpdir();

/** Vitest's global setup: every temporary folder of this run lies in one, which goes when the run ends. */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(testPlace, 'assay-tests-'));
  // Stories start processes under other accounts, which have to pass through.
  await chmod(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rm(folder, { recursive: true, force: true });
};
