import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#product/access/contract';
import { files } from '#product/files/contract';
import { roles } from '#product/roles/contract';
import { openLog } from './log';
import { serverOf } from './server';
import { openApp, Person, type TestApp } from '#testing';
import { passwordOf, personRow } from '#testing/lookups';
import { roleCode } from '#contract/rights';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openApp();
  folder = await mkdtemp(join(tmpdir(), 'assay-answers-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;
const linesIn = async (): Promise<Line[]> =>
  (await readFile(join(folder, 'assay.log'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Requests that came as far as the framework. */
let entered = 0;

/** The same product behind a server that writes a log, listening for one story. */
const opened = async <Result>(
  story: (address: string) => Promise<Result>,
  more: Partial<Parameters<typeof serverOf>[0]> = {},
): Promise<Result> => {
  const log = openLog({ mode: 'demonstration', logLevel: 'info' }, folder);
  let port = 0;
  const server = await serverOf({ services: { ...app.services, log }, port: () => port, ...more });
  server.addHook('onRequest', async () => void (entered += 1));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
  try {
    return await story(address);
  } finally {
    await server.close();
  }
};

test('the log has a line for each request: who asked, what, from where, what became of it, and nothing that was sent [SE-07] [PI-04]', async () => {
  const editor = await app.signIn('linwanzhao');
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#409eff' } })
    .png()
    .toBuffer();
  const reply = await editor.upload('/api/BaseData/CommonUploadFile', '头像.png', picture);
  const id = reply.ResultValue[0].FileId as string;
  const { url } = await editor.do(files.calls.link, { id, use: 'view' });
  await opened(async (address) => {
    const mine = new Person(address, editor.token, editor.name, editor.id);
    await mine.do(access.calls.signIns, {});
    await new Person(address).wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: 'linwanzhao',
      pwd: 'Wrong-password-1',
    });
    await mine.get(`${url}?secret=1`);
    const head = await fetch(`${address}${url}`, { method: 'HEAD' });
    expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 50]).toEqual([
      200,
      '',
      true,
    ]);
    await fetch(`${address}/resultInfo?q=13800138000`);
    await fetch(`${address}/made-up/13800138000/${'x'.repeat(60)}`, { redirect: 'manual' });
    await fetch(`${address}/health`);
  });
  const lines = await linesIn();
  expect(lines.find(({ call }) => call === 'access.signIns')).toMatchObject({
    method: 'POST',
    path: access.calls.signIns.path,
    status: 200,
    error: 0,
    person: editor.id,
    from: '127.0.0.1',
    milliseconds: expect.any(Number) as number,
    msg: 'answered',
  });
  const paths = lines.filter(({ msg }) => msg === 'answered').map(({ path }) => path);
  expect(paths).toContain('/file/:ticket');
  expect(paths).toContain('/resultInfo');
  expect(paths).toContain('/made-up/…/…');
  expect(paths).not.toContain('/health');
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'a sign-in was refused',
      by: 'password',
      from: '127.0.0.1',
      reason: 1001,
    }),
  );
  const text = await readFile(join(folder, 'assay.log'), 'utf8');
  for (const secret of ['13800138000', 'Wrong-password', 'linwanzhao', editor.token!, url.slice(6), '?'])
    expect(text).not.toContain(secret);
});

test('a sign-in stands in the log once it is done, with the person and the number of factors', async () => {
  await opened(async (address) => {
    const password = passwordOf(app, 'suyanqing');
    const visitor = new Person(address);
    const first = await visitor.wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: 'suyanqing',
      pwd: password,
    });
    await app.authenticators.finish(visitor, 'suyanqing', first);
  });
  const { id } = await personRow(app, 'suyanqing');
  expect(await linesIn()).toContainEqual(
    expect.objectContaining({ msg: 'signed in', person: id, from: '127.0.0.1', factors: 1 }),
  );
});

test('what was answered slowly is a warning of its own', async () => {
  const { pool } = app.services;
  await opened(async (address) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('lock table content in access exclusive mode');
    const asked = fetch(`${address}/NewsInfo`);
    await new Promise((later) => setTimeout(later, 1_200));
    await client.query('commit');
    client.release();
    expect((await asked).status).toBe(200);
  });
  expect(await linesIn()).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'answered slowly', path: '/NewsInfo' }),
  );
});

