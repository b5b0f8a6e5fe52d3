import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../start-refused';
import type { Account } from './types';
import type { Binaries } from './binaries';
import { initdbFlags } from './flags';
import { ensureFolder, type Places } from './places';
import { reasonIn, run, saysDiskFull } from './run';
import { givePasswords } from './secure';
import { isAlive } from './watch';

/** True once a cluster stands in the data folder: from then on keys are never made anew. */
export const clusterExists = (places: Places): boolean => existsSync(join(places.cluster, 'PG_VERSION'));

/** What an interrupted start left: a cluster under way carries the number of the process that makes it. */
const removeLeftovers = async (root: string): Promise<void> => {
  for (const name of await readdir(root)) {
    const pid = /\.(\d+)\.new$/.exec(name)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      await rm(join(root, name), { recursive: true, force: true });
  }
};

/**
 * Makes the cluster once. It grows under another name and is renamed when complete, so what is called
 * `cluster` is whole; when it fails, nothing of it stays.
 */
export const createCluster = async (
  places: Places,
  programs: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<void> => {
  await removeLeftovers(places.root);
  if (clusterExists(places)) return;
  const underWay = join(places.root, `cluster.${process.pid}.new`);
  try {
    await ensureFolder(underWay, 0o700, account);
    const made = await run(programs.initdb, initdbFlags(underWay, durable), account);
    const { code, output } =
      made.code === 0 ? await givePasswords(places, underWay, programs, account, durable) : made;
    if (code !== 0)
      throw new StartRefused(
        saysDiskFull(output)
          ? `The disk that holds ${places.root} is full: the database could not be created.`
          : `The database could not be created in ${places.root}: ${reasonIn(output)}.`,
      );
    if (!durable)
      await writeFile(places.notDurable, 'Made for tests: a power cut may lose everything here.\n');
    await rename(underWay, places.cluster);
  } catch (fault) {
    await rm(underWay, { recursive: true, force: true });
    // Somebody else was quicker: theirs is as good.
    if (!clusterExists(places)) throw fault;
  }
};
