import { expect, test } from 'vitest';
import { sources } from './sources';

/** The most files an area has, and the most that stand in one folder; tests apart. */
const most = { area: 130, folder: 40 };

/** What is too large to be found one's way about, in a sentence that says how to mend it. */
const tooLarge = (paths: readonly string[]): string[] => {
  const counted = (nameOf: (path: string) => string | undefined) => {
    const counts = new Map<string, number>();
    for (const path of paths.filter((each) => !/\.test\.tsx?$/.test(each))) {
      const name = nameOf(path);
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts];
  };
  return [
    // Nobody finds their way about among examples: each is shown and read by itself, on its own page.
    ...counted((path) => /^product\/[^/]+(?!.*\/examples\/)/.exec(path)?.[0]).flatMap(([name, count]) =>
      count > most.area ? [`${name} has ${count} files: find the second area inside`] : [],
    ),
    ...counted((path) => path.slice(0, path.lastIndexOf('/'))).flatMap(([name, count]) =>
      count > most.folder ? [`${name}/ has ${count} files: part it by what they are about`] : [],
    ),
  ];
};

test('no area and no folder is larger than one can find one’s way about in', () => {
  const paths = sources().map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(1_000);
  expect(tooLarge(paths)).toEqual([]);
});

test('a planted area and a planted folder that are too large are found, tests left out', () => {
  const many = (count: number, nameOf: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => nameOf(at));
  expect(tooLarge(many(131, (at) => `product/planted/server/part-${at % 8}/file-${at}.ts`))).toEqual([
    'product/planted has 131 files: find the second area inside',
  ]);
  expect(tooLarge(many(41, (at) => `host/planted/file-${at}.ts`))).toEqual([
    'host/planted/ has 41 files: part it by what they are about',
  ]);
  expect(tooLarge(many(41, (at) => `host/planted/file-${at}.test.ts`))).toEqual([]);
});
