import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { canonicalCard, canonicalEmail, canonicalLoginName, canonicalMobile } from '#host/secrets/canonical';
import { endSessions, refuseStronger, notifyOwner, voidLinks } from '#product/access/server';
import { accessProblems } from '#product/access/problems';
import { peopleProblems } from '../problems';
import { mayBeOrganisationAdmin, ownToGive } from '../rules';
import type { AdminEdit, PersonAction } from '../staff';
import {
  certificateChanges,
  storeCertificates,
  objectionsToCertificates,
  loggedCertificates,
} from './certificates';
import { cardFor, differing, masked, missing, moveTo, plainChanges, refuseWith, type Said } from './changes';
import { emailFor, mobileFor, objectionsToContact, notifyOldMobile } from './contact';
import { askForEmail } from './email';
import { unknownItems } from './items';
import { foreignPictures } from './pictures';
import { objectionsToOrganisationAdmin, refuseOrganisationAdmin } from './organisation-admin';
import { rolesToGive } from './roles';
import type { hiddenFields } from '#product/audit/names';
import { giveOnlyRoles } from '#queries/roles';
import { seenByStaff } from './scope';
import { actionsOn, hiddenValue, isFresh, peopleWithFacts, type PersonFacts } from './select';

type Input = z.output<typeof AdminEdit>;

/** Somebody whom the caller administers, and what the caller may do to them; nobody else is found. */
export const administeredPerson = async (id: string, context: Context): Promise<PersonFacts> => {
  const found = await peopleWithFacts(context)
    .where('person.id', '=', id)
    .where(seenByStaff(context.me))
    .executeTakeFirst();
  if (!found) throw general.notFound();
  return found;
};

/** What a field of somebody whom the caller administers holds in full, for whoever has said why they ask; 404 for others. */
export const hiddenOf = async (
  id: string,
  field: (typeof hiddenFields)[number],
  context: Context,
): Promise<string> => hiddenValue(await administeredPerson(id, context), field, context);

/** Which of the fields that open an account or decide a conflict of interest are really to change. */
const identityChanges = (input: Input, person: PersonFacts, { services }: Context): Said['field'][] => {
  const isOther = (
    given: string | undefined,
    index: string | null,
    of: 'mobile' | 'email' | 'card',
    plain?: string,
  ) => given !== undefined && services.blindIndex(of, plain ?? given.trim()) !== index;
  return [
    ...(input.trueName !== undefined && input.trueName.trim() !== person.trueName
      ? (['trueName'] as const)
      : []),
    ...(input.loginName !== undefined && input.loginName.trim() !== person.loginName
      ? (['loginName'] as const)
      : []),
    ...(isOther(input.mobile, person.mobileIndex, 'mobile', canonicalMobile(input.mobile ?? ''))
      ? (['mobile'] as const)
      : []),
    ...(isOther(input.email, person.emailIndex, 'email', canonicalEmail(input.email ?? ''))
      ? (['email'] as const)
      : []),
    ...(input.identityCard?.trim() &&
    isOther(input.identityCard, person.cardIndex, 'card', canonicalCard(input.identityCard))
      ? (['identityCard'] as const)
      : []),
    ...(input.organisationId !== undefined && input.organisationId !== person.organisationId
      ? (['organisationId'] as const)
      : []),
  ];
};

/** Whether the professional title that stands in the register is to change. */
const changesTitle = ({ professionalTitle: given }: Input, person: PersonFacts): boolean =>
  given !== undefined && given.trim() !== (person.professionalTitle ?? '');

/** What turns a switch needs no version; whatever overwrites a text that somebody else may have mended does (CO-01). */
const needsNoVersion = ['id', 'rowVersion', 'isLocked', 'roleIds', 'userType', 'isOrganisationAdmin'];
const overwrites = (input: Input): boolean =>
  Object.entries(input).some(([field, value]) => value !== undefined && !needsNoVersion.includes(field));

