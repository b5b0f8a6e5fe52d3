import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages, type Language, type Word } from '../../contract/words';
import { run } from './load';

const prefix = 'virtual:words/';
type AllWords = Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** Every word of the house in one language, by `area.key`. */
export const wordsIn = (all: AllWords, language: Language): Record<string, string> => {
  const place = languages.indexOf(language);
  return Object.fromEntries(
    Object.entries(all).flatMap(([area, rows]) =>
      Object.entries(rows).map(([key, row]) => [`${area}.${key}`, row[place]!]),
    ),
  );
};

/** What the component library calls its own words of a language. */
const kits: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB', es: 'es_ES' };

/**
 * `virtual:words/<language>`: one chunk with all areas' words of one language, and the component library's beside them;
 * nobody downloads three.
 */
export const wordChunks = (): Plugin => ({
  name: 'assay:words',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const language = languages.find((each) => each === id.slice(prefix.length + 1));
    if (!language) this.error(`${id.slice(1)}: the house speaks ${languages.join(', ')}`);
    const list = resolve('start/words.ts');
    const { exports, files } = await run<{ allWords: AllWords }>(
      `export { allWords } from ${JSON.stringify(list)};`,
    );
    for (const file of [list, ...files]) this.addWatchFile(file);
    return `export { default as kit } from 'antd/es/locale/${kits[language]}';
      export default JSON.parse(${JSON.stringify(JSON.stringify(wordsIn(exports.allWords, language)))});`;
  },
});
