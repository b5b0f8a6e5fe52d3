import type * as z from 'zod';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { create } from '#host/create';
import { calendarNow, settingsNow } from '#product/settings/server';
import { nextReminder } from '#product/tasks/reminder';
import type { integrity } from '../contract';
import { integrityProblems } from '../problems';
import type { RecordWithEnd } from '../with-end';
import { recordMachine } from './machine';
import { notifyProposed } from './notify';
import type { Party } from './parties';

type Proposing = z.output<typeof integrity.calls.propose.takes>;

/** What a proposed record is about, whoever proposes it. */
interface Proposal extends Party, Pick<Proposing, 'ground' | 'facts' | 'months'> {
  readonly evidenceFileId: string;
  readonly applicationId: string | null;
}

const propose = async (context: Context, actors: readonly string[], said: Proposal): Promise<string> => {
  const { db, me, now, newId } = context;
  const id = newId();
  const { personId, organisationId } = said;
  const { integrityReplyDays: days } = await settingsNow(db);
  const calendar = await calendarNow(db);
  const replyUntil = workingDaysAfter(now, days, calendar);
  await create(context, recordMachine, 'propose', {
    id,
    actors,
    about: { personId, organisationId },
    visibility: 'all',
    insert: async (status) => {
      const made = await db
        .insertInto('integrityRecord')
        .values({
          id,
          ...said,
          status: status!,
          proposedBy: me.personId,
          proposedAt: now.toISOString(),
          replyUntil: replyUntil.toISOString(),
          replyDays: days,
          remindOn: nextReminder(now, { days, dueAt: replyUntil }, calendar),
          updatedAt: now.toISOString(),
        })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      // Somebody else proposed one in this very moment.
      if (made.numInsertedOrUpdatedRows === 0n) throw integrityProblems.recordThere();
    },
  });
  await notifyProposed(context, { id, personId, organisationId }, dayOf(replyUntil));
  return id;
};

/**
 * A reviewer proposes a record about an applicant, an expert or an organisation, by facts and evidence (domain §9.16). Throws
 * 2146 for anybody else, 2147 where there is one already, 2005 about oneself, a colleague or one's own organisation.
 */
export const proposeRecord = async (
  { personId, organisationId, fileId, ...said }: Proposing,
  context: Context,
) => ({
  id: await propose(context, context.me.roles.has(roleCode.publicAgency) ? ['publicAgency'] : [], {
    ...said,
    personId: personId ?? null,
    organisationId: organisationId ?? null,
    evidenceFileId: fileId,
    applicationId: null,
  }),
});

/** An application that has been ended, as far as the record that comes with it asks. */
interface Ended {
  readonly id: string;
  readonly ownerId: string;
  readonly mainOrganisationId: string | null;
}

/**
 * Whoever has just ended an application proposes a record with that, by its facts and its evidence (domain §3.1 A11, A15).
 * That they were the one to end it is asked there. Throws as `proposeRecord`.
 */
export const proposeWithEnd = async (
  context: Context<Context['me'], unknown>,
  application: Ended,
  { isOrganisation, ground, months }: RecordWithEnd,
  end: { readonly reason: string; readonly fileId: string },
): Promise<void> => {
  // The log has one entry for one call, and that is about the application.
  await propose({ ...context, object: undefined, audit: () => undefined }, ['decider'], {
    ...{ ground, months },
    personId: isOrganisation ? null : application.ownerId,
    organisationId: isOrganisation ? application.mainOrganisationId : null,
    facts: end.reason,
    evidenceFileId: end.fileId,
    applicationId: application.id,
  });
};
