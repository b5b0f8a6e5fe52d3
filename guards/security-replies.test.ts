import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, read, write } from '../contract/call';
import { nothing } from '../contract/field';
import { buildServer } from '../host/server';
import { serve } from '../host/serve';
import { identify } from '../product/access/server';
import { serverOf } from '../start/server';
import { openHouse, type TestHouse } from '../start/testing';
import { routes, nameOf } from './matrix/world';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const pages = ['/', '/NewsInfo', '/resultInfo', '/hyCheck', '/login', '/404', '/401', '/nowhere', '/health'];
const expected: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'x-frame-options': /^DENY$/i,
};
const lacking = (headers: Headers, more: Readonly<Record<string, RegExp>> = {}): string[] =>
  Object.entries({ ...expected, ...more })
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name}: ${headers.get(name)}`);
const always = { 'cache-control': /no-store/, 'content-type': /charset=utf-8/ };

describe('[WB-03] every reply says how it may be used', () => {
  test('calls, answered and refused', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const { method, path } = route.call;
      const reply = await fetch(`${house.address}${path}`, {
        method,
        ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      wrong.push(...lacking(reply.headers, always).map((each) => `${nameOf(route)} ${each}`));
    }
    expect(wrong).toEqual([]);
  });

  test('pages, and what is no page', async () => {
    for (const path of pages) {
      const reply = await fetch(`${house.address}${path}`, { redirect: 'manual' });
      expect(lacking(reply.headers), path).toEqual([]);
    }
  });

  test('what is refused before any call: too long, no JSON, wrong method, a strange host, a malformed line', async () => {
    const at = `${house.address}/api/UserOrg/GetOrgList`;
    const json = { 'content-type': 'application/json' };
    const replies = await Promise.all([
      fetch(at, { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }),
      fetch(`${house.address}/api/UserAuth/GetManUserLogin`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ LoginName: 'x'.repeat(2_000_000) }),
      }),
      fetch(`${house.address}/api/UserAuth/GetManUserLogin`, { method: 'POST', headers: json, body: '{' }),
      fetch(at, { method: 'DELETE' }),
      fetch(at, { method: 'PUT', headers: json, body: '{}' }),
      fetch(`${house.address}/api/Nothing/AtAll`, { method: 'POST', headers: json, body: '{}' }),
      fetch(at, { headers: { forwarded: 'for=1.2.3.4' } }),
    ]);
    for (const reply of replies) expect(lacking(reply.headers), `${reply.status} ${reply.url}`).toEqual([]);
    expect(replies.map(({ status }) => status)).toContain(421);
    const raw = await new Promise<string>((done, fail) => {
      const { hostname, port } = new URL(house.address);
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET / HTTP/1.1\r\nBad Header\r\n\r\n'),
      );
      let said = '';
      socket
        .on('data', (piece) => (said += piece))
        .on('close', () => done(said))
        .on('error', fail);
    });
    expect(raw).toMatch(/^HTTP\/1\.1 400/);
    expect(raw).not.toMatch(/node_modules|at |Error:/);
  });

  test('over https browsers are told to stay there', async () => {
    const app = await serverOf({
      house: { ...house.house, mode: 'production', publicUrl: 'https://assay.example.org' },
      port: () => 0,
    });
    const reply = await app.inject({ method: 'GET', url: '/health' });
    expect(reply.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    await app.close();
  });
});

test('[WB-02] no other origin is ever let in', async () => {
  const origins = [
    'null',
    'https://evil.example',
    `${house.address}.evil.example`,
    'http://localhost:1',
    'https://assay.example.org',
  ];
  const opened: string[] = [];
  for (const route of routes)
    for (const origin of origins)
      for (const method of [route.call.method, 'OPTIONS']) {
        const reply = await fetch(`${house.address}${route.call.path}`, {
          method,
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'token',
            ...(method === 'POST' && { 'content-type': 'application/json' }),
          },
          ...(method === 'POST' && { body: '{}' }),
        });
        await reply.arrayBuffer();
        if ([...reply.headers.keys()].some((name) => name.startsWith('access-control-')))
          opened.push(`${method} ${route.call.path} to ${origin}`);
        if (method === 'OPTIONS' && reply.ok) opened.push(`OPTIONS ${route.call.path}`);
      }
  expect(opened).toEqual([]);
});

describe('[IN-10] a fault of ours says a number and nothing else', () => {
  const throwing: Readonly<Record<string, (pool: TestHouse['house']['pool']) => unknown>> = {
    sql: (pool) => pool.query('select secret_column from person where'),
    type: () => (undefined as unknown as { a: { b: string } }).a.b,
    text: () => Promise.reject('a text with /etc/passwd and select * from person'),
    nothing: () => Promise.reject(undefined),
    file: () => import('node:fs').then(({ readFileSync }) => readFileSync('/nowhere/secret/path')),
    huge: () => {
      throw new RangeError(`Maximum ${'x'.repeat(10_000)} at Object.<anonymous> (/srv/app/main.js:1:1)`);
    },
    status: () => {
      throw Object.assign(new Error('teapot in /srv/app'), { statusCode: 418 });
    },
  };

  test.each(Object.keys(throwing))('%s', async (name) => {
    const said: string[] = [];
    const log = house.house.log.child({}, { level: 'silent' });
    const area = calls('planted', {}, {
      look: read('POST /planted/look', { may: 'anyone', takes: nothing, gives: nothing }),
      deed: write('POST /planted/deed', { may: 'anyone', takes: nothing, gives: nothing }),
    } as const);
    const fault = async () => (await throwing[name]!(house.house.pool)) as Record<string, never>;
    const app = await buildServer(
      {
        house: { ...house.house, log },
        kinds: {},
        identify,
        validateReplies: true,
        proxyHops: 0,
        admits: () => true,
      },
      [serve(area, { look: fault, deed: fault })],
      () => undefined,
    );
    for (const url of ['/planted/look', '/planted/deed']) {
      const reply = await app.inject({ method: 'POST', url, payload: {}, headers: { language: 'en' } });
      said.push(reply.body);
      const { ErrorCode, RequestMsg, ResultValue } = reply.json<Record<string, unknown>>();
      expect([ErrorCode, ResultValue]).toEqual([9000, '']);
      expect(RequestMsg).toMatch(/^Something went wrong on our side; please quote [\w-]{12}$/);
    }
    expect(said.join()).not.toMatch(/select|secret|passwd|\/srv|node_modules|at \w|node|fastify|postgres/i);
    await app.close();
  });
});
