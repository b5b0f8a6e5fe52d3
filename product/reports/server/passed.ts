import { expressionBuilder, sql, type InferResult, type NotNull, type SqlBool } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';
import { achievements } from '#queries/applications';
import { validityState, type ValidityState } from '../numbers';
import { reportStates } from '#product/dictionaries/report-status';
import { numberDigests } from '#queries/receipts';
import { mayBeListed } from '#queries/reports';

/** Passed reports with the application and the agency of each: where everything public is read from. */
export const passedReports = (db: Db) =>
  db
    .selectFrom('report')
    .innerJoin(achievements.as('application'), 'application.id', 'report.applicationId')
    .innerJoin('organisation as agency', 'agency.id', 'report.agencyId')
    .where('report.status', '=', reportStates.passed)
    .where('report.reportNumber', 'is not', null);

/** Passed, consented, not limited, not revoked (domain §7). */
export const listed = sql<SqlBool>`${mayBeListed}
  and not application.is_limited and application.consent_publish`;

/** What is published of passed reports, to be joined: which achievement, and at which levels. */
export const publishedResults = passedReports(expressionBuilder<Tables>() as unknown as Db)
  .where(listed)
  .select(['report.id', 'report.reportNumber', 'application.achievementName', 'report.overallLevel'])
  .select(['report.maturityLevel', 'report.innovationLevel', 'report.advancementLevel', 'report.issueDate']);

/** A report as whoever writes about it names it: as long as anybody may read of it. */
export const publishedResultKind = objectKind(
  'report',
  () => sql<SqlBool>`report.id in (select published.id from ${publishedResults.as('published')})`,
);

/**
 * What of a passed report visitors may be told; the shapes that leave are made from it, field by field. An agency keeps the
 * name that was printed, whichever entry stands for it today.
 */
export const foundAmong = (passed: ReturnType<typeof passedReports>) =>
  passed
    .select([
      'report.id',
      'report.maturityLevel',
      'report.innovationLevel',
      'report.advancementLevel',
      'report.overallLevel',
      'report.issueDate',
      'report.validUntil',
      'report.revokedAt',
      'report.supersededBy',
      'report.reportNumber',
      'report.verifyCode',
      'report.contentHash',
      'report.isLimited',
      'report.publicNote',
      'report.pdfSha256',
      'application.achievementName',
      'application.achievementNameEnglish',
      'application.mainOrganisationName',
      'application.achievementType',
      'agency.entryName as agencyName',
    ])
    .select(sql<boolean>`${listed}`.as('isListed'))
    // A limited report is none that visitors learn of, nor that there is one of its number.
    .select((each) =>
      each
        .selectFrom('report as newer')
        .select('newer.reportNumber')
        .whereRef('newer.id', '=', 'report.supersededBy')
        .where('newer.isLimited', '=', false)
        .as('supersedingNumber'),
    )
    // A report is numbered, dated and sealed as it passes.
    .$narrowType<{
      issueDate: NotNull;
      validUntil: NotNull;
      reportNumber: NotNull;
      verifyCode: NotNull;
      contentHash: NotNull;
    }>();
export type Found = InferResult<ReturnType<typeof foundAmong>>[number];

/** Whether a report is valid, expires soon, has expired, was revoked or superseded, on a day of Shanghai. */
export const stateOf = (
  row: Pick<Found, 'validUntil' | 'revokedAt' | 'supersededBy'>,
  today: string,
): ValidityState =>
  validityState(
    {
      validUntil: row.validUntil,
      isRevoked: row.revokedAt !== null,
      isSuperseded: row.supersededBy !== null,
    },
    today,
  );

/** Issued reports that were revoked or superseded, the last change first, and how many changes there were in all. */
export const revokedReports = async (db: Db) => {
  const rows = await foundAmong(passedReports(db))
    .leftJoin(numberDigests.as('receipt'), 'receipt.reportId', 'report.id')
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
