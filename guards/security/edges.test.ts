import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutGallery } from '#start/areas';
import { serverOf } from '#start/server';
import { Person } from '#testing';
import { messages } from '#product/messages/contract';
import { root } from '#host/root';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const port = (): number => Number(new URL(app.address).port);
/** Sends a request as bytes, for what no client spells; gives the first line of the answer and its body. */
const spoken = (text: string): Promise<string> =>
  new Promise((done, refuse) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
    socket.on('close', () => done(answer));
    socket.on('error', refuse);
    socket.setTimeout(5_000, () => socket.destroy());
  });

const profile = '/api/UserInfo/GetUserInfo';

test('[WB-07] nothing personal is answered under a name that a cache keeps, and TRACE says nothing back', async () => {
  const { token } = await app.signIn('suyanqing');
  const own = await fetch(`${app.address}${profile}`, { headers: { token: token! } });
  expect(own.headers.get('cache-control')).toBe('no-store');
  const words = JSON.stringify(await own.json());
  expect(words).toContain('suyanqing');
  const tails = [
    ...[
      '/x.css',
      '/x.js',
      '/avatar.png',
      '/..%2fx.css',
      '%2fx.css',
      ';x.css',
      ';.css',
      '%3bx.css',
      '%23x.css',
    ],
    ...[
      '.css',
      '.json',
      '%2ecss',
      '%00.css',
      '%0a.css',
      '/%2e%2e/x.css',
      '\\x.css',
      '%5cx.css',
      '/.',
      '//',
      '/',
    ],
  ];
  for (const tail of tails) {
    const answer = await fetch(`${app.address}${profile}${tail}`, { headers: { token: token! } });
    expect(await answer.text(), tail).not.toContain('suyanqing');
  }
  // A query that looks like a file is a query: the answer is the same call's, and not to be kept.
  const asked = await fetch(`${app.address}${profile}?x.css`, { headers: { token: token! } });
  expect(asked.headers.get('cache-control')).toBe('no-store');
  const host = `127.0.0.1:${port()}`;
  for (const method of ['TRACE', 'TRACK'])
    expect(
      await spoken(`${method} / HTTP/1.1\r\nHost: ${host}\r\nToken: mst_secret\r\nConnection: close\r\n\r\n`),
    ).not.toContain('mst_secret');
});