test('a fault’s code is shown and a code that was sent is not', async () => {
  const log = openLog({ mode: 'demonstration', logLevel: 'info' }, folder);
  const fault = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
  log.error({ fault }, 'with errno');
  log.error({ fault: Object.assign(new Error('unique'), { code: '23505' }) }, 'with SQLSTATE');
  log.error({ fault: { code: '481516' }, code: '481516', asked: { code: '481516' } }, 'with a sent code');
  const lines = await linesIn();
  const said = (wanted: string) => lines.find(({ msg }) => msg === wanted)!;
  expect(said('with errno')['fault']).toMatchObject({ faultCode: 'ENOSPC' });
  expect(said('with SQLSTATE')['fault']).toMatchObject({ faultCode: '23505' });
  expect(said('with a sent code')).toMatchObject({
    fault: { code: '***' },
    code: '***',
    asked: { code: '***' },
  });
});

test('HEAD is answered like GET, without a body; what a GET changes is not [SM-05]', async () => {
  const { address } = app;
  for (const path of ['/NewsInfo', '/health', '/ready', '/login', '/nowhere/at/all', '/metrics']) {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${address}${path}`, { method, redirect: 'manual' })),
    );
    expect([path, head!.status, head!.headers.get('content-type')]).toEqual([
      path,
      get!.status,
      get!.headers.get('content-type'),
    ]);
    expect(await head!.text()).toBe('');
  }
  // The one who may do it asks for the head of a switch: nothing is turned.
  const admin = await app.signIn('admin');
  const state = async () =>
    (await admin.do(roles.calls.list, {})).rows.map(({ code, state: now }) => [code, now]);
  const before = await state();
  const { id } = (await admin.do(roles.calls.list, {})).rows.find(({ code }) => code === roleCode.editor)!;
  const turned = await fetch(`${address}${roles.calls.startOrForbid.path}?Id=${id}&State=0`, {
    method: 'HEAD',
    headers: { token: admin.token! },
  });
  expect([turned.status, turned.headers.get('allow')]).toEqual([405, 'GET']);
  expect(await state()).toEqual(before);
  const office = await fetch(`${address}/home`, { method: 'HEAD', redirect: 'manual' });
  expect([office.status, office.headers.get('location')]).toEqual([302, '/NewsInfo?redirect=%2Fhome']);
});

test('nobody reads /metrics unless a setting says who [AZ-12]', async () => {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/metrics`, { headers, redirect: 'manual' });
  await opened(async (address) => expect((await ask(address)).status).toBe(404));
  const token = 'a-token-that-a-monitor-was-given';
  await opened(
    async (address) => {
      expect((await ask(address)).status).toBe(404);
      expect((await ask(address, { authorization: `Bearer ${token}x` })).status).toBe(404);
      await fetch(`${address}/NewsInfo`);
      const reply = await ask(address, { authorization: `Bearer ${token}` });
      expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
        200,
        expect.stringMatching(/^text\/plain; version=0\.0\.4/) as string,
        'no-store',
      ]);
      const text = await reply.text();
      expect(text).toMatch(
        /assay_answer_seconds_count\{what="\/NewsInfo",method="GET",status="200",error=""\} 1/,
      );
      expect(text).toMatch(/assay_database_connections\{state="idle"\} \d/);
      expect(text).toMatch(/assay_trouble\{what="files"\} 0/);
      expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
    },
    { metrics: { token } },
  );
  await opened(async (address) => expect((await ask(address)).status).toBe(200), { metrics: 'loopback' });
  // Through a proxy on this machine everybody would come from here.
  const production = {
    services: { ...app.services, mode: 'production' as const },
    metrics: 'loopback' as const,
  };
  await opened(
    async (address) => expect((await ask(address, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404),
    production,
  );
});

