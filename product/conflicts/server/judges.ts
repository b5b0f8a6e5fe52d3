import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import { anyOf } from '#host/database/batched-reads';
import { caseRelationships } from '#queries/applications';
import { heldSeats } from '#queries/panels';
import { currentReports } from '#queries/reports';
import type { Judge } from '../types';

/** Who judges an achievement as it is read: as columns of `application`, so that one read serves any number of them. */
export interface JudgesRead {
  readonly assessorId: string | null;
  /** Of the report in force: who writes it, who checks it, whose seat is asked for or taken. */
  readonly report: {
    readonly author: string;
    readonly checker: string | null;
    readonly seated: string[];
  } | null;
  /** Who was its assessor before. */
  readonly former: readonly string[];
}

/** The column of an application that `JudgesRead` calls `report`. */
export const reportOfJudges: RawBuilder<JudgesRead['report']> = sql`(select json_build_object(
    'author', report.author_id, 'checker', report.checked_by,
    'seated', array(select distinct seat.expert_id from ${heldSeats.as('seat')} where seat.report_id = report.id))
  from ${currentReports.as('report')} where report.application_id = application.id)`;

/** Who judges it, from what was read. */
export const judgesIn = ({ assessorId, report, former }: JudgesRead): readonly Judge[] => {
  const as = (role: Judge['role'], accountIds: readonly (string | null)[]): Judge[] =>
    accountIds.flatMap((accountId) => (accountId === null ? [] : [{ accountId, role }]));
  return [
    ...as('assessor', [...new Set([assessorId, report?.author ?? null])]),
    ...as('secondChecker', [report?.checker ?? null]),
    ...as('assessor', former),
    ...as('expert', report?.seated ?? []),
  ];
};

/** Who judges these achievements: every assessor they ever had, the second checker, the experts who are seated. By application. */
export const judgesOf = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Judge[]>> => {
  const rows = await db
    .selectFrom(caseRelationships.as('application'))
    .select(['id', 'assessorId', reportOfJudges.as('report'), 'formerAssessors as former'])
    .where('id', '=', anyOf(applicationIds))
    .execute();
  return new Map(rows.map((row) => [row.id, judgesIn(row)]));
};
