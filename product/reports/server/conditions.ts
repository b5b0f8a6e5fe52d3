import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { heldNumber } from '#product/settings/server';
import { reportStates } from '../workflow';

const { withExperts } = reportStates;

/** A seat of this round that nobody holds: its expert declined, was replaced or let go. */
export const emptySeat = sql<SqlBool>`exists (select 1 from opinion seat where seat.report_id = report.id
  and seat.panel_round = report.panel_round and seat.number > 0 and not exists (
    select 1 from opinion held where held.report_id = report.id and held.panel_round = report.panel_round
      and held.number = seat.number and held.invitation in ('invited', 'accepted')))`;
export const seatsWith = (invitations: readonly string[]): RawBuilder<number> =>
  sql<number>`(select count(*) from opinion seat where seat.report_id = report.id
    and seat.panel_round = report.panel_round and seat.number > 0
    and seat.invitation in (${sql.join(invitations)}))`;
/** Everybody asked has accepted, and they are enough (domain §6.5). */
export const panelStands = sql<SqlBool>`(not ${emptySeat} and ${seatsWith(['invited'])} = 0
  and ${seatsWith(['accepted'])} >= ${heldNumber('panelFewest')})`;
/** The sheet of every seat has passed its form check. */
export const sheetsPassed = sql<SqlBool>`(${seatsWith(['accepted'])} > 0 and not exists (
  select 1 from opinion seat where seat.report_id = report.id and seat.panel_round = report.panel_round
    and seat.number > 0 and not exists (
      select 1 from opinion done where done.report_id = report.id and done.panel_round = report.panel_round
        and done.number = seat.number and done.invitation = 'accepted' and done.status = 1)))`;
export const checked = sql<SqlBool>`(report.checked_version is not distinct from report.content_version)`;
/** The second checker gave it back, and a remark has no answer yet (R2c). */
export const remarked = sql<SqlBool>`jsonb_path_exists(report.check_remarks, '$[*] ? (@.answeredAt == null)')`;
export const tallied = sql<SqlBool>`(report.status = ${withExperts} and report.tally ->> 'outcome' = 'pass')`;
export const signed = (hat: 'assessor' | 'secondChecker' | 'agency'): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from report_signature given where given.report_id = report.id
    and given.hat = ${hat} and given.content_hash = report.content_hash)`;
