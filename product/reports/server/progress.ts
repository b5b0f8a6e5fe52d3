import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { anyOf } from '#host/database/batched-reads';
import { steps } from '#host/timeline';
import type { ProgressSource, Progress } from '#product/applications/server';
import { applicationHeads } from '#queries/applications';
import { emptySeat, seatsWith, sheetsOut } from '#queries/panels';
import { reportStates } from '#product/dictionaries/report-status';
import { pinnedNumber } from '#product/settings/server';

const { draft, returned, withExperts } = reportStates;

/** Everybody asked has accepted, and they are enough (domain §6.5). */
export const panelComplete = sql<SqlBool>`(not ${emptySeat} and ${seatsWith(['invited'])} = 0
  and ${seatsWith(['accepted'])} >= ${pinnedNumber('panelFewest')})`;
export const checked = sql<SqlBool>`(report.checked_version is not distinct from report.content_version)`;
/** The second checker gave it back, and a remark has no answer yet (R2c). */
export const remarked = sql<SqlBool>`jsonb_path_exists(report.check_remarks, '$[*] ? (@.answeredAt == null)')`;
export const tallied = sql<SqlBool>`(report.status = ${withExperts} and report.tally ->> 'outcome' = 'pass')`;
export const signed = (actor: 'assessor' | 'secondChecker' | 'agency'): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from report_signature given where given.report_id = report.id
    and given.actor = ${actor} and given.content_hash = report.content_hash)`;
/** Its content is fixed and waits for signatures: after the round, or where it was returned for its form and corrected (R9). */
export const fixed = sql<SqlBool>`(report.content_hash is not null
  and (${tallied} or (report.status = ${returned} and report.as_returned is not null)))`;

/**
 * Who has to act next about a report, for those who may know it: its author writes, mends and answers; the agency forms the
 * panel, checks sheets, closes the round and sends the report on; the experts judge; the signers sign.
 */
const holder = sql<Progress['holder']>`case
  when report.status = ${draft} and ${checked} and not ${remarked} and not ${panelComplete} then 'agency'
  when report.status <> ${withExperts} then 'assessor'
  when report.tally is null and not ${emptySeat} and ${sheetsOut} then 'experts'
  when not ${tallied} then 'agency'
  when report.content_hash is null or not ${signed('assessor')} then 'assessor'
  when not ${signed('secondChecker')} then 'secondChecker'
  else 'agency' end`;

interface Found {
  id: string;
  status: number;
  applicationId: string;
  /** When it went to the experts first. */
  wentOutAt: string | null;
  since: string | null;
  holder: Progress['holder'];
}

/** Everybody else learns the stage and nothing that happens within it: once with the experts, always with the agency. */
const progressForOthers = ({ wentOutAt }: Found): Progress =>
  wentOutAt
    ? { stage: 'experts', holder: 'agency', since: wentOutAt, url: null }
    : { stage: 'report', holder: 'assessor', since: null, url: null };

export const reportProgress: ProgressSource<Found> = {
  read: (_, applicationIds) => sql<Found>`
    select report.id, report.application_id, report.status, ${holder} as holder, taken.since,
      case when report.submitted_hash is not null then coalesce(taken.went_out_at, report.updated_at) end as went_out_at
    from report join ${applicationHeads.as('application')} on application.id = report.application_id
    cross join lateral (select max(step.at) as since,
        min(step.at) filter (where step.transition = 'submitToExperts') as went_out_at
      from ${steps.as('step')} where step.object_kind = 'report' and step.object_id = report.id) taken
    where report.application_id = ${anyOf(applicationIds)} and report.is_current`,
  progress: (report, isInformed) => {
    if (!report) return null;
    if (!isInformed) return progressForOthers(report);
    const isOut = report.status === withExperts;
    return {
      stage: isOut ? 'experts' : 'report',
      holder: report.holder,
      since: report.since,
      url: `/EvaluationManagement/${!isOut && report.holder === 'assessor' ? 'Report' : 'reprotDetail'}?Id=${report.id}`,
    };
  },
};
