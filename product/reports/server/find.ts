import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import { containing } from '#host/lists';
import { searchKeys } from '#queries/applications';
import type { Finder } from '#product/search/server';
import { visibleReports } from './visible';

/** How many reports the palette shows. */
const most = 10;

export const findReports: Finder = async ({ keyword, asInitials }, { db, me }) => {
  // The administrator reads no report: a way to one would lead nowhere.
  if (!me.rights.has('report.read') || me.roles.has(roleCode.administrator)) return [];
  const like = containing(keyword);
  const rows = await db
    .selectFrom('report')
    .innerJoin(searchKeys.as('application'), 'application.id', 'report.applicationId')
    .select(['report.id', 'report.reportNumber', 'application.achievementName'])
    .where('report.isCurrent', '=', true)
    .where((row) => visibleReports(row as never, me))
    .where((row) =>
      row.or([
        row('application.searchName', 'like', like),
        row(sql`lower(report.report_number)`, 'like', like),
        ...(asInitials ? [row('application.searchInitials', 'like', like)] : []),
      ]),
    )
    .orderBy('report.createdAt', 'desc')
    .orderBy('report.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, reportNumber, achievementName }) => ({
    title: achievementName ?? '',
    note: reportNumber ?? '',
    url: `/EvaluationManagement/reprotDetail?Id=${id}`,
  }));
};
