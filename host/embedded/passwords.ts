import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lies in the cluster, so that both appear by one renaming; belongs to the product, which alone may read it. */
export const secretFile = 'assay.secret';
const fileIn = (cluster: string): string => join(cluster, secretFile);
const iterations = 4096;

const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What the passwords of a cluster's roles come from; undefined in a cluster that has none yet. */
export const readSecret = async (cluster: string): Promise<string | undefined> => {
  try {
    // The folder belongs to the database's account: a link laid there leads nowhere.
    const flag = constants.O_RDONLY | constants.O_NOFOLLOW;
    return (await readFile(fileIn(cluster), { encoding: 'utf8', flag })).trim() || undefined;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw fault;
  }
};

/** 256 random bits as text. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Keeps the secret of a cluster whose superuser has its password already. Readable by the product's own user alone. */
export const storeSecret = (cluster: string, secret: string): Promise<void> =>
  writeFile(fileIn(cluster), `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true });

/** The password of one role. */
export const passwordOf = (secret: string, role: string): string =>
  keyed(secret, `password ${role}`).toString('base64url');

/** What the database stores of a role's password (RFC 5803): the same each time, and nobody signs in with it. */
export const verifierOf = (secret: string, role: string): string => {
  const salt = keyed(secret, `salt ${role}`).subarray(0, 16);
  const salted = pbkdf2Sync(passwordOf(secret, role), salt, iterations, 32, 'sha256');
  const stored = createHash('sha256').update(keyed(salted, 'Client Key')).digest('base64');
  const server = keyed(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${server}`;
};
