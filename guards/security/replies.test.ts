import { once } from 'node:events';
import { connect } from 'node:net';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#host/root';
import { calls, read, upload, write } from '#contract/call';
import { nothing } from '#contract/field';
import { buildServer } from '#host/server';
import { serve } from '#host/serve';
import { identify } from '#product/access/server';
import { serverOf } from '#start/server';
import { type TestApp } from '#testing';
import { routes, nameOf } from '../matrix/world';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** Says something that no client library would, and gives what comes back until the connection ends. */
const rawly = (address: string, text: string): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let said = '';
    socket
      .on('data', (piece) => (said += piece))
      .on('close', () => done(said))
      .on('error', fail);
  });
const headersIn = (raw: string): Headers =>
  new Headers(
    raw
      .split('\r\n\r\n', 1)[0]!
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
      .map(([name, value]): [string, string] => [name, value]),
  );

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
      const reply = await fetch(`${app.address}${path}`, {
        method,
        ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      wrong.push(...lacking(reply.headers, always).map((each) => `${nameOf(route)} ${each}`));
    }
    expect(wrong).toEqual([]);
  });

  test('pages, and what is no page', async () => {
    for (const path of pages) {
      const reply = await fetch(`${app.address}${path}`, { redirect: 'manual' });
      expect(lacking(reply.headers), path).toEqual([]);
    }
  });

  test('what is refused before any call: too long, no JSON, wrong method, a strange host, a malformed line', async () => {
    const at = `${app.address}/api/UserOrg/GetOrgList`;
    const json = { 'content-type': 'application/json' };
    const replies = await Promise.all([
      fetch(at, { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }),
      fetch(`${app.address}/api/UserAuth/GetManUserLogin`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ LoginName: 'x'.repeat(2_000_000) }),
      }),
      fetch(`${app.address}/api/UserAuth/GetManUserLogin`, { method: 'POST', headers: json, body: '{' }),
      fetch(at, { method: 'DELETE' }),
      fetch(at, { method: 'PUT', headers: json, body: '{}' }),
      fetch(`${app.address}/api/Nothing/AtAll`, { method: 'POST', headers: json, body: '{}' }),
      fetch(at, { headers: { forwarded: 'for=1.2.3.4' } }),
    ]);
    for (const reply of replies) expect(lacking(reply.headers), `${reply.status} ${reply.url}`).toEqual([]);
    expect(replies.map(({ status }) => status)).toContain(421);
    const raw = await rawly(app.address, 'GET / HTTP/1.1\r\nBad Header\r\n\r\n');
    expect(raw).toMatch(/^HTTP\/1\.1 400/);
    expect(lacking(headersIn(raw), always)).toEqual([]);
    expect(raw).not.toMatch(/node_modules|at |Error:/);
  });

  test('an address that cannot be read is an address of nothing, and is not repeated', async () => {
    const host = new URL(app.address).host;
    for (const path of [
      '/%ff',
      '/%zz',
      '/api/%zz',
      '/file/%c0%ae',
      '/redirect/%ff',
      `/file/${'x'.repeat(9_000)}`,
    ]) {
      const raw = await rawly(
        app.address,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(raw, path).toMatch(/^HTTP\/1\.1 404/);
      expect(lacking(headersIn(raw), always), path).toEqual([]);
      expect(raw, path).not.toMatch(/FST_|%zz|%ff|x{100}/);
    }
  });

  test('a request with two hosts is none [IN-07]', async () => {
    const host = new URL(app.address).host;
    for (const second of [host, 'evil.example']) {
      const raw = await rawly(
        app.address,
        `GET /NewsInfo HTTP/1.1\r\nHost: ${host}\r\nhost: ${second}\r\nConnection: close\r\n\r\n`,
      );
      expect(raw).toMatch(/^HTTP\/1\.1 400/);
      expect(lacking(headersIn(raw), always)).toEqual([]);
    }
  });

  test('what is built for browsers, each file of it', async () => {
    const files = ['web/assets', 'public'].flatMap((folder) =>
      readdirSync(join(root, 'dist', folder)).map((name) => `/${folder.replace('web/', '')}/${name}`),
    );
    expect(files.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const path of files) {
      const reply = await fetch(`${app.address}${path}`, { method: 'HEAD' });
      const text = /^(text\/|application\/(javascript|json))/.test(reply.headers.get('content-type') ?? '');
      wrong.push(
        ...lacking(reply.headers, text ? { 'content-type': /charset=utf-8/i } : {}).map(
          (each) => `${path} ${each}`,
        ),
      );
    }
    expect(wrong).toEqual([]);
  });

  test('over https browsers are told to stay there, and one policy holds for pages and office', async () => {
    const server = await serverOf({
      services: { ...app.services, mode: 'production', publicUrl: 'https://assay.example.org' },
      port: () => 0,
    });
    const asset = readdirSync(join(root, 'dist/public'))[0]!;
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const json = { 'content-type': 'application/json' };
    const login = '/api/UserAuth/GetManUserLogin';
    const asked: (readonly [path: string, body?: string])[] = [
      ...[...pages, `/public/${asset}`, '/api/Nothing/AtAll'].map((path) => [path] as const),
      [login, '{}'],
      [login, '{'],
      [login, JSON.stringify({ LoginName: 'x'.repeat(2_000_000) })],
    ];
    for (const [path, body] of asked) {
      const reply = await fetch(`${address}${path}`, {
        redirect: 'manual',
        ...(body !== undefined && { method: 'POST', headers: json, body }),
      });
      expect(reply.headers.get('strict-transport-security'), path).toMatch(/max-age=31536000/);
    }
    const policyOf = async (headers: Record<string, string>) =>
      (await fetch(`${address}/`, { headers })).headers.get('content-security-policy')!.split(/; ?/);
    const page = await policyOf({});
    const office = await policyOf({ cookie: 'token=any' });
    expect(page).toContain('upgrade-insecure-requests');
    // The office has the same but for its styles: its library writes them.
    expect(page.filter((each) => !office.includes(each))).toEqual([
      "style-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    await server.close();
  });
});

test('[WB-02] no other origin is ever let in', async () => {
  const origins = [
    'null',
    'https://evil.example',
    `${app.address}.evil.example`,
    'http://localhost:1',
    'https://assay.example.org',
  ];
  const opened: string[] = [];
  for (const route of routes)
    for (const origin of origins)
      for (const method of [route.call.method, 'OPTIONS']) {
        const reply = await fetch(`${app.address}${route.call.path}`, {
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
  const throwing: Readonly<Record<string, (pool: TestApp['services']['pool']) => unknown>> = {
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
    const log = app.services.log.child({}, { level: 'silent' });
    const area = calls('planted', {}, {
      look: read('POST /planted/look', {
        called: ['种', 'Planted', 'Plantada'],
        may: 'anyone',
        takes: nothing,
        gives: nothing,
      }),
      action: write('POST /planted/request', {
        called: ['种', 'Planted', 'Plantada'],
        may: 'anyone',
        takes: nothing,
        gives: nothing,
      }),
    } as const);
    const fault = async () => (await throwing[name]!(app.services.pool)) as Record<string, never>;
    const server = await buildServer(
      {
        services: { ...app.services, log },
        kinds: {},
        identify,
        validateReplies: true,
        proxyHops: 0,
        admits: () => true,
      },
      [serve(area, { look: fault, action: fault })],
      () => undefined,
    );
    for (const url of ['/planted/look', '/planted/request']) {
      const reply = await server.inject({ method: 'POST', url, payload: {}, headers: { language: 'en' } });
      said.push(reply.body);
      const { ErrorCode, RequestMsg, ResultValue } = reply.json<Record<string, unknown>>();
      expect([ErrorCode, ResultValue]).toEqual([9000, '']);
      expect(RequestMsg).toMatch(/^Something went wrong on our side; please quote [\w-]{12}$/);
    }
    expect(said.join()).not.toMatch(/select|secret|passwd|\/srv|node_modules|at \w|node|fastify|postgres/i);
    await server.close();
  });
});

test('[OP-03] headers and bodies that come drop by drop are cut when their time is over, and files have longer', async () => {
  const timeouts = { headers: 300, body: 600, files: 1_500, looks: 50 };
  const area = calls('drops', {}, {
    action: write('POST /drops/request', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'anyone',
      takes: nothing,
      gives: nothing,
    }),
    file: upload('POST /drops/file', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'anyone',
      takes: nothing,
      gives: nothing,
      files: { atMost: 1, bytes: 1_000, kinds: ['png'] },
    }),
  } as const);
  const none = () => ({});
  const signInRoute = {
    services: app.services,
    kinds: {},
    identify,
    validateReplies: true,
    proxyHops: 0,
    admits: () => true,
  };
  const server = await buildServer(
    { ...signInRoute, timeout: timeouts },
    [serve(area, { action: none, file: none as never })],
    () => undefined,
  );
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const took = async (head: string): Promise<[number, string]> => {
    const begun = performance.now();
    const raw = await rawly(address, head);
    return [performance.now() - begun, raw.split('\r\n', 1)[0]!];
  };
  const body = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
  const form = body.replace('application/json', 'multipart/form-data; boundary=b');
  const [headers, json, files] = await Promise.all([
    took('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    took(`POST /drops/request HTTP/1.1\r\n${body}`),
    took(`POST /drops/file HTTP/1.1\r\n${form}`),
  ]);
  for (const [, said] of [headers, json, files]) expect(said).toBe('HTTP/1.1 408 Request Timeout');
  // Never before their time, and each long before the next: how long after it depends on the machine.
  expect(headers[0]).toBeGreaterThan(timeouts.headers - 50);
  expect(json[0]).toBeGreaterThan(timeouts.body - 50);
  expect(files[0]).toBeGreaterThan(timeouts.files - 50);
  expect(Math.max(headers[0], json[0])).toBeLessThan(files[0]);
  await server.close();
});

test('[OP-03] what is asked for forty times in one packet is done once at a time, in order, and endless asking is let go', async () => {
  let [under, most, done] = [0, 0, 0];
  const area = calls('packets', {}, {
    look: read('GET /packets/look', {
      called: ['种', 'Planted', 'Plantada'],
      may: 'anyone',
      takes: nothing,
      gives: nothing,
    }),
  } as const);
  const look = async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 5));
    under -= 1;
    done += 1;
    return {};
  };
  const server = await buildServer(
    { services: app.services, kinds: {}, identify, validateReplies: true, proxyHops: 0, admits: () => true },
    [serve(area, { look })],
    () => undefined,
  );
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const asked = (times: number) =>
    `${'GET /packets/look HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times - 1)}GET /packets/look HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const answers = (await rawly(address, asked(40))).match(/HTTP\/1\.1 200 OK/g);
  expect([answers?.length, most, done]).toEqual([40, 1, 40]);
  await rawly(address, asked(500)).catch(() => '');
  expect(done, 'whoever asks five hundred times at once is not served them').toBeLessThan(40 + 100);
  await server.close();
});

test('[OP-03] while a crowd of sockets sends or reads drop by drop, everybody else is answered', async () => {
  const isLong = process.env['LONG_TESTS'] === '1';
  const crowd = isLong ? 1_000 : 150;
  const { hostname, port } = new URL(app.address);
  const ways = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    `POST /api/UserAuth/GetManUserLogin HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"`,
    `${`GET /aboutUs HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(2)}GET /`,
  ];
  const sockets = await Promise.all(
    Array.from({ length: crowd }, async (_, n) => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(ways[n % ways.length]!);
      // The third kind never reads what it asked for.
      return n % ways.length === 2 ? socket.pause() : socket.resume();
    }),
  );
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 200);
  const took: number[] = [];
  try {
    for (let round = 0; round < (isLong ? 200 : 30); round += 1)
      for (const path of ['/health', '/NewsInfo']) {
        const begun = performance.now();
        expect((await fetch(`${app.address}${path}`)).status).toBe(200);
        took.push(performance.now() - begun);
      }
    // Headers have been cut by now where this took long; bodies have longer.
    expect(sockets.filter((socket) => !socket.destroyed).length).toBeGreaterThan(crowd / 4);
  } finally {
    clearInterval(drip);
    sockets.forEach((socket) => socket.destroy());
  }
  // A clock is measured where nothing else runs; here, that nobody waited for the crowd's time to be over.
  took.sort((one, other) => one - other);
  expect(took[Math.floor(took.length * 0.99) - 1]).toBeLessThan(isLong ? 300 : 3_000);
}, 120_000);

test('[IN-07] a body is UTF-8 or nothing: other bytes, other labels', async () => {
  const at = `${app.address}/api/UserAuth/GetManUserLogin`;
  const ask = async (type: string, body: Uint8Array<ArrayBuffer>) => {
    const reply = await fetch(at, { method: 'POST', headers: { 'content-type': type }, body });
    return [reply.status, ((await reply.json()) as { ErrorCode: number }).ErrorCode];
  };
  const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
  const body = '{"LoginName":"jos\u00e9","pwd":"x"}';
  expect(await ask('application/json', bytes(body, 'latin1'))).toEqual([200, 2002]);
  expect(await ask('application/json; charset=latin1', bytes(body, 'utf8'))).toEqual([415, 2002]);
  expect(await ask('application/json; charset="utf-16le"', bytes(body, 'utf16le'))).toEqual([415, 2002]);
  expect(await ask('application/json; charset=UTF-8', bytes(body, 'utf8'))).toEqual([200, 1001]);
});
