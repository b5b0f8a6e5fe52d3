import type * as z from 'zod';
import { wireName } from '../../../contract/glossary';
import { general } from '../../../contract/problems';
import { fill, inLanguage } from '../../../contract/words';
import type { Context } from '../../../host/context';
import { canonicalCard, canonicalEmail, canonicalMobile } from '../../../host/secrets/canonical';
import { isMasked } from '../../../host/secrets/masks';
import { dayOf } from '../../tasks/calendar';
import { peopleProblems } from '../problems';
import type { ProfileEdit } from '../profile';
import { expertType, mayChangeWorkplace, objectionTo, requiredOf, type Objection } from '../rules';
import { peopleWords } from '../words';
import { askForEmail } from './email';
import { unknownItems } from './items';
import { foreignPictures } from './pictures';
import './tables';

type Edit = z.output<typeof ProfileEdit>;
type Said = Objection & { readonly field: keyof Edit };

const personOf = ({ db, me }: Context) =>
  db.selectFrom('person').selectAll().where('id', '=', me.personId).forUpdate().executeTakeFirstOrThrow();
type Row = Awaited<ReturnType<typeof personOf>>;

/** What stands in a required field, as text that is empty or not: it is never read, only known to be there. */
const storedIn = (row: Row) => ({
  trueName: row.trueName,
  mobile: row.mobileCipher,
  email: row.emailCipher ?? row.pendingEmailCipher,
  identityCard: row.cardCipher,
  organisationId: row.organisationId,
});

/** Everything the screen asks too (VA1, VA5): a required field is met by what is stored. */
const missing = (input: Edit, row: Row): Said[] =>
  requiredOf(row.userType).flatMap((field) => {
    const given = input[field];
    if (given === undefined && storedIn(row)[field]) return [];
    const objection = objectionTo(field, given ?? null);
    return objection ? [{ field, ...objection }] : [];
  });

const masked = (input: Edit): Said[] =>
  (['mobile', 'email', 'identityCard'] as const).flatMap((field) =>
    isMasked(input[field] ?? '') ? [{ field, says: 'masked' as const }] : [],
  );

/** What others keep of a person: type, and of all but experts name and workplace. */
const notHis = (input: Edit, row: Row, { me, house }: Context): Said[] => {
  const said: Said[] = [];
  const refuse = (field: keyof Edit, says: Said['says'] = 'notHere') => void said.push({ field, says });
  if (input.userType !== undefined && input.userType !== row.userType) refuse('userType');
  const renamed = input.trueName !== undefined && input.trueName.trim() !== row.trueName;
  if (renamed && row.userType !== expertType) refuse('trueName');
  const moved = input.organisationId !== undefined && input.organisationId !== row.organisationId;
  if (moved && !mayChangeWorkplace(me.roles)) refuse('organisationId');
  if (input.mobile?.trim()) {
    // A landline is a phone number, but no code can be sent to it: it is never the one that is stored.
    const mobile = canonicalMobile(input.mobile);
    if (!mobile || house.blindIndex('mobile', mobile) !== row.mobileIndex)
      refuse('mobile', 'mobileElsewhere');
  }
  return said;
};

/** The first objection to each field, as the caller spells it. */
const refuseWith = (said: readonly Said[], { language }: Context): void => {
  if (said.length === 0) return;
  const byField = new Map(said.toReversed().map((one) => [one.field, one]));
  const defects = [...byField.values()].toReversed().map(({ field, says, label }) => ({
    Field: wireName(field),
    Msg: fill(inLanguage(peopleWords[says], language), {
      label: label ? inLanguage(peopleWords[label], language) : '',
    }),
  }));
  throw general.badInput({}, defects);
};

/** An expert's new workplace: the old one ends today, so that conflicts of interest are still found in it (domain §6.5). */
const moveTo = async (organisationId: string, row: Row, { db, now, newId }: Context): Promise<void> => {
  const today = dayOf(now);
  await db
    .updateTable('workplace')
    .set({ toDay: today })
    .where('personId', '=', row.id)
    .where('organisationId', '=', row.organisationId)
    .where('toDay', 'is', null)
    .execute();
  await db
    .insertInto('workplace')
    .values({ id: newId(), personId: row.id, organisationId, college: null, fromDay: today, toDay: null })
    .execute();
};

/** An identity number belongs to one account. */
const cardFor = async (given: string, row: Row, { db, house }: Context) => {
  const card = canonicalCard(given) ?? given.trim();
  const cardIndex = house.blindIndex('card', card);
  const other = await db
    .selectFrom('person')
    .select('id')
    .where('cardIndex', '=', cardIndex)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) throw peopleProblems.cardTaken();
  return {
    cardCipher: house.cipher.seal({ table: 'person', column: 'card', row: row.id }, card),
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

/** Changes the caller's own profile; what is left out stays. Every rule of the screen holds here too. */
export const editProfile = async (input: Edit, context: Context) => {
  const { db, house } = context;
  const row = await personOf(context);
  if (input.id !== undefined && input.id !== row.id) throw general.notFound();
  refuseWith(
    [
      ...masked(input),
      ...missing(input, row),
      ...notHis(input, row, context),
      ...(await unknownItems(input, row, db)),
      ...(await foreignPictures(input.images ?? [], context)),
    ],
    context,
  );
  const email = input.email === undefined ? undefined : canonicalEmail(input.email);
  if (input.email !== undefined && !email) refuseWith([{ field: 'email', says: 'emailNeeded' }], context);
  const isEmailNew = email !== undefined && house.blindIndex('email', email) !== row.emailIndex;
  const moved = input.organisationId && input.organisationId !== row.organisationId;
  const texts = plainFields.flatMap((field) =>
    input[field] === undefined ? [] : [[field, input[field].trim() || null] as const],
  );
  const changed = {
    ...Object.fromEntries(texts),
    ...(input.trueName !== undefined && { trueName: input.trueName.trim() }),
    ...(input.sex !== undefined && { sex: input.sex || null }),
    ...(input.birthday !== undefined && { birthday: input.birthday }),
    ...(input.images !== undefined && { images: input.images }),
    ...(input.identityCard !== undefined && (await cardFor(input.identityCard, row, context))),
    ...(moved && { organisationId: input.organisationId, isOrganisationAdmin: false }),
  };
  if (moved) await moveTo(input.organisationId!, row, context);
  await db
    .updateTable('person')
    .set({ ...changed, rowVersion: row.rowVersion + 1 })
    .where('id', '=', row.id)
    .execute();
  if (isEmailNew) await askForEmail(email, row, context);
  // The names of what was changed, never the values: they are personal data.
  context.audit({
    object: ['person', row.id],
    after: { fields: [...Object.keys(changed), ...(isEmailNew ? ['pendingEmail'] : [])] },
  });
  return { isEmailPending: isEmailNew };
};
