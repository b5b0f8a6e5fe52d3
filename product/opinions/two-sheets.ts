import { canonical } from '#contract/canonical';
import { atPlace, listsIn, placesIn, withPlace, type SheetFacts, type SheetPlace } from './places';
import type { SheetContent } from './sheet';

type Items = SheetContent['problems'];

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

/**
 * What both wrote, theirs first. An item that one side took away is gone unless the other wrote it anew; one that both
 * wrote differently stands there twice, so that nothing is lost unread.
 */
const bothLists = (base: Items, mine: Items, theirs: Items): Items => {
  const has = (items: Items, item: Items[number]) => items.some((each) => same(each, item));
  const stays = (item: Items[number], other: Items) => !has(base, item) || has(other, item);
  return [
    ...theirs.filter((item) => stays(item, mine)),
    ...mine.filter((item) => !has(theirs, item) && stays(item, theirs)),
  ];
};

export interface Merged {
  /** What either side alone wrote, from both; where both wrote, what stands in this window. */
  readonly sheet: SheetContent;
  /** What the merged sheet owes to the other window. */
  readonly taken: readonly SheetPlace[];
  /** Where both wrote, and not the same: the person says which holds. */
  readonly clashes: readonly SheetPlace[];
  /** What both windows know now: the base of the next comparison. */
  readonly base: SheetContent;
}

/** Brings together two sheets that began as the same one. */
export const mergeSheets = (
  facts: SheetFacts,
  base: SheetContent,
  mine: SheetContent,
  theirs: SheetContent,
): Merged => {
  const taken: SheetPlace[] = [];
  const clashes: SheetPlace[] = [];
  let sheet = mine;
  let known = theirs;
  for (const place of placesIn(facts)) {
    const [was, here, there] = [base, mine, theirs].map((each) => atPlace(each, place));
    if (same(here, there) || same(there, was)) continue;
    if (same(here, was)) {
      taken.push(place);
      sheet = withPlace(sheet, place, there);
    } else {
      clashes.push(place);
      known = withPlace(known, place, was);
    }
  }
  for (const list of listsIn(facts)) {
    if (same(theirs[list], base[list])) continue;
    const items = bothLists(base[list], mine[list], theirs[list]);
    if (same(items, mine[list])) continue;
    taken.push([list]);
    sheet = withPlace(sheet, [list], items);
  }
  return { sheet, taken, clashes, base: known };
};

/** Whose word holds of a text that began as the same one in two windows; `ask` where both wrote, and not the same. */
export const mergeTexts = (base: string, mine: string, theirs: string): 'mine' | 'theirs' | 'ask' => {
  if (mine === theirs || theirs === base) return 'mine';
  return mine === base ? 'theirs' : 'ask';
};
