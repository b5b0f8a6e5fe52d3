import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { StoredTally } from '../report';

/** The report of an application goes to another assessor; the record keeps who began it (A18). */
export const handReportTo = async (db: Db, applicationId: string, authorId: string): Promise<void> => {
  await db
    .updateTable('report')
    .set((report) => ({ authorId, rowVersion: report('rowVersion', '+', 1) }))
    .where('applicationId', '=', applicationId)
    .where('isCurrent', '=', true)
    .execute();
};

/** Locks the report of an application, which stays with the round it belonged to. Gives its id, where there is one. */
export const setReportAside = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  applicationId: string,
): Promise<string | undefined> => {
  const report = await db
    .updateTable('report')
    .set((each) => ({
      isCurrent: false,
      isLocked: true,
      updatedAt: now.toISOString(),
      rowVersion: each('rowVersion', '+', 1),
    }))
    .where('applicationId', '=', applicationId)
    .where('isCurrent', '=', true)
    .returning('id')
    .executeTakeFirst();
  return report?.id;
};

/** Keeps what a round of experts ended with. False where the report was changed meanwhile. */
export const keepTally = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  report: { readonly id: string; readonly rowVersion: number },
  tally: StoredTally,
): Promise<boolean> => {
  const done = await db
    .updateTable('report')
    .set({
      tally: JSON.stringify(tally),
      rowVersion: report.rowVersion + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', report.id)
    .where('rowVersion', '=', report.rowVersion)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
};
