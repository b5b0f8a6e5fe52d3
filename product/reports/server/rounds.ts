import { systemBegin } from '#host/moves';
import { setLastDay, withdrawSeats } from '#product/panels/server/queries';
import { startDeadline } from '#product/tasks/server';
import type { PastRound } from '../report';
import type { ReportMove } from './machine';

/** The sheets of the accepted seats open: they get their last day, and the clock starts (R3, R8). */
export const openSheets = async ({ row, data, deed, context }: ReportMove): Promise<void> => {
  const panelRound = deed === 'resubmit' ? row.panelRound + 1 : row.panelRound;
  await setLastDay(context, { id: row.id, panelRound }, data.dueOn ?? null);
  await startDeadline(context, row.applicationId, ['report', row.id], 'experts', 'agency', 'expertDays');
};

/** Withdrawing frees the panel: the next one is invited anew, under the next round's number (R4b). */
export const withdrawInvitations = ({ row, context }: ReportMove): Promise<void> =>
  withdrawSeats(context, row.id, row.panelRound);

/** The sheets of the next round, empty, for those who are asked again (R8): their area knows whom. */
export const newRound = async ({ row, context }: ReportMove): Promise<void> => {
  await systemBegin(context, 'opinion', { kind: 'report', id: row.id });
};

/** What a round ended with stays with the report when the next one begins (R4, R7). */
export const endRound = async ({ row, data, context }: ReportMove): Promise<void> => {
  const past: PastRound = {
    panelRound: row.panelRound,
    panelMode: row.panelMode,
    tally: row.tally,
    issues: data.issues ?? [],
    endedAt: context.now.toISOString(),
  };
  await context.db
    .updateTable('report')
    .set({ rounds: JSON.stringify([...row.rounds, past]) })
    .where('id', '=', row.id)
    .execute();
};
