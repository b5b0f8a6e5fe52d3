import { expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '#host/context';
import { under, within, type BatchedReads } from '#host/database/batched-reads';
import { customPlan } from '#host/database/statements';
import { storedCount } from '#host/database/stored-count';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { wants } from '#host/lists';
import { pageOf, type Listing } from '#host/pages';
import { casesWaitingFor } from '#product/tasks/server';
import { settingsReads } from '#product/settings/server';
import { people } from '#queries/people';
import { evaluations } from '#queries/reports';
import type { Holder } from '../details';
import { conditionsOf, mostCounted, tabs, type ApplicationFilter, type Tab, type TabFilter } from '../search';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import type { ApplicationTransition } from '../workflow';
import { statusWhere, wheresOf, type Where } from './conditions';
import { lastSubmitted } from './codes';
import { dueAt, isOverdue } from './due';
import { transitionReads, transitionsIn } from './machine';
import { successorsFor } from './re-evaluation/re-evaluate';
import { expectedIn, progressIn, progressReads } from './progress';
import { returnedWhere, sentBackRow } from './returned';
import {
  informedApplications,
  judgedApplications,
  returnedApplications,
  seesAllApplications,
  supervisedApplications,
  visibleApplications,
  type Application,
} from './visible';

/** What a row of the list is made from. */
type Found = Pick<
  Application,
  | 'id'
  | 'applicationNumber'
  | 'achievementName'
  | 'achievementNameEnglish'
  | 'mainOrganisationName'
  | 'collegeName'
  | 'firstAuthor'
  | 'achievementType'
  | 'evaluationPurposes'
  | 'economicBenefit'
  | 'status'
  | 'isLimited'
  | 'returnCount'
  | 'round'
  | 'previousApplicationId'
  | 'isFinal'
  | 'decidedAt'
  | 'proposal'
  | 'ownerId'
  | 'technologyManagerId'
  | 'evaluationAgencyId'
  | 'assessorId'
  | 'submittedAt'
  | 'createdAt'
  | 'planEnd'
  | 'updatedAt'
  | 'rowVersion'
> & {
  readonly dueAt: string | null;
  readonly agency: string | null;
  readonly assessor: string | null;
  readonly manager: string | null;
  readonly owner: string;
  readonly reportStatus: number | null;
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: string | null;
  readonly isInformed: boolean;
  readonly isJudged: boolean;
  /** Who is told what the panel brought about. */
  readonly isSupervised: boolean;
  /** Sent back by the reader's agency, who reads nothing of what its owner changes meanwhile. */
  readonly isSentBack: boolean;
};

const row = expressionBuilder<Tables, 'application'>();
const newest = sql`select application.id, application.created_at as at from application where`;

const shown = (me: Me) => sql`application.id, application_number, achievement_name, achievement_name_english,
  main_organisation_name, college_name,
  first_author, achievement_type, evaluation_purposes, economic_benefit, application.status, application.is_limited,
  application.return_count, application.round, application.previous_application_id, is_final, application.decided_at, application.proposal, application.plan_end, owner_id, technology_manager_id, evaluation_agency_id, assessor_id, submitted_at,
  application.created_at, application.updated_at, application.row_version, agency.name as agency,
  assessor.true_name as assessor, manager.true_name as manager, owner.true_name as owner, current.status as report_status,
  current.maturity_level, current.innovation_level, current.advancement_level, current.overall_level,
  ${dueAt(row, me)} as due_at, ${informedApplications(row, me)} as is_informed,
  ${judgedApplications(row, me)} as is_judged, ${supervisedApplications(row, me)} as is_supervised,
  not ${visibleApplications(row, me)} as is_sent_back`;

const joined = sql`join application on application.id = page.id
  join ${people.as('owner')} on owner.id = application.owner_id
  left join organisation agency on agency.id = application.evaluation_agency_id
  left join ${people.as('assessor')} on assessor.id = application.assessor_id
  left join ${people.as('manager')} on manager.id = application.technology_manager_id
  left join ${evaluations.as('current')} on current.application_id = application.id`;

/** Whether nothing is asked of the rows but which page of them. */
const asksNothing = (filter: ApplicationFilter): boolean => {
  const {
    pageIndex: _index,
    pageSize: _size,
    simple: _simple,
    conditions: _conditions,
    waiting,
    ...asked
  } = filter;
  return (
    !waiting &&
    conditionsOf(filter).length === 0 &&
    Object.values(asked).every((value) => value == null || value === '')
  );
};

const waitingWhere =
  (ids: readonly string[]): Where =>
  () =>
    sql<SqlBool>`application.id = any(${[...ids]}::uuid[])`;

/** How the rows of a search are found. */
const hitsOf = (me: Me, filter: ApplicationFilter, wheres: readonly Where[]): Listing['hits'] => {
  const sentBack = returnedWhere(me, filter);
  return (way) => {
    const seen = row.and([
      visibleApplications(row, me),
      // The index of grams finds a rare keyword; a common one stands in one of the newest rows anyway.
      ...wheres.map((each) => each(row, way === 'gathered')),
    ]);
    return [
      sql`${newest} ${seen}`,
      ...(sentBack ? [sql`${newest} ${sentBack(row)} and not coalesce(${seen}, false)`] : []),
    ];
  };
};

/**
 * How many rows each tab of the list would show for the same search: of what waits for the reader, and of each state; counted
 * no further than anybody reads. A call of its own, which no row waits for.
 */
export const countTabs = async (filter: TabFilter, context: Context): Promise<Record<Tab, number>> => {
  const { db, me, language } = context;
  const wheres = await wheresOf(db, me, filter, language);
  const waiting = waitingWhere(await casesWaitingFor(context));
  const most = mostCounted + 1;
  const counts = tabs.map((tab) => {
    const isState = tab !== 'all' && tab !== 'waiting';
    const asked = { ...filter, ...(tab === 'waiting' && { waiting: true }), ...(isState && { status: tab }) };
    const more = isState ? [statusWhere(tab)] : tab === 'waiting' ? [waiting] : [];
    const hits = hitsOf(me, asked, [...wheres, ...more])('gathered');
    const counted = hits.map((hit) => sql`(select count(*) from (${hit} limit ${most}) each)`);
    return sql`least(${most}, ${sql.join(counted, sql` + `)})::int as ${sql.ref(tab)}`;
  });
  const { rows } = await sql<Record<Tab, number>>`${customPlan} select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
};

/** One page of the applications a person sees, newest first, with the exact number of all that match (domain §4.5). */
export const listApplications = async (filter: ApplicationFilter, context: Context) => {
  const { db, me, language } = context;
  const wheres = await wheresOf(db, me, filter, language);
  const waiting = filter.waiting ? [waitingWhere(await casesWaitingFor(context))] : [];
  const isReckoned = wants(filter, reckonedFields);
  const listing: Listing = {
    hits: hitsOf(me, filter, [...wheres, ...waiting]),
    shown: shown(me),
    joined,
    still: sql`${visibleApplications(row, me)} or ${returnedApplications(row, me)}`,
    extra: (ids) => {
      if (!isReckoned) return undefined;
      const acting = transitionReads(context, ids);
      return {
        ...progressReads(context, ids),
        ...under('terms', settingsReads(db, ids)),
        ...(acting && under('transitions', acting)),
      };
    },
    asked: JSON.stringify([me.personId, { ...filter, pageIndex: 0, pageSize: 0 }]),
    storedTotal: seesAllApplications(me) && asksNothing(filter) ? storedCount('application') : undefined,
  };
  const { rows, total, extra } = await pageOf<Found>(db, listing, filter);
  if (!isReckoned) return { rows: await presented(rows, context, notReckoned), total };
  if (!extra) return { rows: [], total };
  const acting = transitionReads(context, []);
  const transitionsFor = await transitionsIn(context, rows, acting && within('transitions', acting, extra));
  const progressFor = progressIn(context, extra as BatchedReads<ReturnType<typeof progressReads>>);
  const expectedFor = expectedIn(context.now, within('terms', settingsReads(db, []), extra));
  return { rows: await presented(rows, context, { transitionsFor, progressFor, expectedFor }), total };
};

/** From here on the applicant may know that there is a report, and that the panel has passed it (domain §1.1). */
const isWithPublicAgency = (status: number): boolean =>
  status === applicationCodes.publicReview || status === applicationCodes.passed;

/** What is worked out of a row. */
interface Reckoned {
  readonly transitionsFor: (row: Found) => ApplicationTransition[];
  readonly progressFor: ReturnType<typeof progressIn>;
  readonly expectedFor: ReturnType<typeof expectedIn>;
}

/** The fields that are worked out, and nothing of them where none is wanted: an export of many rows. */
const reckonedFields = ['can', 'caseStage', 'holder', 'holderName', 'heldSince', 'expectedOn'];
const notReckoned: Reckoned = {
  transitionsFor: () => [],
  progressFor: () => null,
  expectedFor: () => null,
};

/** A page of rows as its reader sees them, with what may be done to each: a fixed number of reads, whatever the page's size. */
const presented = async (
  found: readonly Found[],
  { db, me, now }: Pick<Context, 'db' | 'me' | 'now'>,
  { transitionsFor, progressFor, expectedFor }: Reckoned,
) => {
  const sent = new Map(
    await Promise.all(
      found
        .filter(({ isSentBack }) => isSentBack)
        .map(async ({ id }) => [id, await lastSubmitted(db, id)] as const),
    ),
  );
  return found.map((each) => {
    const submitted = sent.get(each.id);
    const progress = progressFor(each, each.isSupervised);
    const standing = {
      caseStage: progress?.stage ?? null,
      holder: progress?.holder ?? null,
      heldSince: progress?.since ?? null,
      isOverdue: isOverdue(each.dueAt, now),
      expectedOn: expectedFor(each.id, { ...each, stage: progress?.stage ?? null }),
    };
    if (submitted) return { ...sentBackRow(each, submitted), ...standing };
    const names: Partial<Record<Holder, string | null>> = {
      owner: each.owner,
      agency: each.agency,
      assessor: each.assessor,
    };
    const levels = each.isJudged || statusOf(each.status) === 'passed' ? each : undefined;
    return {
      id: each.id,
      applicationNumber: each.applicationNumber,
      achievementName: each.achievementName,
      achievementNameEnglish: each.achievementNameEnglish,
      mainOrganisationName: each.mainOrganisationName,
      collegeName: each.collegeName,
      firstAuthor: each.firstAuthor,
      achievementType: each.achievementType || null,
      evaluationPurposes: each.evaluationPurposes,
      evaluationAgencyName: each.agency,
      assessorName: each.assessor,
      technologyManagerName: each.manager,
      status: statusOf(each.status),
      reportStatus: each.isInformed || isWithPublicAgency(each.status) ? each.reportStatus : null,
      maturityLevel: levels?.maturityLevel ?? null,
      innovationLevel: levels?.innovationLevel ?? null,
      advancementLevel: levels?.advancementLevel ?? null,
      overallLevel: levels?.overallLevel ?? null,
      economicBenefit: each.economicBenefit,
      isLimited: each.isLimited ? 1 : 0,
      returnCount: each.returnCount,
      round: each.round,
      previousApplicationId: each.previousApplicationId,
      dueAt: each.dueAt,
      updatedAt: each.updatedAt,
      rowVersion: each.rowVersion,
      ...standing,
      holderName: (progress && names[progress.holder]) ?? null,
      can: [...transitionsFor(each), ...successorsFor(me, each)],
    };
  });
};
