import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { misconfigured, StartRefused } from '../start-refused';
import { closedTo, databaseAccount } from './account';
import type { Account } from './types';
import { adoptOrphan, type Postmaster } from './adopt';
import { prepareBinaries, type Binaries } from './binaries';
import { clusterExists, createCluster } from './cluster';
import { names, type Connection } from './connection';
import { launch } from './launch';
import { passwordOf } from './passwords';
import { placesIn, preparePlaces, type Places } from './places';
import { ensureDatabase, ensureRoles } from './roles';
import { reasonIn, saysDiskFull } from './run';
import { secureCluster, writeRules } from './secure';
import { stopServer } from './stop';
import { watch } from './watch';

export { closedTo, databaseAccount } from './account';
export type { Account } from './types';
export { withClient, type Connection } from './connection';
export { ensureDatabase } from './roles';

interface StartEmbedded {
  /** The data folder; everything of the database lies in its `postgres/`. */
  readonly dataDir: string;
  /** False gives up fsync, for the clusters of tests only; such a folder is refused ever after as a real one. */
  readonly durable?: boolean;
  /** Takes what an operator reads later. */
  readonly log: (line: string) => void;
  /** Takes what a person at the terminal waits for. */
  readonly progress: (sentence: string) => void;
  /**
   * Given, the server is watched: it is started again when it ends by itself, and this is called where that fails.
   * Without it (the clusters of tests, which several processes share) it is left as it is.
   */
  readonly onLost?: (refused: StartRefused) => void;
}

/** The running database of the product. */
export interface Embedded {
  /** For serving people: no DDL. */
  readonly connection: Connection;
  /** For migrations. */
  readonly owner: Connection;
  /** For making databases in tests, and for nothing else. */
  readonly superuser: Connection;
  readonly pid: number;
  /** True when the server had outlived an earlier process, or belongs to another one of the same tests. */
  readonly adopted: boolean;
  /** Stops the server, whoever started it: sessions end, nothing acknowledged is lost. */
  readonly stop: () => Promise<void>;
}

/** True when a cluster already stands below the data folder. */
export const embeddedExists = (dataDir: string): boolean => clusterExists(placesIn(resolve(dataDir)));

const connectionsOf = ({ superuser, secret }: Postmaster) => {
  const as = (user: string): Connection => ({
    ...superuser,
    user,
    password: secret && passwordOf(secret, user),
    database: names.database,
  });
  return { connection: as(names.app), owner: as(names.owner), superuser };
};

/** The connections of a server that runs on this data folder already, for a second client; undefined when none does. */
export const runningEmbedded = async (
  dataDir: string,
): Promise<Pick<Embedded, 'connection' | 'owner'> | undefined> => {
  const { cluster } = placesIn(resolve(dataDir));
  const server = await adoptOrphan(cluster, () => undefined);
  return server && connectionsOf(server);
};

const checkDurability = (places: Places, durable: boolean): void => {
  const madeForTests = existsSync(places.notDurable);
  if (clusterExists(places) && madeForTests === durable)
    throw misconfigured(
      madeForTests
        ? `The database in ${places.root} was made for tests and may lose data: choose another DATA_DIR.`
        : `The database in ${places.root} is a real one and is not for tests.`,
    );
};

/** Says once, after a second, that something takes its time. */
const progressMessages = (say: () => void): (() => void) => {
  const begun = performance.now();
  let said = false;
  return () => {
    if (said || performance.now() - begun < 1000) return;
    said = true;
    say();
  };
};

/** A server that is just going, or whose last children still write to a slow disk, is given this long to be gone. */
const goingMilliseconds = 60_000;

/**
 * What a start says that met another one of the same cluster, or the end of one: who waits finds the server running, or
 * the place free. Two that begin at once after a crash both clear the dead server's lock away, and one finds it gone.
 */
const meetsAnother =
  /lock file "[^"]*" (already exists|is empty)|remove old lock file "[^"]*": No such file|pre-existing shared memory block/;

const bringUp = async (
  places: Places,
  programs: Binaries,
  account: Account | undefined,
  durable: boolean,
  progress: (sentence: string) => void,
): Promise<{ server: Postmaster; adopted: boolean }> => {
  const begun = performance.now();
  const onWait = progressMessages(() => progress('The database is coming up …'));
  for (;;) {
    const orphan = await adoptOrphan(places.cluster, onWait);
    if (orphan) return { server: orphan, adopted: true };
    const launched = await launch(places, programs, account, durable, onWait);
    if ('server' in launched) return { server: launched.server, adopted: false };
    const { said } = launched;
    if (!meetsAnother.test(said) || performance.now() - begun > goingMilliseconds)
      throw new StartRefused(
        saysDiskFull(said)
          ? `The disk that holds ${places.root} is full: the database could not start.`
          : `The database in ${places.root} did not start: ${reasonIn(said)}.`,
      );
    await pause(100);
  }
};

/**
 * The real PostgreSQL 18 below a data folder: made at the first start, adopted when it outlived the product,
 * recovered after a crash, reached by its socket only. Throws `StartRefused` with a sentence when it cannot run.
 */
export const startEmbedded = async ({
  dataDir,
  durable = true,
  log,
  progress,
  onLost,
}: StartEmbedded): Promise<Embedded> => {
  const folder = resolve(dataDir);
  const account = await databaseAccount();
  const places = placesIn(folder);
  checkDurability(places, durable);
  await preparePlaces(places, account);
  const closed = account && closedTo(account, places.root);
  if (closed)
    throw misconfigured(
      `The folder ${closed} is closed to the account that runs the database (PostgreSQL refuses root): choose another DATA_DIR.`,
    );
  const programs = await prepareBinaries(places.root, account);
  if (!clusterExists(places)) {
    progress('Creating the database, which happens once …');
    await createCluster(places, programs, account, durable);
  }
  await secureCluster(places, programs, account, durable);
  await writeRules(places);
  const { server, adopted } = await bringUp(places, programs, account, durable, progress);
  if (server.secret === undefined)
    throw new StartRefused(
      `The database in ${places.root} lost its secret while it started: start Assay again.`,
    );
  await ensureRoles(server.superuser, server.secret);
  await ensureDatabase(server.superuser, names.database);
  log(`database ${adopted ? 'adopted' : 'started'}: process ${server.pid}, ${places.cluster}`);
  const raise = async () => (await bringUp(places, programs, account, durable, progress)).server.pid;
  const watching = onLost && watch({ pid: server.pid, raise, say: progress, onLost });
  return {
    ...connectionsOf(server),
    pid: server.pid,
    adopted,
    stop: async () => {
      await watching?.stop();
      await stopServer(places, programs, account);
    },
  };
};