test('what lies ready is answered before the framework, exactly as behind it [PB1./NewsInfo] [WB-04] [IN-07]', async () => {
  type Asked = Readonly<{ path: string; method?: string; headers?: Record<string, string> }>;
  const token = 'a-token-that-a-monitor-was-given';
  await opened(
    async (address) => {
      const ask = ({ path, method = 'GET', headers = {} }: Asked) =>
        new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, fail) =>
          request(address + path, { method, headers }, (reply) => {
            const pieces: Buffer[] = [];
            reply.on('data', (piece: Buffer) => pieces.push(piece));
            reply.on('end', () =>
              done({
                status: reply.statusCode!,
                headers: {
                  ...reply.headers,
                  date: typeof reply.headers.date,
                  'request-id': String(reply.headers['request-id']).length,
                },
                body: Buffer.concat(pieces).toString('base64'),
              }),
            );
          })
            .on('error', fail)
            .end(),
        );
      /** A request that may have a body is the framework's. */
      const behind = ({ headers, ...asked }: Asked) =>
        ask({ ...asked, headers: { ...headers, 'content-length': '0' } });
      const isDirect = async (asked: Asked) => {
        const before = entered;
        await ask(asked);
        return entered === before;
      };

      const news = /"(\/newsDetail\?id=[\w-]+)"/.exec(await (await fetch(`${address}/NewsInfo`)).text())![1]!;
      const chinese = { 'accept-language': 'zh-CN,zh;q=0.9' };
      const { etag } = await (async () => {
        let headers: Record<string, unknown> = {};
        await expect
          .poll(async () => 'etag' in ({ headers } = await ask({ path: '/NewsInfo', headers: chinese })).headers, { timeout: 5_000 })
          .toBe(true);
        return headers as { etag: string };
      })(); // oxfmt-ignore
      const variants: Asked[] = [
        { path: '/NewsInfo', headers: chinese },
        { path: '/NewsInfo', headers: { ...chinese, 'accept-encoding': 'gzip, deflate, br' } },
        { path: '/NewsInfo', headers: { ...chinese, 'accept-encoding': 'gzip, br;q=0' } },
        { path: '/NewsInfo', headers: { ...chinese, 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'br' } },
        { path: '/NewsInfo', headers: { cookie: 'token=whoever; language=es' } },
        { path: '/NewsInfo', method: 'HEAD', headers: { ...chinese, 'accept-encoding': 'br' } },
        { path: `${news}&lang=en` },
        { path: '/resultInfo', headers: { 'accept-language': 'fr' } },
        { path: '/rss.xml', headers: { ...chinese, 'accept-encoding': 'gzip' } },
      ]; // oxfmt-ignore
      for (const asked of variants) {
        const title = JSON.stringify(asked);
        await expect.poll(() => isDirect(asked), { timeout: 5_000, interval: 20, message: title }).toBe(true);
        const before = entered;
        const [first, slow] = [await ask(asked), await behind(asked)];
        expect([title, entered - before]).toEqual([title, 1]);
        expect(first, title).toEqual(slow);
        expect(first.headers['content-security-policy'], title).toMatch(/^default-src 'none'/);
      }
      // Whoever is refused, chooses a language anew or asks for something else is the framework's.
      for (const headers of [{ host: 'elsewhere.example' }, { via: '1.1 somebody' }])
        expect((await ask({ path: '/NewsInfo', headers: { ...chinese, ...headers } })).status).toBe(421);
      for (const asked of [
        { path: '/NewsInfo', method: 'POST', headers: chinese },
        { path: '/NewsInfo?lang=en', headers: chinese },
        { path: '/NewsInfo?q=a', headers: chinese },
        { path: '/', headers: chinese },
        { path: '/newsinfo', headers: chinese },
      ]) {
        await ask(asked);
        expect([asked, await isDirect(asked)]).toEqual([asked, false]);
      }

      const counted = async () => {
        const text = await (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
        return Number(/assay_answer_seconds_count\{what="\/resultInfo",method="GET",status="200",error=""\} (\d+)/.exec(text)![1]);
      }; // oxfmt-ignore
      const lines = async () => (await linesIn()).filter(({ path }) => path === '/resultInfo');
      const results = { path: '/resultInfo', headers: { 'accept-language': 'fr' } };
      await expect.poll(() => isDirect(results), { timeout: 5_000 }).toBe(true);
      const [had, hadLines] = [await counted(), (await lines()).length];
      await ask(results);
      await behind(results);
      expect((await counted()) - had).toBe(2);
      const said = (await lines()).slice(hadLines).map(({ id, time, milliseconds, ...line }) => ({
        ...line,
        types: [typeof id, String(id).length, typeof time, typeof milliseconds],
      }));
      expect(said).toHaveLength(2);
      expect(said[0]).toEqual(said[1]);
      expect(said[0]).toMatchObject({
        level: 30,
        method: 'GET',
        path: '/resultInfo',
        status: 200,
        from: '127.0.0.1',
      });
    },
    { metrics: { token } },
  );
});
