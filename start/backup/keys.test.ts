import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyFileIn, keysFromText, rotateColumns, rotating, sealedByOthers } from '#host/keys';
import { access } from '#product/access/contract';
import { people } from '#product/people/contract';
import { jobsOf } from '../jobs';
import { openApp, type TestApp } from '#testing';
import {
  asInstallation,
  operator,
  remove,
  startOn,
  temporaryFolder,
  type Started,
} from '#testing/backup/operator';
import { passwordOf } from '#testing/lookups';

let app: TestApp;
let server: NodeJS.ProcessEnv;
let folder: string;
let started: Started | undefined;
beforeAll(async () => {
  folder = await temporaryFolder();
  app = await openApp();
  server = await asInstallation(app);
});
afterAll(async () => {
  await started?.stop();
  await app.close();
  await remove(folder);
});

const textNow = () => readFile(keyFileIn(app.services.dataFolder), 'utf8');
const secretsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('=')[1]!);
/** Every value by which people are found. */
const indexesNow = async () =>
  (
    await app.services.pool.query<{ column: string; index: string }>(
      `select "column", "index" from person cross join lateral (values
        ('mobile', mobile_index), ('email', email_index), ('card', card_index)) as kept("column", "index")
        where "index" is not null order by "column", person.id`,
    )
  ).rows;

test('assay keys says ids, fingerprints and places, and never a key', async () => {
  const text = await textNow();
  const keys = keysFromText(text);
  const { code, said } = await operator(server)('keys');
  expect(code).toBe(0);
  expect(said).toContain(`The keys are kept in ${keyFileIn(app.services.dataFolder)}.`);
  for (const name of ['columns', 'index', 'links', 'pepper', 'audit'] as const)
    expect(said).toMatch(new RegExp(`${name} +${keys[name].id} +${keys[name].fingerprint} +in force`));
  for (const secret of secretsIn(text)) {
    expect(said).not.toContain(secret);
    expect(said).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  }
  expect(await operator(server)('keys', 'rotate', 'all')).toMatchObject({ code: 64 });
  const asText = await operator({ ...server, ASSAY_KEYS: text })('keys', 'rotate');
  expect(asText).toMatchObject({
    code: 78,
    complaints: [expect.stringContaining('given as text in ASSAY_KEYS') as string],
  });
  expect(await textNow()).toBe(text);
});

test('assay keys rotate exchanges them: people are found at once, everything is encrypted anew while the product serves, old keys open it until then [PI-10]', async () => {
  const before = keysFromText(await textNow());
  const old = await indexesNow();
  expect(new Set(old.map(({ column }) => column)).size).toBe(3);
  const rotated = await operator(server)('keys', 'rotate');
  expect(rotated, rotated.complaints.join()).toMatchObject({ code: 0 });
  const text = await textNow();
  const after = keysFromText(text);
  for (const secret of secretsIn(text)) expect(rotated.said).not.toContain(secret);
  for (const name of rotating) {
    expect(after[name].id).not.toBe(before[name].id);
    expect(after.former[name]!.id).toBe(before[name].id);
  }
  for (const name of ['links', 'pepper', 'audit'] as const) expect(after[name].id).toBe(before[name].id);

  const pool = app.services.pool;
  expect(await sealedByOthers(pool, after.columns.id)).toBeGreaterThan(20);
  expect((await operator(server)('keys')).said).toMatch(
    /former columns +\S+ +\S+ +still opens what it encrypted: \d+ left/,
  );
  expect(await operator(server)('keys', 'rotate')).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('not everything is made anew yet') as string],
  });
  expect(await textNow()).toBe(text);

  // Nothing is encrypted anew before the first whole minute, and everybody is found and read.
  started = await startOn(server);
  const lin = await started.signIn('linwanzhao', passwordOf(app, 'linwanzhao'));
  expect((await lin.do(people.calls.myself, {}))[0]!.mobile).toBeTruthy();
  const anew = await indexesNow();
  expect(anew.map(({ column }) => column)).toEqual(old.map(({ column }) => column));
  expect(anew.filter(({ index }, at) => index === old[at]!.index)).toEqual([]);

  // The minute's job, whoever comes first.
  const job = jobsOf(app.services, after).find(({ name }) => name === 'rotateKeys')!;
  expect(job.at).toBe('* * * * *');
  await job.work();
  expect(await sealedByOthers(pool, after.columns.id)).toBe(0);
  expect(await rotateColumns(pool, after)).toBe(0);
  expect((await operator(server)('keys')).said).toMatch(/former columns +\S+ +\S+ +opens nothing any more/);
  expect((await operator(server)('keys')).said).toMatch(/former receipts +\S+ +\S+ +signs nothing any more/);
  expect((await lin.do(people.calls.myself, {}))[0]!.mobile).toBeTruthy();
  expect(await started.stop()).toEqual([]);

  // Without the former keys it starts and reads everything; with the former alone it does not start.
  const lines = text.split('\n').filter((line) => !line.startsWith('former.'));
  await writeFile(keyFileIn(app.services.dataFolder), lines.join('\n'), { mode: 0o600 });
  started = await startOn(server);
  await (await started.signIn('linwanzhao', passwordOf(app, 'linwanzhao'))).do(access.calls.signIns, {});
  await started.stop();
  started = undefined;
  const aside = join(folder, 'new.keys');
  await rename(keyFileIn(app.services.dataFolder), aside);
  const former = lines.map((line) => {
    const name = line.split('=')[0]!;
    return (
      text
        .split('\n')
        .find((each) => each.startsWith(`former.${name}=`))
        ?.replace('former.', '') ?? line
    );
  });
  await expect(startOn({ ...server, ASSAY_KEYS: former.join(' ') })).rejects.toEqual(
    expect.objectContaining({
      exitCode: 78,
      sentence: expect.stringContaining(
        'other keys than the given ones (columns, index, receipts)',
      ) as string,
    }),
  );
  await rename(aside, keyFileIn(app.services.dataFolder));
});

test('every encrypted column is made anew: what people see of themselves is what they saw before', async () => {
  const pool = app.services.pool;
  const columns = await pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'assay' and column_name like '%\\_cipher'`,
  );
  expect(columns.rows.length).toBeGreaterThan(8);
  const { columns: key } = keysFromText(await textNow());
  for (const { table, column } of columns.rows) {
    const { rows } = await pool.query<{ sealed: string }>(
      `select ${column} as sealed from ${table} where ${column} is not null`,
    );
    for (const { sealed } of rows)
      expect(Buffer.from(sealed, 'base64').subarray(2, 10).toString(), `${table}.${column}`).toBe(key.id);
  }
});
