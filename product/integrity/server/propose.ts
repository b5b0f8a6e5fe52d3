import type * as z from 'zod';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { create } from '#host/create';
import { calendarNow, settingsNow } from '#product/settings/server';
import type { integrity } from '../contract';
import { integrityProblems } from '../problems';
import { recordMachine } from './machine';
import { notifyProposed } from './notify';

type Proposing = z.output<typeof integrity.calls.propose.takes>;

/**
 * A reviewer proposes a record about an applicant, an expert or an organisation, by facts and evidence (domain §9.16). Throws
 * 2146 for anybody else, 2147 where there is one already, 2005 about oneself, a colleague or one's own organisation.
 */
export const proposeRecord = async (
  { personId, organisationId, ground, facts, fileId, months }: Proposing,
  context: Context,
) => {
  const { db, me, now, newId } = context;
  const id = newId();
  const party = { personId: personId ?? null, organisationId: organisationId ?? null };
  const { integrityReplyDays } = await settingsNow(db);
  const replyUntil = workingDaysAfter(now, integrityReplyDays, await calendarNow(db));
  await create(context, recordMachine, 'propose', {
    id,
    actors: me.roles.has(roleCode.publicAgency) ? ['publicAgency'] : [],
    about: party,
    visibility: 'all',
    insert: async (status) => {
      const made = await db
        .insertInto('integrityRecord')
        .values({
          id,
          ...party,
          ground,
          facts,
          evidenceFileId: fileId,
          months,
          status: status!,
          proposedBy: me.personId,
          proposedAt: now.toISOString(),
          replyUntil: replyUntil.toISOString(),
          updatedAt: now.toISOString(),
        })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      // Somebody else proposed one in this very moment.
      if (made.numInsertedOrUpdatedRows === 0n) throw integrityProblems.recordThere();
    },
  });
  await notifyProposed(context, { id, ...party }, dayOf(replyUntil));
  return { id };
};
