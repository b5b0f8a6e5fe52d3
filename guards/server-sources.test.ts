import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#host/root';
import { sources } from './sources';

const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.server.json'), 'utf8')) as {
  readonly include: readonly string[];
};
const patterns = include.map(
  (glob) =>
    new RegExp(
      `^${glob
        .replaceAll('.', '\\.')
        .replace(/\*\*\/|\*/g, (sign) => (sign === '*' ? '[^/]*' : '(?:[^/]+/)*'))}$`,
    ),
);

test('every page that the server draws is among its sources: from these alone it learns how its elements are written', () => {
  const drawn = sources()
    .map(({ path }) => path)
    .filter((path) => /^product\/.*\.tsx$/.test(path) && !/\/(?:web|browser)\//.test(path));
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});
