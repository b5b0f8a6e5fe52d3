import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '#host/backup';
import { connect } from '#host/database/connection';
import { makeKeysText } from '#host/keys';
import { sealInto } from '#host/backup/envelope';
import { records } from '#host/backup/records';
import { explain } from '../failures';
import { openApp, type TestApp } from '#testing';
import {
  asInstallation,
  manifestOf,
  operator,
  passphrase,
  remove,
  temporaryFolder,
} from '#testing/backup/operator';

let folder: string;
let app: TestApp;
let server: NodeJS.ProcessEnv;
let whole: Buffer;
let manifest: Manifest;
let keys: string;
/** Where the first chunk begins, and how long each is. */
let body: number;
const chunk = 256 * 1024 + 16;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await temporaryFolder();
  app = await openApp();
  server = await asInstallation(app);
  const backed = await operator(server)('backup', '--to', at('whole.assay'));
  if (backed.code !== 0) throw new Error(backed.complaints.join());
  whole = await readFile(at('whole.assay'));
  body = whole.indexOf('\n', whole.indexOf('\n', whole.indexOf('\n') + 1) + 1) + 1;
  manifest = await manifestOf(at('whole.assay'));
  keys = await readFile(join(app.services.dataFolder, 'keys/assay.keys'), 'utf8');
});
afterAll(async () => {
  await app.close();
  await remove(folder);
});

/** What restoring such bytes says; it must have touched nothing. */
const refusalOf = async (bytes: Buffer, environment: NodeJS.ProcessEnv = {}) => {
  await writeFile(at('told.assay'), bytes);
  const ran = await operator({ DATA_DIR: at('empty'), ASSAY_KEYS: keys, ...environment })(
    'restore',
    '--from',
    at('told.assay'),
  );
  expect(existsSync(at('empty'))).toBe(false);
  expect(ran.said).toBe('');
  expect(ran.complaints).toHaveLength(1);
  // One sentence and no trace of the program's own paths.
  expect(ran.complaints[0]).toMatch(/^[^\n]+\.$/);
  return { code: ran.code, sentence: ran.complaints[0]!.replaceAll(`${folder}/`, '') };
};

const altered = (place: number): Buffer => {
  const bytes = Buffer.from(whole);
  bytes[place]! ^= 1;
  return bytes;
};
const header = (change: (text: string) => string): Buffer =>
  Buffer.concat([Buffer.from(change(whole.subarray(0, body).toString())), whole.subarray(body)]);
const part = (from: number): Buffer => whole.subarray(body + from * chunk, body + (from + 1) * chunk);

/** A backup that says something else at its end, well encrypted. */
const saying = async (said: Partial<Manifest>): Promise<Buffer> => {
  const file = await open(at('made.assay'), 'w');
  const sealed = await sealInto(file, passphrase, { made: new Date().toISOString(), product: '9.9.9' });
  const nothing = { tables: [], kept: [], files: { count: 0, bytes: 0, faulty: [] } };
  await records(sealed.write).say({ is: 'end', manifest: { ...manifest, ...nothing, ...said } });
  await sealed.end();
  await file.close();
  return readFile(at('made.assay'));
};

describe('a backup is refused before anything is touched [BK-02]', () => {
  const cases: [what: string, code: number, sentence: RegExp, bytes: () => Buffer | Promise<Buffer>, environment?: NodeJS.ProcessEnv][] = [
    ['another key', 78, /^ASSAY_BACKUP_KEY does not open told\.assay/, () => whole, { ASSAY_BACKUP_KEY: `${passphrase}!` }],
    ['no key', 78, /^ASSAY_BACKUP_KEY is missing/, () => whole, { ASSAY_BACKUP_KEY: '' }],
    ['a key that can be guessed', 78, /shorter than 16 characters/, () => whole, { ASSAY_BACKUP_KEY: 'sesame' }],
    ['a key file that is not there', 78, /cannot be read: \.\/nowhere/, () => whole, { ASSAY_BACKUP_KEY: './nowhere' }],
    ['its last byte missing', 1, /is cut short/, () => whole.subarray(0, -1)],
    ['its end missing, cut between two chunks', 1, /is cut short: its end is missing/, () => whole.subarray(0, body + 2 * chunk)],
    ['nothing behind its first lines', 1, /is cut short: its end is missing/, () => whole.subarray(0, body)],
    ['half of its first lines', 1, /is cut short or was altered within its first lines/, () => whole.subarray(0, 60)],
    ['one bit altered in the middle', 1, /was altered, or something was added to it \(near byte \d+\)/, () => altered(body + chunk + 99)],
    ['one bit altered in its last chunk', 1, /is cut short, or was altered near its end/, () => altered(whole.length - 99)],
    ['two chunks exchanged', 1, /was altered, or something was added/, () => Buffer.concat([whole.subarray(0, body), part(1), part(0), whole.subarray(body + 2 * chunk)])],
    ['bytes added behind its end', 1, /altered near its end/, () => Buffer.concat([whole, Buffer.from('more')])],
    ['itself once more behind its end', 1, /was altered, or something was added/, () => Buffer.concat([whole, whole])],
    ['cheaper parameters in its first lines', 78, /does not open/, () => header((text) => text.replace('"logCost":17', '"logCost":10'))],
    ['a cost that would take all memory', 1, /altered within its first lines/, () => header((text) => text.replace('"logCost":17', '"logCost":40'))],
    ['a newer format', 1, /written in format 2, and this program reads up to format 1: take the release that wrote it/, () => header((text) => text.replace('backup 1', 'backup 2'))],
    ['something that is no backup', 1, /is no backup of Assay\.$/, () => Buffer.from('%PDF-1.7\n')],
    ['rows of a later release', 1, /made by a later release than this program \(it knows 9999-later\.sql\)/, () => saying({ migrations: [...manifest.migrations, '9999-later.sql'] })],
    ['fewer rows than it says', 1, /does not hold what it says: table person/, () => saying({ tables: manifest.tables.filter(({ name }) => name === 'person') })],
    ['no keys of the product', 78, /^The keys of this database are missing, and no backup contains them: bring back empty\/keys\/assay\.keys, or give them in ASSAY_KEYS\.$/, () => whole, { ASSAY_KEYS: '' }],
    ['other keys of the product', 78, /^The keys in ASSAY_KEYS are others than those that this backup was written with\.$/, () => whole, { ASSAY_KEYS: makeKeysText(randomBytes) }],
  ]; // oxfmt-ignore

  test.each(cases)('%s', async (_what, code, sentence, bytes, environment) => {
    const refused = await refusalOf(await bytes(), environment);
    expect(refused.sentence).toMatch(sentence);
    expect(refused.code).toBe(code);
  });

  test('the whole one is found whole', async () => {
    expect(await operator({})('check', '--from', at('whole.assay'))).toMatchObject({
      code: 0,
      complaints: [],
    });
  });
});

