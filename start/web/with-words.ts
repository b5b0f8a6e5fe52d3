import { wholeLanguage } from '#shell/words/say';

/** A part of the frame that is fetched on demand: it may say words that did not come with the first page. */
export const withWords =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () =>
    (await Promise.all([load(), wholeLanguage()]))[0];
