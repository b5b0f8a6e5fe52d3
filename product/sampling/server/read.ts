import { sql } from 'kysely';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { stateOf } from '#host/transitions';
import { applicationHeads } from '#queries/applications';
import { people } from '#queries/people';
import { issuedReports } from '#queries/reports';
import { compare } from '../deviation';
import type { Sample, SampleFilter } from '../sampled';
import { sampleFlow, type SampleState } from '../workflow';
import { publishedOf } from './levels';
import { offeredAs } from './offered';
import { maySeeResults, visibleResults, type SampledReport } from './visible';

/** Sampled reports whose results somebody may see, with what they are called. */
const seen = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom('sampledReport')
    .innerJoin('samplingDraw as draw', 'draw.id', 'sampledReport.drawId')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'sampledReport.applicationId')
    .innerJoin(issuedReports.as('report'), 'report.id', 'sampledReport.reportId')
    .innerJoin('organisation as agency', 'agency.id', 'sampledReport.agencyId')
    .leftJoin(people.as('reviewer'), 'reviewer.id', 'sampledReport.reviewerId')
    .where((row) => visibleResults(row as never, me));

const columns = [
  'draw.quarter',
  'application.achievementName',
  'agency.name as agencyName',
  'reviewer.trueName as reviewerName',
  sql<string>`coalesce(report.report_number, '')`.as('reportNumber'),
  sql<string>`report.issue_date`.as('issueDate'),
] as const;

type Row = SampledReport & {
  readonly quarter: string;
  readonly achievementName: string;
  readonly agencyName: string | null;
  readonly reviewerName: string | null;
  readonly reportNumber: string;
};

const rowOf = (row: Row, me: Context['me'], can: Sample['can']) => ({
  id: row.id,
  quarter: row.quarter,
  achievementName: row.achievementName,
  state: stateOf(sampleFlow, row.status) as SampleState,
  dueOn: row.dueOn,
  rowVersion: row.rowVersion,
  can,
  reportNumber: row.reportNumber,
  agencyName: row.agencyName ?? '',
  reviewerName: me.roles.has(roleCode.publicAgency) ? row.reviewerName : null,
  deviates: row.deviates,
});

/** Sampled reports, the newest quarter first, in it those that wait for somebody first. Agencies find their own closed ones. */
export const listSamples = async (filter: SampleFilter, context: Context) => {
  const { quarter, state, agencyName } = filter;
  let chosen = seen(context);
  if (quarter) chosen = chosen.where('draw.quarter', '=', quarter);
  if (state) chosen = chosen.where('sampledReport.status', '=', sampleFlow.states[state]);
  if (agencyName?.trim()) chosen = chosen.where('agency.name', 'like', containing(agencyName.trim()));
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .selectAll('sampledReport')
      .select(columns)
      .orderBy('draw.quarter', 'desc')
      .orderBy('sampledReport.status')
      .orderBy('sampledReport.id'),
  );
  const can = await offeredAs('publicAgency', context, rows as Row[]);
  return { rows: (rows as Row[]).map((row) => rowOf(row, context.me, can(row))), total };
};

/** One of them with both results side by side. Throws 404 for whoever may see only their own review of it. */
export const readSample = async (
  _: unknown,
  context: Context<Context['me'], SampledReport>,
): Promise<Sample> => {
  const { db, me, object } = context;
  if (!maySeeResults(me, object)) throw general.notFound();
  const row = (await seen(context)
    .selectAll('sampledReport')
    .select(columns)
    .where('sampledReport.id', '=', object.id)
    .executeTakeFirst()) as (Row & { readonly issueDate: string }) | undefined;
  if (!row) throw general.notFound();
  const can = await offeredAs('publicAgency', context, [row]);
  const { levels, rules } = await publishedOf(db, row.reportId);
  const isSupervisor = me.roles.has(roleCode.publicAgency);
  const second = {
    maturity: row.maturityLevel,
    innovation: row.innovationLevel,
    advancement: row.advancementLevel,
  };
  return {
    ...rowOf(row, me, can(row)),
    applicationId: row.applicationId,
    reportId: row.reportId,
    issueDate: row.issueDate,
    assignedAt: row.assignedAt,
    recordedAt: row.recordedAt,
    remarks: row.remarks,
    declined: isSupervisor ? row.declined : null,
    compared: row.recordedAt === null ? [] : [...compare(levels, second, rules)],
    closedAt: row.closedAt,
    conclusion: row.conclusion,
  };
};
