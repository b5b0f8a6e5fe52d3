import type * as z from 'zod';
import type { MaterialForStaff } from '#product/materials/material';
import { tableOf } from '#product/materials/table-of';
import type { Item } from '../filling';

export type Material = z.output<typeof MaterialForStaff>;
export type Result = 'passed' | 'toSupplement' | 'notApplicable';
/** What the assessor has found so far, by item. */
export type ItemResults = Readonly<
  Record<string, { readonly result?: Result | undefined; readonly comment?: string }>
>;

export const results: readonly Result[] = ['passed', 'toSupplement', 'notApplicable'];

/** Whether there is something to find in order: files, or rows of the item's table. */
const hasContent = (item: Item, material: Material): boolean =>
  item.files.length > 0 || (item.kind !== 'files' && material[tableOf[item.kind]].length > 0);

/**
 * The findings a desk opens with. While a material waits for its review, what was asked for last time is looked at
 * anew: it is shown beside the item, and not taken over. Each names its result, though there is none yet: put back over a
 * later finding it would leave that one's result otherwise.
 */
export const initialResults = ({ items, can }: Pick<Material, 'items' | 'can'>): ItemResults =>
  Object.fromEntries(
    items.map(({ code, result, comment }) => [
      code,
      can.includes('pass') && result === 'toSupplement'
        ? { result: undefined, comment: '' }
        : { result: result ?? undefined, comment: comment ?? '' },
    ]),
  );

/** How many items were found what. */
export const countsOf = (itemResults: ItemResults): Readonly<Record<Result, number>> => {
  const count = (result: Result) =>
    Object.values(itemResults).filter((each) => each.result === result).length;
  return {
    passed: count('passed'),
    toSupplement: count('toSupplement'),
    notApplicable: count('notApplicable'),
  };
};

/** Every item that has something and no finding yet, found in order; the others stay as they are. */
export const withAllInOrder = (itemResults: ItemResults, material: Material): ItemResults => ({
  ...itemResults,
  ...Object.fromEntries(
    material.items
      .filter((item) => hasContent(item, material) && !itemResults[item.code]?.result)
      .map(({ code }) => [code, { ...itemResults[code], result: 'passed' as const }]),
  ),
});
