import type { Say } from '#shell/words/say';

/** A small piece of data in the reader's language. */
export const sampleJson = (say: Say) => ({
  title: say('galleryWriting.editor.heading'),
  levels: { maturity: 9, innovation: 3, advancement: 5 },
  isPublished: true,
  revokedAt: null,
});
