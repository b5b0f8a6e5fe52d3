import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaultAccent } from '#shell/look/tokens';
import { freePort } from '#testing/free-port';
import { differenceOf, differences } from './browser/compared';
import { openChrome } from './browser/chrome';
import { cataloguePages, pictureOf, withoutIds } from './gallery/pictures';
import { source, temporaryFolder } from './start/checkout';
import { endAll, start } from './start/product';

/** Each language by day and by night, each of the three sizes on both widths, and an accent of one's own on each ground. */
const looks = [
  { language: 'zh', ground: 'light', size: 'small', width: 390, accent: defaultAccent },
  { language: 'zh', ground: 'dark', size: 'mini', width: 1366, accent: defaultAccent },
  { language: 'en', ground: 'light', size: 'mini', width: 390, accent: defaultAccent },
  { language: 'en', ground: 'dark', size: 'medium', width: 1366, accent: '#7a5ad6' },
  { language: 'es', ground: 'light', size: 'small', width: 1366, accent: '#b7791f' },
  { language: 'es', ground: 'dark', size: 'medium', width: 390, accent: defaultAccent },
] as const;
type Look = (typeof looks)[number];

/** Which differences from which commit were looked at and meant; written by `npm run pictures -- accept --long`. */
const list = join(source, 'journeys/gallery/accepted/since-parent.json');
interface Meant {
  readonly parent: string;
  readonly pictures: Readonly<Record<string, string>>;
}
const accepts = process.env['ACCEPT_PICTURES'] === '1';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: source, maxBuffer: 1_000_000_000 }).toString().trim();
/** What the sources are compared with: the commit before, or the last one where something is not committed. */
const parent = git('rev-parse', git('status', '--porcelain') === '' ? 'HEAD^' : 'HEAD');

const temporary = temporaryFolder();
const dataDirs = ['before', 'now'].map((name) => join(temporary.path, `data-${name}`));
afterAll(async () => {
  await endAll(dataDirs);
  temporary.remove();
});

/**
 * The pages whose own accepted picture the commit changes: what they show was looked at and meant with that, and so is what it
 * comes to in the other looks. `npm run pictures -- accept` accepts it.
 */
const meantHere = new Set(
  git('diff', '--name-only', parent, '--', 'journeys/gallery/accepted')
    .split('\n')
    .map((file) => basename(file, '.webp')),
);

/** The parent's sources, ready to be started; what they depend on is shared unless it changed. */
const parentCheckout = (): string => {
  const place = join(temporary.path, 'parent');
  mkdirSync(place);
  chmodSync(temporary.path, 0o755);
  const files = execFileSync('git', ['archive', parent], { cwd: source, maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['-x', '-C', place], { input: files });
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(place) === lock(source)) symlinkSync(join(source, 'node_modules'), join(place, 'node_modules'));
  return place;
};

const opened = async (cwd: string, dataDir: string): Promise<{ address: string; password: string }> => {
  const port = await freePort();
  await start({ cwd, env: { DATA_DIR: dataDir, PORT: String(port) } }).ready;
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as readonly {
    readonly loginName: string;
    readonly password: string;
  }[];
  return {
    address: `http://127.0.0.1:${port}`,
    password: accounts.find(({ loginName }) => loginName === 'admin')!.password,
  };
};

it('every page of the catalogue looks as in the commit before, in every language, look and size, or was accepted', async () => {
  const browser = await openChrome();
  const before = parentCheckout();
  const [old, own] = [await opened(before, dataDirs[0]!), await opened(source, dataDirs[1]!)];
  const pagesOf = async ({ address, password }: typeof own, { language, ground, size, width, accent }: Look) => {
    const context = await browser.newContext({
      ...{ baseURL: address, viewport: { width, height: 1_400 }, colorScheme: ground },
      ...{ timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
    });
    await context.addCookies([{ name: 'language', value: language, url: address }]);
    const page = await context.newPage();
    await page.goto('/login');
    await page.locator('[name="loginName"]').fill('admin');
    await page.locator('[name="password"]').fill(password);
    await page.locator('[data-form="login"] [type="submit"]').click();
    await page.waitForURL(/workbench/);
    const said = JSON.stringify({ Key: 'shell.look', Value: JSON.stringify({ language, size, accent }) });
    const status = await page.evaluate(
      `fetch('/api/UserInfo/SetPreference', { method: 'POST', body: ${JSON.stringify(said)}, headers: {
        'content-type': 'application/json', token: /token=([^;]*)/.exec(document.cookie)[1] } })
        .then((reply) => reply.json()).then(({ ErrorCode }) => ErrorCode)`,
    );
    expect(status).toBe(0);
    return page;
  };
  const meant: Meant = existsSync(list)
    ? (JSON.parse(await readFile(list, 'utf8')) as Meant)
    : { parent, pictures: {} };
  const shared = cataloguePages.filter(([, path]) =>
    existsSync(join(before, `product/gallery/web/specimens${path}.tsx`)),
  );
  expect(shared.length).toBeGreaterThan(0);
  const fresh = cataloguePages.filter((each) => !shared.includes(each)).map(([page]) => page);
  if (fresh.length > 0) console.log(`New, so that the commit before has no pictures of them: ${fresh.join(', ')}.`);
  const found: string[] = [];
  const accepted: Record<string, string> = {};
  for (const look of looks) {
    const [then, now] = [await pagesOf(old, look), await pagesOf(own, look)];
    for (const [page, path] of shared) {
      const name = `${page}-${look.language}-${look.ground}-${look.size}-${look.width}`;
      const picture = await pictureOf(now, path, withoutIds);
      const difference = await differenceOf(name, await pictureOf(then, path, withoutIds), picture);
      if (difference === undefined) continue;
      if (meantHere.has(page)) {
        console.log(`Meant, for the commit changes the page's accepted picture: ${difference}`);
        continue;
      }
      const digest = createHash('sha256').update(picture).digest('hex');
      accepted[name] = digest;
      if (meant.parent !== parent || meant.pictures[name] !== digest) found.push(difference);
    }
    await Promise.all([then, now].map((page) => page.context().close()));
  }
  await browser.close();
  if (accepts) await writeFile(list, `${JSON.stringify({ parent, pictures: accepted }, null, 2)}\n`);
  else expect(found, `look at ${differences}; then npm run pictures -- accept --long`).toEqual([]);
}, 3_600_000); // oxfmt-ignore
