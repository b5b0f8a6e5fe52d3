import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { foundAmong, passedReports } from './passed';

/** Issued reports that were revoked or superseded, the last change first, and how many changes there were in all. */
export const revokedReports = async (db: Db) => {
  const rows = await foundAmong(passedReports(db))
    .leftJoin('reportReceipt as receipt', 'receipt.reportId', 'report.id')
    .select('receipt.numberDigest')
    .select(
      sql<string>`coalesce((select max(change.changed_at) from report_standing_change change
        where change.report_id = report.id), report.revoked_at, report.updated_at)`.as('since'),
    )
    .where((row) =>
      row.or([row('report.revokedAt', 'is not', null), row('report.supersededBy', 'is not', null)]),
    )
    .orderBy('since', 'desc')
    .orderBy('report.id')
    .execute();
  const { sequence } = await db
    .selectFrom('reportStandingChange')
    .select((each) => each.fn.max('sequence').as('sequence'))
    .executeTakeFirstOrThrow();
  return { rows, sequence: Number(sequence ?? 0) };
};
