import { sql, type Selectable } from 'kysely';
import type { Context } from '#host/context';
import { anchoredEntry, type Anchored } from '#host/audit/entries';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import type { SamplingRecord } from './record';

export type SamplingDraw = Selectable<Tables['samplingDraw']>;

/** What of a lot stands in the log from the moment its candidates are fixed. */
export const fixedIn = ({
  quarter,
  share,
  commitment,
  candidatesHash,
}: Pick<SamplingDraw, 'quarter' | 'share' | 'commitment' | 'candidatesHash'>) => ({
  quarter,
  share,
  commitment,
  candidatesHash,
});

/** The first checkpoint of the log that holds the fixed candidates; undefined until it has come. */
export const anchorOf = (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  row: SamplingDraw,
): Promise<Anchored | undefined> => anchoredEntry(db, ['samplingDraw', row.id], fixedIn(row));

/** Lots whose candidates are fixed and which have not been drawn. */
export const waitingDraws = (db: Db): Promise<SamplingDraw[]> =>
  db.selectFrom('samplingDraw').selectAll().where('drawn', 'is', null).orderBy('quarter').execute();

/** Whether a lot waits for a checkpoint that has not come: one is signed within a minute then. */
export const samplingWaits = async (db: Db): Promise<boolean> => {
  for (const row of await waitingDraws(db)) if (!(await anchorOf({ db }, row))) return true;
  return false;
};

/** A lot that was drawn, as its record. */
export const recordOf = (row: SamplingDraw): SamplingRecord => ({
  form: 'assay-sampling-1',
  quarter: row.quarter,
  share: row.share,
  commitment: row.commitment,
  committedAt: new Date(row.fixedAt).toISOString(),
  candidatesHash: row.candidatesHash,
  candidates: row.candidates,
  drawn: row.drawn!,
});

/** The lot that drew a report. */
export const drawOf = async (db: Db, reportId: string): Promise<SamplingDraw> =>
  db
    .selectFrom('samplingDraw')
    .selectAll()
    .where(sql<boolean>`drawn -> 'sample' ? ${reportId}`)
    .executeTakeFirstOrThrow();
