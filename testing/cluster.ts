import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#host/embedded';
import type { DatabaseAddress } from '#host/database/connection';
import { testPlace } from './temporary';

/** Where the tests' databases are made: a server of one's own, given by `DATABASE_URL`, or the embedded one without fsync. */
export interface Cluster {
  /** Runs one statement as somebody who may create databases. */
  readonly admin: (text: string) => Promise<unknown[]>;
  /** A database as the role that owns its schema. */
  readonly owner: (database: string) => DatabaseAddress;
  /** A database as the role that serves people. */
  readonly app: (database: string) => DatabaseAddress;
  readonly appUser: string | undefined;
}

/** The folder of the tests' cluster and templates; it stays between runs, for nothing in it is worth keeping safe. */
export const testFolder = join(testPlace, `assay-test-cluster-${userInfo().uid}`);

const onServer = (url: string): Cluster => {
  const at = (database: string): DatabaseAddress => {
    const place = new URL(url);
    place.pathname = `/${database}`;
    return { connectionString: place.href };
  };
  return { admin: asking({ connectionString: url }), owner: at, app: at, appUser: undefined };
};

const asking = (place: pg.ClientConfig) => async (text: string) => {
  const client = new pg.Client(place);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
};

const quiet = (): void => undefined;

let opened: Promise<Cluster> | undefined;

/** The cluster of this run: started, or found running from an earlier one. Asked once for all files that a worker runs. */
export const openCluster = (): Promise<Cluster> => (opened ??= open());

const open = async (): Promise<Cluster> => {
  const url = process.env['DATABASE_URL'];
  if (url) return onServer(url);
  const embedded = await startEmbedded({ dataDir: testFolder, durable: false, log: quiet, progress: quiet });
  return {
    admin: asking({ ...embedded.superuser }),
    owner: (database) => ({ ...embedded.owner, database }),
    app: (database) => ({ ...embedded.connection, database }),
    appUser: embedded.connection.user,
  };
};
