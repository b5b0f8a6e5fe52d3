import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidV7 } from '#contract/uuid';
import { menu } from '#database/seeds/menu';
import { ownPages } from '#start/own-pages';
import { openHouse, type TestHouse } from '#testing';
import { answerOf, inputFor, nameOf, routes } from './matrix/world';

/** The calls that a visitor may make, written by hand, so that opening one more is a decision. */
const open = [
  // Signing in, registering, and what stands before it.
  ...['GetManUserLogin', 'UserRegion', 'EmailGetPwd', 'ResetPwd', 'GetLinkHolder'].map(
    (name) => `POST /api/UserAuth/${name}`,
  ),
  'GET /api/UserAuth/SendCode',
  'POST /api/UserAuth/SetUpAdministrator',
  'POST /login/logout',
  // The print view of a report (PB9), and what a demonstration, which has no mail, would have sent.
  'POST /api/Report/GetPrintData',
  'POST /api/Message/GetDemoOutbox',
];
/** Hidden routes (CT1 to CT11, EV1 to EV15), whether the menu holds them yet or not. */
const content = [
  ...['/NewsManage', '/NewsEdit', '/NewsCreate', '/NewsProject', '/NewsProjectEdit', '/NewsAgency'],
  ...['/NewsLink', '/LinkEdit', '/NewsPicture', '/downLoadCreate', '/downLoadEdit', '/videoCreate'],
  ...['/videoEdit', '/moreHistory', '/referMange', '/ContentInfo'],
  ...Object.values(ownPages).map(({ path }) => path),
];
const closed = [
  ...new Set([...menu.flatMap(({ url, pages }) => [url, ...pages.map((page) => page.url)]), ...content]),
];

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('[PB13] every route of the menu and of the content sends a visitor to the news, with the way kept', async () => {
  expect(closed.length).toBeGreaterThan(35);
  for (const path of closed) {
    const reply = await house.visitor.get(path, {});
    expect([reply.status, reply.headers.get('location')], path).toEqual([
      302,
      `/NewsInfo?redirect=${encodeURIComponent(path)}`,
    ]);
    expect(await reply.text(), path).toBe('');
  }
});

test('[PB13] no call answers a visitor but the few that are open to all', async () => {
  const answered: string[] = [];
  for (const route of routes) {
    const newId = () => uuidV7(house.now().getTime(), house.house.random(10));
    const code = await answerOf(house.visitor, route, inputFor(route, newId));
    if (code !== 401) answered.push(nameOf(route));
  }
  expect(answered).toContain('POST /api/UserAuth/GetManUserLogin');
  expect(answered.filter((name) => !open.includes(name))).toEqual([]);
});
