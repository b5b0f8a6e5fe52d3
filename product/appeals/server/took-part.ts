import { sql, type SqlBool } from 'kysely';
import { steps } from '#host/timeline';
import { judgedReports } from '#queries/reports';
import { revocationHeads } from '#queries/revocations';

/**
 * Whether somebody has taken a step as the public-service agency in the case that an appeal is about, as a condition on a
 * query that names `appeal`: they do not judge what they have had a hand in (domain §3.5).
 */
export const tookPart = (personId: string) =>
  sql<SqlBool>`exists (select 1 from ${steps.as('step')} where step.actor_id = ${personId}::uuid
    and step.actor = 'publicAgency' and (step.object_id = appeal.application_id
      or step.object_id in (select revocation.id from ${revocationHeads.as('revocation')}
        where revocation.application_id = appeal.application_id)
      or step.object_id in (select report.id from ${judgedReports.as('report')}
        where report.application_id = appeal.application_id)))`;
