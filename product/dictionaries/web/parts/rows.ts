import type * as z from 'zod';
import type { Language } from '#contract/words';
import type { ManagedItem, ManagedSet } from '../../administration';

export type SetRow = z.output<typeof ManagedSet>;
export type ItemRow = z.output<typeof ManagedItem>;

/** An item with those below it, in their order. */
export interface Branch {
  readonly item: ItemRow;
  readonly below: readonly Branch[];
}

/** The name in the language of the screen; one that nobody translated reads in Chinese. */
export const nameOf = (
  row: { readonly name: string; readonly nameEn: string; readonly nameEs: string },
  language: Language,
): string => (language === 'en' ? row.nameEn : language === 'es' ? row.nameEs : '') || row.name;

const holds = ({ code, name, nameEn, nameEs }: ItemRow, keyword: string): boolean =>
  [code, name, nameEn, nameEs].some((text) => text.toLowerCase().includes(keyword));

/** The items as a tree: of those that hold the keyword, and what stands above them. */
export const treeOf = (items: readonly ItemRow[], keyword: string, deleted: boolean): readonly Branch[] => {
  const wanted = keyword.trim().toLowerCase();
  const shown = items.filter((item) => deleted || !item.isDeleted);
  const from = (parentId: string, all: boolean): readonly Branch[] =>
    shown
      .filter((item) => item.parentId === parentId)
      .flatMap((item): Branch[] => {
        const found = all || wanted === '' || holds(item, wanted);
        const below = from(item.id, found);
        return found || below.length > 0 ? [{ item, below }] : [];
      });
  return from('', false);
};

/** The living items beside one, itself among them, in their order. */
export const siblingsOf = (items: readonly ItemRow[], item: ItemRow): readonly ItemRow[] =>
  items.filter(({ parentId, isDeleted }) => parentId === item.parentId && !isDeleted);

/** The ids of a level after one of it was put to another place. */
export const movedTo = (level: readonly ItemRow[], id: string, place: number): string[] => {
  const rest = level.map((row) => row.id).filter((each) => each !== id);
  return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, id);
};

/** The code that would come next on a level. */
export const nextCode = (items: readonly ItemRow[], parent: ItemRow | undefined): string => {
  const last = items
    .filter(({ parentId }) => parentId === (parent?.id ?? ''))
    .map(({ code }) => Number(code.split('.').at(-1)))
    .filter(Number.isFinite)
    .reduce((most, each) => Math.max(most, each), 0);
  return `${parent ? `${parent.code}.` : ''}${last + 1}`;
};
