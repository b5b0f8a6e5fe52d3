import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { customPlan } from '#host/database/statements';
import { boundsOf } from '#host/lists';
import { isOfOwn, type Me } from '#host/me';
import { transitionsOf, stateOf } from '#host/transitions';
import { withRoles } from '#host/scopes';
import { achievements } from '#queries/applications';
import { people } from '#queries/people';
import { conflictedFor } from '#product/conflicts/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { overallLevels } from '#product/dictionaries/level-codes';
import type { LedgerQuery, ReportRow } from '../report';
import { reportFlow } from '../workflow';
import { reportStates } from '#product/dictionaries/report-status';
import { levelsOf, type ReportRecord } from './computed-levels';
import { actorsOf } from './actors';
import { reportMachine } from './machine';
import { evaluatedOn } from '#queries/reports';
import { visibleReports } from './visible';

type Found = ReportRecord & {
  readonly applicationNumber: string | null;
  readonly submittedAt: string | null;
  readonly achievementName: string;
  readonly achievementNameEnglish: string | null;
  readonly mainOrganisationName: string | null;
  readonly achievementType: string;
  readonly evaluationPurposes: string[];
  readonly economicBenefit: string | null;
  readonly applicationStatus: number;
  readonly agencyName: string;
  readonly assessorName: string;
  /** Whether the reader may know the levels. */
  readonly isJudged: boolean;
};

/** Levels not yet published are for those who judge or supervise the case; administrators only know of it (domain §1.1). */
export const showsLevels = (me: Me) => {
  const judges = visibleReports(
    undefined as never,
    withRoles(me, (role) => role !== roleCode.administrator),
  );
  return sql<SqlBool>`(report.status = ${reportStates.passed} or ${judges})`;
};
const noLevels: ReturnType<typeof levelsOf> = {
  maturityLevel: null,
  maturityIndex: null,
  innovationLevel: null,
  advancementLevel: null,
  overallLevel: null,
};

/** Reports with their application, agency and author. */
export const from = sql`from report join ${achievements.as('application')} on application.id = report.application_id
  join organisation agency on agency.id = report.agency_id
  join ${people.as('author')} on author.id = report.author_id`;
const columns = (
  me: Me,
) => sql`report.*, ${showsLevels(me)} as is_judged, application.application_number, application.submitted_at, application.achievement_name,
  application.achievement_name_english,
  application.main_organisation_name, application.achievement_type, application.evaluation_purposes,
  application.economic_benefit, application.status as application_status, agency.name as agency_name,
  author.true_name as assessor_name`;

/** A found row as lists show it, with what the caller may do to it. */
const rowOf = (me: Me, row: Found, conflicted: ReadonlySet<string>): ReportRow => ({
  id: row.id,
  applicationId: row.applicationId,
  applicationNumber: row.applicationNumber,
  achievementName: row.achievementName,
  achievementNameEnglish: row.achievementNameEnglish,
  mainOrganisationName: row.mainOrganisationName,
  achievementType: row.achievementType,
  evaluationPurposes: row.evaluationPurposes,
  evaluationAgencyName: row.agencyName,
  assessorName: row.assessorName,
  applicationStatus: row.applicationStatus,
  status: stateOf(reportFlow, row.status) as ReportRow['status'],
  ...(row.isJudged ? levelsOf(row) : noLevels),
  economicBenefit: row.economicBenefit,
  reportNumber: row.reportNumber,
  issueDate: row.issueDate,
  validUntil: row.validUntil,
  isLimited: row.isLimited,
  panelRound: row.panelRound,
  // A vote is for the agency's side; experts and owners read "open" until the consolidated result is theirs.
  outcome: seesVotes(me, row) ? (row.tally?.outcome ?? 'open') : 'open',
  isSecondChecked: row.checkedHash !== null,
  dueAt: row.expertsDueOn,
  submittedAt: row.submittedAt,
  updatedAt: row.updatedAt,
  rowVersion: row.rowVersion,
  can: transitionsOf(reportMachine, me, row, conflicted),
});

/** Found rows as lists show them, a conflict of interest considered in what the caller may do. */
export const rowsOf = async (
  context: Pick<Context, 'db' | 'me' | 'now'>,
  rows: readonly Found[],
): Promise<ReportRow[]> => {
  const { me } = context;
  const conflicted = await conflictedFor(
    context,
    rows.map((row) => ({
      flow: reportFlow,
      applicationId: row.applicationId,
      state: stateOf(reportFlow, row.status),
      row,
      actors: actorsOf(me, row),
    })),
  );
  return rows.map((row) => rowOf(me, row, conflicted(row.applicationId)));
};

const seesVotes = (me: Me, row: ReportRecord): boolean =>
  me.roles.has(roleCode.publicAgency) ||
  row.authorId === me.personId ||
  row.checkedBy === me.personId ||
  (me.roles.has(roleCode.agency) && isOfOwn(me, row.agencyId));

