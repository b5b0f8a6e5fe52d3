import { sql } from 'kysely';
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
import { conditionsOf, from, pageOfReports, showsLevels, whereOf } from './list';

const pairs = [
  ['maturityFrom', 'maturityTo'],
  ['innovationFrom', 'innovationTo'],
  ['advancementFrom', 'advancementTo'],
  ['startTime', 'endTime'],
] as const;

/** The ledger with its sums over everything found, not only the page (domain §4.1). */
export const ledger = async (query: LedgerQuery, context: Context) => {
  const { db, me } = context;
  requireOrdered(query, pairs, context.language);
  const conditions = conditionsOf(query, me);
  const page = await pageOfReports(context, conditions, query);
  const where = whereOf(me, conditions);
  const sums = await sql<{
    sum: string | null;
  }>`select sum(application.economic_benefit)::text as sum ${from} ${where}`.execute(db);
  const byLevel = await sql<{
    level: string | null;
    count: number;
  }>`select case when ${showsLevels(me)} then report.overall_level end as level, count(*) as count
    ${from} ${where} group by level order by level nulls last`.execute(db);
  return {
    ...page,
    summary: {
      count: page.total,
      economicBenefit: sums.rows[0]!.sum ?? '0',
      byOverallLevel: byLevel.rows.map(({ level, count }) => ({
        overallLevel: level === null ? null : overallLevels.named(level),
        count: Number(count),
      })),
    },
  };
};

/** Where each band of maturity begins: idea and proof, device and trial, approval and use, transformation (domain §5.1). */
const bands = [1, 4, 7, 10] as const;
const begins = [...bands];
const bandOf = sql`(${begins}::int[])[width_bucket(report.maturity_level::int, ${begins}::int[])]`;
const lastOf = (band: number): number => (bands.find((each) => each > band) ?? scales.maturity.most + 1) - 1;

const [mostAgencies, mostMonths] = [20, 24];
/** By which of the four a row is a sum, as `grouping` tells it. */
const parts = { status: 0b0111, agency: 0b1011, band: 0b1101, month: 0b1110 } as const;

interface Sum {
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
  const { rows } = await sql<Sum>`${customPlan} select grouping(status, agency, band, month)::int as part,
      status, agency, band, month::text as month,
      (month + interval '1 month' - interval '1 day')::date::text as last_day, count(*)::int as count,
      coalesce(sum(benefit), 0)::text as economic_benefit
    from (select report.status, agency.name as agency, case when ${showsLevels(me)} then ${bandOf} end as band,
        date_trunc('month', ${evaluatedOn})::date as month, application.economic_benefit as benefit
      ${from} ${whereOf(me, conditionsOf(query, me))}) found
    group by grouping sets ((status), (agency), (band), (month))`.execute(db);
  const of = (part: keyof typeof parts) => rows.filter((row) => row.part === parts[part]);
  const counted = ({ count, economicBenefit }: Sum) => ({ count, economicBenefit });
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
