import { sql, type SqlBool } from 'kysely';
import type * as z from 'zod';
import type { Context } from '#host/context';
import { customPlan } from '#host/database/statements';
import { requireOrdered } from '#host/lists';
import { stateOf } from '#host/transitions';
import { overallLevels } from '#product/dictionaries/level-codes';
import { scales } from '#product/dictionaries/scales';
import { evaluatedOn } from '#queries/reports';
import type { LedgerQuery, LedgerSums } from '../report';
import { reportFlow } from '../workflow';
import { conditionsOf, foundFrom, pageOfReports } from './list';
import { showsLevels } from './visible';

const pairs = [
  ['maturityFrom', 'maturityTo'],
  ['innovationFrom', 'innovationTo'],
  ['advancementFrom', 'advancementTo'],
  ['startTime', 'endTime'],
] as const;

/** The ledger with its sums over everything found, not only the page (domain §4.1). */
export const ledger = async (query: LedgerQuery, context: Context) => {
  const { me, language } = context;
  requireOrdered(query, pairs, language);
  const { rows, total, sums } = await pageOfReports(context, conditionsOf(query, me), query, 'ledger');
  return {
    rows,
    total,
    summary: {
      count: total,
      economicBenefit: sums.sum ?? '0',
      byOverallLevel: sums.parts.map(({ of, count }) => ({
        overallLevel: of === null ? null : overallLevels.named(of),
        count,
      })),
    },
  };
};

/** The reports of one's own work, by state (ST2). */
export const listReports = async (
  query: Pick<LedgerQuery, 'status' | 'achievementName' | 'assessorName' | 'pageIndex' | 'pageSize'>,
  context: Context,
) => {
  const { ofReport, ofApplication } = conditionsOf(query, context.me);
  const conditions = { ofReport: [sql<SqlBool>`report.is_current`, ...ofReport], ofApplication };
  const { rows, total } = await pageOfReports(context, conditions, query, 'own');
  return { rows, total };
};

/** Where each band of maturity begins: idea and proof, device and trial, approval and use, transformation (domain §5.1). */
const bands = [1, 4, 7, 10] as const;
const begins = [...bands];
const bandOf = sql`(${begins}::int[])[width_bucket(maturity::int, ${begins}::int[])]`;
const lastOf = (band: number): number => (bands.find((each) => each > band) ?? scales.maturity.most + 1) - 1;

const [mostAgencies, mostMonths] = [20, 24];
/** By which of the four a row is a sum, as `grouping` tells it. */
export const parts = { status: 0b0111, agency: 0b1011, band: 0b1101, month: 0b1110 } as const;

/** One sum of the ledger as the database makes it: of its four names only the one is meant that `part` says. */
export interface LedgerSum {
  readonly part: number;
  readonly status: number;
  readonly agency: string;
  readonly band: number | null;
  readonly month: string;
  readonly lastDay: string;
  readonly count: number;
  readonly economicBenefit: string;
}

/** All sums of one question, read in one pass over what it finds. */
export const ledgerSums = async (
  query: LedgerQuery,
  { db, me, language }: Context,
): Promise<z.output<typeof LedgerSums>> => {
  requireOrdered(query, pairs, language);
  // Every report is met once: those of one state, agency, level and month are added up first, the few that this gives by each of
  // the four. Then they are called by name, those of agencies of one name together.
  const { rows } =
    await sql<LedgerSum>`${customPlan} select part, status, agency.name as agency, band, month::text as month,
      (month + interval '1 month' - interval '1 day')::date::text as last_day, sum(count)::int as count,
      coalesce(sum(benefit), 0)::text as economic_benefit
    from (select grouping(status, agency_id, band, month)::int as part, status, agency_id, band, month,
        sum(count) as count, sum(benefit) as benefit
      from (select status, agency_id, ${bandOf} as band, month, count, benefit
        from (select report.status, report.agency_id, case when ${showsLevels(me)} then report.maturity_level end as maturity,
            date_trunc('month', ${evaluatedOn}::timestamp)::date as month,
            count(*) as count, sum(application.economic_benefit) as benefit
          ${foundFrom(me, conditionsOf(query, me), true)} group by 1, 2, 3, 4) alike) banded
      group by grouping sets ((status), (agency_id), (band), (month))) sums
    left join organisation agency on agency.id = sums.agency_id
    group by part, status, agency.name, band, month`.execute(db);
  const of = (part: keyof typeof parts) => rows.filter((row) => row.part === parts[part]);
  const counted = ({ count, economicBenefit }: LedgerSum) => ({ count, economicBenefit });
  return {
    byStatus: of('status')
      .toSorted((one, other) => one.status - other.status)
      .map((row) => ({ status: stateOf(reportFlow, row.status) as never, ...counted(row) })),
    byAgency: of('agency')
      .toSorted((one, other) => other.count - one.count || one.agency.localeCompare(other.agency))
      .slice(0, mostAgencies)
      .map((row) => ({ evaluationAgencyName: row.agency, ...counted(row) })),
    byMaturity: of('band')
      .filter(({ band }) => band !== null)
      .toSorted((one, other) => one.band! - other.band!)
      .map((row) => ({ from: row.band!, to: lastOf(row.band!), ...counted(row) })),
    byMonth: of('month')
      .toSorted((one, other) => (one.month < other.month ? 1 : -1))
      .slice(0, mostMonths)
      .map((row) => ({ from: row.month, to: row.lastDay, ...counted(row) })),
  };
};
