import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { Db } from '../../../host/database/connection';
import '../../dictionaries/server/tables';
import { dictionaries, type DictionaryName } from '../../dictionaries/dictionaries';
import type { ProfileEdit } from '../profile';
import type { PersonTable } from './tables';

/** Fields of a profile that hold an item of a dictionary. */
const dictionaryOf = {
  education: 'education',
  professionalTitle: 'professionalTitle',
  familiarSubjectOne: 'subject',
  familiarSubjectTwo: 'subject',
} as const satisfies Record<string, DictionaryName>;

/** The fields whose item the dictionaries do not offer; what stands there already may stay, closed or not. */
export const unknownItems = async (
  input: Pick<z.output<typeof ProfileEdit>, keyof typeof dictionaryOf>,
  row: Pick<Selectable<PersonTable>, keyof typeof dictionaryOf> | undefined,
  db: Db,
) => {
  const said: { field: keyof typeof dictionaryOf; says: 'noSuchItem' }[] = [];
  for (const [field, dictionary] of Object.entries(dictionaryOf) as [
    keyof typeof dictionaryOf,
    DictionaryName,
  ][]) {
    const given = input[field];
    if (!given || given === row?.[field]) continue;
    const open = await db
      .selectFrom('codeItem')
      .innerJoin('codeSet', 'codeSet.id', 'codeItem.setId')
      .select('codeItem.id')
      .where('codeSet.code', '=', dictionaries[dictionary].key)
      .where('codeItem.code', '=', given)
      .where('codeItem.isDeleted', '=', false)
      .where('codeItem.isLocked', '=', false)
      .executeTakeFirst();
    if (!open) said.push({ field, says: 'noSuchItem' });
  }
  return said;
};
