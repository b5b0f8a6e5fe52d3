import { expect, test } from 'vitest';
import { menu } from '#database/seeds/menu';
import { contributed } from '#start/areas';
import { nameOf, routes } from './matrix/world';
import { drawn, mutations } from './mutations/list';
import { tryMutations } from './mutations/run';

const names = mutations.map(({ name }) => name);

test('every call, menu entry and page can be taken out, each once, and tests are known that have to miss it', () => {
  expect(new Set(names).size).toBe(names.length);
  const office = [
    ...menu.flatMap(({ pages }) => pages.map(({ url }) => `menu ${url}`)),
    ...contributed.ownPages.map(({ path }) => `page ${path}`),
  ];
  const parts = [
    ...routes.map((route) => `call ${nameOf(route)}`),
    ...office,
    'page /aboutUs',
    'page /redirect/*',
  ];
  expect(parts.filter((part) => !names.includes(part))).toEqual([]);
  const untested = mutations.filter(({ quick }) => quick.files.length === 0).map(({ name }) => name);
  expect(
    untested,
    'tell a story through the front door, without a browser, that needs each of these',
  ).toEqual([]);
});

test('one commit draws the same twenty whenever it is asked, another one others, and none that needs a browser', () => {
  const one = drawn(20, 'one');
  expect(drawn(20, 'one')).toEqual(one);
  expect(new Set(one).size).toBe(20);
  expect(one.flatMap(({ files }) => files).filter((file) => file.startsWith('journeys/'))).toEqual([]);
  expect(drawn(20, 'another')).not.toEqual(one);
});

test('what no test of its item misses is named, although other tests of the file fail', async () => {
  const said: string[] = [];
  const mistaken = {
    name: 'page /aboutUs',
    ids: ['PB4./aboutUs', 'PB7./login'],
    files: ['product/public-site/public-site.test.ts'],
  };
  expect(await tryMutations([mistaken], (line) => void said.push(line))).toEqual({ passed: 0, failed: 1 });
  expect(said).toEqual([expect.stringMatching(/^✗ page \/aboutUs: no test of PB7\.\/login \(/)]);
});
