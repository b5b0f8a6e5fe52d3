/** For which texts a phrase is: why something is sent back or declined, what one thinks of it, a message about a case. */
export const phraseKinds = ['reason', 'opinion', 'message'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** How many phrases one person, or one organisation, has at most. */
export const mostPhrases = 100;

/** What may stand in a phrase in place of something, in each language: all are understood, whoever reads which. */
const placeholders = {
  achievement: ['【成果】', '[achievement]', '[resultado]'],
  date: ['【日期】', '[date]', '[fecha]'],
} as const;
type Placeholder = keyof typeof placeholders;

/** A phrase with its placeholders filled; one that nothing is known for stays, so that whoever writes sees it. */
export const filled = (
  body: string,
  values: Readonly<Partial<Record<Placeholder, string | undefined>>>,
): string =>
  (Object.keys(placeholders) as Placeholder[]).reduce((text, name) => {
    const value = values[name];
    if (value === undefined || value === '') return text;
    return placeholders[name].reduce(
      (said: string, spelling) => said.replaceAll(spelling, () => value),
      text,
    );
  }, body);
