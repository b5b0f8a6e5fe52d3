import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages, type Language, type Word } from '../../contract/words';
import { run } from './load';
import { foldersWithWords, mentionedBy, type Mentioned } from './mentioned';

const prefix = 'virtual:words/';
type AllWords = Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** Read once for all languages. */
let allWords: ReturnType<typeof run<{ allWords: AllWords }>> | undefined;

/** Every word of the product in one language, by `area.key`. */
export const wordsIn = (all: AllWords, language: Language): Record<string, string> => {
  const place = languages.indexOf(language);
  return Object.fromEntries(
    Object.entries(all).flatMap(([area, rows]) =>
      Object.entries(rows).map(([key, row]) => [`${area}.${key}`, row[place]!]),
    ),
  );
};

/** Of all words those that the frame and the pages of one folder may say. */
export const partOf = (
  all: Readonly<Record<string, string>>,
  { areas, keys }: Pick<Mentioned, 'areas' | 'keys'>,
): Record<string, string> => {
  // A key may be put together, and one that counts has two endings: what begins like a mentioned one is taken too.
  const begins = [...keys];
  return Object.fromEntries(
    Object.entries(all).filter(
      ([key]) => areas.has(key.split('.', 1)[0]!) || begins.some((each) => key.startsWith(each)),
    ),
  );
};

/** What the component library calls its own words of a language. */
const kits: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB', es: 'es_ES' };
/** The library's own words, which are plain data. */
const kitOf = (language: Language): unknown => {
  const find = createRequire(import.meta.url);
  return (find(`antd/lib/locale/${kits[language]}.js`) as { readonly default: unknown }).default;
};
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/**
 * `virtual:words/<language>`: all areas' words of one language, and the component library's beside them; nobody downloads
 * three. `virtual:words/<language>/<folder>`: what the frame and the pages of one folder of the product say, for the page
 * that somebody opens first. `virtual:words` knows how to load each of those.
 */
export const wordChunks = (): Plugin => ({
  name: 'assay:words',
  resolveId: (id) => (id === 'virtual:words' || id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (id === '\0virtual:words') {
      const names = languages.flatMap((language) =>
        foldersWithWords().map((folder) => `${language}/${folder}`),
      );
      const loads = names.map((name) => `'${name}': () => import('${prefix}${name}')`);
      return `export const parts = { ${loads.join(', ')} };`;
    }
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const [spoken, folder] = id.slice(prefix.length + 1).split('/');
    const language = languages.find((each) => each === spoken);
    if (!language) this.error(`${id.slice(1)}: the product speaks ${languages.join(', ')}`);
    const list = resolve('start/words.ts');
    const { exports, files } = await (allWords ??= run<{ allWords: AllWords }>(
      `export { allWords } from ${JSON.stringify(list)};`,
    ));
    const mentioned = folder === undefined ? undefined : mentionedBy(folder);
    for (const file of [list, ...files, ...(mentioned?.files ?? [])]) this.addWatchFile(file);
    const whole = wordsIn(exports.allWords, language);
    return `export const kit = ${parsed(kitOf(language))};
      export default ${parsed(mentioned ? partOf(whole, mentioned) : whole)};`;
  },
  watchChange: () => void (allWords = undefined),
});
