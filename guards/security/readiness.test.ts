import { execFileSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { builder } from '#host/database/connection';
import { expect, test } from 'vitest';
import { degradedState as makeDegradedState } from '#host/degraded-state';
import { openLog } from '#start/log';
import { serverOf } from '#start/server';
import { openedApp } from '#testing/opened';

const app = await openedApp();

test('OP-02 health and readiness tell the truth and nothing else, with the database and without', async () => {
  const states = async (address: string) => {
    const seen: (readonly [string, number, string])[] = [];
    for (const path of ['/health', '/ready']) {
      const reply = await fetch(`${address}${path}`);
      seen.push([path, reply.status, await reply.text()]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('server') ?? reply.headers.get('x-powered-by')).toBeNull();
    }
    return seen;
  };
  const well = { status: 'ok' };
  expect(await states(app.address)).toEqual([
    ['/health', 200, JSON.stringify(well)],
    ['/ready', 200, JSON.stringify(well)],
  ]);
  const unready = [
    ['/health', 200, JSON.stringify(well)],
    ['/ready', 503, JSON.stringify({ status: 'unavailable' })],
  ];
  const { options } = app.services.pool;
  // The pool hides its password from whoever copies its options.
  const full = new pg.Pool({ ...options, password: options.password, max: 1 });
  const held = await full.connect();
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 5_000 });
  const mute = new pg.Pool({ host: '192.0.2.1', connectionTimeoutMillis: 5_000 });
  for (const pool of [nowhere, mute, full]) {
    let port = 0;
    const server = await serverOf({ services: { ...app.services, pool }, port: () => port });
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(address).port);
    expect(await states(address)).toEqual(unready);
    await server.close();
  }
  held.release();
  await Promise.all([full.end(), nowhere.end(), mute.end()]);
  for (const [method, path] of [['POST', '/health'], ['GET', '/health/env'], ['GET', '/ready/db'], ['GET', '/metrics'], ['GET', '/actuator']] as const)
    expect((await fetch(`${app.address}${path}`, { method, redirect: 'manual' })).status, path).not.toBe(200);
}); // oxfmt-ignore

test('[DU-07] without its database a page is a page and says 503, in the reader’s language, and asks to come again', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 5_000 });
  let port = 0;
  const server = await serverOf({ services: { ...app.services, pool, db: builder(pool) }, port: () => port });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
  const log = app.services.log;
  const level = log.level;
  log.level = 'silent';
  for (const path of ['/', '/NewsInfo', '/resultInfo', '/talentInfo', '/hyCheck?no=x', '/login', '/redirect/a']) {
    const reply = await fetch(`${address}${path}`, { headers: { 'accept-language': 'zh' }, redirect: 'manual' });
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await reply.text();
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN">/);
    expect(html).toContain('服务暂时不可用');
  }
  // What needs no database is read all the same.
  expect((await fetch(`${address}/aboutUs`)).status).toBe(200);
  log.level = level;
  await server.close();
  await pool.end();
}); // oxfmt-ignore

