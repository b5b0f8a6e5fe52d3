import { sql, type SqlBool } from 'kysely';
import { dayText } from '#contract/formatters';
import { roleCode } from '#contract/rights';
import type { AtCase, HeldFile } from '#product/case-parts/server';
import type { Reader } from '#product/files/server';
import { acceptedSeats } from '#queries/panels';
import { judgedReports } from '#queries/reports';

/**
 * The paper of a meeting's minutes names the experts: it is read by the agency, by the experts of the round, and by the
 * public-service agency once the report is with it; not by the assessor, who knows experts by number.
 */
export const minutesFiles: Reader = (_, me) =>
  me
    ? sql<SqlBool>`exists (select 1 from panel_meeting meeting
        join ${judgedReports.as('judged')} on judged.id = meeting.report_id
        where meeting.file_id = file.id and (
          (${me.roles.has(roleCode.agency)} and judged.agency_id = any(${me.organisationIds}::uuid[]))
          or (${me.roles.has(roleCode.publicAgency)} and judged.is_sent_on)
          or exists (select 1 from ${acceptedSeats.as('seat')} where seat.report_id = meeting.report_id
            and seat.panel_round = meeting.panel_round and seat.expert_id = ${me.personId})))`
    : sql<SqlBool>`false`;

/** The minutes that the panels of a case have signed; who reads them, the rule above says. */
export const minutesOfCase = async ({ db, object }: AtCase): Promise<HeldFile[]> => {
  const rows = await db
    .selectFrom('panelMeeting as meeting')
    .innerJoin(judgedReports.as('judged'), 'judged.id', 'meeting.reportId')
    .select(['meeting.fileId', 'meeting.startsAt'])
    .where('judged.applicationId', '=', object.id)
    .orderBy('meeting.startsAt', 'desc')
    .execute();
  return rows.flatMap(({ fileId, startsAt }) =>
    fileId ? [{ fileId, origin: 'minutes', title: dayText(startsAt) }] : [],
  );
};