describe('a backup [BK-02]', () => {
  test('shows nothing of what is in it', async () => {
    const { rows } = await app.services.pool.query<{ login_name: string; true_name: string }>(
      'select login_name, true_name from person',
    );
    const canaries = [...rows.flatMap(({ login_name, true_name }) => [login_name, true_name]), ...keys.split('=')]; // oxfmt-ignore
    const blob = await app.services.pool.query<{ sha256: string }>('select sha256 from file limit 1');
    const leaked = canaries.filter((text) => text.length > 3 && whole.includes(text));
    expect(canaries.length).toBeGreaterThan(40);
    expect([leaked, whole.includes(blob.rows[0]!.sha256), whole.includes('%PDF')]).toEqual([
      [],
      false,
      false,
    ]);
  });

  test('replaces no other, and leaves nothing where it cannot be written', async () => {
    const ran = await operator(server)('backup', '--to', at('whole.assay'));
    expect(ran).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining('a backup replaces nothing')],
    });
    expect(await operator(server)('backup', '--to', at('no/where.assay'))).toMatchObject({ code: 1 });
    expect((await readFile(at('whole.assay'))).equals(whole)).toBe(true);
  });

  test('says which files had been lost before, and carries all the rest', async () => {
    const { rows } = await app.services.pool.query<{ sha256: string }>('select distinct sha256 from file');
    const [gone, bad] = rows.map(({ sha256 }) => sha256) as [string, string];
    const pathOf = (sha256: string): string =>
      join(app.services.dataFolder, 'blobs/kept', sha256.slice(0, 2), sha256);
    await rm(pathOf(gone));
    await writeFile(pathOf(bad), 'flipped');
    const ran = await operator(server)('backup', '--to', at('faulty.assay'));
    expect(ran).toMatchObject({
      code: 65,
      complaints: [expect.stringMatching(/^2 files that the database names/)],
    });
    expect(ran.complaints[0]).toContain(gone);
    expect(ran.complaints[0]).toContain(bad);
    expect(ran.said).toContain(` ${rows.length - 1} files `);
  });
});

describe('a database that is gone', () => {
  test('while a table is read, ends the backup with one sentence and leaves no file', async () => {
    const owner = connect(
      { connectionString: server['DATABASE_OWNER_URL'] ?? server['DATABASE_URL']! },
      { size: 1 },
    );
    // Looked for from the beginning: each table is read in a moment.
    await owner.query('select 1');
    const backing = operator(server)('backup', '--to', at('halted.assay'));
    const kill = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'copy (%'"; // oxfmt-ignore
    await expect
      .poll(async () => (await owner.query(kill)).rowCount, { interval: 1, timeout: 30_000 })
      .toBeGreaterThan(0);
    await owner.end();
    expect(await backing).toMatchObject({ code: 1, complaints: ['The database was stopped meanwhile.'] });
    expect((await readdir(folder)).filter((name) => name.startsWith('halted'))).toEqual([]);
  });

  test.each([
    ['write', 'EPIPE'],
    ['read', 'ECONNRESET'],
  ])('is told by the same sentence where the system notices first: %s %s', (syscall, code) => {
    const fault = Object.assign(new Error(`${syscall} ${code}`), { syscall, code });
    const settings = { host: '127.0.0.1', port: 8080, databaseUrl: undefined };
    expect(explain(new Error('a table was read', { cause: fault }), settings)?.message).toBe(
      'The database was stopped meanwhile.',
    );
  });
});

describe('the command', () => {
  test('prints how it is used, and refuses what it does not know (64)', async () => {
    expect((await operator({})('--help')).said).toContain('assay restore --from FILE');
    for (const args of [
      ['restore'],
      ['backup', '--from', 'x'],
      ['erase', '--to', 'x'],
      ['check', '--form', 'x'],
    ])
      expect(await operator({})(...args), args.join()).toMatchObject({
        code: 64,
        complaints: [expect.stringContaining('See assay --help.')],
      });
  });

  test('says where it found no installation, and makes none', async () => {
    const ran = await operator({ DATA_DIR: at('none') })('backup', '--to', at('x.assay'));
    expect(ran).toMatchObject({
      code: 78,
      complaints: [expect.stringContaining('No installation stands in')],
    });
    expect(existsSync(at('none'))).toBe(false);
  });
});
