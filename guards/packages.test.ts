import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#host/root';

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}
type Lock = Readonly<Record<string, Locked>>;

/** Packages that are never installed, by whatever way they would come, each with its reason. */
const banned: Readonly<Record<string, string>> = {
  xlsx: 'its last version in the registry has known holes and will not be mended there (SheetJS#2830)',
};

/** Where a lock file would install a banned package: under its name, under another one, or for somebody else. */
const bannedIn = (lock: Lock): string[] =>
  Object.entries(lock).flatMap(([path, { name, dependencies = {} }]) => {
    const called = name ?? path.split('node_modules/').at(-1)!;
    const wanted = Object.entries(dependencies).filter(
      ([each, version]) => each in banned || /^npm:(xlsx)@/.test(version),
    );
    return path !== '' && called in banned
      ? [path]
      : wanted.map(([each]) => `${path || 'package.json'}: ${each}`);
  });

const locked = (): Lock =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;

test('[XL-04] no package brings the spreadsheet library that is not mended any more', () => {
  const lock = locked();
  expect(Object.keys(lock).length).toBeGreaterThan(200);
  expect(lock['node_modules/hucre']?.version).toBeDefined();
  expect(bannedIn(lock)).toEqual([]);
});

test('[XL-04] it is found wherever it hides', () => {
  const hidden = bannedIn({
    '': { dependencies: { sheets: 'npm:xlsx@0.18.5' } },
    'node_modules/xlsx': { version: '0.18.5' },
    'node_modules/sheets': { name: 'xlsx', version: '0.18.5' },
    'node_modules/other/node_modules/xlsx': { version: '0.20.0' },
    'node_modules/third': { dependencies: { xlsx: '^0.18.0' } },
    'node_modules/hucre': { version: '1.0.0' },
  });
  expect(hidden).toEqual([
    'package.json: sheets',
    'node_modules/xlsx',
    'node_modules/sheets',
    'node_modules/other/node_modules/xlsx',
    'node_modules/third: xlsx',
  ]);
});
