import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#contract/words';
import { shelfKinds, type Assets } from '#product/public-site/view-types';
import { publicBuild } from '../tools/public-assets';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** Addresses of every public page as the demonstration fills it, with all that a check can answer. */
const everyPath = async (): Promise<string[]> => {
  const listed = [...(await pageAt('/resultInfo')).matchAll(/"\/resultInfo\?id=([0-9a-f-]+)"/g)].map(
    ([, id]) => id!,
  );
  const [whole, revoked, replaced] = await app.db
    .selectFrom('report')
    .select(['id', 'reportNumber', 'verifyCode'])
    .where('id', 'in', listed)
    .execute();
  const printed = 'a'.repeat(64);
  await app.db.updateTable('report').set({ pdfSha256: printed }).where('id', '=', whole!.id).execute();
  await app.db
    .updateTable('report')
    .set({ revokedAt: app.now().toISOString(), publicNote: '一份检测报告不实。' })
    .where('id', '=', revoked!.id)
    .execute();
  await app.db
    .updateTable('report')
    .set({ supersededBy: whole!.id })
    .where('id', '=', replaced!.id)
    .execute();
  const article = /href="(\/newsDetail\?id=[0-9a-f-]+)"/.exec(await pageAt('/NewsInfo'))![1]!;
  const shelves = await Promise.all(
    shelfKinds.map(async (kind) => {
      const list = `/NewsInfo?kind=${kind}`;
      const piece = new RegExp(`"(/NewsInfo\\?kind=${kind}&amp;id=[\\w-]+)"`).exec(await pageAt(list))?.[1];
      return piece ? [list, piece.replaceAll('&amp;', '&')] : [list];
    }),
  );
  // Promotions and videos have pages of their own.
  expect(shelves.flat().length).toBe(shelfKinds.length + 2);
  const checks = [whole, revoked, replaced].map((each) => `no=${each!.reportNumber}`);
  return [
    ...shelves.flat(),
    ...['/', '/NewsInfo', '/NewsInfo?redirect=%2Fworkbench%2Fworkbench', '/NewsInfo?kind=notice', article],
    ...[
      '/NewsInfo?kind=news&q=nowhere',
      '/resultInfo',
      '/resultInfo?q=nowhere',
      `/resultInfo?id=${whole!.id}`,
    ],
    ...['/talentInfo', '/talentInfo?kind=assessor', '/talentInfo?kind=technologyManager', '/aboutUs'],
    ...['/login', '/login?way=code', '/login?way=register', '/auth-redirect', '/ptint', '/404', '/401'],
    ...['/hyCheck', '/hyCheck?no=XX', '/hyCheck?tab=agency', '/hyCheck?tab=assessor', '/hyCheck?tab=file'],
    ...[...checks, `${checks[0]}&code=${whole!.verifyCode}`].map((query) => `/hyCheck?${query}`),
    ...[`sha256=${printed}`, `sha256=${'b'.repeat(64)}`, `${checks[0]}&sha256=${'b'.repeat(64)}`].map(
      (query) => `/hyCheck?tab=file&${query}`,
    ),
    `/hyCheck?tab=file&kind=draft&sha256=${'b'.repeat(64)}`,
  ];
};

/** A page as a browser gets it; nobody is hurried, so that no check comes too often. */
const pageAt = async (path: string, language: Language = 'en'): Promise<string> => {
  app.pass({ minutes: 1 });
  const reply = await app.visitor.get(path, { 'accept-language': language });
  expect(reply.status, path).toBe(/^\/40[14]$/.test(path) ? Number(path.slice(1)) : 200);
  return reply.text();
};
const names = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES' };

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A page without what search engines read of it: its own addresses under the name of the platform, and data that is no script. */
const withoutDiscovery = (html: string): string =>
  html
    .replaceAll(
      /<link rel="(?:canonical|alternate)"(?: hrefLang="[\w-]+")? href="([^"]+)"\/>/g,
      (link, href: string) => (href.startsWith(`${app.services.publicUrl}/`) ? '' : link),
    )
    .replace(/<script type="application\/ld\+json">([^<>&]+)<\/script>/, (data, json: string) =>
      isJson(json) ? '' : data,
    );

/** What breaks the policy of the page: something inline, or an address that is not ours. */
const breaks = (page: string, html = withoutDiscovery(page)): boolean =>
  (html.match(/<script\b[^>]*>/g) ?? []).some((tag) => !tag.includes(' src="/public/')) ||
  html.match(/<script\b/g)?.length !== html.match(/<script\b[^>]*><\/script>/g)?.length ||
  /<style|\sstyle=|\son[a-z]+=/i.test(html) ||
  /<(?:img|iframe|source|video|audio|script|link)\b[^>]*(?:src|href)="(?:https?:)?\/\//.test(html);

describe('the public pages as a browser gets them', () => {
  test('[WB-04] each is a whole document with one h1 in its own language, with nothing inline and no address that is not ours', async () => {
    const paths = await everyPath();
    const wrong: string[] = [];
    for (const language of languages)
      for (const path of paths) {
        const html = await pageAt(path, language);
        if (!html.startsWith(`<!doctype html><html lang="${names[language]}">`))
          wrong.push(`${path}: no document`);
        if (html.match(/<h1/g)?.length !== 1) wrong.push(`${path}: not one h1`);
        // The countdown's sentence is the one that its script fills.
        if (/undefined|\[object|NaN|\{\{/.test(html.replace(/data-again="[^"]*"/, '')))
          wrong.push(`${path}: a gap`);
        if (breaks(html)) wrong.push(`${path}: something inline, or from elsewhere`);
      }
    expect(wrong).toEqual([]);
    expect(paths.length).toBeGreaterThan(25);
    for (const fault of [
      ...['<p onclick="x">', '<script>x</script>', '<b style="a">'],
      ...['<link rel="canonical" href="https://elsewhere.example/"/>'],
      '<script type="application/ld+json">{"a":"</script><script>x"}</script>',
    ])
      expect(breaks(fault)).toBe(true);
  });

  test.each(languages)(
    'speaks no other language than its own, editors’ and people’s words apart (%s)',
    async (language) => {
      const html = await pageAt('/hyCheck', language);
      const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'));
      expect(/\p{Script=Han}/u.test(main)).toBe(language === 'zh');
    },
  );
});

test('a public page and everything it fetches brings at most 12 kB of script, gzipped, and no font', async () => {
  const made = existsSync('dist/public/assets.json') ? undefined : await mkdtemp(join(tmpdir(), 'public-'));
  if (made) await build(publicBuild(made, '/public/'));
  const folder = made ?? 'dist/public';
  const textOf = (file: string) => readFileSync(join(folder, file));
  const loaded = (address: string, seen = new Set<string>()): Set<string> => {
    const file = basename(address);
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, next] of textOf(file)
      .toString()
      .matchAll(/["']\.\/([\w.-]+\.js)["']/g))
      loaded(next!, seen);
    return seen;
  };
  const { scripts, styles } = JSON.parse(textOf('assets.json').toString()) as Assets;
  // No text waits for a font: each is drawn in one that the reader has.
  expect(textOf(basename(styles)).toString()).toMatch(/font-family/);
  expect(textOf(basename(styles)).toString()).not.toContain('@font-face');
  for (const [name, address] of Object.entries(scripts)) {
    const files = [...loaded(address, loaded(scripts.site))];
    const bytes = files.reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);
    expect(bytes, name).toBeGreaterThan(200);
    expect(bytes, name).toBeLessThanOrEqual(12_000);
  }
  if (made) await rm(made, { recursive: true });
});
