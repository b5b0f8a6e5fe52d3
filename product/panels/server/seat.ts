import type * as z from 'zod';
import { dayOf } from '#contract/calendar';
import type { Context } from '#host/context';
import { endOfStep } from '#product/tasks/server';
import { kindCodes, kindOf } from '#product/opinions/codes';
import type { SetPanel } from '../panel';
import type { Report } from './achievements';
import { transitionInvitation } from './invitation-machine';
import { appointmentValues } from './meeting/appoint';
import { meetingOf } from './meeting/stored';
import { notifyPanel } from './people';
import type { OpinionRow } from './visible';

/** A seat as the agency wants to fill it. */
export type Seat = z.output<typeof SetPanel>['members'][number];

/** Somebody leaves their seat: an invitation that nobody has answered is taken back. */
export const release = async (context: Context, row: OpinionRow): Promise<void> => {
  if (row.invitation !== 'invited') {
    await context.db.updateTable('opinion').set({ number: 0 }).where('id', '=', row.id).execute();
    return;
  }
  await transitionInvitation(context, row, 'withdraw', { set: { number: 0 } });
};

/** How many open panels somebody has in hand, and why they are asked for one more. */
export interface Load {
  readonly openPanels: number;
  readonly reason: string;
}

/** What an invitation says, and goes with. */
interface Seating {
  readonly achievement: string;
  /** Their own last day, where the report is with the experts already. */
  readonly dueOn?: string | null;
  /** Where they have as many panels in hand as the cap allows: how many, and why they are asked all the same. */
  readonly load?: Load | undefined;
}

/** Gives somebody a seat and invites them; who is invited or has accepted already only changes their seat. */
export const seatExpert = async (
  context: Context,
  report: Pick<Report, 'id' | 'applicationId' | 'agencyId' | 'panelRound'>,
  { expertId, kind, isLeader }: Pick<Seat, 'expertId' | 'kind' | 'isLeader'>,
  number: number,
  before: OpinionRow | undefined,
  { achievement, dueOn = null, load }: Seating,
): Promise<string> => {
  const now = context.now.toISOString();
  const seat = { expertKind: kindCodes[kind], isLeader, number, updatedAt: now };
  if (before && (before.invitation === 'accepted' || before.invitation === 'invited')) {
    await context.db.updateTable('opinion').set(seat).where('id', '=', before.id).execute();
    return before.id;
  }
  const id = before?.id ?? context.newId();
  const replyBy = dayOf(await endOfStep(context, report.applicationId, 'replyDays'));
  const fresh = {
    ...seat,
    invitation: 'invited' as const,
    // Who takes a seat has not judged yet: a whole sheet, also where the others only confirm.
    isShort: false,
    declineReason: null,
    declaration: null,
    openPanels: load?.openPanels ?? null,
    loadReason: load?.reason ?? null,
    attendance: null,
    absenceReason: null,
    status: null,
    conclusion: null,
    sheet: null,
    salt: null,
    commitment: null,
    signedAt: null,
    formReason: null,
    formText: null,
    dueOn,
    replyBy,
    invitedAt: now,
  };
  if (before)
    await context.db
      .updateTable('opinion')
      .set({
        ...fresh,
        formReturns: 0,
        formRuling: null,
        formRulingText: null,
        revises: null,
        revisionReason: null,
        rowVersion: before.rowVersion + 1,
      })
      .where('id', '=', id)
      .execute();
  else
    await context.db
      .insertInto('opinion')
      .values({
        ...fresh,
        id,
        reportId: report.id,
        agencyId: report.agencyId,
        panelRound: report.panelRound,
        expertId,
      })
      .execute();
  const meeting = await meetingOf(context, report);
  await notifyPanel(context, meeting ? 'toldInvitedToMeeting' : 'toldInvited', [expertId], ['opinion', id], {
    achievement,
    due: replyBy,
    ...(meeting && appointmentValues(meeting)),
  });
  return id;
};

/** The seat of a stored row, for judging the panel with somebody else in one place. */
export const seatOf = (row: OpinionRow, reason?: string): Seat => ({
  expertId: row.expertId,
  isLeader: row.isLeader,
  kind: kindOf(row.expertKind),
  ...(reason !== undefined && { reason }),
});
