import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#host/context';
import { customPlan } from '#host/database/statements';
import { wants, type Paging } from '#host/lists';
import { pageOf } from '#host/pages';
import type { Me } from '#host/me';
import { transitionsOf, stateOf } from '#host/transitions';
import { achievements, holdsKeyword, searchKeys } from '#queries/applications';
import { gramsFor, normalised } from '#product/search/normalise';
import { people } from '#queries/people';
import { conflictedFor } from '#product/conflicts/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { overallLevels } from '#product/dictionaries/level-codes';
import type { LedgerQuery, ReportRow } from '../report';
import { reportFlow } from '../workflow';
import { reportStates } from '#product/dictionaries/report-status';
import { levelsOf, noLevels, type ReportRecord } from './computed-levels';
import { actorsOf } from './actors';
import { reportMachine } from './machine';
import { evaluatedOn } from '#queries/reports';
import { seesVotes, showsLevels, visibleReports } from './visible';

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

/** Each report's application: what is counted, added up or asked of it. */
const withApplication = sql`join ${achievements.as('application')} on application.id = report.application_id`;
const withNames = sql`${withApplication} join organisation agency on agency.id = report.agency_id
  join ${people.as('author')} on author.id = report.author_id`;
/** What is shown of a report itself: what may be done to it takes the whole of it besides. */
const shownOfReport = sql`report.id, report.application_id, report.agency_id, report.author_id, report.checked_by,
  report.checked_hash, report.status, report.tally, report.panel_round, report.experts_due_on, report.maturity_level,
  report.maturity_index, report.innovation_level, report.advancement_level, report.overall_level, report.report_number,
  report.issue_date, report.valid_until, report.is_limited, report.updated_at, report.row_version`;
const columns = (
  me: Me,
  isWhole: boolean,
) => sql`${isWhole ? sql`report.*` : shownOfReport}, ${showsLevels(me)} as is_judged, application.application_number, application.submitted_at, application.achievement_name,
  application.achievement_name_english,
  application.main_organisation_name, application.achievement_type, application.evaluation_purposes,
  application.economic_benefit, application.status as application_status, agency.name as agency_name,
  author.true_name as assessor_name`;

/** A found row as lists show it, with what the caller may do to it where that is wanted. */
const rowOf = (me: Me, row: Found, conflicted: ReadonlySet<string> | undefined): ReportRow => ({
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
  can: conflicted ? transitionsOf(reportMachine, me, row, conflicted) : [],
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

/** The achievements whose name holds a keyword, as the list of applications finds them (domain §4.5). */
const named = (keyword: string | undefined): Condition[] => {
  const normal = normalised(keyword ?? '');
  return normal === ''
    ? []
    : [
        sql<SqlBool>`application.id in (select found.id from ${searchKeys.as('found')}
          where ${holdsKeyword(normal, sql`found.search_name`, { within: sql`found.search_grams`, grams: gramsFor(normal) })})`,
      ];
};

/** Those of a few whose name holds a text, found before the many that name them. */
const among = (
  column: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  of: RawBuilder<unknown>,
  text?: string,
) => contains(of, text).map((holds) => sql<SqlBool>`${column} in (select id from ${rows} where ${holds})`);

/** What is asked of the reports themselves, and what of their applications, which are read for nothing else. */
interface Conditions {
  readonly ofReport: readonly Condition[];
  readonly ofApplication: readonly Condition[];
}

/** What the report query asks (EN3). */
export const conditionsOf = (query: LedgerQuery, me: Me): Conditions => ({
  ofApplication: [
    ...ofMainOrganisation(query.mainOrganisationName),
    ...named(query.achievementName),
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
          [
            sql<SqlBool>`application.status in (${applicationCodes.submitted}, ${applicationCodes.evaluating})`,
          ]
        : [sql<SqlBool>`application.status = ${query.applicationStatus}`]),
  ],
  ofReport: [
    ...among(sql`report.agency_id`, sql`organisation`, sql`organisation.name`, query.evaluationAgencyName),
    ...among(sql`report.author_id`, sql`${people.as('author')}`, sql`author.true_name`, query.assessorName),
    ...(query.status === undefined || query.status === 'all'
      ? []
      : [sql<SqlBool>`report.status = ${reportStates[query.status]}`]),
    ...range(evaluatedOn, query.startTime, query.endTime),
    ...levelConditions(query, me),
  ],
});

/** Those that the caller sees and that meet the conditions, with their application where it is needed. */
export const foundFrom = (me: Me, { ofReport, ofApplication }: Conditions, needsApplication: boolean) =>
  sql`from report ${needsApplication || ofApplication.length > 0 ? withApplication : sql``}
    where ${sql.join([visibleReports(undefined as never, me), ...ofReport, ...ofApplication], sql` and `)}`;

/** One page of them, the newest first, how many there are, and of the ledger its sums by overall level, as far as it may be known. */
export const pageOfReports = async (
  context: Pick<Context, 'db' | 'me' | 'now'>,
  conditions: Conditions,
  query: Partial<LedgerQuery> & Paging,
  kind: 'own' | 'ledger',
) => {
  const { db, me } = context;
  const isSummed = kind === 'ledger';
  const isActed = wants(query, ['can']);
  const more = sql`, case when ${showsLevels(me)} then report.overall_level end as level,
    application.economic_benefit as benefit`;
  const { rows, total, sums } = await pageOf<Found>(
    db,
    {
      hits: (way) => {
        const isAddedUp = isSummed && way === 'gathered';
        return [
          sql`select report.id, report.updated_at as at${isAddedUp ? more : sql``}
            ${foundFrom(me, conditions, isAddedUp)}`,
        ];
      },
      shown: columns(me, isActed),
      joined: sql`join report on report.id = page.id ${withNames}`,
      still: sql`${visibleReports(undefined as never, me)}`,
      summed: isSummed ? { by: sql`level`, of: sql`benefit` } : undefined,
      asked: JSON.stringify([kind, me.personId, { ...query, pageIndex: 0, pageSize: 0 }]),
    },
    query,
  );
  return {
    rows: isActed ? await rowsOf(context, rows) : rows.map((row) => rowOf(me, row, undefined)),
    total,
    sums,
  };
};

/** One report as a row, for its detail. */
export const foundReport = async ({ db, me }: Pick<Context, 'db' | 'me'>, id: string): Promise<Found> => {
  const { rows } =
    await sql<Found>`${customPlan} select ${columns(me, true)} from report ${withNames} where report.id = ${id}`.execute(
      db,
    );
  return rows[0]!;
};
