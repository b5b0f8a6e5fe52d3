import { sql, type SqlBool } from 'kysely';
import { validityState, type ValidityState } from '../../validity';
import { reportStates } from '../../workflow';

/** A passed report with what visitors may be told of it; the shapes that leave are made from it, field by field. */
export interface Found {
  readonly id: string;
  readonly achievementName: string;
  readonly mainOrganisationName: string | null;
  readonly achievementType: string;
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: string | null;
  readonly issueDate: string;
  readonly validUntil: string;
  readonly revokedAt: string | null;
  readonly supersededBy: string | null;
  readonly reportNumber: string;
  readonly verifyCode: string;
  readonly contentHash: string;
  readonly isLimited: boolean;
  readonly publicNote: string | null;
  readonly agencyName: string;
  readonly supersedingNumber: string | null;
}

/** What `Found` is read by. An agency keeps the name that was printed, whichever entry stands for it today. */
export const columns = sql`report.id, application.achievement_name, application.main_organisation_name,
  application.achievement_type, report.maturity_level, report.innovation_level, report.advancement_level,
  report.overall_level, report.issue_date, report.valid_until, report.revoked_at, report.superseded_by,
  report.report_number, report.verify_code, report.content_hash, report.is_limited, report.public_note,
  agency.entry_name as agency_name,
  (select newer.report_number from report newer where newer.id = report.superseded_by) as superseding_number`;
export const from = sql`from report join application on application.id = report.application_id
  join organisation agency on agency.id = report.agency_id`;
export const passed = sql<SqlBool>`report.status = ${reportStates.passed} and report.report_number is not null`;
/** Passed, consented, not limited, not revoked (domain §7). */
export const listed = sql<SqlBool>`${passed} and report.publish_scope = 'listed' and not report.is_limited
  and not application.is_limited and application.consent_publish and report.revoked_at is null`;

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
