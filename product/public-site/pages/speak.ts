import { fill, speaker, type Language } from '#contract/words';
import { publicSiteWords, type PublicSiteWord } from '../words';

/** Speaks the site's words in the page's language, places filled. */
export const speak = (language: Language) => {
  const word = speaker(publicSiteWords, language);
  return (key: PublicSiteWord, values?: Readonly<Record<string, string | number>>): string =>
    values ? fill(word(key), values) : word(key);
};

export type Say = ReturnType<typeof speak>;

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES' };

/** A whole number as the reader's language groups it. */
export const figure = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value);

/** `3:07`: seconds as a player shows them. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
