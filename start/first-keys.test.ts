import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#host/database/connection';
import { keyFileIn, keysFromText } from '#host/keys';
import { readSettings } from '#host/settings';
import { emptyDatabase, remove, temporaryFolder } from '#testing/backup/operator';
import { closing as emptyClosing } from './shutdown';
import { bootstrap } from './bootstrap';
import { prepareDatabase } from './prepare-database';

let folder: string;
beforeAll(async () => void (folder = await temporaryFolder()));
afterAll(() => remove(folder));

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

/** What a start does until its database is up to date, by a node whose data lies in a folder of its own. */
const begin = async (node: string, more: NodeJS.ProcessEnv = {}): Promise<void> => {
  const closing = emptyClosing();
  const quiet = (): void => undefined;
  try {
    const settings = readSettings({ DATA_DIR: join(folder, node), ...database.environment, ...more });
    await prepareDatabase(await bootstrap(settings, { say: quiet, log: quiet, closing }), new Date());
  } finally {
    await closing.closeAll();
  }
};
const ask = async (text: string): Promise<unknown[]> => {
  const owner = connect({ connectionString: database.ownerUrl }, { size: 1 });
  try {
    return (await owner.query(text)).rows;
  } finally {
    await owner.end();
  }
};
const keysOf = async (node: string) => keysFromText(await readFile(keyFileIn(join(folder, node)), 'utf8'));
const missing = (node: string) =>
  expect.objectContaining({
    exitCode: 78,
    sentence: expect.stringContaining(`bring back ${keyFileIn(join(folder, node))}`) as string,
  });

test('the first start on an empty server makes the keys, and the database knows them [AU-04]', async () => {
  await begin('first');
  const keys = await keysOf('first');
  expect(await ask("select fingerprint from key_fingerprint where name = 'columns'")).toEqual([
    { fingerprint: keys.columns.fingerprint },
  ]);
  await begin('first');
  expect((await keysOf('first')).columns.fingerprint).toBe(keys.columns.fingerprint);

  // Another node has no keys: it is told where they belong, and neither makes nor writes any.
  await expect(begin('second')).rejects.toEqual(missing('second'));
  expect(existsSync(keyFileIn(join(folder, 'second')))).toBe(false);
  expect(await ask('select count(*)::int as count from key_fingerprint')).toEqual([{ count: 6 }]);
});

test('of two nodes that begin together on an empty server one makes the keys, and the other stops with their place', async () => {
  const ended = await Promise.allSettled(['left', 'right'].map((node) => begin(node)));
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const at = ended.findIndex(({ status }) => status === 'rejected');
  const [late, early] = at === 0 ? ['left', 'right'] : ['right', 'left'];
  expect((ended[at] as PromiseRejectedResult).reason).toEqual(missing(late!));
  expect(existsSync(keyFileIn(join(folder, late!)))).toBe(false);
  expect(await ask("select fingerprint from key_fingerprint where name = 'pepper'")).toEqual([
    { fingerprint: (await keysOf(early!)).pepper.fingerprint },
  ]);
});

test('a first start that was cut short after the keys were written takes them again', async () => {
  await begin('cut');
  const { columns } = await keysOf('cut');
  await ask('drop schema assay cascade');
  await ask('drop schema assay_jobs cascade');
  await begin('cut');
  expect((await keysOf('cut')).columns.fingerprint).toBe(columns.fingerprint);
});

test('a database that has a schema and no fingerprint gets no keys', async () => {
  await begin('lost');
  await ask('delete from key_fingerprint');
  await remove(join(folder, 'lost', 'keys'));
  await expect(begin('lost')).rejects.toEqual(missing('lost'));
  expect(existsSync(keyFileIn(join(folder, 'lost')))).toBe(false);

  // Nor one that knows keys, though what it knows of migrations was lost.
  await ask("insert into key_fingerprint (name, fingerprint) values ('columns', 'of-another-key')");
  await ask('truncate schema_migration');
  await expect(begin('lost')).rejects.toEqual(missing('lost'));
  expect(existsSync(keyFileIn(join(folder, 'lost')))).toBe(false);
});