/** Roles and kind are the administrator's to change (domain §1.2), and never the caller's own (AZ-09). */
const newRoles = async (
  input: Input,
  person: PersonFacts,
  can: readonly PersonAction[],
  context: Context,
) => {
  const now = person.held.map(({ id }) => id).toSorted();
  const wanted = input.roleIds && [...new Set(input.roleIds)].toSorted();
  const isSame = wanted === undefined || wanted.join() === now.join();
  const isSameType = input.userType === undefined || input.userType === person.userType;
  if (isSame && isSameType) return undefined;
  if (person.id === context.me.personId) throw peopleProblems.ownAccount();
  if (!can.includes('grant')) throw general.notAllowed();
  if (isSame) return undefined;
  const roles = await rolesToGive({ ids: wanted }, context);
  return roles;
};

/** Whether the lock is to turn, and may. */
const turnsLock = async (
  input: Input,
  person: PersonFacts,
  can: readonly PersonAction[],
  { me }: Context,
) => {
  if (input.isLocked === undefined || input.isLocked === person.isLocked) return false;
  if (person.id === me.personId) throw peopleProblems.ownAccount();
  if (!can.includes(input.isLocked ? 'lock' : 'unlock')) throw general.notAllowed();
  return true;
};

/** Another account took the name, the number or the identity number at the same moment. */
const takenMeanwhile = (fault: { readonly code?: string }): never => {
  throw fault.code === '23505' ? accessProblems.nameTaken() : fault;
};

/** The columns behind what is to change of somebody's identity. */
const identityColumns = async (
  changing: readonly Said['field'][],
  input: Input,
  person: PersonFacts,
  context: Context,
) => {
  const has = (field: Said['field']) => changing.includes(field);
  const loginKey = has('loginName') ? canonicalLoginName(input.loginName!) : person.loginKey;
  if (!loginKey) throw accessProblems.nameTaken();
  return {
    ...(has('loginName') && { loginName: input.loginName!.trim(), loginKey }),
    ...(has('mobile') && (await mobileFor(input.mobile!, person.id, context))),
    // An address in use stays until its owner has opened the link mailed to the new one.
    ...(has('email') && isFresh(person) && emailFor(input.email!, person.id, context)),
    ...(has('identityCard') && (await cardFor(input.identityCard!, person.id, context))),
    ...(has('organisationId') && { organisationId: input.organisationId!, isOrganisationAdmin: false }),
  };
};

const ofTheRegister = ['id', 'rowVersion', 'assessorCertificate', 'managerCertificate'];
/** Nothing but certificates is to change: what the register of assessors is kept by. */
const isOnRegister = (input: Input): boolean =>
  (input.assessorCertificate !== undefined || input.managerCertificate !== undefined) &&
  Object.entries(input).every(([field, value]) => value === undefined || ofTheRegister.includes(field));

/**
 * Changes somebody's account. Throws 404 for whom the caller does not see, 403 for what is not theirs to do, 2003 when it
 * was changed since it was read, 1014 for their own lock and roles, 2521 where no administrator would be left; 403 too where
 * the person may grant or approve what the caller may not.
 */
