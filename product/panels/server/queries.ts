import type { Context } from '#host/context';

type At = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** The seats of a report, of one round or of all, that somebody is asked for or holds become free. */
export const withdrawSeats = async (
  { db, now }: At,
  reportId: string,
  panelRound?: number,
): Promise<void> => {
  const seats = db
    .updateTable('opinion')
    .set((each) => ({
      invitation: 'withdrawn' as const,
      updatedAt: now.toISOString(),
      rowVersion: each('rowVersion', '+', 1),
    }))
    .where('reportId', '=', reportId);
  await (panelRound === undefined ? seats : seats.where('panelRound', '=', panelRound))
    .where('invitation', 'in', ['invited', 'accepted'])
    .execute();
};

/** The sheets of the accepted seats get their last day. */
export const setLastDay = async (
  { db, now }: At,
  { id, panelRound }: { readonly id: string; readonly panelRound: number },
  dueOn: string | null,
): Promise<void> => {
  await db
    .updateTable('opinion')
    .set({ dueOn, updatedAt: now.toISOString() })
    .where('reportId', '=', id)
    .where('panelRound', '=', panelRound)
    .where('invitation', '=', 'accepted')
    .execute();
};
