import type { Say } from '#shell/words/say';

/** A short text of the newsroom as it is stored. */
export const sampleText = (say: Say): string =>
  JSON.stringify({
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: say('galleryWriting.editor.heading') }],
      },
      { type: 'paragraph', content: [{ type: 'text', text: say('galleryWriting.editor.text') }] },
    ],
  });
