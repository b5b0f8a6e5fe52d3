import { expressionBuilder, sql } from 'kysely';
import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { evaluations, listedReports } from '#queries/reports';
import { reportStates } from '#product/dictionaries/report-status';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import { smallestCohort, type ChainLink, type CohortMedian } from '../../details';
import { visibleApplications, wholeApplications, type Application } from '../visible';

const row = expressionBuilder<Tables, 'application'>();

interface Found {
  readonly id: string;
  readonly applicationNumber: string | null;
  readonly achievementName: string;
  readonly status: number;
  readonly reportNumber: string | null;
  readonly evaluatedOn: string | null;
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: string | null;
  readonly isSuperseded: boolean | null;
  readonly isRevoked: boolean | null;
  readonly isVisible: boolean;
}

type Read = Context<Context['me'], Application>;

/** Throws 404 where the reader may not read the application whole. */
const requireWhole = async ({ db, me, object }: Read): Promise<void> => {
  const whole = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', object.id)
    .where((each) => wholeApplications(each, me))
    .executeTakeFirst();
  if (!whole) throw general.notFound();
};

/** The applications before one, and all that evaluate the same achievement. */
const chainOf = (id: string) => sql`before as (
      select id, previous_application_id from application where id = ${id}
      union select application.id, application.previous_application_id from application
        join before on application.id = before.previous_application_id),
    chain as (
      select id from before where previous_application_id is null
      union select application.id from application join chain on application.previous_application_id = chain.id
        where not application.is_deleted)`;

/**
 * The evaluations of one achievement, each the re-evaluation of the one before it, oldest first (domain §9.11). Who reads one
 * of them whole is told those it builds on, those they read anyway and those that anybody may read; nothing of others.
 */
export const evaluationChain = async (context: Read): Promise<z.output<typeof ChainLink>[]> => {
  const { db, me, object } = context;
  await requireWhole(context);
  const { rows } = await sql<Found>`with recursive ${chainOf(object.id)}
    select * from (
      select application.id, application.application_number, application.achievement_name, application.status,
        application.created_at, report.report_number, report.evaluated_on, report.maturity_level,
        report.innovation_level, report.advancement_level, report.overall_level,
        report.superseded_by is not null as is_superseded, report.revoked_at is not null as is_revoked,
        ${visibleApplications(row, me)} as is_visible,
        exists (select 1 from before where before.id = application.id) as is_before,
        not application.is_limited and application.consent_publish and exists (
          select 1 from ${listedReports.as('listed')} where listed.application_id = application.id) as is_listed
      from chain join application on application.id = chain.id
        left join ${evaluations.as('report')} on report.application_id = application.id) found
    where is_visible or is_before or is_listed
    order by created_at, id`.execute(db);
  return rows.map((found) => {
    // Before it has passed, nobody is told in what it will end.
    const passed = found.status === applicationCodes.passed ? found : undefined;
    return {
      id: found.isVisible ? found.id : null,
      applicationNumber: found.applicationNumber,
      achievementName: found.achievementName,
      status: statusOf(found.status),
      isThis: found.id === object.id,
      reportNumber: passed?.reportNumber ?? null,
      evaluatedOn: passed?.evaluatedOn ?? null,
      maturityLevel: passed?.maturityLevel ?? null,
      innovationLevel: passed?.innovationLevel ?? null,
      advancementLevel: passed?.advancementLevel ?? null,
      overallLevel: passed?.overallLevel ?? null,
      isSuperseded: passed?.isSuperseded ?? false,
      isRevoked: passed?.isRevoked ?? false,
    };
  });
};

/**
 * The median levels of comparable achievements (domain §9.11): passed, standing, not limited, of the same type and field, or of
 * the type alone where those are too few. And how many months those of its type took that came from level 5 to 8 between
 * evaluations. Nothing of a scale on which fewer than five are known, and never this achievement.
 */
export const cohortMedians = async (context: Read): Promise<z.output<typeof CohortMedian>[]> => {
  const { db, object } = context;
  await requireWhole(context);
  const { rows } = await sql<z.output<typeof CohortMedian>>`with recursive ${chainOf(object.id)},
    cohort as (
      select application.technology_field is not distinct from ${object.technologyField} as is_near, report.*
      from ${evaluations.as('report')} join application on application.id = report.application_id
      where application.achievement_type = ${object.achievementType} and not application.is_limited
        and report.status = ${reportStates.passed} and not report.is_limited
        and report.revoked_at is null and report.superseded_by is null
        and application.id not in (select id from chain)),
    up as (
      select id as latest, id, previous_application_id from application
      where achievement_type = ${object.achievementType} and previous_application_id is not null and not is_limited
      union all select up.latest, earlier.id, earlier.previous_application_id
        from up join application earlier on earlier.id = up.previous_application_id),
    member as (
      select id as root, latest as id from up where previous_application_id is null
      union select id, id from up where previous_application_id is null),
    matured as (
      select member.root, min(report.evaluated_on) filter (where report.maturity_level >= 5) as from_day,
        min(report.evaluated_on) filter (where report.maturity_level >= 8) as until_day
      from member join ${evaluations.as('report')} on report.application_id = member.id
      where report.status = ${reportStates.passed} and not report.is_limited and report.revoked_at is null
        and member.root not in (select id from chain)
      group by member.root)
    (select distinct on (scale) scale, case when is_alone then 'field' else 'type' end as reach,
      count(*)::int as size, percentile_cont(0.5) within group (order by level) as median
    from cohort
      cross join lateral (values ('maturity', maturity_level), ('innovation', innovation_level),
        ('advancement', advancement_level)) known (scale, level)
      cross join (values (true), (false)) reach (is_alone)
    where level is not null and (is_near or not is_alone)
    group by scale, is_alone having count(*) >= ${smallestCohort}
    order by scale, is_alone desc)
    union all select 'maturation', 'type', count(*)::int,
      round(percentile_cont(0.5) within group (order by (until_day - from_day) / 30.4375)::numeric, 1)::float8
    from matured where from_day < until_day having count(*) >= ${smallestCohort}`.execute(db);
  return rows;
};