type Condition = RawBuilder<SqlBool>;
const contains = (column: RawBuilder<unknown>, text: string | undefined): Condition[] =>
  text?.trim() ? [sql<SqlBool>`strpos(lower(${column}), lower(${text.trim()})) > 0`] : [];
/** By the name that was written, or that of the organisation which stands for it today. */
const ofMainOrganisation = (text: string | undefined): Condition[] => {
  const [written] = contains(sql`application.main_organisation_name`, text);
  const [standing] = contains(sql`main.name`, text);
  return written && standing
    ? [
        sql<SqlBool>`(${written} or application.main_organisation_id in (
          select main.id from organisation main where main.merged_into is not null and ${standing}))`,
      ]
    : [];
};
const range = (column: RawBuilder<unknown>, least: unknown, most: unknown): Condition[] => [
  ...(least === undefined ? [] : [sql<SqlBool>`${column} >= ${least}`]),
  ...(most === undefined ? [] : [sql<SqlBool>`${column} <= ${most}`]),
];

/** What asks for levels finds only those that the reader may know. */
const levelConditions = (query: LedgerQuery, me: Me): Condition[] => {
  const asked = [
    ...range(sql`report.maturity_level`, query.maturityFrom, query.maturityTo),
    ...range(sql`report.innovation_level`, query.innovationFrom, query.innovationTo),
    ...range(sql`report.advancement_level`, query.advancementFrom, query.advancementTo),
    ...(query.overallLevel === undefined
      ? []
      : [sql<SqlBool>`report.overall_level = ${overallLevels.codes[query.overallLevel]}`]),
  ];
  return asked.length === 0 ? [] : [showsLevels(me), ...asked];
};

/** What the report query asks (EN3). */
export const conditionsOf = (query: LedgerQuery, me: Me): Condition[] => [
  ...ofMainOrganisation(query.mainOrganisationName),
  ...contains(sql`application.achievement_name`, query.achievementName),
  ...contains(sql`agency.name`, query.evaluationAgencyName),
  ...contains(sql`author.true_name`, query.assessorName),
  ...(query.achievementType === undefined
    ? []
    : [
        sql<SqlBool>`(application.achievement_type = ${query.achievementType}
          or application.achievement_type like ${`${query.achievementType}.%`})`,
      ]),
  ...(query.evaluationPurpose === undefined
    ? []
    : [sql<SqlBool>`${query.evaluationPurpose} = any(application.evaluation_purposes)`]),
  ...(query.applicationStatus === undefined || query.applicationStatus === -1
    ? []
    : query.applicationStatus === 0
      ? // Both codes read "in progress" to those who ask (domain §3.0).
        [sql<SqlBool>`application.status in (${applicationCodes.submitted}, ${applicationCodes.evaluating})`]
      : [sql<SqlBool>`application.status = ${query.applicationStatus}`]),
  ...(query.status === undefined || query.status === 'all'
    ? []
    : [sql<SqlBool>`report.status = ${reportStates[query.status]}`]),
  ...range(evaluatedOn, query.startTime, query.endTime),
  ...levelConditions(query, me),
];

/** Those that the caller sees and that meet the conditions. */
export const whereOf = (me: Me, conditions: readonly Condition[]) =>
  sql`where ${sql.join([visibleReports(undefined as never, me), ...conditions], sql` and `)}`;

/** One page of them, the newest first, and how many there are. */
export const pageOfReports = async (
  context: Pick<Context, 'db' | 'me' | 'now'>,
  conditions: readonly Condition[],
  paging: Pick<LedgerQuery, 'pageIndex' | 'pageSize'>,
) => {
  const { db, me } = context;
  const { size, skipped } = boundsOf(paging);
  const where = whereOf(me, conditions);
  const { rows } = await sql<Found>`${customPlan} select ${columns(me)} ${from} ${where}
    order by report.updated_at desc, report.id desc limit ${size} offset ${skipped}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`${customPlan} select count(*) as total ${from} ${where}`.execute(db);
  return { rows: await rowsOf(context, rows), total: Number(counted.rows[0]!.total) };
};

/** The reports of one's own work, by state (ST2). */
export const listReports = (
  query: Pick<LedgerQuery, 'status' | 'achievementName' | 'assessorName' | 'pageIndex' | 'pageSize'>,
  context: Context,
) => pageOfReports(context, [sql<SqlBool>`report.is_current`, ...conditionsOf(query, context.me)], query);

/** One report as a row, for its detail. */
export const foundReport = async ({ db, me }: Pick<Context, 'db' | 'me'>, id: string): Promise<Found> => {
  const { rows } =
    await sql<Found>`${customPlan} select ${columns(me)} ${from} where report.id = ${id}`.execute(db);
  return rows[0]!;
};