test('[AZ-12] nothing of demonstrations, tools or measures answers in production at the addresses where others leave them, and no call is missing as a page', async () => {
  const left = [
    ...[
      '/druid/index.html',
      '/swagger-ui.html',
      '/v2/api-docs',
      '/v3/api-docs',
      '/actuator',
      '/actuator/env',
    ],
    ...[
      '/metrics',
      '/debug',
      '/debug/pprof',
      '/console',
      '/phpinfo.php',
      '/.env',
      '/.git/config',
      '/server-status',
    ],
    ...[
      '/demo',
      '/mock',
      '/mock/login',
      '/api/mock',
      '/api/test',
      '/test',
      '/__test__',
      '/admin',
      '/graphql',
    ],
    ...[
      '/api/graphql',
      '/api/debug',
      '/api/seed',
      '/api/reset',
      '/jmx',
      '/heapdump',
      '/trace',
      '/backup.sql',
    ],
    ...[
      '/package.json',
      '/dist',
      '/src/main.ts',
      '/node_modules',
      '/vite.config.ts',
      '/@vite/client',
      '/api',
    ],
    ...[
      '/article/list',
      '/user/info.json',
      '/vue-element-admin/user/login',
      '/dev-api/vue-element-admin/user/login',
    ],
  ];
  expect(left.length).toBeGreaterThanOrEqual(40);
  const production = await serverOf({
    services: {
      ...app.services,
      mode: 'production',
      publicUrl: 'https://assay.example.org',
      // As it is there where nobody switches the catalogue of components on.
      contributed: withoutGallery,
    },
    port: () => 443,
  });
  const address = await production.listen({ host: '127.0.0.1', port: 0 });
  const answered: string[] = [];
  for (const path of left)
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${address}${path}`, { method, redirect: 'manual' });
      const text = await answer.text();
      // Visitors are sent to the news from whatever might be a page of the office: no address says whether it is one.
      const isSentAway =
        method === 'GET' && answer.status === 302 && answer.headers.get('location')!.startsWith('/NewsInfo?');
      const isNothing = path.startsWith('/api/')
        ? answer.status === 404 && (JSON.parse(text) as { ErrorCode: number }).ErrorCode === 404
        : answer.status === 404 || isSentAway;
      if (!isNothing || answer.headers.get('set-cookie')) answered.push(`${method} ${path} ${answer.status}`);
    }
  expect(answered).toEqual([]);

  // What the demonstration alone has: its outbox is nobody's in production, and its descriptions are administrators'.
  const anyone = new Person(address);
  expect(await anyone.refusal(messages.calls.outbox, {})).toBe(404);
  const [admin, owner] = [await app.signIn('admin'), await app.signIn('suyanqing')];
  const inProduction = (token: string | undefined) => new Person(address, token);
  expect(await inProduction(admin.token).refusal(messages.calls.outbox, {})).toBe(404);
  expect((await anyone.wire('GET /api/openapi.json')).ErrorCode).toBe(401);
  expect((await inProduction(owner.token).wire('GET /api/openapi.json')).ErrorCode).toBe(403);
  await production.close();
  // Neither tests nor mocks are among what is built.
  const built = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|html)$/.test(path))
    .map((path) => readFileSync(join(root, 'dist', path), 'utf8'));
  expect(built.length).toBeGreaterThan(10);
  expect(
    built.filter((text) => /vue-element-admin|\bopenApp\b|#region testing\/|\bvitest\b/.test(text)),
  ).toEqual([]);
}, 30_000);

const hostile = [
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
  ],
  ...[
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
  ],
  ...[
    '/../x',
    '/a/../../x',
    '/%2e%2e/x',
    '/a?x=1',
    '/a#x',
    '/<b>',
    '/a b',
    '/"onload',
    "/'x",
    '/a;b',
    'ｊavascript:x',
  ],
  ...['&#106;avascript:x', 'blob:x', 'about:blank', '/\u0000', '/\u202e', 'a', '.', '/a:b', '/a,b'],
];

test('[XS-04] [XS-05] a menu entry leads to a page of the office and loads a page an area names, or it is refused', async () => {
  const admin = await app.signIn('admin');
  const entry = {
    text: '演示入口',
    textEn: 'Demonstration entry',
    textEs: 'Entrada de demostración',
    icon: '',
    hidden: false,
    sort: 1,
  };
  const add = (more: object) =>
    admin.wire('POST /api/UserRole/AddAction', { ...entry, url: '', comment: '', ...more });
  const shape = await add({ url: '/demonstration/entry' });
  expect(shape.ErrorCode, JSON.stringify(shape.ResultValue)).toBe(0);
  expect(hostile.length).toBeGreaterThanOrEqual(30);
  const isRefused = ({ ErrorCode }: { ErrorCode: number }) => ErrorCode > 0 && ErrorCode < 9000;
  const letIn: string[] = [];
  for (const value of hostile) {
    if (!isRefused(await add({ url: value }))) letIn.push(`url ${value}`);
    if (!isRefused(await add({ url: '/demonstration/other', comment: value })))
      letIn.push(`comment ${value}`);
  }
  expect(letIn).toEqual([]);
});

test('[DU-06] a query that takes too long is ended by the database itself, and others are answered meanwhile', async () => {
  const { pool } = app.services;
  const slow = Array.from({ length: 4 }, () =>
    pool.query('select pg_sleep(30)').then(
      () => 'finished',
      (fault: { code: string }) => fault.code,
    ),
  );
  const { ErrorCode } = await app.visitor
    .wire('POST /api/Public/GetNewsList', { Kind: null })
    .catch(() => ({ ErrorCode: -1 }));
  const health = await fetch(`${app.address}/health`);
  expect([health.status, ErrorCode === 9000]).toEqual([200, false]);
  expect(await Promise.all(slow)).toEqual(['57014', '57014', '57014', '57014']);
  const left = await pool.query(
    "select count(*)::int as n from pg_stat_activity where state = 'active' and query like 'select pg_sleep(30)%' and datname = current_database()",
  );
  expect(left.rows[0].n).toBe(0);
});
