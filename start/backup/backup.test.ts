import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#host/database/connection';
import { keysFromText } from '#host/keys';
import { access } from '#product/access/contract';
import { files } from '#product/files/contract';
import { preferences } from '#product/preferences/contract';
import { sealerOf } from '../jobs';
import { openApp, type Person, type TestApp } from '#testing';
import {
  asInstallation,
  bringKeys,
  emptyDatabase,
  manifestOf,
  operator,
  remove,
  startOn,
  temporaryFolder,
  type Started,
} from '#testing/backup/operator';
import { passwordOf } from '#testing/lookups';

let folder: string;
let app: TestApp;
let server: NodeJS.ProcessEnv;
let started: Started | undefined;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await temporaryFolder();
  app = await openApp();
  server = await asInstallation(app);
  database = await emptyDatabase();
});
afterAll(async () => {
  await started?.stop();
  await app.close();
  await database.drop();
  await remove(folder);
});

const fileIn = async (person: Person, id: string): Promise<Buffer> => {
  const { url } = await person.do(files.calls.link, { id, use: 'view' });
  return Buffer.from(await (await person.get(url)).arrayBuffer());
};

/** Somebody who keeps a number, one more each time, until told to stop; what was acknowledged is counted. */
const counting = (person: Person) => {
  const state = { acknowledged: 0, goes: true };
  const work = async (): Promise<void> => {
    while (state.goes) {
      await person.do(preferences.calls.put, { key: 'shell.drill', value: String(state.acknowledged + 1) });
      state.acknowledged += 1;
    }
  };
  const done = work();
  return { count: () => state.acknowledged, stop: () => ((state.goes = false), done) };
};

