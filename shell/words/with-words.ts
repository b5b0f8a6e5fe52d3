import { wholeLanguage } from './say';

/**
 * A part that is fetched on demand, with all words: it may say some that did not come with the first page. Written as
 * `withWords(() => import('…'))`, what it says is none of the page's own words (`tools/vite/mentioned.ts`).
 */
export const withWords =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () =>
    (await Promise.all([load(), wholeLanguage()]))[0];
