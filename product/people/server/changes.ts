import type { Tables } from '#host/database/tables';
import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { canonicalCard } from '#host/secrets/canonical';
import { isMasked } from '#host/secrets/masks';
import { dayOf } from '#contract/calendar';
import { entriesOf } from '#product/organisations/server';
import { peopleProblems } from '../problems';
import type { ProfileEdit } from '../profile';
import { fields, personFieldNames } from '../fields';
import { objectionTo } from '../rules';
import { peopleWords } from '../words';
import { columnsSaid, sealedColumn } from './stored-fields';

type Edit = z.output<typeof ProfileEdit>;
/** What is wrong with one field of a change: the sentence that says it. */
export interface Said {
  readonly field:
    | keyof Edit
    | 'loginName'
    | 'roleIds'
    | 'isLocked'
    | 'isOrganisationAdmin'
    | 'rowVersion'
    | `${'assessorCertificate' | 'managerCertificate'}.${'number' | 'grade'}`;
  readonly says: keyof typeof peopleWords;
}

const sealedFields = Object.keys(sealedColumn) as (keyof typeof sealedColumn)[];
/** Personal data that came back masked: they never count as data (security §3.22). */
export const masked = (input: Omit<Edit, 'id'>): Said[] =>
  sealedFields.flatMap((field) => (isMasked(input[field] ?? '') ? [{ field, says: 'masked' as const }] : []));

type Needed = keyof typeof sealedColumn | 'trueName' | 'organisationId';
const neededFields = Object.keys(fields.profile).filter(
  (field) => fields.profile[field as Needed].needed,
) as readonly Needed[];

/** What stands in a required field, as text that is empty or not: it is never read, only known to be there. */
const isStored = (row: Selectable<Tables['person']>, field: Needed): boolean =>
  field === 'trueName' || field === 'organisationId'
    ? Boolean(row[field])
    : Boolean(row[`${sealedColumn[field]}Cipher`] ?? (field === 'email' && row.pendingEmailCipher));

/** Everything the screen asks too (VA1, VA5), but what this caller is not asked for: a required field is met by what is stored. */
export const missing = (
  input: Omit<Edit, 'id'>,
  row: Selectable<Tables['person']> | undefined,
  notAsked: readonly string[],
): Said[] =>
  neededFields.flatMap((field) => {
    const given = input[field];
    if (notAsked.includes(field) || (given === undefined && row && isStored(row, field))) return [];
    const says = objectionTo(field, given ?? null);
    return says ? [{ field, says }] : [];
  });

/** The first objection to each field, as the caller spells it. */
export const refuseWith = (said: readonly Said[], { language }: Context): void => {
  if (said.length === 0) return;
  const byField = new Map(said.toReversed().map((one) => [one.field, one]));
  const defects = [...byField.values()].toReversed().map(({ field, says }) => {
    const name = personFieldNames[field];
    return {
      Field: field.split('.').map(wireName).join('.'),
      Msg: fill(inLanguage(peopleWords[says], language), { label: name ? inLanguage(name, language) : '' }),
    };
  });
  throw general.badInput({}, defects);
};

/**
 * A new workplace: the old one ends today, so that conflicts of interest are still found in it (domain §6.5); also where the account
 * alone knew of it, as of whoever registered.
 */
export const moveTo = async (
  organisationId: string,
  row: Pick<Selectable<Tables['person']>, 'id' | 'organisationId' | 'createdAt'>,
  { db, now, newId }: Context,
): Promise<void> => {
  const today = dayOf(now);
  const ended = await db
    .updateTable('workplace')
    .set({ toDay: today })
    .where('personId', '=', row.id)
    .where('organisationId', 'in', entriesOf(row.organisationId))
    .where('toDay', 'is', null)
    .executeTakeFirst();
  const place = { personId: row.id, college: null };
  if (row.organisationId !== null && ended.numUpdatedRows === 0n)
    await db
      .insertInto('workplace')
      .values({
        ...place,
        id: newId(),
        organisationId: row.organisationId,
        fromDay: dayOf(new Date(row.createdAt)),
        toDay: today,
      })
      .execute();
  await db
    .insertInto('workplace')
    .values({ ...place, id: newId(), organisationId, fromDay: today, toDay: null })
    .execute();
};

/** An identity number belongs to one account. */
export const cardFor = async (given: string, personId: string, { db, services }: Context) => {
  const card = canonicalCard(given) ?? given.trim();
  const cardIndex = services.blindIndex('card', card);
  const other = await db
    .selectFrom('person')
    .select('id')
    .where('cardIndex', '=', cardIndex)
    .where('id', '!=', personId)
    .executeTakeFirst();
  if (other) throw peopleProblems.cardTaken();
  return {
    cardCipher: services.cipher.seal({ table: 'person', column: 'card', row: personId }, card),
    cardIndex,
  };
};

/** The columns behind what a change says of a profile; personal data and the workplace have rules of their own. */
export const plainChanges = ({ organisationId: _workplace, ...input }: Omit<Edit, 'id'>) =>
  columnsSaid(input);

/** Columns that are to stand otherwise than they do: nothing else is written, and nothing else told as changed. */
export const differing = <Columns extends object>(columns: Columns, row: object): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(row[column as keyof typeof row]),
    ),
  ) as Partial<Columns>;