describe('the only copy', () => {
  let uploaded: { id: string; bytes: Buffer };

  test('moves from a server into an empty folder: rows, files, audit chain and sign-in [BK-01] [BK-02]', async () => {
    const editor = await app.signIn('linwanzhao');
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#409eff' } })
      .png()
      .toBuffer();
    const reply = await editor.upload('/api/BaseData/CommonUploadFile', '头像.png', picture);
    const id = reply.ResultValue[0].FileId as string;
    uploaded = { id, bytes: await fileIn(editor, id) };
    const keys = keysFromText(await readFile(join(app.services.dataFolder, 'keys/assay.keys'), 'utf8'));
    await editor.do(access.calls.beginSecondFactor, {});
    const sealed = await sealerOf(app.services, keys).sealPending(app.now());
    expect(sealed).toBeGreaterThan(0);

    const backed = await operator(server)('backup', '--to', at('server.assay'));
    expect(backed, backed.complaints.join()).toMatchObject({ code: 0, complaints: [] });
    expect(backed.said).toMatch(
      /^Backed up and read back: [\d,]+ rows of \d+ tables, \d+ files \([\d,]+ bytes\)/,
    );
    expect(backed.said.split('\n').slice(1)).toEqual([
      `The keys are not in it: they are kept in ${app.services.dataFolder}/keys/assay.keys; keep a copy of them elsewhere, for without them this backup is worthless.`,
    ]);
    expect((await stat(at('server.assay'))).mode & 0o777).toBe(0o600);
    await bringKeys(app.services.dataFolder, at('home'));
    const restored = await operator({ DATA_DIR: at('home') })('restore', '--from', at('server.assay'));
    expect(restored, restored.complaints.join()).toMatchObject({ code: 0, complaints: [] });

    const manifest = await manifestOf(at('server.assay'));
    expect(manifest.audit).toMatchObject({ seq: sealed });
    expect(manifest.tables.find(({ name }) => name === 'person')!.rows).toBeGreaterThan(20);
    started = await startOn({ DATA_DIR: at('home') });
    const person = await started.signIn('linwanzhao', passwordOf(app, 'linwanzhao'));
    expect(await fileIn(person, uploaded.id)).toEqual(uploaded.bytes);
    const serving = connect(started.bootstrapped.place, { size: 1 });
    for (const table of ['audit_log', 'audit_seal', 'audit_checkpoint'])
      await expect(serving.query(`delete from ${table}`), table).rejects.toMatchObject({ code: '42501' });
    // The session in which they had begun stays behind, so what points to it arrives empty.
    const begun = 'select pending_cipher is not null as begun, pending_session_id is not null as within from second_factor where pending_cipher is not null'; // oxfmt-ignore
    expect((await app.services.pool.query(begun)).rows).toEqual([{ begun: true, within: true }]);
    expect((await serving.query(begun)).rows).toEqual([{ begun: true, within: false }]);
    await serving.end();
    // Who was signed in there is not signed in here.
    const stranger = await person.get('/api/UserInfo/GetPreferences', { token: editor.token! });
    expect(await stranger.json()).not.toMatchObject({ ErrorCode: 0 });
  });

  test('is taken while people write, and moves on to a server [BK-01]', async () => {
    const people = ['linwanzhao', 'jiangwangshu', 'admin'];
    const writers = await Promise.all(
      people.map(async (name) => counting(await started!.signIn(name, passwordOf(app, name)))),
    );
    await expect.poll(() => writers.every(({ count }) => count() > 3), { timeout: 30_000 }).toBe(true);
    const before = writers.map(({ count }) => count());
    const backed = await operator({ DATA_DIR: at('home') })('backup', '--to', at('home.assay'));
    const after = writers.map(({ count }) => count());
    await Promise.all(writers.map(({ stop }) => stop()));
    expect(backed, backed.complaints.join()).toMatchObject({ code: 0, complaints: [] });
    expect(after.every((count, which) => count > before[which]! + 3)).toBe(true);
    await started!.stop();

    // A restore that is stopped in the middle leaves what nothing starts on, and what the next restore clears away.
    const ASSAY_KEYS = join(app.services.dataFolder, 'keys/assay.keys');
    const target = { DATA_DIR: at('beside'), ASSAY_KEYS, ...database.environment };
    const owner = connect({ connectionString: database.ownerUrl }, { size: 1 });
    const ending = new AbortController();
    const halting = operator(target, ending.signal)('restore', '--from', at('home.assay'));
    const isUnderWay = () => owner.query("select where to_regclass('assay.audit_seal') is not null");
    await expect.poll(async () => (await isUnderWay()).rowCount, { interval: 5, timeout: 60_000 }).toBe(1);
    ending.abort();
    const halted = await halting;
    expect(halted).toMatchObject({ code: 130, complaints: ['Stopped.'] });
    expect(await operator(target)('backup', '--to', at('half.assay'))).toMatchObject({ code: 1 });
    await expect(startOn(target)).rejects.toThrow('A restore into this database did not reach its end');

    const restored = await operator(target)('restore', '--from', at('home.assay'));
    expect(restored, restored.complaints.join()).toMatchObject({ code: 0, complaints: [] });
    expect(restored.said).toContain(`The keys were not written into ${at('beside')}: every start there needs ASSAY_KEYS too.`); // oxfmt-ignore
    expect(existsSync(at('beside/keys'))).toBe(false);
    const manifest = await manifestOf(at('home.assay'));
    const again = await operator(target)('restore', '--from', at('home.assay'));
    expect(again).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining('The database holds an installation already')],
    });

    const { rows } = await owner.query<{ login_name: string; value: number; audited: number }>(
      `select login_name, value::int as value, (select count(*)::int from audit_log l
         where l.actor_id = p.person_id and l.action = 'preferences.put') as audited
       from preference p join person on person.id = p.person_id where key = 'shell.drill'`,
    );
    for (const table of manifest.tables)
      expect((await owner.query(`select from ${table.name}`)).rowCount, table.name).toBe(table.rows);
    // One moment: each number stands with exactly the entries of its commands; what was acknowledged before is there.
    expect(rows).toHaveLength(people.length);
    for (const { login_name: name, value, audited } of rows) {
      const which = people.indexOf(name);
      expect(value).toBeGreaterThanOrEqual(before[which]!);
      expect(value).toBeLessThanOrEqual(after[which]!);
      expect(audited).toBe(value);
    }
    const indexes = "select indexdef from pg_indexes where schemaname = 'assay' order by indexname";
    const [there, here] = [await app.services.pool.query(indexes), await owner.query(indexes)];
    expect(here.rows).toEqual(there.rows);
    expect(here.rows.length).toBeGreaterThan(80);
    const counted = await owner.query<{ sessions: number; sealed: number }>(
      'select (select count(*)::int from session) as sessions, (select max(seq)::int from audit_seal) as sealed',
    );
    expect(counted.rows).toEqual([{ sessions: 0, sealed: manifest.audit!.seq }]);
    await owner.end();

    started = await startOn(target);
    const person = await started.signIn('linwanzhao', passwordOf(app, 'linwanzhao'));
    expect(await fileIn(person, uploaded.id)).toEqual(uploaded.bytes);
  });
});
