import type { Tables } from '#host/database/tables';
import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { codesIn } from '#contract/facts';
import type { Db } from '#host/database/connection';
import { notOffered, type Chosen } from '#product/dictionaries/server';
import { fields } from '../fields';
import type { ProfileEdit } from '../profile';
import type { Said } from './changes';

/** The bounds of the sex say already which there are. */
const { sex: _sex, ...facts } = fields.profile;
const codesOf = (record: object) =>
  codesIn(facts, record).map(({ path, ...code }) => ({ field: path[0], ...code })) as (Chosen & {
    readonly field: Said['field'];
  })[];

/** The fields whose item the dictionaries do not offer; what stands there already may stay, closed or not. */
export const unknownItems = async (
  input: Omit<z.output<typeof ProfileEdit>, 'id'>,
  row: Selectable<Tables['person']> | undefined,
  db: Db,
) =>
  (await notOffered(db, codesOf(input), row && codesOf(row))).map(({ field }) => ({
    field,
    says: 'noSuchItem' as const,
  }));
