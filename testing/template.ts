import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { connect } from '#host/database/connection';
import { migrate } from '#host/database/migrate';
import { openDocumentSigner } from '#host/signing';
import { keysFromText, makeKeysText, recordFingerprints } from '#host/keys';
import { root } from '#host/root';
import { makeServices } from '#start/services';
import { seedAlways, seedDemonstration } from '#database/seeds';
import { openFiles } from '#start/files';
import { testFolder, type Cluster } from './cluster';

/** When the demonstration of the tests was seeded: a Monday morning in Shanghai. */
export const seededAt = new Date('2026-11-02T01:00:00.000Z');

/** A migrated and seeded database that every test file gets a copy of, with its keys, accounts and files beside it. */
export interface Template {
  readonly database: string;
  readonly folder: string;
}

const templateName = 'assay_template_';

const seeded = [
  'contract',
  'database',
  'database/seeds',
  'product',
  'host/database',
  'host/secrets',
  'host/keys',
];
const counts = (path: string): boolean =>
  /\.(ts|sql)$/.test(path) && !/\.test\.ts$|\/web\/|\/pages\/|words/.test(path);

const hashSources = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of seeded) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const file of files.filter(counts).sort())
      hash.update(file).update(await readFile(join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

let hashed: Promise<string> | undefined;

/** Taken once for all files that a worker runs: the sources it has loaded do not change beneath them. */
const hashOfSources = (): Promise<string> => (hashed ??= hashSources());

const exists = async (cluster: Cluster, database: string): Promise<boolean> =>
  (await cluster.admin(`select 1 from pg_database where datname = '${database}'`)).length > 0;

const isEntered = async (cluster: Cluster, database: string): Promise<boolean> =>
  (await cluster.admin(`select 1 from pg_stat_activity where datname = '${database}'`)).length > 0;

/** The keys, accounts and files of a template's database. */
const folderOf = (database: string): string =>
  join(testFolder, 'templates', database.replace(templateName, ''));

/** Finds or makes the template of these very sources. Of several that try at once, one makes it and the others wait. */
export const openTemplate = async (cluster: Cluster): Promise<Template> => {
  const hash = await hashOfSources();
  const database = `${templateName}${hash}`;
  const template = { database, folder: folderOf(database) };
  const building = `assay_building_${hash}`;
  let lonely = 0;
  for (let waited = 0; !(await exists(cluster, template.database)); waited += 1) {
    if (waited > 600)
      throw new Error(`nobody finished the template ${building}: drop that database and try again`);
    const mine = await cluster.admin(`create database ${building} encoding 'UTF8' template template0`).then(
      () => true,
      () => false,
    );
    // Whoever looked before the other one finished may claim the name that has just become free: the work is done then.
    if (mine && (await exists(cluster, template.database)))
      await cluster.admin(`drop database if exists ${building} with (force)`);
    else if (mine) await build(cluster, building, template);
    else await pause(500);
    // A builder that was ended in the middle left its database behind: nobody has been in it for ten seconds.
    lonely = mine || (await isEntered(cluster, building)) ? 0 : lonely + 1;
    if (lonely > 20) await cluster.admin(`drop database if exists ${building} with (force)`);
  }
  return template;
};

/** Each change of the sources leaves a template behind; other checkouts may be at work with one of the latest. */
const dropOlder = async (cluster: Cluster): Promise<void> => {
  const older = (await cluster.admin(
    `select datname from pg_database where datname ~ '^${templateName}' order by oid desc offset 6`,
  )) as { datname: string }[];
  for (const { datname } of older) {
    await cluster.admin(`drop database if exists ${datname} with (force)`);
    await rm(folderOf(datname), { recursive: true, force: true });
  }
};

const build = async (cluster: Cluster, building: string, template: Template): Promise<void> => {
  try {
    await rm(template.folder, { recursive: true, force: true });
    await mkdir(template.folder, { recursive: true });
    const text = makeKeysText(randomBytes);
    await writeFile(join(template.folder, 'keys'), text);
    if (cluster.appUser) await cluster.admin(`alter database ${building} owner to assay_owner`);
    const owner = connect(cluster.owner(building), { size: 2, statementTimeout: 0 });
    await migrate(owner, cluster.appUser ? { appUser: cluster.appUser } : {});
    const keys = keysFromText(text);
    await recordFingerprints(owner, keys);
    await owner.query("insert into installation values (1, 'demonstration', $1)", [seededAt]);
    await owner.end();
    const pool = connect(cluster.app(building), { statementTimeout: 0 });
    const services = makeServices({
      documentSigner: await openDocumentSigner(undefined, {
        dataFolder: template.folder,
        mode: 'demonstration',
        now: seededAt,
      }),
      pool,
      keys,
      files: await openFiles(template.folder),
      log: pino({ level: 'error' }),
      clock: () => seededAt,
      random: randomBytes,
      mode: 'demonstration',
      secondFactor: true,
      publicUrl: 'http://127.0.0.1:8080',
      dataFolder: template.folder,
    });
    await seedAlways(services);
    await seedDemonstration(services, join(template.folder, 'demo-accounts.json'));
    await pool.end();
    await cluster.admin(`alter database ${building} rename to ${template.database}`);
    await dropOlder(cluster);
  } catch (fault) {
    await cluster.admin(`drop database if exists ${building} with (force)`);
    throw fault;
  }
};
