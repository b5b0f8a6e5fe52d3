import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { emptySeat, seatsWith } from '#queries/panels';
import { pinnedNumber } from '#product/settings/server';
import { reportStates } from '#product/dictionaries/report-status';

const { returned, withExperts } = reportStates;

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
