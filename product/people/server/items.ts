import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { Db } from '#host/database/connection';
import { notOffered } from '#product/dictionaries/server';
import type { DictionaryName } from '#product/dictionaries/dictionaries';
import type { ProfileEdit } from '../profile';
import type { Tables } from '#host/database/tables';

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
  row: Pick<Selectable<Tables['person']>, keyof typeof dictionaryOf> | undefined,
  db: Db,
) => {
  const fields = Object.entries(dictionaryOf) as [keyof typeof dictionaryOf, DictionaryName][];
  const chosen = fields.flatMap(([field, dictionary]) => {
    const code = input[field];
    return !code || code === row?.[field] ? [] : [{ field, dictionary, code }];
  });
  return (await notOffered(db, chosen)).map(({ field }) => ({ field, says: 'noSuchItem' as const }));
};
