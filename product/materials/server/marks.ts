import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import { materialsWords, type MaterialsWord } from '../words';
import { titleOf, type Moving } from './guards';

type Said = readonly [code: string, word: MaterialsWord];

const refuse = ({ context, row }: Moving, said: readonly Said[]): boolean => {
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

const flawsOf = ({ data }: Moving): Said[] => {
  const marks = data.marks ?? [];
  const codes = (data.items ?? []).map(({ code }) => code);
  return [
    ...marks.filter(({ code }) => !codes.includes(code)).map(({ code }) => [code, 'noSuchItem'] as const),
    ...marks
      .filter(({ code }, at) => marks.findIndex((each) => each.code === code) !== at)
      .map(({ code }) => [code, 'itemTwice'] as const),
    ...marks
      .filter(({ result, comment }) => result === 'toSupplement' && !comment.trim())
      .map(({ code }) => [code, 'defectWithoutText'] as const),
  ];
};

const defectsOf = ({ data }: Moving) => (data.marks ?? []).filter(({ result }) => result === 'toSupplement');

const unmarked = ({ data }: Moving): Said[] =>
  (data.items ?? [])
    .filter(({ code }) => !(data.marks ?? []).some((mark) => mark.code === code))
    .map(({ code }) => [code, 'resultMissing']);

/** M3: every item is marked, none of them as to be supplemented. */
export const everyItemInOrder = (moving: Moving): boolean =>
  refuse(moving, [
    ...unmarked(moving),
    ...flawsOf(moving),
    ...defectsOf(moving).map(({ code }) => [code, 'notInOrder'] as const),
  ]);

/** M4: at least one item is marked as to be supplemented, and each of those with a text; the others may wait. */
export const defectsExplained = (moving: Moving): boolean =>
  refuse(moving, [
    ...flawsOf(moving),
    ...(defectsOf(moving).length === 0 ? [['', 'noDefect'] as const] : []),
  ]);
