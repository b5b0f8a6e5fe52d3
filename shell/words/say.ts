import type { Locale } from 'antd/es/locale';
import { useCallback } from 'react';
import { create } from 'zustand';
import { fill, type Language, type PlaceholderValues, type WordKey } from '#contract/words';

/** A key, or the stem of a pair of plural keys: `shell.rows` for `shell.rows_one` and `shell.rows_other`. */
export type Sayable =
  | WordKey
  | (WordKey extends infer Key ? (Key extends `${infer Stem}_other` ? Stem : never) : never);
type Words = Readonly<Record<string, string>>;
/** A language's words, and those of the component library: they come in one file and are spoken from the same moment. */
interface Tongue {
  readonly default: Words;
  readonly kit: Locale;
}
export type LanguageChunks = Readonly<Record<Language, () => Promise<Tongue>>>;

interface Spoken {
  readonly language: Language | null;
  readonly kit?: Locale;
}
let words: Words = {};
/** How to load the words that are not here yet. */
let rest: (() => Promise<Tongue>) | undefined;
let wanted: Language | undefined;
let plurals = new Intl.PluralRules('en');
const useSpoken = create<Spoken>()(() => ({ language: null }));

/**
 * Loads a language's words and speaks it from then on. The words before stay where they are until the new ones are here.
 * Where `first` has those of the first page, they are spoken and the others are left to `wholeLanguage`.
 */
export const speak = async (
  language: Language,
  chunks: LanguageChunks,
  first?: (language: Language) => Promise<Tongue> | undefined,
): Promise<void> => {
  wanted = language;
  if (useSpoken.getState().language === language) return;
  const part = first?.(language);
  const { default: own, kit } = await (part ?? chunks[language]());
  // Another one was chosen meanwhile.
  if (wanted !== language) return;
  words = own;
  rest = part && chunks[language];
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : language;
  useSpoken.setState({ language, kit });
};

/** Resolves when all words of the spoken language are here: a page that is not the first may say any. */
export const wholeLanguage = async (): Promise<void> => {
  const load = rest;
  if (!load) return;
  const { default: whole } = await load();
  if (rest !== load) return;
  words = whole;
  rest = undefined;
};

/** The same for a key that only the data know, such as a dictionary's; an unknown one is shown as it is. */
export const sayAny = (key: string): string => words[key] ?? key;

/** The word of a key in the spoken language; a `count` among the values chooses between a pair of plural keys. */
export const say = (key: Sayable, values: PlaceholderValues = {}): string => {
  const form = plurals.select(Number(values['count'])) === 'one' ? 'one' : 'other';
  return fill(words[`${key}_${form}`] ?? sayAny(key), values);
};

export type Say = typeof say;

/** The same for components: they are drawn again when the language changes. */
export const useWords = (): Say => {
  const language = useSpoken((spoken) => spoken.language);
  // A new function for each language, so that whoever keeps it as a dependency notices the change.
  return useCallback((key, values) => (language ? say(key, values) : key), [language]);
};

/** What the component library says by itself; undefined before a language is spoken. */
export const useKitWords = (): Locale | undefined => useSpoken(({ kit }) => kit);

/** Does something in the language that is spoken now, and in each one spoken later. */
export const onSpoken = (follow: (language: Language) => Promise<void>): void => {
  const notify = ({ language }: Spoken): void => void (language && follow(language));
  notify(useSpoken.getState());
  useSpoken.subscribe(notify);
};

/** The language whose words are on the screen. */
export const useLanguage = (): Language => useSpoken((spoken) => spoken.language) ?? 'en';
