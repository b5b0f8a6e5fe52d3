import { expect, test } from 'vitest';
import { uuidV7 } from '#contract/uuid';
import { menu } from '#database/seeds/menu';
import { knownPaths } from '#start/known-paths';
import { contributed } from '#start/areas';
import { answerOf, inputFor, nameOf, routes } from './matrix/world';
import { openedApp } from '#testing/opened';

/** The calls that a visitor may make, written by hand, so that opening one more is a decision. */
const open = [
  // Signing in, registering, and what stands before it.
  ...['GetManUserLogin', 'UserRegion', 'EmailGetPwd', 'ResetPwd', 'GetLinkHolder'].map(
    (name) => `POST /api/UserAuth/${name}`,
  ),
  'GET /api/UserAuth/SendCode',
  // By an identity elsewhere, which its owner linked signed in.
  'POST /api/UserAuth/EnterByProvider',
  'POST /api/UserAuth/SetUpAdministrator',
  'POST /login/logout',
  // The sample sign-in of the catalogue, which makes no session.
  'POST /login/login',
  // Writing about a published result.
  'POST /api/Public/PostInterest',
  // Checking reports by machine; of many at once with a key (domain §9.13).
  'GET /api/Public/CheckReport',
  'POST /api/Public/CheckReports',
  // The print view of a report (PB9), and what a demonstration, which has no mail, would have sent.
  'POST /api/Report/GetPrintData',
  'POST /api/Message/GetDemoOutbox',
];
const closed = [
  ...menu.flatMap(({ pages }) => pages.map(({ url }) => url)),
  ...contributed.ownPages.map(({ path }) => path),
];

const app = await openedApp();

const answerTo = async (path: string): Promise<unknown[]> => {
  const reply = await app.visitor.get(path, {});
  return [reply.status, reply.headers.get('location'), await reply.text()];
};
const toTheNews = (path: string) => [302, `/NewsInfo?redirect=${encodeURIComponent(path)}`, ''];

test('[PB13] every page of the office, hidden or not, sends a visitor to the news, with the way kept', async () => {
  const known = await knownPaths(app.services);
  // A path that leads nowhere sends them to the news as well: walked are those behind which a page stands.
  expect(closed.filter((path) => !known.includes(path))).toEqual([]);
  expect(closed.length).toBeGreaterThan(35);
  for (const path of closed) expect(await answerTo(path), path).toEqual(toTheNews(path));
});

test('[PB13] a path behind which nothing stands tells a visitor no more', async () => {
  expect(await answerTo('/system/nowhere')).toEqual(toTheNews('/system/nowhere'));
});

test('[PB13] no call answers a visitor but the few that are open to all', async () => {
  const answered: string[] = [];
  for (const route of routes) {
    const newId = () => uuidV7(app.now().getTime(), app.services.random(10));
    const code = await answerOf(app.visitor, route, inputFor(route, newId));
    if (code !== 401) answered.push(nameOf(route));
  }
  expect(answered).toContain('POST /api/UserAuth/GetManUserLogin');
  expect(answered.filter((name) => !open.includes(name))).toEqual([]);
});
