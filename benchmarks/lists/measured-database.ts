import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builder, connect } from '#host/database/connection';
import { recount } from '#host/database/stored-count';
import { runningEmbedded } from '#host/embedded';
import { root } from '#host/root';
import { start, stop } from '#journeys/start/product';
import { freePort } from '#testing/free-port';
import { countedApplications } from '#queries/applications';
import { seedApplications, type Whose } from './applications';
import { withoutIndexes } from './indexes';
import { grown, seedNeighbours } from './neighbours';
import { copyReported } from './reported';

/** The shipped build over so many applications, and its database. */
export interface MeasuredDatabase {
  readonly address: string;
  readonly pid: number;
  readonly dataFolder: string;
  readonly passwordOf: (loginName: string) => string;
}

/** What the made rows come from: other sources make another folder. */
const sources = ['applications.ts', 'names.ts', 'neighbours.ts', 'reported.ts'];
const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(readFileSync(join(root, 'benchmarks/lists', name)));
  return hash.digest('hex').slice(0, 12);
};

/** Everybody whose lists are asked for, by login name. */
export const people = {
  owner: 'suyanqing',
  agency: 'yanshenzhi',
  administrator: 'admin',
  reviewer: 'zhouyiheng',
} as const;

const fill = async (
  dataFolder: string,
  count: number,
  reports: number,
  progress: (what: string) => void,
): Promise<void> => {
  const embedded = await runningEmbedded(dataFolder);
  const pool = connect(embedded!.owner, { size: 1, statementTimeout: 0 });
  try {
    const { rows } = await pool.query<Whose>('select id as "ownerId" from person where login_name = $1', [
      people.owner,
    ]);
    // Rows that can be made again need not wait for the disk one by one.
    await pool.query('set synchronous_commit = off');
    await pool.query("set maintenance_work_mem = '1GB'");
    await withoutIndexes(pool, grown, async () => {
      progress(`seeding ${count} applications`);
      await seedApplications(pool, count, new Date(), rows[0]!);
      await pool.query('analyze application');
      await seedNeighbours(pool, (table) => progress(`seeding ${table}`));
      if (reports > 0) await copyReported(pool, reports, progress);
    });
    progress('vacuum');
    for (const table of grown) await pool.query(`vacuum (freeze, analyze) ${table}`);
    // The rows came by no write of the product: its kept counts are what the nightly job would make of them.
    await recount(builder(pool), { application: countedApplications });
    // Nor did a person or an organisation change: nothing waits to be looked at for conflicts.
    await pool.query('update conflict_watch set looked_at = now()');
    await pool.query('checkpoint').catch(() => undefined);
  } finally {
    await pool.end();
  }
};

/**
 * Runs the shipped build over the demonstration and so many applications with all that belongs to them, for as long as
 * the work lasts; beyond `reports`, those that have come to a report are copied until there are so many. The folder stays, so that the rows are made once; the database waits for its disk as it does in use.
 */
export const withMeasuredDatabase = async (
  count: number,
  progress: (what: string) => void,
  work: (measured: MeasuredDatabase) => Promise<void>,
  reports = 0,
): Promise<void> => {
  const size = reports > 0 ? `${count}-${reports}` : String(count);
  const folder = join(tmpdir(), `assay-measured-${size}-${hashOfSources()}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const filled = join(folder, 'filled');
  const port = await freePort();
  const running = start({ cwd: root, env: { DATA_DIR: dataFolder, PORT: String(port) } });
  try {
    await running.ready;
    if (!existsSync(filled)) {
      await fill(dataFolder, count, reports, progress);
      writeFileSync(filled, '');
    }
    const accounts = JSON.parse(readFileSync(join(dataFolder, 'demo-accounts.json'), 'utf8')) as {
      loginName: string;
      password: string;
    }[];
    await work({
      address: `http://127.0.0.1:${port}`,
      pid: running.process.pid!,
      dataFolder,
      passwordOf: (loginName) => accounts.find((account) => account.loginName === loginName)!.password,
    });
  } finally {
    await stop(running);
  }
};
