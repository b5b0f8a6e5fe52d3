/** A word of the product in the three languages it speaks: Chinese, British English, Spanish of Spain. */
export type Word = readonly [zh: string, en: string, es: string];

export const languages = ['zh', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Each area adds its keys here by declaration merging, so that `WordKey` knows every word of the product.
 * @public as nobody imports what they merge into
 */
export interface WordRegistry {}

/** `'panels.submit'`: area, dot, key. */
export type WordKey = {
  [Area in keyof WordRegistry]: `${Area & string}.${WordRegistry[Area] & string}`;
}[keyof WordRegistry];

/** Declares an area's words. A row with fewer than three languages does not compile. */
export const words = <const Rows extends Record<string, Word>>(rows: Rows): Rows => rows;

/** The word in one language. */
export const inLanguage = (word: Word, language: Language): string => word[languages.indexOf(language)]!;

/** Speaks an area's words in one language: for pages drawn on the server, which read the rows themselves. */
export const speaker =
  <Rows extends Record<string, Word>>(rows: Rows, language: Language) =>
  (key: keyof Rows): string =>
    inLanguage(rows[key]!, language);

/** What fills the names in a sentence. */
export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** `{{rows, row is|rows are}}`: what is said of one, and what of any other number. Either may hold names again. */
const eitherForm = /\{\{(\w+), ((?:[^{}|]|\{\{\w+\}\})*)\|((?:[^{}|]|\{\{\w+\}\})*)\}\}/g;

/**
 * Replaces `{{name}}` in a sentence by the value of that name, and `{{name, one|several}}` by the form which that number asks
 * for; an unknown name stays as it is.
 */
export const fill = (sentence: string, values: PlaceholderValues): string =>
  sentence
    .replace(eitherForm, (whole, name: string, one: string, several: string) =>
      name in values ? (Number(values[name]) === 1 ? one : several) : whole,
    )
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** `zh`, `en` or `es` when the text begins with one of them (as `zh-CN` does), otherwise undefined. */
export const languageOf = (text: string | undefined): Language | undefined =>
  languages.find((language) => text?.toLowerCase().startsWith(language));
