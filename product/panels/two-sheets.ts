import { canonical } from '#contract/canonical';
import type { SheetContent } from './sheet';

/** A sheet is compared by what an expert says in one go: a score, a level with its reason, a comment, a list. */
export type SheetPlace = readonly [keyof SheetContent] | readonly [keyof SheetContent, string];

const groups = ['scores', 'levels', 'medical', 'comments'] as const;
const lists = ['problems', 'advice'] as const;
const single = ['overall', 'overallReason', 'conclusion', 'familiarity'] as const;

type Items = SheetContent[(typeof lists)[number]];

/** Every place of a sheet but its lists, which are merged item by item. */
export const placesOf = (sheet: SheetContent): readonly SheetPlace[] => [
  ...groups.flatMap((group) => Object.keys(sheet[group]).map((name) => [group, name] as const)),
  ...single.map((name) => [name] as const),
];

export const atPlace = (sheet: SheetContent, [group, name]: SheetPlace): unknown =>
  name === undefined ? sheet[group] : (sheet[group] as Readonly<Record<string, unknown>>)[name];

/** The sheet with another value in one place. */
export const withPlace = (sheet: SheetContent, [group, name]: SheetPlace, value: unknown): SheetContent => ({
  ...sheet,
  [group]: name === undefined ? value : { ...(sheet[group] as object), [name]: value },
});

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
export const mergeSheets = (base: SheetContent, mine: SheetContent, theirs: SheetContent): Merged => {
  const taken: SheetPlace[] = [];
  const clashes: SheetPlace[] = [];
  let sheet = mine;
  let known = theirs;
  for (const place of placesOf(theirs)) {
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
  for (const list of lists) {
    if (same(theirs[list], base[list])) continue;
    const items = bothLists(base[list], mine[list], theirs[list]);
    if (same(items, mine[list])) continue;
    taken.push([list]);
    sheet = withPlace(sheet, [list], items);
  }
  return { sheet, taken, clashes, base: known };
};
