import { expect, test } from 'vitest';
import { roleCodes } from '#contract/rights';
import { menu } from '#database/seeds/menu';
import { access } from '#product/access/contract';
import { contributed } from '#start/areas';
import { people } from './matrix/world';
import { openedApp } from '#testing/opened';

const entries = menu.flatMap(({ pages }) => pages);

const app = await openedApp();

test.each(roleCodes)('the menu of %s holds the pages of the role, and no other', async (role) => {
  const [login] = people[role];
  const held = app.accounts.find(({ loginName }) => loginName === login)!.role.split(',');
  const shown = await (await app.signIn(login)).do(access.calls.menu, {});
  const pages = entries.filter(({ roles }) => roles.some((code) => held.includes(code)));
  expect(shown.flatMap(({ children }) => children.map(({ url }) => url)).toSorted()).toEqual(
    pages.map(({ url }) => url).toSorted(),
  );
});

test('the address of every page of the office opens the office for whoever is signed in, and names the page', async () => {
  const { token } = await app.signIn('linwanzhao');
  const places = [
    ...entries.map(({ url, component }) => [url, component] as const),
    ...contributed.ownPages.map(({ path, page }) => [path, page] as const),
  ];
  for (const [path, page] of places) {
    const reply = await app.visitor.get(path, { cookie: `token=${token}` });
    expect(reply.status, path).toBe(200);
    expect(/<meta name="page" content="([^"]*)"/.exec(await reply.text())?.[1], path).toBe(page);
  }
});
