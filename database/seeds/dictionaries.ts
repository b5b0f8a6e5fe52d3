import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { dictionaries, dictionaryNames } from '#product/dictionaries/dictionaries';
import { codeItemId, codeSetIds } from '#product/dictionaries/server/identifiers';

/**
 * Writes every dictionary of domain §5 that is not there yet. What staff have edited since stays as it is; on which sets
 * rules hang is the program's to say.
 */
export const seedDictionaries = async (db: Db): Promise<void> => {
  const sets = dictionaryNames.map((name) => ({ id: codeSetIds[name], ...dictionaries[name] }));
  await db
    .insertInto('codeSet')
    .values(
      sets.map((set, at) => ({
        id: set.id,
        code: set.key,
        name: set.names[0],
        nameEnglish: set.names[1],
        nameSpanish: set.names[2],
        isBuiltIn: set.builtIn,
        sort: at + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        isBuiltIn: sql`excluded.is_built_in`,
        nameEnglish: sql`coalesce(nullif(code_set.name_english, ''), excluded.name_english)`,
        nameSpanish: sql`coalesce(nullif(code_set.name_spanish, ''), excluded.name_spanish)`,
      }),
    )
    .execute();
  const items = sets.flatMap((set) =>
    set.items.map((item) => ({
      id: codeItemId(set.key, item.code),
      setId: set.id,
      parentId: item.parent === undefined ? null : codeItemId(set.key, item.parent),
      code: item.code,
      names: JSON.stringify(item.names),
      number: item.number,
      sort: item.sort,
    })),
  );
  // Parents stand before their children in every set, and a chunk keeps the order.
  for (let from = 0; from < items.length; from += 500) {
    await db
      .insertInto('codeItem')
      .values(items.slice(from, from + 500))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};
