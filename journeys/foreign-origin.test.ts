import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { codecOf } from '#contract/codec';
import { toWire } from '#contract/traverse';
import { phrases } from '#product/phrases/contract';
import { inputFor, people, routes, worldOf } from '#guards/matrix/world';
import { rowsOf } from '#guards/matrix/database';
import { openBrowserApp, type BrowserApp } from './browser/app';

/** Every call that may change something, by whatever method. */
const writes = routes.filter(({ call }) => call.kind !== 'read' && call.kind !== 'upload');
const isLong = process.env['LONG_TESTS'] === '1';
/** Each shape meets many calls and each call some shapes; in the long suite each meets all. */
const share = isLong ? 1 : 6;
const askers = isLong ? Object.values(people).map(([login]) => login) : ['admin', 'linwanzhao'];

/** All that a page of another origin can send without asking first, and what it can try to. */
const shapes = ['form', 'multipart', 'textForm', 'noCors', 'json', 'patch', 'beacon', 'picture'] as const;
interface Attack {
  readonly shape: (typeof shapes)[number];
  readonly method: string;
  readonly url: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What runs in the page: sends everything as whoever looks at it, and tells how much once all was answered or refused. */
const script = readFileSync(new URL('foreign-origin/attack.js', import.meta.url), 'utf8');
const fire = async (page: Page, attacks: readonly Attack[]): Promise<void> => {
  const sent = await page.evaluate<number>(`${script}; fire(${JSON.stringify(attacks)})`);
  expect(sent).toBe(attacks.length);
};

let app: BrowserApp;
/** Another port of the same host: cookies know no ports, so that of a session goes along where nothing else prevents it. */
const foreign = createServer((_, reply) => {
  reply.setHeader('content-type', 'text/html; charset=utf-8');
  reply.end('<!doctype html><title>elsewhere</title><body>');
});
let elsewhere = '';

beforeAll(async () => {
  app = await openBrowserApp();
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done));
  elsewhere = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
});
afterEach((story) => app.after(story));
afterAll(async () => {
  foreign.close();
  await app.close();
});

const foreignPage = async (login: string): Promise<Page> => {
  const office = await app.as(login);
  const page = await office.page.context().newPage();
  await page.goto(elsewhere);
  return page;
};

it('[WB-01] a page of another origin changes nothing, whoever looks at it and however it asks', async () => {
  const world = worldOf(app);
  const attacks = writes.flatMap((route, place) =>
    shapes
      .filter((_, at) => (place + at) % share === 0)
      .map((shape): Attack => ({
        ...{ shape, method: route.call.method, url: app.address + route.call.path },
        data: toWire(codecOf(route.call.takes), inputFor(route, () => world.newId())) as Attack['data'],
      })),
  );
  expect(attacks.length).toBeGreaterThan(150);
  app.watch.expect(/CORS|Failed to load resource|ERR_|X-Frame-Options|frame-ancestors|opaque|Refused to/i);
  for (const login of askers) {
    const page = await foreignPage(login);
    const before = await rowsOf(app);
    await fire(page, attacks);
    expect(await rowsOf(app), `in the browser of ${login}`).toBe(before);
    await page.close();
  }
  // Sent from the product's own page it does change something: what is refused above is the origin.
  const lin = await app.as('linwanzhao');
  const before = await rowsOf(app);
  const phrase = { ...attacks[0]!, shape: 'json', method: 'POST', url: `${app.address}/api/Phrase/AddPhrase` } as const;
  await fire(lin.page, [{ ...phrase, data: toWire(codecOf(phrases.calls.add.takes), { kind: 'reason', body: '请补充材料' }) as Attack['data'] }]);
  expect(await rowsOf(app)).not.toBe(before);
}, 3_600_000); // oxfmt-ignore

it('[WB-05] in a frame of another origin every page is blank', async () => {
  const page = await foreignPage('linwanzhao');
  app.watch.expect(/X-Frame-Options|frame-ancestors|ERR_BLOCKED_BY_RESPONSE|Refused to|status of 404/i);
  for (const path of ['/NewsInfo', '/login', '/hyCheck', '/workbench/workbench', '/profile', '/nowhere']) {
    const isForeign = await page.evaluate(`(async () => {
      const frame = document.createElement('iframe');
      frame.src = ${JSON.stringify(app.address + path)};
      document.body.append(frame);
      await new Promise((done) => frame.addEventListener('load', done));
      return frame.contentDocument === null;
    })()`);
    const inner = page.frames().at(-1)!;
    expect([path, isForeign]).toEqual([path, true]);
    expect(await inner.locator('body').innerText()).toBe('');
  }
  await page.close();
});
