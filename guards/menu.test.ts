import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleCodes } from '#contract/rights';
import { menu } from '#database/seeds/menu';
import { ownPages } from '#start/own-pages';

const besides: string[] = Object.values(ownPages).map(({ page }) => page);

const fileOf = (component: string): string => {
  const [area, page] = component.split('/');
  return `product/${area}/web/pages/${page}.tsx`;
};
const entries = menu.flatMap(({ pages }) => pages);
const pageFiles = readdirSync('product').flatMap((area) => {
  const folder = `product/${area}/web/pages`;
  return existsSync(folder) ? readdirSync(folder).map((file) => `${area}/${file.replace(/\.tsx$/, '')}`) : [];
});

test('every menu entry names a page that is there', () => {
  expect(entries.length).toBeGreaterThan(15);
  const lacking = entries.filter(({ component }) => !existsSync(fileOf(component)));
  expect(
    lacking.map(({ url, component }) => `${url}: write ${fileOf(component)} or take the entry out`),
  ).toEqual([]);
});

test('every page of the office stands in the menu, hidden or not, or is one of a person’s own', () => {
  expect(pageFiles.length).toBeGreaterThan(8);
  const held = new Set([...entries.map(({ component }) => component), ...besides]);
  expect(
    pageFiles.filter((page) => !held.has(page)),
    'add them to database/seeds/menu.ts or start/own-pages.ts',
  ).toEqual([]);
  expect(besides.filter((page) => !pageFiles.includes(page))).toEqual([]);
});

test('addresses are unique, begin as their section’s does, and somebody may open each', () => {
  const urls = entries.map(({ url }) => url);
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
  // Sections may share their first step: what a system needs is more than one fold.
  const under = (url: string) => `/${url.split('/')[1]}/`;
  const astray = menu.flatMap(({ url, pages }) =>
    pages.filter((page) => !page.url.startsWith(under(url))).map((page) => page.url),
  );
  expect(astray).toEqual([]);
  expect(entries.filter(({ roles }) => roles.length === 0)).toEqual([]);
  const homeless = roleCodes.filter(
    (code) => !entries.some(({ roles, hidden }) => roles.includes(code) && !hidden),
  );
  expect(homeless).toEqual([]);
});
