import type { Db } from '#host/database/connection';
import { dictionaries, type DictionaryName } from '#product/dictionaries/dictionaries';

/** What a dictionary offers now, in its order. */
export const openItems = (db: Db, dictionary: DictionaryName) =>
  db
    .selectFrom('codeItem')
    .innerJoin('codeSet', 'codeSet.id', 'codeItem.setId')
    .select(['codeItem.code', 'codeItem.names'])
    .where('codeSet.code', '=', dictionaries[dictionary].key)
    .where('codeItem.isDeleted', '=', false)
    .where('codeItem.isLocked', '=', false)
    .orderBy('codeItem.sort')
    .orderBy('codeItem.code')
    .execute();
