import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureDatabase, startEmbedded, withClient, type Embedded } from '#host/embedded';
import { makeKeysText } from '#host/keys';
import { start, startAndEnd, stop } from './start/product';
import { openApp } from '#testing';
import { asInstallation } from '#testing/backup/operator';
import { cast } from '#testing/cast';
import { freePort } from '#testing/free-port';
import { expectRefusal, production, setStage } from './start/stage';

const { at, newDataDir, folder, port } = setStage({ lived: false });
const quiet = () => undefined;
const keys = makeKeysText(randomBytes);
let server: Embedded;

/** The address of a database on the server, as an operator would write it; this server listens on a socket. */
const address = (role: string, database: string): string => {
  const { user, password } = role === server.connection.user ? server.connection : server.owner;
  const authority = role === user ? `${role}:${password}` : role;
  return `postgresql://${authority}@localhost/${database}?host=${encodeURIComponent(server.superuser.host)}`;
};

beforeAll(async () => {
  server = await startEmbedded({
    dataDir: join(folder, 'server'),
    durable: false,
    log: quiet,
    progress: quiet,
  });
  await ensureDatabase(server.superuser, 'two_roles');
  await ensureDatabase(server.superuser, 'one_role');
  await ensureDatabase(server.superuser, 'empty');
  await withClient(server.superuser, (client) =>
    client.query("create role no_login nologin password 'of-its-own'"),
  );
});
afterAll(() => (server as Embedded | undefined)?.stop());

it('With DATABASE_URL the product runs on a server of its own, and starts no database', async () => {
  const dataDir = newDataDir();
  const env = {
    ...production,
    ASSAY_KEYS: keys,
    DATABASE_URL: address('assay_app', 'two_roles'),
    DATABASE_OWNER_URL: address('assay_owner', 'two_roles'),
  };
  const running = start(at(dataDir, env));
  expect(await running.ready).not.toContain('Only one role');
  // Nobody has said yet who runs it: the fictional operator of the demonstration is not there.
  const page = await (await fetch(`http://127.0.0.1:${port()}/aboutUs`)).text();
  expect(page).toContain('<main');
  expect(page).not.toMatch(/foot__operator|岳川|Yuechuan|tel:|mailto:/);
  const rows = await withClient({ ...server.owner, database: 'two_roles' }, async (client) => {
    const found = await client.query('select mode from assay.installation');
    return found.rows as unknown[];
  });
  expect(rows).toEqual([{ mode: 'production' }]);
  const { code, stdout } = await stop(running);
  expect(code).toBe(0);
  // The log begins with the settings, and no secret among them.
  expect(stdout).toContain('"databaseUrl: postgresql://assay_app@localhost/two_roles","databaseOwnerUrl: ');
  for (const secret of [server.connection.password, server.owner.password, ...keys.match(/\S{30,}/g)!])
    expect(stdout).not.toContain(secret);
  for (const name of ['postgres', 'keys', 'lock']) expect(existsSync(join(dataDir, name))).toBe(false);

  const other = makeKeysText(randomBytes);
  expectRefusal(
    await startAndEnd(at(dataDir, { ...env, ASSAY_KEYS: other })),
    78,
    /^The database was written with other keys/,
  );
});

it('On an empty server the first start makes the keys in its data folder, and another node is told where they belong', async () => {
  const env = {
    ...production,
    DATABASE_URL: address('assay_app', 'empty'),
    DATABASE_OWNER_URL: address('assay_owner', 'empty'),
  };
  const dataDir = newDataDir();
  for (const time of ['first', 'second']) {
    const running = start(at(dataDir, env));
    expect(await running.ready, time).toContain('There is no administrator yet');
    expect((await stop(running)).code, time).toBe(0);
  }
  expect(statSync(join(dataDir, 'keys/assay.keys')).mode & 0o777).toBe(0o600);
  const elsewhere = newDataDir();
  expectRefusal(
    await startAndEnd(at(elsewhere, env)),
    78,
    /^The keys of this database are missing.*bring back .*\/keys\/assay\.keys/,
  );
  expect(existsSync(join(elsewhere, 'keys'))).toBe(false);
});

it('With a single role it starts, and says what that leaves unprotected', async () => {
  const env = { ...production, ASSAY_KEYS: keys, DATABASE_URL: address('assay_owner', 'one_role') };
  const running = start(at(newDataDir(), env));
  expect(await running.ready).toContain('Only one role is given for the database');
  expect((await stop(running)).code).toBe(0);
});

it('[PB1./NewsInfo] Another process on the same database shows within a second what is published here, and what is withdrawn', async () => {
  const app = await openApp();
  try {
    const other = start(at(app.services.dataFolder, await asInstallation(app)));
    await other.ready;
    const [title, kind] = ['两个进程之间的新闻', '/NewsInfo?kind=news&lang=zh'];
    const list = () => fetch(`http://127.0.0.1:${port()}${kind}`);
    const isThere = async () => (await (await list()).text()).includes(title);
    const within = async (wanted: boolean) => {
      await expect.poll(isThere, { timeout: 1_000, interval: 20 }).toBe(wanted);
    };
    // What it holds it asks nobody for: only what it hears changes it.
    await expect.poll(async () => (await list()).headers.has('etag')).toBe(true);
    const [lin, zhou] = [await app.signIn(cast.editor), await app.signIn(cast.reviewer)];
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文' }] }] };
    const begun = await lin.wire('POST /api/News/AddNews', {
      ...{ Kind: 1, Lang: 'zh', Title: title, Source: '', Author: '', Summary: '' },
      ...{ Body: JSON.stringify(body), PublishTime: null, WithdrawTime: null, Translates: null },
    });
    const act = async (who: typeof lin, call: string, RowVersion: number, more: object = {}) => {
      const { Id } = begun.ResultValue as { Id: string };
      const { ErrorCode } = await who.wire(`POST /api/News/${call}`, { Id, RowVersion, ...more });
      expect([call, ErrorCode]).toEqual([call, 0]);
    };
    await act(lin, 'SubmitNews', 1);
    expect(await isThere()).toBe(false);
    await act(zhou, 'PublishNews', 2);
    await within(true);
    await act(zhou, 'WithdrawNews', 3, { Reason: '演练结束' });
    await within(false);
    expect((await stop(other)).code).toBe(0);
  } finally {
    await app.close();
  }
});

it.each([
  [
    'nothing answers',
    1,
    /^Nothing answers at DATABASE_URL/,
    async () => `postgresql://app@127.0.0.1:${await freePort()}/assay`,
  ],
  [
    'the database is not there',
    78,
    /^The database that DATABASE_URL names does not exist/,
    () => address('assay_owner', 'nowhere'),
  ],
  [
    'the role is not there',
    78,
    /^The database does not take the password/,
    () => address('nobody_knows:of-another-server', 'one_role'),
  ],
  [
    'the address holds no password',
    78,
    /^The database asks for a password, which DATABASE_URL or DATABASE_OWNER_URL lacks/,
    () => address('nobody_knows', 'one_role'),
  ],
  [
    'the role may not sign in',
    78,
    /^The database does not let in the role/,
    () => address('no_login:of-its-own', 'one_role'),
  ],
  [
    'the role may not define tables',
    78,
    /^The role of DATABASE_OWNER_URL .* may not define tables/,
    () => address('assay_app', 'postgres'),
  ],
])('It ends with one sentence when %s', async (_what, code, sentence, url) => {
  const env = { ...production, ASSAY_KEYS: keys, DATABASE_URL: await url() };
  const ended = await startAndEnd(at(newDataDir(), env));
  expectRefusal(ended, code, sentence);
});