export const administer = async (input: Input & { readonly id: string }, context: Context) => {
  const { db, me, now } = context;
  await db.selectFrom('person').select('id').where('id', '=', input.id).forUpdate().execute();
  const person = await administeredPerson(input.id, context);
  const can = actionsOn(person, me);
  const certificates = certificateChanges(input, person.certificates);
  if (!can.includes(isOnRegister(input) ? 'certify' : 'edit')) throw general.notAllowed();
  if (input.rowVersion !== undefined && input.rowVersion !== person.rowVersion)
    throw general.changedMeanwhile({}, { RowVersion: person.rowVersion });
  const changing = identityChanges(input, person, context);
  const roles = await newRoles(input, person, can, context);
  const facts = {
    userType: input.userType ?? person.userType,
    roles: (roles ?? person.held).map(({ code }) => code),
    organisationId: input.organisationId ?? person.organisationId,
  };
  const hasMoved = changing.includes('organisationId');
  // Whoever acted for one organisation does not thereby act for the next.
  const acted = person.isOrganisationAdmin && !hasMoved;
  const isActing = input.isOrganisationAdmin === acted ? undefined : input.isOrganisationAdmin;
  if (isActing !== undefined) refuseOrganisationAdmin(context, person.id);
  // Whoever decides on kind and roles gives the certificate along with them.
  if (certificates.length > 0 && !can.includes('certify') && !can.includes('grant'))
    throw general.notAllowed();
  refuseWith(
    [
      ...masked(input),
      ...(input.rowVersion === undefined && overwrites(input)
        ? [{ field: 'rowVersion', says: 'versionNeeded' } as const]
        : []),
      ...(isOnRegister(input) ? [] : missing(input, person, ownToGive)),
      ...objectionsToContact(input),
      ...(can.includes('identity') ? [] : changing.map((field) => ({ field, says: 'notHere' as const }))),
      ...(!can.includes('title') && changesTitle(input, person)
        ? [{ field: 'professionalTitle', says: 'notHere' } as const]
        : []),
      ...(await unknownItems(input, person, db)),
      ...(await objectionsToCertificates(certificates, facts, context)),
      ...objectionsToOrganisationAdmin(isActing, facts),
      ...(await foreignPictures(input, person.images, context)),
    ],
    context,
  );
  const isTurned = await turnsLock(input, person, can, context);
  // An administrator of narrower rights takes neither rights nor the way in from one of wider ones (AZ-09).
  if (me.roles.has(roleCode.administrator) && (roles || isTurned || changing.length > 0))
    await refuseStronger(context, person.id);
  const said = {
    ...plainChanges(input),
    ...(await identityColumns(changing, input, person, context)),
    ...(input.userType !== undefined && { userType: input.userType }),
    ...(isActing !== undefined && { isOrganisationAdmin: isActing }),
    // Acting for an organisation is an applicant's: it does not wait for whoever becomes one again.
    ...(!mayBeOrganisationAdmin(facts.roles) && { isOrganisationAdmin: false }),
    ...(isTurned && { isLocked: input.isLocked! }),
  };
  const changed = differing(said, person);
  const opensOtherwise = changing.includes('email') || changing.includes('mobile');
  if (opensOtherwise || (isTurned && input.isLocked)) await voidLinks(person.id, context);
  if (hasMoved) await moveTo(input.organisationId!, person, context);
  await db
    .updateTable('person')
    .set({ ...changed, rowVersion: person.rowVersion + 1 } as never)
    .where('id', '=', person.id)
    .execute()
    .catch(takenMeanwhile);
  if (roles)
    await giveOnlyRoles(
      db,
      person.id,
      roles.map(({ id }) => id),
    );
  await storeCertificates(certificates, person.id, context);
  const isEmailPending = changing.includes('email') && !isFresh(person);
  if (isEmailPending) await askForEmail(canonicalEmail(input.email!)!, person, context);
  if (changing.includes('mobile') && !isFresh(person)) await notifyOldMobile(person, input.mobile!, context);
  if (isTurned) await notifyOwner(context, person.id, input.isLocked ? 'accountLocked' : 'accountUnlocked');
  // What opens the account has changed, or what they may do in it, or it is closed: whoever is inside must come in again (SE-02, SE-03).
  if (
    roles ||
    isActing !== undefined ||
    (isTurned && input.isLocked) ||
    changing.some((field) => field === 'mobile' || field === 'loginName')
  )
    await endSessions(db, { personId: person.id }, now, roles ? 'roles' : null);
  context.audit({
    object: ['person', person.id],
    ...(certificates.length > 0 && { before: loggedCertificates(certificates, 'before') }),
    // The names of what was changed, never the values: they are personal data.
    after: {
      fields: [...Object.keys(changed), ...(isEmailPending ? ['pendingEmail'] : [])],
      ...(roles && { roles: roles.map(({ code }) => code) }),
      ...(isTurned && { isLocked: input.isLocked }),
      ...(isActing !== undefined && { isOrganisationAdmin: isActing }),
      ...loggedCertificates(certificates, 'next'),
    },
    loggedFields: [
      'fields',
      'roles',
      'isLocked',
      'isOrganisationAdmin',
      'assessorCertificate',
      'managerCertificate',
    ],
  });
  return { id: person.id, isEmailPending };
};