test('[DU-05] a log that cannot be written breaks no reply: readiness says so until the next line is written', async () => {
  const degradedState = makeDegradedState();
  const full = openLog({ mode: 'demonstration', logLevel: 'info' }, '/nowhere', degradedState, { number: openSync('/dev/full', 'w') });
  const broken = new Proxy(app.services.pool, {
    get: (pool, name) => {
      if (name === 'connect') return () => Promise.reject(new Error('a fault of ours'));
      return Reflect.get(pool, name) as unknown;
    },
  });
  let port = 0;
  const server = await serverOf({ services: { ...app.services, log: full, degradedState, db: builder(broken) }, port: () => port });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
  const call = await fetch(`${address}/api/UserAuth/GetManUserLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"LoginName":"x","pwd":"y"}',
  });
  expect([call.status, ((await call.json()) as { ErrorCode: number }).ErrorCode]).toEqual([200, 9000]);
  const page = await fetch(`${address}/NewsInfo`);
  expect([page.status, (await page.text()).slice(0, 15)]).toEqual([500, '<!doctype html>']);
  const ready = async () => (await fetch(`${address}/ready`)).json();
  expect(await ready()).toEqual({ status: 'degraded', because: ['log'] });
  await server.close();
}); // oxfmt-ignore

test('[DU-05] when there is room again the log says how many lines were lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-log-'));
  const degradedState = makeDegradedState();
  const path = join(folder, 'assay.log');
  const file = { number: openSync('/dev/full', 'w') };
  const log = openLog({ mode: 'demonstration', logLevel: 'info' }, folder, degradedState, file);
  log.info('one');
  log.info('two');
  await turn();
  expect(degradedState.now()).toEqual(['log']);
  file.number = openSync(path, 'a');
  log.info('three');
  await turn();
  expect(degradedState.now()).toEqual([]);
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean).map((line) => JSON.parse(line));
  expect(lines.map(({ msg, lost }) => [msg, lost])).toEqual([['lines of this log were lost', 2], ['three', undefined]]);
  await rm(folder, { recursive: true });
}); // oxfmt-ignore

test('[DU-05] a warning is in the log at once, and what else was said of a turn before the process ends by itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-log-'));
  const path = join(folder, 'assay.log');
  const said = () => readFileSync(path, 'utf8').split('\n').filter(Boolean).map((line) => (JSON.parse(line) as { msg: string }).msg);
  const log = openLog({ mode: 'demonstration', logLevel: 'info' }, folder);
  log.info('answered');
  expect(said()).toEqual([]);
  log.warn('answered slowly');
  expect(said()).toEqual(['answered', 'answered slowly']);
  const script = `import { openLog } from './start/log.ts';
    openLog({ mode: 'demonstration', logLevel: 'info' }, process.argv[1]).info('the last word');
    process.exit(3);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, folder];
  expect(() => execFileSync(process.execPath, args, { stdio: 'pipe' })).toThrow(expect.objectContaining({ status: 3 }));
  expect(said()).toEqual(['answered', 'answered slowly', 'the last word']);
  await rm(folder, { recursive: true });
}); // oxfmt-ignore

test('AU-07 the number of proxies in the settings is compared with what requests have passed, and said', async () => {
  const said: string[] = [];
  const log = Object.assign(app.services.log.child({}), { warn: (_: object, words: string) => void said.push(words) });
  const degradedState = makeDegradedState();
  const server = await serverOf({
    services: { ...app.services, mode: 'production', log, degradedState },
    port: () => 0,
    proxyHops: 1,
  });
  const pass = async (passed?: string) => {
    for (let round = 0; round < 10; round += 1) {
      await server.inject({ url: '/health' });
      await server.inject({ url: '/aboutUs', headers: passed ? { 'x-forwarded-for': passed } : {} });
    }
    return (await server.inject({ url: '/ready' })).json<object>();
  };
  const degraded = { status: 'degraded', because: ['proxies'] };
  expect(await pass('192.0.2.7')).toEqual({ status: 'ok' });
  expect(await pass()).toEqual(degraded);
  expect(await pass('192.0.2.7')).toEqual({ status: 'ok' });
  expect(await pass('192.0.2.7, 192.0.2.8')).toEqual(degraded);
  expect(said).toEqual([
    expect.stringContaining('fewer proxies than ASSAY_PROXIES'),
    expect.stringContaining('more proxies than ASSAY_PROXIES'),
  ]);
  await server.close();
}); // oxfmt-ignore

test('a demonstration shown beyond this machine answers to its public address, and its outbox only to people of its own', async () => {
  const publicUrl = 'https://show.example.org';
  const remote = await serverOf({ services: { ...app.services, publicUrl, isRemote: true }, port: () => 1 });
  const outbox = (server: typeof remote, host: string, token?: string) =>
    server.inject({
      method: 'POST',
      url: '/api/Message/GetDemoOutbox',
      headers: { host, ...(token && { token }) },
      payload: {},
    });
  const codeOf = (reply: Awaited<ReturnType<typeof outbox>>) => reply.json<{ ErrorCode: number }>().ErrorCode;
  expect((await remote.inject({ url: '/NewsInfo', headers: { host: 'evil.example' } })).statusCode).toBe(421);
  expect((await remote.inject({ url: '/NewsInfo', headers: { host: 'show.example.org' } })).statusCode).toBe(200);
  // A made-up Host names this machine, and opens nothing more.
  for (const host of ['show.example.org', 'localhost:1']) {
    expect(codeOf(await outbox(remote, host))).toBe(401);
    expect(codeOf(await outbox(remote, host, (await app.signIn('admin')).token))).toBe(0);
  }
  const local = await serverOf({ services: app.services, port: () => 1 });
  expect(codeOf(await outbox(local, 'localhost:1'))).toBe(0);
  expect((await local.inject({ url: '/NewsInfo', headers: { host: 'show.example.org' } })).statusCode).toBe(421);
  await Promise.all([remote.close(), local.close()]);
}); // oxfmt-ignore
