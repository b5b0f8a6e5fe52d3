import type { Context } from '#host/context';
import { serve } from '#host/serve';
import { listing } from '../contract';
import { peopleProblems } from '../problems';
import { listedTypes, type PublicConsent } from '../public-profile';

const kindOf = (userType: number) =>
  (Object.keys(listedTypes) as (keyof typeof listedTypes)[]).find((kind) => listedTypes[kind] === userType) ??
  null;

/** What the caller lets anybody see of them, and what that is today. */
const publicProfile = async (_: unknown, { db, me }: Context) => {
  const person = await db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .selectAll('person')
    .select('organisation.name as organisationName')
    .where('person.id', '=', me.personId)
    .executeTakeFirstOrThrow();
  return {
    isListed: person.showPublic,
    showsPicture: person.showPublic && person.showPicture,
    kind: kindOf(person.userType),
    listedSince: person.showPublic ? person.shownSince : null,
    hasPicture: person.images.length > 0,
    trueName: person.trueName,
    professionalTitle: person.professionalTitle ?? '',
    subject: person.familiarSubjectOne ?? '',
    organisationName: person.organisationName ?? '',
    introduction: person.introduction ?? '',
  };
};

/**
 * Keeps what the caller agrees to, from this moment on: the public pages hear of it in the same transaction. Whoever is not
 * listed shows no picture. Throws 5047 for whoever the public pages list under no kind.
 */
const setPublicProfile = async ({ isListed, showsPicture }: PublicConsent, context: Context) => {
  const { db, me, now } = context;
  const before = await db
    .selectFrom('person')
    .select(['userType', 'showPublic', 'showPicture', 'shownSince', 'rowVersion'])
    .where('id', '=', me.personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (isListed && kindOf(before.userType) === null) throw peopleProblems.notListed();
  const after = { showPublic: isListed, showPicture: isListed && showsPicture };
  await db
    .updateTable('person')
    .set({
      ...after,
      shownSince: !isListed ? null : before.showPublic ? before.shownSince : now.toISOString(),
      rowVersion: before.rowVersion + 1,
    })
    .where('id', '=', me.personId)
    .execute();
  context.audit({
    object: ['person', me.personId],
    before: { showPublic: before.showPublic, showPicture: before.showPicture },
    after,
    loggedFields: ['showPublic', 'showPicture'],
  });
  return {};
};

export default serve(listing, { publicProfile, setPublicProfile });
