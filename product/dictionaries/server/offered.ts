import type { Db } from '#host/database/connection';
import { dictionaries, type DictionaryName } from '../dictionaries';

/** A code somebody chose, and the dictionary it is chosen from. */
export interface Chosen {
  readonly dictionary: DictionaryName;
  readonly code: string;
}

const keyOf = ({ dictionary, code }: Chosen): string => `${dictionaries[dictionary].key}/${code}`;

/**
 * Those of the chosen codes that are not offered: nobody knows them, or they or what stands above them is locked or
 * deleted. What stood there `before` may stay, closed meanwhile or not, for old data are not rewritten.
 */
export const notOffered = async <Code extends Chosen>(
  db: Db,
  chosen: readonly Code[],
  before: readonly Chosen[] = [],
): Promise<Code[]> => {
  const offeredBefore = new Set(before.map(keyOf));
  const asked = chosen.filter((each) => !offeredBefore.has(keyOf(each)));
  if (asked.length === 0) return [];
  const open = await db
    .selectFrom('codeItem')
    .innerJoin('codeSet', 'codeSet.id', 'codeItem.setId')
    .leftJoin('codeItem as above', 'above.id', 'codeItem.parentId')
    .select(['codeSet.code as key', 'codeItem.code'])
    .where('codeSet.code', 'in', [
      ...new Set(asked.map(({ dictionary }) => dictionaries[dictionary].key as string)),
    ])
    .where('codeItem.code', 'in', [...new Set(asked.map(({ code }) => code))])
    .where('codeItem.isDeleted', '=', false)
    .where('codeItem.isLocked', '=', false)
    .where((row) => row.or([row('above.id', 'is', null), row('above.isDeleted', '=', false)]))
    .where((row) => row.or([row('above.id', 'is', null), row('above.isLocked', '=', false)]))
    .execute();
  const offered = new Set(open.map(({ key, code }) => `${key}/${code}`));
  return asked.filter((each) => !offered.has(keyOf(each)));
};
