import { inLanguage, type Language, type Word } from '../../contract/words';

/** An item as the browser holds it after sign-in; the server's rows have these fields and more. */
export interface CachedItem {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly name: string;
  readonly nameEnglish: string;
  readonly nameSpanish: string;
  readonly sort: number;
  readonly isDeleted: boolean;
}

export type TreeOf<Item> = Item & { readonly children: readonly TreeOf<Item>[] };

const bySort = (one: CachedItem, other: CachedItem): number =>
  one.sort - other.sort || one.code.localeCompare(other.code, 'en', { numeric: true });

/**
 * The living items as a tree ordered by sort, then by code. An item whose parent is deleted or unknown is left
 * out with it: it could not be reached in a choice either.
 */
export const treeOf = <Item extends CachedItem>(items: readonly Item[]): readonly TreeOf<Item>[] => {
  const children = new Map<string | null, Item[]>();
  for (const item of items) {
    if (item.isDeleted) continue;
    children.set(item.parentId, [...(children.get(item.parentId) ?? []), item]);
  }
  const below = (parent: string | null): readonly TreeOf<Item>[] =>
    (children.get(parent) ?? []).toSorted(bySort).map((item) => ({ ...item, children: below(item.id) }));
  return below(null);
};

/** All items by id, the deleted too: old data still point at them. */
export const indexById = <Item extends { readonly id: string }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> => new Map(items.map((item) => [item.id, item]));

const namesOf = (item: CachedItem): Word => [item.name, item.nameEnglish, item.nameSpanish];

/** The name in one language; an item that staff added without a translation speaks Chinese. */
export const nameOf = (item: CachedItem, language: Language): string =>
  inLanguage(namesOf(item), language) || item.name;

/** Id to name in one language, the deleted too. */
export const idToName = (
  items: readonly CachedItem[],
  language: Language,
): Readonly<Record<string, string>> =>
  Object.fromEntries(items.map((item) => [item.id, nameOf(item, language)]));

/** The simple form of the specification: `{ id, name, sort }`, in the order of sort. */
export const simpleItems = (items: readonly CachedItem[], language: Language) =>
  items
    .filter((item) => !item.isDeleted)
    .toSorted(bySort)
    .map((item) => ({ id: item.id, name: nameOf(item, language), sort: item.sort }));
