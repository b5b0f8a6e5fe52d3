import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import { containing } from '#host/lists';
import { seenAmong } from '#host/objects';
import { evidenceNumber } from '#product/printing/server';
import { opinionKind } from '#product/panels/server';
import { searchKeys } from '#queries/applications';
import { evidenceOf } from '#queries/materials';
import { seats, seatsOf } from '#queries/panels';
import type { AtCase, HeldFile } from '#product/case-parts/server';
import type { Finder } from '#product/search/server';
import { applicationOf } from './application';
import { audienceFor } from './detail';
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

const currentOf = ({ db, me, object }: AtCase) =>
  db
    .selectFrom('report')
    .selectAll()
    .where('applicationId', '=', object.id)
    .where('isCurrent', '=', true)
    .where((row) => visibleReports(row as never, me))
    .executeTakeFirst();

/** The report of a case, for a reader who sees it. */
export const reportOfCase = async (context: AtCase): Promise<string | undefined> =>
  (await currentOf(context))?.id;

/**
 * The report whose panel somebody may know of: who works on the report or watches over it, once there is a seat of which they
 * are told. Neither the achievement's own side nor an expert, who reads their own sheet.
 */
export const panelOfCase = async (context: AtCase): Promise<string | undefined> => {
  const { db, me } = context;
  const report = await currentOf(context);
  if (!report) return undefined;
  const application = await applicationOf(db, report.applicationId, report.agencyId);
  const panel = await seatsOf(db, report.id, report.panelRound);
  if (audienceFor(me, report, { application, seats: panel }) !== 'staff') return undefined;
  const asked = await db
    .selectFrom(seats.as('seat'))
    .select('id')
    .where('reportId', '=', report.id)
    .execute();
  const told = await seenAmong(
    db,
    opinionKind,
    asked.map(({ id }) => id),
    me,
  );
  return told.size > 0 ? report.id : undefined;
};

/** The documents that the report of a case may cite, by their numbers in its annex, for a reader who sees the report. */
export const evidenceOfCase = async (context: AtCase): Promise<HeldFile[]> => {
  const report = await currentOf(context);
  if (!report) return [];
  const evidence = await evidenceOf(context.db, report.applicationId, report.round);
  return evidence.map(({ fileId }, place) => ({ fileId, origin: 'report', title: evidenceNumber(place) }));
};
