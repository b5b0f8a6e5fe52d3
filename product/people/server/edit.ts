import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { identityCardPerPerson } from '#host/limits/limit';
import { canonicalCard, canonicalEmail, canonicalMobile } from '#host/secrets/canonical';
import type { ProfileEdit } from '../profile';
import { expertType, maintainedByOthers, mayChangeWorkplace } from '../rules';
import { cardFor, differing, masked, missing, moveTo, plainChanges, refuseWith, type Said } from './changes';
import { askForEmail } from './email';
import { unknownItems } from './items';
import { foreignPictures } from './pictures';

type Edit = z.output<typeof ProfileEdit>;

const personOf = ({ db, me }: Context) =>
  db.selectFrom('person').selectAll().where('id', '=', me.personId).forUpdate().executeTakeFirstOrThrow();
type Row = Awaited<ReturnType<typeof personOf>>;

/** What others keep of a person: type, and of all but experts name and workplace. */
const notHis = (input: Edit, row: Row, { me, services }: Context): Said[] => {
  const said: Said[] = [];
  const refuse = (field: keyof Edit, says: Said['says'] = 'notHere') => void said.push({ field, says });
  if (input.userType !== undefined && input.userType !== row.userType) refuse('userType');
  const renamed = input.trueName !== undefined && input.trueName.trim() !== row.trueName;
  if (renamed && row.userType !== expertType) refuse('trueName');
  const moved = input.organisationId !== undefined && input.organisationId !== me.organisationId;
  if (moved && !mayChangeWorkplace(me.roles)) refuse('organisationId');
  if (input.mobile?.trim()) {
    // A landline is a phone number, but no code can be sent to it: it is never the one that is stored.
    const mobile = canonicalMobile(input.mobile);
    if (!mobile || services.blindIndex('mobile', mobile) !== row.mobileIndex)
      refuse('mobile', 'mobileElsewhere');
  }
  return said;
};

/** Changes the caller's own profile; what is left out stays. Every rule of the screen holds here too. */
export const editProfile = async (input: Edit, context: Context) => {
  const { db, services } = context;
  const row = await personOf(context);
  if (input.id !== undefined && input.id !== row.id) throw general.notFound();
  refuseWith(
    [
      ...masked(input),
      ...missing(input, row, maintainedByOthers(row.userType)),
      ...notHis(input, row, context),
      ...(await unknownItems(input, row, db)),
      ...(await foreignPictures(input, row.images, context)),
    ],
    context,
  );
  const email = input.email === undefined ? undefined : canonicalEmail(input.email);
  if (input.email !== undefined && !email) refuseWith([{ field: 'email', says: 'emailNeeded' }], context);
  const isEmailNew = email !== undefined && services.blindIndex('email', email) !== row.emailIndex;
  const moved = input.organisationId && input.organisationId !== context.me.organisationId;
  const card = input.identityCard === undefined ? undefined : canonicalCard(input.identityCard);
  const isCardNew = card !== undefined && services.blindIndex('card', card) !== row.cardIndex;
  if (isCardNew) await services.limiter.demand([[identityCardPerPerson, row.id]], context.now);
  const said = {
    ...plainChanges(input),
    ...(isCardNew && (await cardFor(card, row.id, context))),
    ...(moved && { organisationId: input.organisationId, isOrganisationAdmin: false }),
  };
  const changed = differing(said, row);
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
    loggedFields: ['fields'],
  });
  return { isEmailPending: isEmailNew };
};
