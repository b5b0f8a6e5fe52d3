import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, type Manifest } from '#host/backup';
import type { DatabaseAddress } from '#host/database/connection';
import { readSettings } from '#host/settings';
import { closing as emptyClosing } from '#start/shutdown';
import { bootstrap } from '#start/bootstrap';
import type { Bootstrapped } from '#start/bootstrapped';
import { openProduct } from '#start/open-product';
import { openCluster } from '../cluster';
import { freePort } from '../free-port';
import { Person, type TestApp } from '..';
import { assay } from '#start/backup/command';

export const passphrase = '七个苹果 and a boat in the harbour';

/** What a transition said and how it ended. */
export interface Ran {
  readonly code: number;
  readonly said: string;
  readonly complaints: readonly string[];
}

/** An operator at a terminal: `run('backup', '--to', file)` where the environment says. */
export const operator =
  (environment: NodeJS.ProcessEnv, signal: AbortSignal = new AbortController().signal) =>
  async (...args: string[]): Promise<Ran> => {
    const said: string[] = [];
    const complaints: string[] = [];
    const code = await assay(
      args,
      { ASSAY_BACKUP_KEY: passphrase, ...environment },
      { say: (line) => said.push(line), complain: (line) => complaints.push(line), signal },
    );
    return { code, said: said.join('\n'), complaints };
  };

/** What a backup says of itself. */
export const manifestOf = (from: string): Promise<Manifest> =>
  check({ from, passphrase, signal: new AbortController().signal });

/** A folder that the database's account may pass through. */
export const temporaryFolder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'assay-backup-'));
  await chmod(path, 0o755);
  return path;
};

const urlOf = (place: DatabaseAddress): string => {
  if ('connectionString' in place) return place.connectionString;
  const { host, user, password = '', database } = place;
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
};

/** A database of the tests' cluster as a server's operator names it. */
const onServer = async (database: string): Promise<NodeJS.ProcessEnv> => {
  const cluster = await openCluster();
  return {
    DATABASE_URL: urlOf(cluster.app(database)),
    ...(cluster.appUser && { DATABASE_OWNER_URL: urlOf(cluster.owner(database)) }),
  };
};

interface EmptyDatabase {
  readonly environment: NodeJS.ProcessEnv;
  readonly ownerUrl: string;
  readonly drop: () => Promise<void>;
}

/** A new, empty database on that server. */
export const emptyDatabase = async (): Promise<EmptyDatabase> => {
  const cluster = await openCluster();
  const name = `assay_test_${randomBytes(6).toString('hex')}`;
  await cluster.admin(`create database ${name} encoding 'UTF8' template template0`);
  if (cluster.appUser) await cluster.admin(`alter database ${name} owner to assay_owner`);
  return {
    environment: await onServer(name),
    ownerUrl: urlOf(cluster.owner(name)),
    drop: async () => void (await cluster.admin(`drop database if exists ${name} with (force)`)),
  };
};

/** The app of a test as an installation on a server: its keys where a data folder has them. */
export const asInstallation = async ({ services }: TestApp): Promise<NodeJS.ProcessEnv> => {
  const { dataFolder, pool } = services;
  const text = await readFile(join(dataFolder, 'keys'), 'utf8');
  await rename(join(dataFolder, 'keys'), join(dataFolder, 'keys.text'));
  await mkdir(join(dataFolder, 'keys'), { mode: 0o700 });
  await writeFile(join(dataFolder, 'keys/assay.keys'), text, { mode: 0o600 });
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  // As an operator makes it, so that a start may bring it up to the program.
  const cluster = await openCluster();
  if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
  return { DATA_DIR: dataFolder, ...(await onServer(rows[0]!.name)) };
};

/** What an operator does by hand before a restore: copies the key file, which no backup contains, into an empty place. */
export const bringKeys = async (from: string, to: string): Promise<void> => {
  await mkdir(join(to, 'keys'), { recursive: true });
  await copyFile(join(from, 'keys/assay.keys'), join(to, 'keys/assay.keys'));
};

/** The product, started on what stands where the environment says. */
export interface Started {
  readonly bootstrapped: Bootstrapped;
  readonly signIn: (loginName: string, password: string) => Promise<Person>;
  readonly stop: () => Promise<string[]>;
}

export const startOn = async (environment: NodeJS.ProcessEnv): Promise<Started> => {
  const closing = emptyClosing();
  const quiet = (): void => undefined;
  const settings = readSettings({ ...environment, PORT: String(await freePort()), ASSAY_LOG_LEVEL: 'error' });
  try {
    const bootstrapped = await bootstrap(settings, { say: quiet, log: quiet, closing });
    await openProduct(bootstrapped, { say: quiet, closing });
    const signIn: Started['signIn'] = async (loginName, password) => {
      const reply = await new Person(settings.publicUrl).wire('POST /api/UserAuth/GetManUserLogin', {
        LoginName: loginName,
        pwd: password,
      });
      if (reply.ErrorCode !== 0) throw new Error(`${loginName} could not sign in: ${reply.RequestMsg}`);
      return new Person(settings.publicUrl, reply.ResultValue.Token);
    };
    return { bootstrapped, signIn, stop: closing.closeAll };
  } catch (fault) {
    await closing.closeAll();
    throw fault;
  }
};

export const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });
