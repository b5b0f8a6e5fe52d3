import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { signCheckpoint, type CheckpointKey } from '../audit/checkpoint';
import type { FileStore, PinnedFiles } from '../files/store';
import { StartRefused } from '../start-refused';
import { check } from './check';
import { copyOut } from './copy';
import { sealInto } from './envelope';
import { storedNames, type StoredName, type Manifest } from './manifest';
import { records } from './records';
import { withSnapshot, type Snapshot } from './snapshot';
import { refuseUnfinished } from './unfinished';

/** What a backup is made of, and where it goes. */
export interface BackUp {
  /** As the role that owns the schema. */
  readonly database: pg.Pool;
  readonly dataFolder: string;
  readonly store: FileStore;
  /** Signs the end of the audit chain. */
  readonly key: CheckpointKey;
  /** Tables whose rows mean nothing on another machine or another day; columns that point to them travel empty. */
  readonly leave: readonly string[];
  readonly to: string;
  readonly passphrase: string;
  readonly product: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

type Records = ReturnType<typeof records>;

const hashed = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Migrations make these two themselves. */
const ownOfMigrations = ['schema_migration', 'migration_lock'];

const writeTables = async (
  { client, tables }: Snapshot,
  leave: readonly string[],
  out: Records,
): Promise<Manifest['tables']> => {
  const written: Manifest['tables'] = [];
  for (const table of tables) {
    const { name, columns, pointers } = table;
    if (leave.includes(name) || ownOfMigrations.includes(name)) continue;
    await out.say({ is: 'table', name, columns: [...columns] });
    const emptied = pointers.filter(({ to }) => leave.includes(to)).map(({ column }) => column);
    written.push({ name, ...(await copyOut(client, table, out.bytes, emptied)) });
  }
  return written;
};

const writeFile = async (path: string, out: Records): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    await out.bytes(piece);
  }
  return { bytes, sha256: hash.digest('hex') };
};

const writeFiles = async (
  { contents }: Snapshot,
  pinned: PinnedFiles,
  out: Records,
): Promise<Manifest['files']> => {
  const written: Manifest['files'] = { count: 0, bytes: 0, faulty: [] };
  // All are held before the first is read: reading may take hours, and the sweep two.
  const missing = new Set<string>();
  for await (const page of contents())
    for (const sha256 of page) if (!(await pinned.add(sha256))) missing.add(sha256);
  for await (const page of contents())
    for (const sha256 of page) {
      if (missing.has(sha256)) continue;
      await out.say({ is: 'file', sha256 });
      const { bytes, sha256: found } = await writeFile(pinned.path(sha256), out);
      if (found !== sha256) written.faulty.push(sha256);
      written.count += 1;
      written.bytes += bytes;
    }
  written.faulty.push(...missing);
  return written;
};

/** Of the checkpoints outside the database those that the snapshot knows of: a later one would contradict it. */
const upTo = (seq: number, text: string): string =>
  text
    .split('\n')
    .filter((line) => line !== '' && (JSON.parse(line) as { seq: number }).seq <= seq)
    .map((line) => `${line}\n`)
    .join('');

const writeStored = async (
  { dataFolder }: BackUp,
  { lastSeal }: Snapshot,
  out: Records,
): Promise<Manifest['kept']> => {
  const written: Manifest['kept'] = [];
  const read: Record<StoredName, (text: string) => string> = {
    'audit-checkpoints.ndjson': (text) => upTo(lastSeal?.seq ?? 0, text.slice(0, text.lastIndexOf('\n') + 1)),
    'demo-accounts.json': (text) => text,
  };
  for (const name of storedNames) {
    const text = await readFile(join(dataFolder, name), 'utf8').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return undefined;
      throw fault;
    });
    if (text === undefined) continue;
    const bytes = Buffer.from(read[name](text));
    await out.say({ is: 'kept', name });
    await out.bytes(bytes);
    written.push({ name, bytes: bytes.length, sha256: hashed(bytes) });
  }
  return written;
};

const writeAll = (parts: BackUp, pinned: PinnedFiles, out: Records): Promise<void> =>
  withSnapshot(parts.database, async (snapshot) => {
    const { lastSeal } = snapshot;
    const leave = parts.leave.filter((name) => snapshot.tables.some((table) => table.name === name));
    const lost = snapshot.tables.filter(
      ({ name, pointers }) =>
        !leave.includes(name) && pointers.some(({ to, mayBeEmpty }) => !mayBeEmpty && leave.includes(to)),
    );
    if (lost.length > 0)
      throw new Error(`rows that travel point to rows that stay: ${lost.map(({ name }) => name).join(', ')}`);
    const stored = await writeStored(parts, snapshot, out);
    const tables = await writeTables(snapshot, leave, out);
    const files = await writeFiles(snapshot, pinned, out);
    const manifest: Manifest = {
      migrations: [...snapshot.migrations],
      tables,
      left: leave,
      files,
      kept: stored,
      fingerprints: { ...snapshot.fingerprints },
      audit: lastSeal ? signCheckpoint(parts.key, lastSeal, parts.now) : null,
    };
    await out.say({ is: 'end', manifest });
  });

/** Makes the file at another name, reads it back, and only then gives it its own. */
export const backUp = async (parts: BackUp): Promise<Manifest & { size: number }> => {
  const { passphrase, product, now, signal } = parts;
  const to = resolve(parts.to);
  if (await stat(to).catch(() => undefined))
    throw new StartRefused(`${to} is there already: a backup replaces nothing.`);
  await refuseUnfinished(parts.database);
  const underWay = `${to}.${process.pid}.part`;
  const file = await open(underWay, 'w', 0o600).catch((fault: NodeJS.ErrnoException) => {
    throw new StartRefused(`The backup ${to} cannot be written (${fault.code}).`);
  });
  const pinned = await parts.store.pin();
  try {
    const sealed = await sealInto(file, passphrase, { made: now.toISOString(), product });
    const write = (bytes: Buffer): Promise<void> => {
      signal.throwIfAborted();
      return sealed.write(bytes);
    };
    await writeAll(parts, pinned, records(write));
    await sealed.end();
    await file.close();
    const written = await check({ from: underWay, passphrase, signal });
    await rename(underWay, to);
    const folder = await open(dirname(to), 'r');
    await folder.sync();
    await folder.close();
    return written;
  } finally {
    await file.close();
    await pinned.release();
    await rm(underWay, { force: true });
  }
};
