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
import { objectionTo, type Objection, type RequiredField } from '../rules';
import { peopleWords } from '../words';
import type { Tables } from '#host/database/tables';

type Edit = z.output<typeof ProfileEdit>;
/** What is wrong with one field of a change. */
export type Said = Objection & {
  readonly field:
    | keyof Edit
    | 'loginName'
    | 'roleIds'
    | 'isLocked'
    | 'isOrganisationAdmin'
    | 'rowVersion'
    | `${'assessorCertificate' | 'managerCertificate'}.${'number' | 'grade'}`;
};

/** Personal data that came back masked: they never count as data (security §3.22). */
export const masked = (input: Omit<Edit, 'id'>): Said[] =>
  (['mobile', 'email', 'identityCard'] as const).flatMap((field) =>
    isMasked(input[field] ?? '') ? [{ field, says: 'masked' as const }] : [],
  );

/** What stands in a required field, as text that is empty or not: it is never read, only known to be there. */
const storedIn = (row: Selectable<Tables['person']>) => ({
  trueName: row.trueName,
  mobile: row.mobileCipher,
  email: row.emailCipher ?? row.pendingEmailCipher,
  identityCard: row.cardCipher,
  organisationId: row.organisationId,
});

/** Everything the screen asks too (VA1, VA5): a required field is met by what is stored. */
export const missing = (
  input: Omit<Edit, 'id'>,
  row: Selectable<Tables['person']> | undefined,
  required: readonly RequiredField[],
): Said[] =>
  required.flatMap((field) => {
    const given = input[field];
    if (given === undefined && row && storedIn(row)[field]) return [];
    const objection = objectionTo(field, given ?? null);
    return objection ? [{ field, ...objection }] : [];
  });

/** The first objection to each field, as the caller spells it. */
export const refuseWith = (said: readonly Said[], { language }: Context): void => {
  if (said.length === 0) return;
  const byField = new Map(said.toReversed().map((one) => [one.field, one]));
  const defects = [...byField.values()].toReversed().map(({ field, says, label }) => ({
    Field: field.split('.').map(wireName).join('.'),
    Msg: fill(inLanguage(peopleWords[says], language), {
      label: label ? inLanguage(peopleWords[label], language) : '',
    }),
  }));
  throw general.badInput({}, defects);
};

/** A new workplace: the old one ends today, so that conflicts of interest are still found in it (domain §6.5). */
export const moveTo = async (
  organisationId: string,
  row: { readonly id: string; readonly organisationId: string | null },
  { db, now, newId }: Context,
): Promise<void> => {
  const today = dayOf(now);
  await db
    .updateTable('workplace')
    .set({ toDay: today })
    .where('personId', '=', row.id)
    .where('organisationId', 'in', entriesOf(row.organisationId))
    .where('toDay', 'is', null)
    .execute();
  await db
    .insertInto('workplace')
    .values({ id: newId(), personId: row.id, organisationId, college: null, fromDay: today, toDay: null })
    .execute();
};

/** An identity number belongs to one account. */
export const cardFor = async (given: string, personId: string, { db, house }: Context) => {
  const card = canonicalCard(given) ?? given.trim();
  const cardIndex = house.blindIndex('card', card);
  const other = await db
    .selectFrom('person')
    .select('id')
    .where('cardIndex', '=', cardIndex)
    .where('id', '!=', personId)
    .executeTakeFirst();
  if (other) throw peopleProblems.cardTaken();
  return {
    cardCipher: house.cipher.seal({ table: 'person', column: 'card', row: personId }, card),
    cardIndex,
  };
};

const plainFields = [
  'education',
  'professionalTitle',
  'specialty',
  'familiarSubjectOne',
  'familiarSubjectTwo',
  'position',
  'address',
  'researchField',
  'representativeResults',
  'introduction',
] as const;

/** The parts of a profile that no rule judges; what is left out stays. */
export const plainChanges = (input: Omit<Edit, 'id'>) => ({
  ...Object.fromEntries(
    plainFields.flatMap((field) =>
      input[field] === undefined ? [] : [[field, input[field].trim() || null] as const],
    ),
  ),
  ...(input.sex !== undefined && { sex: input.sex || null }),
  ...(input.birthday !== undefined && { birthday: input.birthday }),
  ...(input.images !== undefined && { images: input.images }),
});
