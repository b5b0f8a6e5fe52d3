import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { cp, mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { uuidV7 } from '#contract/uuid';
import { connect } from '#host/database/connection';
import { migrate } from '#host/database/migrate';
import { root } from '#host/root';
import { ensureBuilt } from '#journeys/browser/built';
import { openApp, type TestApp } from '#testing';
import {
  asInstallation,
  bringKeys,
  emptyDatabase,
  manifestOf,
  passphrase,
  remove,
  temporaryFolder,
} from '#testing/backup/operator';

import { seedApplications } from './lists/applications';
import { seedNeighbours } from './lists/neighbours';

/** One command beside the plainest way of moving the same bytes. */
export interface BackupFigures {
  readonly what: string;
  readonly seconds: number;
  /** Undefined where nothing plain does the same. */
  readonly floor: number | undefined;
  /** The most memory that the command held, in bytes. */
  readonly memory: number;
}

const gigabyte = 1024 ** 3;
const fileBytes = 2 * 1024 ** 2;
/** What an application with its persons takes as text, about. */
const bytesPerApplication = 5_200;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
};

/** Runs the real command in a process of its own and watches its memory; Linux keeps the highest mark. */
export const assay = async (
  what: string,
  environment: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<Omit<BackupFigures, 'floor'>> => {
  let memory = 0;
  const seconds = await timed(async () => {
    const child = spawn(process.execPath, [join(root, 'tools/assay.mjs'), ...args], {
      env: { PATH: process.env['PATH'], ASSAY_BACKUP_KEY: passphrase, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const watching = setInterval(() => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
    }, 100);
    const code = await new Promise((done) => {
      child.once('exit', (ended) => {
        clearInterval(watching);
        done(ended);
      });
    });
    if (code !== 0) throw new Error(`assay ${args.join(' ')} ended with ${String(code)}`);
  });
  return { what, seconds, memory };
};

/** Half rows, half files that do not compress. */
export const fill = async (
  { services }: TestApp,
  owner: pg.Pool,
  bytes: number,
  now: Date,
): Promise<void> => {
  await seedApplications(owner, Math.ceil(bytes / 2 / bytesPerApplication), now);
  await seedNeighbours(owner);
  for (let written = 0; written < bytes / 2; written += fileBytes) {
    const content = randomBytes(fileBytes);
    const stored = await services.files.storeOwn('drill.bin', 'application/octet-stream', content);
    await owner.query(
      `insert into file (id, sha256, name, size, mime, scan_state, class, created_at)
       values ($1, $2, $3, $4, $5, $6, 'drill', $7)`,
      [
        uuidV7(now.getTime(), randomBytes(10)),
        stored.sha256,
        stored.name,
        stored.size,
        stored.type,
        stored.scan,
        now,
      ],
    );
  }
};

const hashed = async (path: string): Promise<void> => {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
};

/** The plainest backup: each table by COPY into a file, the files copied, everything flushed. */
const plainBackup = async (owner: pg.Pool, tables: readonly string[], blobs: string, to: string) => {
  await mkdir(to);
  const client = await owner.connect();
  for (const table of tables) {
    await pipeline(client.query(copyTo(`copy ${table} to stdout`)), createWriteStream(join(to, table)));
    const file = await open(join(to, table));
    await file.sync();
    await file.close();
  }
  client.release();
  await cp(blobs, join(to, 'blobs'), { recursive: true });
};

/** The plainest restore: the shape, the same text by COPY, the files copied. */
const plainRestore = async (url: string, tables: readonly string[], from: string, to: string) => {
  const owner = connect({ connectionString: url }, { size: 2, statementTimeout: 0 });
  await migrate(owner);
  const client = await owner.connect();
  await client.query(`truncate table ${tables.join(', ')} cascade`);
  for (const table of tables)
    await pipeline(createReadStream(join(from, table)), client.query(copyFrom(`copy ${table} from stdin`)));
  client.release();
  await owner.end();
  await cp(join(from, 'blobs'), to, { recursive: true });
};

/** Backs up and restores so many gigabytes, each beside its floor. `told` hears what is under way. */
export const backupBench = async (
  gigabytes: number,
  progress: (what: string) => void,
): Promise<{ bytes: number; figures: BackupFigures[] }> => {
  ensureBuilt();
  const folder = await temporaryFolder();
  const app = await openApp();
  const [one, other] = [await emptyDatabase(), await emptyDatabase()];
  try {
    const at = (name: string): string => join(folder, name);
    const environment = await asInstallation(app);
    const url = environment['DATABASE_OWNER_URL'] ?? environment['DATABASE_URL']!;
    const owner = connect({ connectionString: url }, { size: 2, statementTimeout: 0 });
    progress(`filling ${gigabytes} GB`);
    await fill(app, owner, gigabytes * gigabyte, app.now());
    const file = at('drill.assay');
    progress('backing up');
    const backup = await assay('backup, read back', environment, 'backup', '--to', file);
    const { tables } = await manifestOf(file);
    const names = tables.map(({ name }) => name);
    const blobs = join(app.services.dataFolder, 'blobs/kept');
    const plain = await timed(() => plainBackup(owner, names, blobs, at('plain')));
    progress('checking');
    const check = await assay('check', {}, 'check', '--from', file);
    const read = await timed(() => hashed(file));
    progress('restoring');
    const target = { ...one.environment, DATA_DIR: at('beside') };
    await bringKeys(app.services.dataFolder, target.DATA_DIR);
    const restore = await assay('restore to the same server', target, 'restore', '--from', file);
    const loaded = await timed(() => plainRestore(other.ownerUrl, names, at('plain'), at('plain-blobs')));
    const home = { DATA_DIR: at('home') };
    await bringKeys(app.services.dataFolder, home.DATA_DIR);
    const empty = await assay('restore to an empty machine', home, 'restore', '--from', file);
    await owner.end();
    return {
      bytes: (await stat(file)).size,
      figures: [
        { ...backup, floor: plain },
        { ...check, floor: read },
        { ...restore, floor: loaded },
        { ...empty, floor: undefined },
      ],
    };
  } finally {
    await app.close();
    await one.drop();
    await other.drop();
    await remove(folder);
  }
};
