import { systemCreate } from '#host/create';
import { setLastDay, withdrawSeats } from '#queries/panels';
import { startDeadline } from '#product/tasks/server';
import type { PastRound } from '../report';
import { proposedTo } from './reconciliation';
import type { ReportMade } from './transition-data';

/** The sheets of the accepted seats open: they get their last day, and the clock starts (R3, R8). */
export const openSheets = async ({ is, data, context }: ReportMade): Promise<void> => {
  await setLastDay(context, is, data.dueOn ?? null);
  await startDeadline(
    context,
    { applicationId: is.applicationId, object: ['report', is.id], step: 'experts', holder: 'agency' },
    'expertDays',
  );
};

/** Withdrawing frees the panel: the next one is invited anew, under the next round's number (R4b). */
export const withdrawInvitations = ({ was, context }: ReportMade): Promise<void> =>
  withdrawSeats(context, was.id, was.panelRound);

/** The sheets of the next round, empty, for those who are asked again (R8): their area knows whom. */
export const newRound = async ({ is, context }: ReportMade): Promise<void> => {
  await systemCreate(context, 'opinion', { kind: 'report', id: is.id });
};

/** What a round ended with stays with the report when the next one begins (R4, R7). */
export const endRound = async ({ was, data, context }: ReportMade): Promise<void> => {
  const past: PastRound = {
    panelRound: was.panelRound,
    panelMode: was.panelMode,
    tally: was.tally,
    issues: data.issues ?? [],
    proposed: proposedTo({ row: was }),
    endedAt: context.now.toISOString(),
  };
  await context.db
    .updateTable('report')
    .set({ rounds: JSON.stringify([...was.rounds, past]) })
    .where('id', '=', was.id)
    .execute();
};
