import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { applicationCodes, openCodes } from '#product/applications/status';

/** So many evaluations wait for this person, or for what they own: they are closed or handed over before an erasure. */
export const openCasesOf = async (db: Db, personId: string): Promise<number> => {
  const { cases } = await db
    .selectNoFrom([
      sql<string>`(select count(*) from application where not is_deleted
          and ${personId}::uuid in (owner_id, assessor_id, technology_manager_id)
          and (status = any(${[...openCodes]}::smallint[])
            or (status = ${applicationCodes.draft} and submitted_at is not null)))
        + (select count(*) from opinion join report on report.id = opinion.report_id
          where opinion.expert_id = ${personId}::uuid and opinion.invitation in ('invited', 'accepted')
            and opinion.panel_round = report.panel_round and report.tally is null)`.as('cases'),
    ])
    .executeTakeFirstOrThrow();
  return Number(cases);
};
