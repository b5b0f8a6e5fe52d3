import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { anchoredEntry, type Anchored } from '#host/audit/entries';
import type { Db } from '#host/database/connection';
import type { Report } from '../achievements';
import type { DrawRecord } from './record';

export type DrawRow = Selectable<Tables['panelDraw']>;

/** The draws of a report's present round, the latest first. */
export const drawsOf = (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  { id, panelRound }: Pick<Report, 'id' | 'panelRound'>,
): Promise<DrawRow[]> =>
  db
    .selectFrom('panelDraw')
    .selectAll()
    .where('reportId', '=', id)
    .where('panelRound', '=', panelRound)
    .orderBy('attempt', 'desc')
    .execute();

/** What of a draw stands in the log from the moment its candidates are fixed. */
export const fixedIn = ({
  attempt,
  panelRound,
  commitment,
  candidatesHash,
}: Pick<DrawRow, 'attempt' | 'panelRound' | 'commitment' | 'candidatesHash'>) => ({
  attempt,
  panelRound,
  commitment,
  candidatesHash,
});

/** The checkpoint that a draw waits for; undefined until it has come. */
export const anchorOf = (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  row: DrawRow,
): Promise<Anchored | undefined> => anchoredEntry(db, ['report', row.reportId], fixedIn(row));

/** More draws than these hardly wait at once; one that has its checkpoint counts no more. */
const mostWaiting = 50;

/** Whether a draw waits for a checkpoint that has not come: one is signed within a minute then, instead of with the hour. */
export const drawsWaiting = async (db: Db): Promise<boolean> => {
  const waiting = await db
    .selectFrom('panelDraw')
    .selectAll()
    .where('drawn', 'is', null)
    .orderBy('committedAt', 'desc')
    .limit(mostWaiting)
    .execute();
  for (const row of waiting) if (!(await anchorOf({ db }, row))) return true;
  return false;
};

/** A draw that has been made, as its record. */
export const recordOf = (row: DrawRow): DrawRecord => ({
  form: 'assay-draw-1',
  reportId: row.reportId,
  panelRound: row.panelRound,
  attempt: row.attempt,
  reason: row.reason,
  commitment: row.commitment,
  committedAt: new Date(row.committedAt).toISOString(),
  candidatesHash: row.candidatesHash,
  pool: row.pool,
  drawn: row.drawn!,
  replacements: row.replacements,
});
