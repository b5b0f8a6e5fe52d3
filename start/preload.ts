import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/words';
import { builtFolders } from './assets';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'start/web/index.html';

const whole = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (!manifest[key] || seen.has(key)) return seen;
  seen.add(key);
  for (const each of manifest[key].imports ?? []) whole(manifest, each, seen);
  return seen;
};

/** What of the build the document of one page names. */
interface Preload {
  /** The file of the words of the page that is opened first; empty where they come with all others. */
  readonly words: string;
  readonly lines: string;
}

/**
 * The lines of the office's document by which a browser fetches at once what it would find out one by one: the words of its
 * language, and the page at this address with all that the page is made of. The file of those words is named by itself too:
 * so the first thing that a browser loads needs no list of the words of every page.
 */
export const preloadOf = (): ((component: string | undefined, language: Language) => Preload) => {
  const file = join(builtFolders.office, 'manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const there = whole(manifest, entry);
  /** The words of the page that is opened first, where the build has them by themselves. */
  const partOf = (language: Language, component: string | undefined): string | undefined =>
    [`virtual:words/${language}/${component?.split('/')[0]}`].find((key) => manifest[key]);
  return (component, language) => {
    const part = partOf(language, component);
    const wanted = [
      part ?? `virtual:words/${language}`,
      ...(component ? [`product/${component.replace('/', '/web/pages/')}.tsx`] : []),
    ];
    const chunks = [...new Set(wanted.flatMap((key) => [...whole(manifest, key)]))]
      .filter((key) => !there.has(key))
      .map((key) => manifest[key]!);
    const scripts = chunks.map(({ file }) => file);
    const styles = chunks.flatMap(({ css = [] }) => css);
    const lines = [
      ...[...new Set(scripts)].map((each) => `<link rel="modulepreload" crossorigin href="/${each}" />`),
      ...[...new Set(styles)].map((each) => `<link rel="preload" as="style" crossorigin href="/${each}" />`),
    ].join('\n    ');
    return { words: part ? `/${manifest[part]!.file}` : '', lines };
  };
};
