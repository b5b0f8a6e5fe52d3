import { chmod, lchown, lstat, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../start-refused';
import type { Account } from './types';
import type { Binaries } from './binaries';
import { names } from './connection';
import { serverFlags } from './flags';
import type { Places } from './places';
import { storeSecret, makeSecret, readSecret, secretFile } from './passwords';
import { givePassword } from './roles';
import { reasonIn, run, type Ran } from './run';
import { stopServer } from './stop';

const rules = '# Written by Assay at each start.\nlocal all all scram-sha-256\n';

/** Writes whom the server lets in, also for a cluster of an earlier version, which let in everybody who reached its socket. */
export const writeRules = async ({ rules: path }: Places): Promise<void> => {
  const underWay = `${path}.${process.pid}.new`;
  await writeFile(underWay, rules);
  await chmod(underWay, 0o644);
  await rename(underWay, path);
};

/**
 * Gives the superuser of a cluster that nobody serves a password, in a server without connections, and keeps its
 * secret; the other roles get theirs once it runs. Gives what the server said and how it ended: not with 0, and it has none.
 */
export const givePasswords = async (
  places: Places,
  cluster: string,
  programs: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<Ran> => {
  const secret = makeSecret();
  const ran = await run(
    programs.postgres,
    ['--single', '-D', cluster, ...serverFlags(places, durable), '-c', 'exit_on_error=on', 'postgres'],
    account,
    `${givePassword(secret, names.superuser)}\n`,
  );
  if (ran.code === 0) await storeSecret(cluster, secret);
  return ran;
};

/** Hands what lies below a folder to the account, following no link; the folder itself last, so that it tells when all is done. */
const handOver = async (folder: string, { uid, gid }: Account): Promise<void> => {
  // Closed first: whoever had it can no longer change what is looked at.
  await lchown(folder, 0, 0);
  await chmod(folder, 0o700);
  const inside = (await readdir(folder)).filter((name) => name !== secretFile);
  const { code, output } = await run(
    'chown',
    ['-R', '-h', '-P', `${uid}:${gid}`, '--', ...inside.map((name) => join(folder, name))],
    undefined,
  );
  if (inside.length > 0 && code !== 0)
    throw new StartRefused(`${folder} could not be given to the database's account: ${output.trim()}`);
  await lchown(folder, uid, gid);
};

/**
 * Brings a cluster that stands to what a new one is: it belongs to the database's own account, and its superuser has
 * a password. Idempotent, and repeated when it was interrupted; costs a look where nothing is to do.
 */
export const secureCluster = async (
  places: Places,
  programs: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<void> => {
  const { uid, gid } = await lstat(places.cluster);
  const isOurs = account === undefined || uid === account.uid;
  if (isOurs && (await readSecret(places.cluster)) !== undefined) return;
  // Root's is only what an interrupted handing over left, which stopped its server before.
  if (!account || uid !== 0) await stopServer(places, programs, account && { uid, gid });
  if (account && !isOurs)
    for (const folder of [places.log, places.socket, places.cluster]) await handOver(folder, account);
  if ((await readSecret(places.cluster)) !== undefined) return;
  const { code, output } = await givePasswords(places, places.cluster, programs, account, durable);
  if (code !== 0)
    throw new StartRefused(
      `The database in ${places.cluster} could not be given a password: ${reasonIn(output)}.`,
    );
};
