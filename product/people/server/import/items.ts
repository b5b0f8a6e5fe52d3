import type { Context } from '../../../../host/context';
import '../../../dictionaries/server/tables';
import { dictionaries, type DictionaryName } from '../../../dictionaries/dictionaries';
import { ProfileEdit } from '../../profile';

/** The open items of a dictionary by code and by name in any language. */
export const itemsOf = async (
  dictionary: DictionaryName,
  { db }: Context,
): Promise<ReadonlyMap<string, string>> => {
  const items = await db
    .selectFrom('codeItem')
    .innerJoin('codeSet', 'codeSet.id', 'codeItem.setId')
    .select(['codeItem.code', 'codeItem.names'])
    .where('codeSet.code', '=', dictionaries[dictionary].key)
    .where('codeItem.isDeleted', '=', false)
    .where('codeItem.isLocked', '=', false)
    .execute();
  return new Map([
    ...items.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
    ...items.map(({ code }) => [code, code] as const),
  ]);
};

/** No NUL, no half of a character: what the database cannot keep it is not asked for either. */
export const isStorable = (text: string): boolean => ProfileEdit.shape.introduction.safeParse(text).success;
