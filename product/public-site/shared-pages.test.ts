import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { publicChanges } from '#host/database/changes';
import { builder, connect } from '#host/database/connection';
import { serverOf } from '#start/server';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { inWords, statementsOf } from '#testing/statements';

const app = await openedApp();

type Person = Awaited<ReturnType<typeof app.signIn>>;
let lin: Person;
let zhou: Person;

/** A second node of the same installation: connections, memory and a port of its own. */
let other: { readonly address: string; readonly server: FastifyInstance; readonly end: () => Promise<void> };
beforeAll(async () => {
  lin = await app.signIn(cast.editor);
  zhou = await app.signIn(cast.reviewer);
  const { host, database, user, password } = app.services.pool.options;
  const pool = connect(
    { host: host!, database: database!, user: user!, password: password as string },
    { size: 4 },
  );
  let port = 0;
  const server = await serverOf({
    services: { ...app.services, pool, db: builder(pool) },
    port: () => port,
    validateReplies: true,
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
  other = { address, server, end: () => pool.end() };
});
afterAll(async () => {
  await other.server.close();
  await other.end();
});

const bodySaying = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const act = async (who: Person, call: string, Id: string, more: object = {}): Promise<void> => {
  const { rowVersion } = await app.db
    .selectFrom('content')
    .select('rowVersion')
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();
  const { ErrorCode, RequestMsg } = await who.wire(`POST /api/News/${call}`, { Id, RowVersion: rowVersion, ...more });
  expect(ErrorCode, RequestMsg).toBe(0);
}; // oxfmt-ignore
const published = async (Title: string, more: object = {}): Promise<string> => {
  const { ErrorCode, RequestMsg, ResultValue } = await lin.wire('POST /api/News/AddNews', {
    ...{ Kind: 1, Lang: 'zh', Title, Source: '平台运营部', Author: '', Summary: `${Title}的摘要` },
    ...{ Body: bodySaying(`${Title}的正文`), PublishTime: null, WithdrawTime: null, Translates: null },
    ...more,
  });
  expect(ErrorCode, RequestMsg).toBe(0);
  await act(lin, 'SubmitNews', ResultValue.Id);
  await act(zhou, 'PublishNews', ResultValue.Id);
  return ResultValue.Id;
};

const at = async (path: string, headers: Record<string, string> = {}, address = app.address) => {
  const reply = await fetch(address + path, { headers, redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
/** Whether a node answers this from memory: it hears of changes and asks the database nothing. */
const isHeld = async (path: string, address = app.address): Promise<boolean> => {
  expect((await at(path, {}, address)).status).toBe(200);
  return inWords(await statementsOf(() => at(path, {}, address))) === '';
};
const held = async (path: string, address = app.address): Promise<void> => {
  await expect.poll(() => isHeld(path, address), { timeout: 5_000, interval: 20 }).toBe(true);
};

const list = '/NewsInfo?kind=news&lang=zh';

describe('[PB1./NewsInfo] what is the same for everybody is drawn once and held', () => {
  test('the other node shows within a second what Lin and Zhou publish and withdraw; this one in the same moment', async () => {
    await held(list);
    await held(list, other.address);
    const title = '跨节点发布演练';
    const id = await published(title);
    expect((await at(list)).text).toContain(title);
    const isThere = async () => (await at(list, {}, other.address)).text.includes(title);
    await expect.poll(isThere, { timeout: 1_000, interval: 20 }).toBe(true);
    await held(list, other.address);
    await act(zhou, 'WithdrawNews', id, { Reason: '演练结束' });
    expect((await at(list)).text).not.toContain(title);
    await expect.poll(isThere, { timeout: 1_000, interval: 20 }).toBe(false);
    // A draft is nobody's affair outside: what is held stays.
    await held(list, other.address);
    const asked = await statementsOf(async () => {
      await lin.wire('POST /api/News/AddNews', {
        ...{ Kind: 1, Lang: 'zh', Title: '尚未提交', Source: '', Author: '', Summary: '', Body: bodySaying('草稿') },
        ...{ PublishTime: null, WithdrawTime: null, Translates: null },
      });
      await at(list, {}, other.address);
    }); // oxfmt-ignore
    expect(inWords(asked)).not.toContain('"shown"');
    // Nor is what is written on in a piece that readers have.
    const piece = await published('读者手中的一版');
    await held(list, other.address);
    await held(list);
    const { rowVersion } = await app.db
      .selectFrom('content')
      .select('rowVersion')
      .where('id', '=', piece)
      .executeTakeFirstOrThrow();
    const { ErrorCode } = await lin.wire('POST /api/News/EditNews', {
      ...{ Id: piece, RowVersion: rowVersion, Title: '还在修改的一版', Source: '', Author: '', Summary: '' },
      ...{ Body: bodySaying('未完'), PublishTime: null, WithdrawTime: null },
    });
    expect(ErrorCode).toBe(0);
    expect(inWords(await statementsOf(() => at(list, {}, other.address)))).not.toContain('"shown"');
  });

  test('where the connection that hears breaks, every page is drawn anew until another one hears', async () => {
    await held(list);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen public_pages', 'select 1') and pid <> pg_backend_pid()`.execute(
      app.db,
    );
    const title = '断线期间发布';
    await published(title);
    expect((await at(list)).text).toContain(title);
    expect(await isHeld(list)).toBe(false);
  });

  test('a piece is gone when its time is over, to the second, though no job came by', async () => {
    const title = '只到今晚的通知';
    const WithdrawTime = new Date(app.now().getTime() + 40_000).toISOString();
    await published(title, { Kind: 2, WithdrawTime });
    const notices = '/NewsInfo?kind=notice&lang=zh';
    await expect.poll(async () => (await at(notices)).headers.has('etag'), { timeout: 8_000 }).toBe(true);
    await held(notices);
    app.pass({ seconds: 39 });
    expect((await at(notices)).text).toContain(title);
    app.pass({ seconds: 2 });
    expect((await at(notices)).text).not.toContain(title);
  });

  test('whoever has a page is told that it is the same; what is for one reader alone is kept by nobody', async () => {
    await held(list);
    const first = await at(list, { 'accept-language': 'zh' });
    expect(first.headers.get('cache-control')).toMatch(/^public, .*stale-while-revalidate=\d+$/);
    expect(first.headers.get('vary')).toBe('accept-language, cookie, accept-encoding');
    const tag = first.headers.get('etag')!;
    for (const known of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
      const again = await at(list, { 'accept-language': 'zh', 'if-none-match': known });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await at(list, { 'if-none-match': '"x"' })).status).toBe(200);
    // Signed in or not, the page is the same, and nothing is said to a browser beside it …
    const signedIn = await at(list, { 'accept-language': 'zh', cookie: `token=${lin.token}`, token: lin.token! });
    expect([signedIn.text === first.text, signedIn.headers.get('etag')]).toEqual([true, tag]);
    expect([first, signedIn].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null]);
    // … but where a choice is remembered: that reply is its browser's alone.
    const chosen = await at(list, { 'accept-language': 'es' });
    expect(chosen.headers.get('set-cookie')).toMatch(/^language=zh;/);
    expect([chosen.headers.get('cache-control'), chosen.text === first.text]).toEqual(['private, no-cache', true]);
    await held('/');
    expect((await at('/')).headers.get('cache-control')).toBe('private, no-cache');
    for (const path of ['/NewsInfo?redirect=%2Fworkbench%2Fworkbench', '/NewsInfo?kind=news&q=a', '/hyCheck?no=1', '/login', '/404', '/resultInfo?id=1&id=2', '/newsDetail?id=1'])
      expect([path, (await at(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  }); // oxfmt-ignore

  test('every table that a shared page is drawn from says when it changes', async () => {
    const watched = await sql<{ name: string }>`select distinct relname as name from pg_trigger
      join pg_class on pg_class.oid = tgrelid where tgname like 'public\_pages%'`.execute(app.db);
    // What a passed application names is changed no more, and who is erased says so as a person; a version changes with its items.
    const constant = ['application_person', 'application_right', 'version', 'content_version_picture'];
    const names = new Set([...watched.rows.map(({ name }) => name), ...constant]);
    const result = /"\/resultInfo\?id=([0-9a-f-]+)"/.exec((await at('/resultInfo')).text)![1]!;
    const piece = await published('表与触发器');
    const paths = [
      ...['/NewsInfo', list, `/newsDetail?id=${piece}`, '/resultInfo', `/resultInfo?id=${result}`, '/aboutUs'],
      ...['/NewsInfo?kind=video', '/NewsInfo?kind=project', '/NewsInfo?kind=reference'],
      ...['/talentInfo', '/hyCheck', '/hyCheck?tab=agency', '/hyCheck?tab=assessor'],
      ...['/rss.xml', '/atom.xml', '/sitemap.xml'],
    ];
    for (const path of paths) {
      const asked = inWords(await statementsOf(() => at(`${path}${path.includes('?') ? '&' : '?'}lang=es`)));
      const read = [...asked.matchAll(/\b(?:from|join) "?(\w+)"?/g)].map(([, name]) => (name === 'organisation' ? 'organisation_entry' : name!));
      expect([path, read.filter((name) => !names.has(name) && name !== 'select')]).toEqual([path, []]);
      expect([path, read.length > 0]).toEqual([path, true]);
    }
  }); // oxfmt-ignore

  test('about us is drawn without its text while that cannot be read, and held only when it is whole', async () => {
    const path = '/aboutUs?lang=en';
    await published('Why we assess', { Kind: 4, Lang: 'en' });
    await held(list);
    // The connection that reads the text breaks while it does.
    const partial = await app.db.transaction().execute(async (db) => {
      await sql`lock table content_version in access exclusive mode`.execute(db);
      const drawing = at(path);
      const broken = async () => (await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length;
      await expect.poll(broken, { timeout: 5_000, interval: 20 }).toBe(1);
      return drawing;
    });
    expect([partial.status, partial.headers.get('cache-control'), partial.text.includes('Why we assess')]).toEqual([200, 'no-store', false]);
    expect((await at(path)).text).toContain('Why we assess');
    await held(path);
  }); // oxfmt-ignore

  test('readings are counted for whoever reads what is held', async () => {
    const id = await published('数一数读者');
    await held(`/newsDetail?id=${id}`);
    const views = async () =>
      (await app.db.selectFrom('content').select('views').where('id', '=', id).executeTakeFirstOrThrow())
        .views;
    await new Promise((done) => setTimeout(done, 1_100));
    const before = await views();
    await Promise.all(Array.from({ length: 7 }, () => at(`/newsDetail?id=${id}`)));
    await expect.poll(views, { timeout: 3_000 }).toBe(before + 7);
  });
});

test('whoever comes while somebody is being asked about changes waits for the next answer, and gets what was committed meanwhile', async () => {
  const { pool, log, random } = app.services;
  const { host = '', port, password } = pool.options;
  // A way to the database on which answers can be made to wait.
  let holds: Buffer[] | undefined;
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = host.startsWith('/')
      ? connectTo(`${host}/.s.PGSQL.${port ?? 5432}`)
      : connectTo({ host, port: port ?? 5432 });
    near.pipe(far);
    far.on('data', (answer) => void (holds ? holds.push(answer) : near.write(answer)));
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  // A pool keeps its password out of what is copied.
  const options = { ...pool.options, password, host: '127.0.0.1', port: (way.address() as AddressInfo).port };
  const changes = publicChanges({ pool: Object.create(pool, { options: { value: options } }) as typeof pool, log, random });
  await expect.poll(changes.now).toBeTypeOf('number');
  await pool.query('select 1');
  const before = (await changes.now())!;

  await pool.query('select 1');
  holds = [];
  const first = changes.now();
  await expect.poll(() => holds!.length).toBe(1);
  await pool.query("select pg_notify('public_pages', '')");
  const second = changes.now();
  const third = changes.now();
  // What comes is handed on piece by piece, as over a slow line: the first answer alone, then what was said after it.
  await expect.poll(() => holds!.length).toBe(2);
  const [near] = [...sockets].filter((socket) => socket.localPort === options.port);
  for (const answer of holds) {
    near!.write(answer);
    await pause(50);
  }
  holds = undefined;
  expect([await first, await second, await third]).toEqual([before, before + 1, before + 1]);
  await changes.stop();
  for (const socket of sockets) socket.destroy();
  way.close();
}); // oxfmt-ignore
