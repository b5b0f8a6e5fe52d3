import type { Page } from 'playwright-core';
import { languages, type Language } from '#contract/words';
import { commit, numberFor } from '#testing/commit';
import type { PageState } from './places';

/** A language by day or by night. */
export interface Look {
  readonly language: Language;
  readonly ground: 'light' | 'dark';
}

export const first: Look = { language: 'zh', ground: 'light' };
const others: readonly Look[] = languages
  .flatMap((language) => (['light', 'dark'] as const).map((ground) => ({ language, ground })))
  .filter(({ language, ground }) => language !== first.language || ground !== first.ground);

/** Of so many pages one is seen in a second look. */
const oneOf = 5;
const seed = commit() ?? '';

/**
 * In which looks a page is seen: Chinese by day, and with each commit another fifth of the pages in another one of the other
 * five too; of a page's further faces every other one, by day. In the long suite all of them in all six, each by every rule; else the second look
 * is for what a look may change: the words, and by night the contrast.
 */
export const looksOf = ({ page, what = '', isFurther }: PageState): readonly Look[] => {
  if (process.env['LONG_TESTS']) return [first, ...others];
  const number = numberFor(page, seed);
  if (isFurther && numberFor(`${page} ${what}`, seed) % 2 !== 0) return [];
  return isFurther || number % oneOf !== 0
    ? [first]
    : [first, others[Math.floor(number / oneOf) % others.length]!];
};

/** Puts a browser into a look before it opens the next page: the system is light or dark, and a cookie names the language. */
export const putOn = async (page: Page, { language, ground }: Look, url: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: ground, reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: 'language', value: language, url }]);
};
