import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { migrate, migrationsIn } from '../database/migrate';
import type { FileStore } from '../files/store';
import { migrateJobs } from '../jobs';
import type { KeyName, RotatingName } from '../keys';
import type { Keys } from '../keys/types';
import { misconfigured, StartRefused } from '../start-refused';
import { breakInChain } from './chain';
import { chunksUntil } from './check';
import { copyIn, copyOut, plainText } from './copy';
import type { Unsealed } from './envelope';
import { withoutIndexes } from './indexes';
import type { StoredName, Manifest } from './manifest';
import { sections } from './records';
import { quoted, tablesOf } from './tables';
import { flagUnfinished, unmark } from './unfinished';

/** Where a backup is brought back to, after it was read through once. */
export interface Restore {
  readonly backup: Unsealed;
  readonly manifest: Manifest;
  /** As the role that owns the schema. */
  readonly database: pg.Pool;
  readonly appUser: string | undefined;
  readonly dataFolder: string;
  readonly store: FileStore;
  /** From the operator: none are in a backup. */
  readonly keys: Keys;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly say: (sentence: string) => void;
}

const textOf = async (bytes: AsyncIterable<Buffer>): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

const existing = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return undefined;
    throw fault;
  });

/** A release that does not know how the rows are shaped cannot take them. */
export const refuseNewerRows = async ({ migrations }: Manifest): Promise<void> => {
  const known = await migrationsIn();
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new StartRefused(
      `The backup was made by a later release than this program (it knows ${newer.join(', ')}): take that release, or a later one.`,
    );
};

/** The fingerprints of a backup are those of its keys; foreign ones would open nothing in it. */
export const refuseOtherKeys = (keys: Keys, { fingerprints }: Manifest, place: string): void => {
  const foreign = Object.entries(fingerprints).filter(
    ([name, fingerprint]) =>
      ![keys[name as KeyName], keys.former[name as RotatingName]].some(
        (key) => key?.fingerprint === fingerprint,
      ),
  );
  if (foreign.length > 0)
    throw misconfigured(`The keys in ${place} are others than those that this backup was written with.`);
};

const keep = async (name: StoredName, text: string, { dataFolder, now, say }: Restore): Promise<void> => {
  const path = join(dataFolder, name);
  const there = await existing(path);
  if (there === text) return;
  if (there !== undefined) {
    const aside = `${path}.${now.toISOString().replace(/\D/g, '')}.before-restore`;
    await rename(path, aside);
    say(`${name} of the folder is kept as ${aside}.`);
  }
  await writeFile(path, text, { mode: 0o600 });
};

const load = async (parts: Restore, client: pg.ClientBase): Promise<void> => {
  const { backup, manifest, signal, store } = parts;
  const faulty = new Set(manifest.files.faulty);
  for await (const { said, bytes } of sections(chunksUntil(backup, signal))) {
    if (said.is === 'table') await copyIn(client, said, bytes);
    if (said.is === 'kept') await keep(said.name, await textOf(bytes), parts);
    if (said.is === 'file') {
      const received = await store.receive(
        Readable.from(bytes, { objectMode: false }),
        Number.MAX_SAFE_INTEGER,
      );
      if (faulty.has(said.sha256)) await received.discard();
      else await received.keep();
    }
  }
};

/** Every row is read again as it now stands and compared with the manifest. */
const compare = async ({ manifest, signal }: Restore, client: pg.ClientBase): Promise<void> => {
  const tables = await tablesOf(client);
  const differ: string[] = [];
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = tables.find((each) => each.name === name);
    const found = table && (await copyOut(client, table, async () => signal.throwIfAborted()));
    if (found?.rows !== rows || found.sha256 !== sha256) differ.push(name);
  }
  if (differ.length > 0)
    throw new StartRefused(`The restored rows are not those of the backup: ${differ.join(', ')}.`);
};

/**
 * Brings a backup back into an empty database: the shape that its rows had, the rows, the comparison, then the
 * migrations that have been added since. The flag that no start passes stays until the audit chain has been walked.
 * Gives the sentence about a chain that was broken when it was backed up: whoever lost the rest still gets everything
 * back.
 */
export const restore = async (parts: Restore): Promise<string | undefined> => {
  const { database, manifest, appUser, dataFolder, keys } = parts;
  await flagUnfinished(database);
  await migrate(database, { only: manifest.migrations });
  const client = await database.connect();
  try {
    await client.query(plainText);
    // What migrations wrote themselves stands in the backup as it has become since.
    const all = [...manifest.tables.map(({ name }) => name), ...manifest.left];
    await client.query(`truncate table ${all.map(quoted).join(', ')}`);
    const makeIndexes = await withoutIndexes(client);
    await load(parts, client);
    await makeIndexes();
    await compare(parts, client);
  } finally {
    client.release(true);
  }
  await migrate(database, appUser === undefined ? {} : { appUser });
  await migrateJobs(database, appUser);
  const broken = await breakInChain({
    database,
    keys,
    manifest,
    dataFolder,
    made: parts.backup.parameters.made,
  });
  await database.query('analyze');
  await unmark(database);
  return broken;
};
