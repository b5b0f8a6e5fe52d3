import { sql, type SqlBool } from 'kysely';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { objectKind } from '#host/objects';
import { notify } from '#host/notify';
import { certificates, people } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { dayOf } from '#contract/calendar';
import { applicationCodes } from '#product/dictionaries/application-status';
import { applicationsWords } from '../words';
import { fieldProblem } from './refuse';

/** Whether somebody is an active technology manager: not locked, with a certificate valid on a day of Shanghai. */
export const isManager = async (db: Db, personId: string, today: string): Promise<boolean> =>
  (await managerRead(db, personId, today).executeTakeFirst()) !== undefined;

/** The same as a read that stands beside others: a row where they are one. */
export const managerRead = (db: Db, personId: string | null, today: string) =>
  db
    .selectFrom(people.as('person'))
    .innerJoin(heldRoles.as('role'), 'role.personId', 'person.id')
    .innerJoin(certificates('technologyManager').as('certificate'), 'certificate.personId', 'person.id')
    .select('person.id')
    .where('person.id', '=', personId)
    .where('person.isLocked', '=', false)
    .where('role.code', '=', roleCode.technologyManager)
    .where('certificate.validUntil', '>=', today);

/** The owners for whom a person may begin a draft: they themselves, and for a technology manager those who authorised them. */
export const draftOwnerKind = objectKind('person', (row, me) =>
  me === null
    ? sql<SqlBool>`false`
    : row.or([
        row('person.id', '=', me.personId),
        sql<SqlBool>`${me.roles.has(roleCode.technologyManager)} and not person.is_locked and exists (
          select 1 from drafting_authorisation given where given.owner_id = person.id
            and given.manager_id = ${me.personId} and given.withdrawn_at is null)`,
      ]),
);

/** Authorisations that a person has given or been given, those in force first (domain §1.1). */
export const authorisationsOf = async ({ db, me }: Context) => {
  const rows = await db
    .selectFrom('draftingAuthorisation')
    .innerJoin(people.as('owner'), 'owner.id', 'draftingAuthorisation.ownerId')
    .innerJoin(people.as('manager'), 'manager.id', 'draftingAuthorisation.managerId')
    .selectAll('draftingAuthorisation')
    .select(['owner.trueName as ownerName', 'manager.trueName as managerName'])
    .where((row) => row.or([row('ownerId', '=', me.personId), row('managerId', '=', me.personId)]))
    .orderBy(sql`withdrawn_at is null`, 'desc')
    .orderBy('givenAt', 'desc')
    .limit(200)
    .execute();
  return {
    ownsDrafts: me.roles.has(roleCode.owner),
    given: rows.map((row) => ({ ...row, isOwn: row.ownerId === me.personId })),
  };
};

const inForce = (db: Db, ownerId: string, managerId: string) =>
  db
    .selectFrom('draftingAuthorisation')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('managerId', '=', managerId)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The owner lets a technology manager begin drafts for them. Throws 2002 for somebody who is none; twice is once. */
export const authorise = async ({ managerId }: { managerId: string }, context: Context) => {
  const { db, me, now, newId, language } = context;
  if (managerId === me.personId || !(await isManager(db, managerId, dayOf(now))))
    throw fieldProblem('ManagerId', 'notATechnologyManager', language);
  await db
    .insertInto('draftingAuthorisation')
    .values({ id: newId(), ownerId: me.personId, managerId, givenAt: now.toISOString(), withdrawnAt: null })
    .onConflict((already) =>
      already.columns(['ownerId', 'managerId']).where('withdrawnAt', 'is', null).doNothing(),
    )
    .execute();
  context.audit({
    object: ['person', managerId],
    after: { isAuthorised: true },
    loggedFields: ['isAuthorised'],
  });
  await notify(context, {
    to: [managerId],
    kind: 'applications.toldAuthorised',
    says: applicationsWords.toldAuthorised,
    values: { name: me.name },
  });
  return { managerId };
};

/**
 * The owner takes it back: the manager begins no more drafts for them and works on none that is not submitted. Throws 404
 * where none is in force.
 */
export const withdrawAuthorisation = async ({ managerId }: { managerId: string }, context: Context) => {
  const { db, me, now } = context;
  const given = await inForce(db, me.personId, managerId);
  if (!given) throw general.notFound();
  await db
    .updateTable('draftingAuthorisation')
    .set({ withdrawnAt: now.toISOString() })
    .where('id', '=', given.id)
    .execute();
  await db
    .updateTable('application')
    .set((row) => ({
      technologyManagerId: null,
      rowVersion: row('rowVersion', '+', 1),
      updatedAt: now.toISOString(),
    }))
    .where('ownerId', '=', me.personId)
    .where('technologyManagerId', '=', managerId)
    .where('status', '=', applicationCodes.draft)
    .execute();
  context.audit({
    object: ['person', managerId],
    after: { isAuthorised: false },
    loggedFields: ['isAuthorised'],
  });
  await notify(context, {
    to: [managerId],
    kind: 'applications.toldWithdrawn',
    says: applicationsWords.toldWithdrawn,
    values: { name: me.name },
  });
  return { managerId };
};

declare module '#host/objects' {
  interface LoadedObjects {
    draftOwner: { readonly id: string };
  }
}
