import { systemBegin } from '#host/moves';
import { startDeadline } from '#product/tasks/server';
import type { PastRound } from '../report';
import type { ReportMove } from './machine';

/** The sheets of the accepted seats open: they get their last day, and the clock starts (R3, R8). */
export const openSheets = async ({ row, data, deed, context }: ReportMove): Promise<void> => {
  const panelRound = deed === 'resubmit' ? row.panelRound + 1 : row.panelRound;
  await context.db
    .updateTable('opinion')
    .set({ dueOn: data.dueOn ?? null, updatedAt: context.now.toISOString() })
    .where('reportId', '=', row.id)
    .where('panelRound', '=', panelRound)
    .where('invitation', '=', 'accepted')
    .execute();
  await startDeadline(context, row.applicationId, ['report', row.id], 'experts', 'agency', 'expertDays');
};

/** Withdrawing frees the panel: the next one is invited anew, under the next round's number (R4b). */
export const withdrawInvitations = async ({ row, context }: ReportMove): Promise<void> => {
  await context.db
    .updateTable('opinion')
    .set((opinion) => ({
      invitation: 'withdrawn',
      updatedAt: context.now.toISOString(),
      rowVersion: opinion('rowVersion', '+', 1),
    }))
    .where('reportId', '=', row.id)
    .where('panelRound', '=', row.panelRound)
    .where('invitation', 'in', ['invited', 'accepted'])
    .execute();
};

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
