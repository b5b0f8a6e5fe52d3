import type { Context } from '#host/context';
import { applicationHeads } from '#queries/applications';
import { judgedReports } from '#queries/reports';
import type { OpinionRow } from './visible';

const theory = 3;

/** The reports of some sheets, and the template each is judged on. */
export const reportsOf = async ({ db }: Pick<Context<unknown, unknown>, 'db'>, ids: readonly string[]) =>
  (
    await db
      .selectFrom(judgedReports.as('report'))
      .innerJoin(applicationHeads.as('application'), 'application.id', 'report.applicationId')
      .selectAll('report')
      .select(['application.category', 'application.achievementName', 'application.applicationNumber'])
      .where('report.id', 'in', [...ids])
      .execute()
  ).map((row) => ({ ...row, template: row.category === theory ? (2 as const) : (1 as const) }));

export type SheetReport = Awaited<ReturnType<typeof reportsOf>>[number];

/** The report of a sheet, which is there. */
export const reportOf = async (
  context: Pick<Context<unknown, unknown>, 'db'>,
  reportId: string,
): Promise<SheetReport> => (await reportsOf(context, [reportId]))[0]!;

/** The last day a sheet may be submitted: the expert's own, else the report's. */
export const dueOn = (row: Pick<OpinionRow, 'dueOn'>, report: { readonly expertsDueOn: string | null }) =>
  row.dueOn ?? report.expertsDueOn;
