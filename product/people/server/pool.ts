import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { heldRoles } from '#queries/roles';
import { peopleProblems } from '../problems';
import { expertType } from '../rules';
import type { LinkExperts, UnlinkExperts } from '../staff';
import type { Tables } from '#host/database/tables';
import { openSeats } from '#queries/panels';

type Asked = Context<Context['me'], Selectable<Tables['person']>>;

/** Whose pools a person keeps: an agency its assessors', an assessor their own (domain §1.2). */
const requireOwn = ({ me, object: assessor }: Asked): void => {
  if (
    me.roles.has(roleCode.administrator) ||
    me.roles.has(roleCode.publicAgency) ||
    assessor.id === me.personId
  )
    return;
  const isOwn = me.roles.has(roleCode.agency) && isOfOwn(me, assessor.organisationId);
  if (!isOwn) throw general.notAllowed();
};

const requireAssessor = async ({ db, object: assessor }: Asked): Promise<void> => {
  const held = await db
    .selectFrom(heldRoles.as('held'))
    .select('held.roleId')
    .where('held.personId', '=', assessor.id)
    .where('held.code', '=', roleCode.assessor)
    .executeTakeFirst();
  if (!held || assessor.isLocked) throw peopleProblems.notAnAssessor({ name: assessor.trueName });
};

/** Links experts to an assessor's pool; those who are in it already stay. Gives how many are new in it. */
export const linkExperts = async ({ expertIds }: z.output<typeof LinkExperts>, context: Asked) => {
  const { db, me, now, newId, object: assessor } = context;
  requireOwn(context);
  await requireAssessor(context);
  const ids = [...new Set(expertIds)];
  const people = await db
    .selectFrom('person')
    .select(['id', 'trueName', 'userType', 'isLocked'])
    .where('id', 'in', ids)
    .execute();
  const unfit = people.find((one) => one.userType !== expertType || one.isLocked || one.id === assessor.id);
  if (unfit) throw peopleProblems.notAnExpert({ name: unfit.trueName });
  const linked = await db
    .insertInto('assessorExpert')
    .values(
      ids.map((expertId) => ({
        id: newId(),
        assessorId: assessor.id,
        expertId,
        linkedAt: now.toISOString(),
        linkedBy: me.personId,
        unlinkedAt: null,
        unlinkedBy: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['assessorId', 'expertId']).where('unlinkedAt', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  const changed = Number(linked.numInsertedOrUpdatedRows ?? 0n);
  context.audit({
    object: ['person', assessor.id],
    after: { linked: ids, changed },
    loggedFields: ['changed'],
  });
  return { changed };
};

/** An expert who sits on a round of this assessor's report that is still open. */
const busyIn = (assessorId: string, ids: readonly string[], { db }: Asked) =>
  db
    .selectFrom(openSeats.as('seat'))
    .innerJoin('person', 'person.id', 'seat.expertId')
    .select('person.trueName')
    .where('seat.authorId', '=', assessorId)
    .where('seat.expertId', 'in', [...ids])
    .executeTakeFirst();

/**
 * Takes experts out of an assessor's pool; when, by whom and why stays on record. Throws 1018 while an open round uses
 * one of them for this assessor. Gives how many were in it.
 */
export const unlinkExperts = async (
  { expertIds, reason }: z.output<typeof UnlinkExperts>,
  context: Asked,
) => {
  const { db, me, now, object: assessor } = context;
  requireOwn(context);
  const busy = await busyIn(assessor.id, expertIds, context);
  if (busy) throw peopleProblems.inOpenRound({ name: busy.trueName });
  const unlinked = await db
    .updateTable('assessorExpert')
    .set({ unlinkedAt: now.toISOString(), unlinkedBy: me.personId, unlinkReason: reason?.trim() ?? '' })
    .where('assessorId', '=', assessor.id)
    .where('expertId', 'in', expertIds)
    .where('unlinkedAt', 'is', null)
    .executeTakeFirst();
  const changed = Number(unlinked.numUpdatedRows);
  context.audit({
    object: ['person', assessor.id],
    after: { unlinked: expertIds, changed },
    loggedFields: ['changed'],
    reason: reason?.trim() ?? '',
  });
  return { changed };
};
