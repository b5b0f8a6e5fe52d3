import i18next from 'i18next';
import { useCallback } from 'react';
import { create } from 'zustand';
import { fill, type Language, type WordKey } from '../../contract/words';

/** A key, or the stem of a pair of plural keys: `shell.rows` for `shell.rows_one` and `shell.rows_other`. */
export type Sayable =
  WordKey | (WordKey extends infer Key ? (Key extends `${infer Stem}_other` ? Stem : never) : never);
export type Values = Readonly<Record<string, string | number>>;
export type LanguageChunks = Readonly<
  Record<Language, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
>;

const speaker = i18next.createInstance();
const useSpoken = create<{ readonly language: Language | null }>()(() => ({ language: null }));

/** Loads a language's words and speaks it from then on. The words before stay where they are until the new ones are here. */
export const speak = async (language: Language, chunks: LanguageChunks): Promise<void> => {
  if (!speaker.isInitialized) {
    await speaker.init({
      lng: language,
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      fallbackLng: false,
      returnEmptyString: true,
    });
  }
  if (!speaker.hasResourceBundle(language, 'translation')) {
    const { default: words } = await chunks[language]();
    speaker.addResourceBundle(language, 'translation', words);
  }
  await speaker.changeLanguage(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : language;
  useSpoken.setState({ language });
};

/** The word of a key in the spoken language; a `count` among the values chooses between a pair of plural keys. */
export const say = (key: Sayable, values: Values = {}): string =>
  fill(speaker.t(key, { ...values, skipInterpolation: true }), values);

export type Say = typeof say;

/** The same for components: they are drawn again when the language changes. */
export const useWords = (): Say => {
  const language = useSpoken((spoken) => spoken.language);
  // A new function for each language, so that whoever keeps it as a dependency notices the change.
  return useCallback((key, values) => (language ? say(key, values) : key), [language]);
};

/** The language whose words are on the screen. */
export const useLanguage = (): Language => useSpoken((spoken) => spoken.language) ?? 'en';
/** The same for a key that only the data know, such as a dictionary's; an unknown one is shown as it is. */
export const sayAny = (key: string): string => speaker.t(key);
