import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { looksAs } from '#host/scopes';
import { canonicalLoginName } from '#host/secrets/canonical';
import { accessProblems } from '#product/access/problems';
import { sendPasswordLinks } from '#product/access/server';
import { keepingSeparation } from '#product/roles/server';
import { dayOf } from '#contract/calendar';
import { expertType, ownToGive, roleOfType } from '../rules';
import type { AdminEdit } from '../staff';
import {
  certificateChanges,
  storeCertificates,
  objectionsToCertificates,
  loggedCertificates,
} from './certificates';
import { cardFor, masked, missing, plainChanges, refuseWith, type Said } from './changes';
import { emailFor, mobileFor, objectionsToContact } from './contact';
import { unknownItems } from './items';
import { foreignPictures } from './pictures';
import { readableNames } from './names';
import { objectionsToOrganisationAdmin, refuseOrganisationAdmin } from './organisation-admin';
import { rolesToGive } from './roles';
import { giveOnlyRoles } from '#queries/roles';
import { assessorType } from './scope';

type Input = z.output<typeof AdminEdit>;

/** Staff are told their login name by whoever adds them; for experts one is made where none is given. */
const nameFor = async (input: Input, userType: number, context: Context): Promise<string> => {
  const given = input.loginName?.trim() ?? '';
  if (given !== '') return given;
  if (userType !== expertType) refuseWith([{ field: 'loginName', says: 'pleaseEnter' }], context);
  const made = await readableNames([{ trueName: input.trueName!, email: input.email!, userType }], context);
  return made[0]!;
};

/** An agency adds people to itself alone (domain §1.2); everybody else names any organisation. */
const foreignOrganisation = (input: Input, userType: number, { me }: Context): Said[] =>
  looksAs(me, roleCode.administrator) || userType === expertType || input.organisationId === me.organisationId
    ? []
    : [{ field: 'organisationId', says: 'notHere' }];

/** Whoever is new sets their own password, by a link to their stored contact. */
const invite = async (id: string, context: Context): Promise<void> => {
  const person = await context.db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await sendPasswordLinks([person], 'invitation', context);
};

/** Another account took the number, the name or the identity number at the same moment. */
const takenMeanwhile = (fault: { readonly code?: string }): never => {
  throw fault.code === '23505' ? accessProblems.nameTaken() : fault;
};

/**
 * Adds an account without a password: nobody but its owner ever knows one. They sign in by a code sent to their mobile, or
 * by the link that sets a first password. Throws 403 for a kind or a role that is not the caller's to give, 2701 for
 * kinds of administration that are separated.
 */
export const addPerson = async (input: Input, context: Context): Promise<string> => {
  const { db, me, now } = context;
  const userType = input.userType ?? assessorType;
  const wanted = input.roleIds?.length ? { ids: input.roleIds } : { code: roleOfType[userType] ?? '' };
  const roles = await rolesToGive(wanted, context);
  const isOwnKind = roles.every(({ code }) => code === roleOfType[userType]);
  if (!looksAs(me, roleCode.administrator) && !isOwnKind) throw general.notAllowed();
  if (input.isOrganisationAdmin) refuseOrganisationAdmin(context);
  const certificates = certificateChanges(input, []);
  const facts = { userType, roles: roles.map(({ code }) => code) };
  refuseWith(
    [
      ...masked(input),
      ...missing(input, undefined, ownToGive),
      ...objectionsToContact(input),
      ...foreignOrganisation(input, userType, context),
      ...(await unknownItems(input, undefined, db)),
      ...(await foreignPictures(input, [], context)),
      ...(await objectionsToCertificates(certificates, facts, context)),
      ...objectionsToOrganisationAdmin(input.isOrganisationAdmin, {
        ...facts,
        organisationId: input.organisationId ?? null,
      }),
    ],
    context,
  );
  const loginName = await nameFor(input, userType, context);
  const loginKey = canonicalLoginName(loginName);
  if (!loginKey) throw accessProblems.nameTaken();
  const id = context.newId();
  await db
    .insertInto('person')
    .values({
      ...plainChanges(input),
      id,
      loginName,
      loginKey,
      passwordHash: null,
      userType,
      ...(await mobileFor(input.mobile!, id, context)),
      ...emailFor(input.email!, id, context),
      ...(input.identityCard?.trim() && (await cardFor(input.identityCard, id, context))),
      organisationId: input.organisationId!,
      isLocked: input.isLocked ?? false,
      isOrganisationAdmin: input.isOrganisationAdmin ?? false,
      registeredBy: me.roles.has(roleCode.agency) ? me.organisationId : null,
      createdAt: now.toISOString(),
    } as never)
    .execute()
    .catch(takenMeanwhile);
  if (!input.isLocked) await invite(id, context);
  await keepingSeparation(context, () =>
    giveOnlyRoles(
      db,
      id,
      roles.map((role) => role.id),
    ),
  );
  await storeCertificates(certificates, id, context);
  await db
    .insertInto('workplace')
    .values({
      id: context.newId(),
      personId: id,
      organisationId: input.organisationId!,
      college: null,
      fromDay: dayOf(now),
      toDay: null,
    })
    .execute();
  context.audit({
    object: ['person', id],
    after: {
      ...facts,
      ...(input.isOrganisationAdmin && { isOrganisationAdmin: true }),
      ...loggedCertificates(certificates, 'next'),
    },
    loggedFields: ['roles', 'isOrganisationAdmin', 'assessorCertificate', 'managerCertificate'],
  });
  return id;
};
