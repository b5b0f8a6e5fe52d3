import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../contract/words';
import { renderPublicPage } from '../product/public-site/pages/document';
import type { Assets, ScriptName, Site } from '../product/public-site/view-types';
import { previewPages, previewScripts } from './preview-pages';
import { operator } from './preview-samples';
import { buildPublicAssets } from './public-assets';

let folder: string;
let assets: Assets;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-public-'));
  assets = await buildPublicAssets(folder, '/public/');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const siteIn =
  (language: Language) =>
  (here: string): Site => ({ language, here, demonstration: true, secondFactor: false, operator, assets });

const allPages = (language: Language): [name: string, html: string][] =>
  Object.entries(previewPages(siteIn(language), language)).map(([name, element]) => [
    name,
    renderPublicPage(element, { language, title: name, assets, scripts: previewScripts[name] }),
  ]);

describe('the public pages as a browser gets them', () => {
  it.each(languages)('each is a whole document with one h1, in its own language (%s)', (language) => {
    const pages = allPages(language);
    expect(pages.length).toBeGreaterThan(25);
    const wrong = pages.filter(
      ([, html]) =>
        !/^<!doctype html><html lang="(zh-CN|en-GB|es-ES)">/.test(html) ||
        html.match(/<h1/g)?.length !== 1 ||
        // The countdown's sentence is the one that its script fills.
        /undefined|\[object|NaN|\{\{/.test(html.replace(/data-again="[^"]*"/, '')),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('[WB-04] none holds an inline script, style or handler, or an address that is not ours', () => {
    const breaks = (html: string) =>
      (html.match(/<script\b[^>]*>/g) ?? []).some((tag) => !tag.includes(' src="/public/')) ||
      html.match(/<script\b/g)?.length !== html.match(/<script\b[^>]*><\/script>/g)?.length ||
      /<style|\sstyle=|\son[a-z]+=/i.test(html) ||
      /<(?:img|iframe|source|video|audio|script|link)\b[^>]*(?:src|href)="(?:https?:)?\/\//.test(html);
    expect(breaks('<p onclick="x">') && breaks('<script>x</script>') && breaks('<b style="a">')).toBe(true);
    const wrong = languages.flatMap((language) => allPages(language).filter(([, html]) => breaks(html)));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('a page and everything it fetches brings at most 20 kB of script, gzipped', async () => {
    const loaded = async (address: string, seen = new Set<string>()): Promise<Set<string>> => {
      const file = basename(address);
      if (seen.has(file)) return seen;
      seen.add(file);
      const text = await readFile(join(folder, file), 'utf8');
      for (const [, next] of text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) await loaded(next!, seen);
      return seen;
    };
    for (const name of Object.keys(assets.scripts) as ScriptName[]) {
      const files = await loaded(assets.scripts[name], await loaded(assets.scripts.site));
      let bytes = 0;
      for (const file of files) bytes += gzipSync(await readFile(join(folder, file)), { level: 9 }).length;
      expect(bytes, name).toBeGreaterThan(200);
      expect(bytes, name).toBeLessThanOrEqual(20_000);
    }
  });

  it('no page speaks another language than its own, editors’ and people’s words apart', () => {
    const head = (language: Language) => {
      const html = allPages(language).find(([name]) => name === 'check-asks')![1];
      return html.slice(html.indexOf('<main'), html.indexOf('<footer'));
    };
    expect(head('en')).not.toMatch(/\p{Script=Han}/u);
    expect(head('es')).not.toMatch(/\p{Script=Han}/u);
    expect(head('zh')).toMatch(/\p{Script=Han}/u);
  });
});
