import { inLanguage, type Language, type Word } from '#contract/words';
import type { Db } from '#host/database/connection';
import { dictionaries, namesOf, type DictionaryName } from '../dictionaries';
import { versionOf } from './version';

/** What an item was called until a moment. */
export interface Former {
  readonly until: string;
  readonly names: Word;
}
interface Known {
  readonly key: string;
  readonly code: string;
  readonly names: Word;
  readonly former: readonly Former[];
  readonly isTop: boolean;
  readonly isOpen: boolean;
}

/** Items by the words of the database, staff's own among them: what the catalogue of the program cannot know. */
export interface Labels {
  /** The name of a code; an unknown one reads as the catalogue says. */
  readonly of: (dictionary: DictionaryName, code: string | null | undefined, language: Language) => string;
  /** Every item there is, closed ones too: its name by its code. */
  readonly all: (dictionary: DictionaryName, language: Language) => Record<string, string>;
  /** What is offered, in its order. */
  readonly offered: (
    dictionary: DictionaryName,
    language: Language,
    top?: boolean,
  ) => { readonly code: string; readonly text: string }[];
}

/** Former names of all items by the item, the oldest first. */
export const formerNames = async (db: Db): Promise<ReadonlyMap<string, readonly Former[]>> => {
  const rows = await db.selectFrom('codeItemLabel').selectAll().orderBy('until').orderBy('id').execute();
  const byItem = new Map<string, Former[]>();
  for (const { itemId, until, names } of rows)
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), { until, names }]);
  return byItem;
};

const read = async (db: Db): Promise<readonly Known[]> => {
  const [former, items] = await Promise.all([
    formerNames(db),
    db
      .selectFrom('codeItem')
      .innerJoin('codeSet', 'codeSet.id', 'codeItem.setId')
      .selectAll('codeItem')
      .select('codeSet.code as key')
      .orderBy('codeItem.sort')
      .orderBy('codeItem.code')
      .execute(),
  ]);
  return items.map((item) => ({
    key: item.key,
    code: item.code,
    names: item.names,
    former: former.get(item.id) ?? [],
    isTop: item.parentId === null,
    isOpen: !item.isDeleted && !item.isLocked,
  }));
};

/** Read once for each version: a page for visitors does not read every item anew. */
const held = new WeakMap<Db, { readonly version: number; readonly items: readonly Known[] }>();

const itemsOf = async (db: Db): Promise<readonly Known[]> => {
  const version = await versionOf(db);
  const known = held.get(db);
  if (known?.version === version) return known.items;
  const items = await read(db);
  held.set(db, { version, items });
  return items;
};

/** What items are called now, or were called at a moment: a record that was submitted keeps the words of its time. */
export const labelsAt = async (db: Db, at: string | null = null): Promise<Labels> => {
  const items = await itemsOf(db);
  const byCode = new Map(items.map((item) => [`${item.key}/${item.code}`, item]));
  const names = ({ former, names: now }: Known): Word =>
    (at !== null && former.find(({ until }) => until > at)?.names) || now;
  return {
    of: (dictionary, code, language) => {
      const item = byCode.get(`${dictionaries[dictionary].key}/${code ?? ''}`);
      return inLanguage(item ? names(item) : namesOf(dictionary, code), language);
    },
    all: (dictionary, language) =>
      Object.fromEntries(
        items
          .filter(({ key }) => key === dictionaries[dictionary].key)
          .map((item) => [item.code, inLanguage(names(item), language)]),
      ),
    offered: (dictionary, language, top = false) =>
      items
        .filter(({ key, isTop, isOpen }) => key === dictionaries[dictionary].key && isOpen && (!top || isTop))
        .map((item) => ({ code: item.code, text: inLanguage(names(item), language) })),
  };
};
