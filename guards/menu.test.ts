import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roleCodes } from '#contract/rights';
import type { OwnPage } from '#contract/own-page';
import { menu } from '#database/seeds/menu';
import { root } from '#host/root';
import { contributed } from '#start/areas';

const ownComponents: string[] = contributed.ownPages.map(({ page }) => page);

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
  const held = new Set([...entries.map(({ component }) => component), ...ownComponents]);
  expect(
    pageFiles.filter((page) => !held.has(page)),
    'add them to database/seeds/menu.ts or the own-pages.ts of their area',
  ).toEqual([]);
  expect(ownComponents.filter((page) => !pageFiles.includes(page))).toEqual([]);
});

/** Pages about the reader that one half of the product knows and the other does not. */
const ofOneHalf = (browsers: readonly OwnPage[], servers: readonly OwnPage[]): string[] => [
  ...browsers
    .filter((page) => !servers.includes(page))
    .map(({ page }) => `${page}: its manifest takes over no own-pages.ts`),
  ...servers
    .filter((page) => !browsers.includes(page))
    .map(({ page }) => `${page}: stands in no own-pages.ts of its area`),
];

test('the browser finds the pages about the reader that the manifests contribute, and no others', async () => {
  const files = readdirSync('product').map((area) => join(root, 'product', area, 'own-pages.ts'));
  const modules = await Promise.all(
    files
      .filter((file) => existsSync(file))
      .map((file) => import(file) as Promise<{ readonly ownPages?: readonly OwnPage[] }>),
  );
  const found = modules.flatMap(({ ownPages }) => ownPages ?? []);
  expect(found.length).toBeGreaterThan(5);
  expect(ofOneHalf(found, contributed.ownPages)).toEqual([]);
  expect(ofOneHalf(found, contributed.ownPages.slice(1))).toHaveLength(1);
  expect(ofOneHalf(found.slice(1), contributed.ownPages)).toHaveLength(1);
});

test('addresses are unique, begin as their section’s does, and somebody may open each', () => {
  const urls = entries.map(({ url }) => url);
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
  // Sections may share their first step: what a system needs is more than one fold.
  const under = (url: string) => `/${url.split('/')[1]}/`;
  // An address of one step, as the specification gives those of content, names no section.
  const isOneStep = (url: string) => url.lastIndexOf('/') === 0;
  const astray = menu.flatMap(({ url, pages }) =>
    pages.filter((page) => !page.url.startsWith(under(url)) && !isOneStep(page.url)).map((page) => page.url),
  );
  expect(astray).toEqual([]);
  expect(entries.filter(({ roles }) => roles.length === 0)).toEqual([]);
  const homeless = roleCodes.filter(
    (code) => !entries.some(({ roles, hidden }) => roles.includes(code) && !hidden),
  );
  expect(homeless).toEqual([]);
});
