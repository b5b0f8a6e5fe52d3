import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import { materialsWords, type MaterialsWord } from '../words';
import { titleOf, type MaterialAttempt } from './guards';

type Said = readonly [code: string, word: MaterialsWord];

const refuse = ({ context, row }: MaterialAttempt, said: readonly Said[]): boolean => {
  if (said.length === 0) return true;
  throw general.badInput(
    {},
    said.map(([code, word]) => ({
      Field: code ? `Items.${code}` : 'Items',
      Msg: fill(inLanguage(materialsWords[word], context.language), {
        title: titleOf(row.template, code, context.language),
      }),
    })),
  );
};

const flawsOf = ({ data }: MaterialAttempt): Said[] => {
  const results = data.results ?? [];
  const codes = (data.items ?? []).map(({ code }) => code);
  return [
    ...results.filter(({ code }) => !codes.includes(code)).map(({ code }) => [code, 'noSuchItem'] as const),
    ...results
      .filter(({ code }, at) => results.findIndex((each) => each.code === code) !== at)
      .map(({ code }) => [code, 'itemTwice'] as const),
    ...results
      .filter(({ result, comment }) => result === 'toSupplement' && !comment.trim())
      .map(({ code }) => [code, 'defectWithoutText'] as const),
  ];
};

const defectsOf = ({ data }: MaterialAttempt) =>
  (data.results ?? []).filter(({ result }) => result === 'toSupplement');

const withoutResult = ({ data }: MaterialAttempt): Said[] =>
  (data.items ?? [])
    .filter(({ code }) => !(data.results ?? []).some((given) => given.code === code))
    .map(({ code }) => [code, 'resultMissing']);

/** M3: every item is marked, none of them as to be supplemented. */
export const everyItemInOrder = (attempt: MaterialAttempt): boolean =>
  refuse(attempt, [
    ...withoutResult(attempt),
    ...flawsOf(attempt),
    ...defectsOf(attempt).map(({ code }) => [code, 'notInOrder'] as const),
  ]);

/** M4: at least one item is marked as to be supplemented, and each of those with a text; the others may wait. */
export const defectsExplained = (attempt: MaterialAttempt): boolean =>
  refuse(attempt, [
    ...flawsOf(attempt),
    ...(defectsOf(attempt).length === 0 ? [['', 'noDefect'] as const] : []),
  ]);
