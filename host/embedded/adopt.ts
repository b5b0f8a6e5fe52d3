import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../start-refused';
import { names, withClient, type Connection } from './connection';
import { passwordOf, readSecret, secretFile } from './passwords';

/** What a running server writes about itself in `postmaster.pid`. We read it and never delete it. */
export interface Postmaster {
  readonly pid: number;
  readonly superuser: Connection;
  /** What the passwords of its roles come from. */
  readonly secret: string | undefined;
  readonly ready: boolean;
}

/** The server that calls this cluster its own, or undefined when no such file stands. */
export const postmasterOf = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, host, , , status] = text.split('\n');
  if (!pid || !port || !host) return undefined;
  const secret = await readSecret(cluster);
  const password = secret && passwordOf(secret, names.superuser);
  const superuser = { host, port: Number(port), user: names.superuser, password, database: 'postgres' };
  return { pid: Number(pid), superuser, secret, ready: status?.trim() === 'ready' };
};

const servesCluster = async (superuser: Connection, cluster: string): Promise<boolean> => {
  const place = await withClient(superuser, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory;
  });
  return place !== undefined && (await realpath(place)) === (await realpath(cluster));
};

/** SQLSTATE 28P01: the secret beside the cluster is not the one that its passwords were made of. */
const isRefused = (error: unknown): boolean => (error as { code?: string }).code === '28P01';

/** SQLSTATE 57P03: the server lives but is starting, recovering or shutting down. */
const isBetween = (error: unknown): boolean => (error as { code?: string }).code === '57P03';

/**
 * Finds a server that outlived the product (after `kill -9` of it the database lives on): the socket is asked
 * first, and waited for while the server recovers or shuts down. Undefined when nobody answers there; throws
 * `StartRefused` when it does not take our password.
 */
export const adoptOrphan = async (cluster: string, onWait: () => void): Promise<Postmaster | undefined> => {
  for (;;) {
    const found = await postmasterOf(cluster);
    if (!found) return undefined;
    try {
      return (await servesCluster(found.superuser, cluster)) ? found : undefined;
    } catch (error) {
      if (isRefused(error))
        throw new StartRefused(
          `The database in ${cluster} refuses its password: remove ${secretFile} there and start again, so that new ones are made.`,
        );
      if (!isBetween(error)) return undefined;
    }
    onWait();
    await pause(50);
  }
};
