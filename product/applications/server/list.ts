import { expressionBuilder, sql } from 'kysely';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { storedCount } from '#host/database/stored-count';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { pageOf, type Listing } from '#host/pages';
import { people } from '#queries/people';
import { evaluations } from '#queries/reports';
import { conditionsOf, type ApplicationFilter } from '../search';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import type { ApplicationTransition } from '../workflow';
import { wheresOf } from './conditions';
import { lastSubmitted } from './codes';
import { dueAt } from './due';
import { transitionReads, transitionsIn, type TransitionReads } from './machine';
import { returnedWhere, sentBackRow } from './returned';
import {
  informedApplications,
  judgedApplications,
  returnedApplications,
  seesAllApplications,
  visibleApplications,
  type Application,
} from './visible';

/** What a row of the list is made from. */
type Found = Pick<
  Application,
  | 'id'
  | 'applicationNumber'
  | 'achievementName'
  | 'mainOrganisationName'
  | 'collegeName'
  | 'firstAuthor'
  | 'achievementType'
  | 'evaluationPurposes'
  | 'economicBenefit'
  | 'status'
  | 'isLimited'
  | 'returnCount'
  | 'proposal'
  | 'ownerId'
  | 'technologyManagerId'
  | 'evaluationAgencyId'
  | 'assessorId'
  | 'submittedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'rowVersion'
> & {
  readonly dueAt: string | null;
  readonly agency: string | null;
  readonly assessor: string | null;
  readonly manager: string | null;
  readonly reportStatus: number | null;
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: string | null;
  readonly isInformed: boolean;
  readonly isJudged: boolean;
  /** Sent back by the reader's agency, who reads nothing of what its owner changes meanwhile. */
  readonly isSentBack: boolean;
};

const row = expressionBuilder<Tables, 'application'>();
const newest = sql`select application.id, application.created_at as at from application where`;

const shown = (
  me: Me,
) => sql`application.id, application_number, achievement_name, main_organisation_name, college_name,
  first_author, achievement_type, evaluation_purposes, economic_benefit, application.status, application.is_limited,
  application.return_count, owner_id, technology_manager_id, evaluation_agency_id, assessor_id, submitted_at,
  application.created_at, application.updated_at, application.row_version, agency.name as agency,
  assessor.true_name as assessor, manager.true_name as manager, current.status as report_status,
  current.maturity_level, current.innovation_level, current.advancement_level, current.overall_level,
  ${dueAt(row, me)} as due_at, ${informedApplications(row, me)} as is_informed,
  ${judgedApplications(row, me)} as is_judged, not ${visibleApplications(row, me)} as is_sent_back`;

const joined = sql`join application on application.id = page.id
  left join organisation agency on agency.id = application.evaluation_agency_id
  left join ${people.as('assessor')} on assessor.id = application.assessor_id
  left join ${people.as('manager')} on manager.id = application.technology_manager_id
  left join ${evaluations.as('current')} on current.application_id = application.id`;

/** Whether nothing is asked of the rows but which page of them. */
const asksNothing = (filter: ApplicationFilter): boolean => {
  const { pageIndex: _index, pageSize: _size, simple: _simple, conditions: _conditions, ...asked } = filter;
  return (
    conditionsOf(filter).length === 0 && Object.values(asked).every((value) => value == null || value === '')
  );
};

/** One page of the applications a person sees, newest first, with the exact number of all that match (domain §4.5). */
export const listApplications = async (
  filter: ApplicationFilter,
  { db, me, now, language }: Pick<Context, 'db' | 'me' | 'now' | 'language'>,
) => {
  const wheres = await wheresOf(db, me, filter, language);
  const sentBack = returnedWhere(me, filter);
  const listing: Listing<TransitionReads> = {
    hits: (way) => {
      const seen = row.and([
        visibleApplications(row, me),
        // The index of grams finds a rare keyword; a common one stands in one of the newest rows anyway.
        ...wheres.map((each) => each(row, way === 'gathered')),
      ]);
      return [
        sql`${newest} ${seen}`,
        ...(sentBack ? [sql`${newest} ${sentBack(row)} and not coalesce(${seen}, false)`] : []),
      ];
    },
    shown: shown(me),
    joined,
    still: sql`${visibleApplications(row, me)} or ${returnedApplications(row, me)}`,
    extra: (ids) => transitionReads({ db, me, now }, ids),
    asked: JSON.stringify([me.personId, { ...filter, pageIndex: 0, pageSize: 0 }]),
    storedTotal: seesAllApplications(me) && asksNothing(filter) ? storedCount('application') : undefined,
  };
  const { rows, total, extra } = await pageOf<Found, TransitionReads>(db, listing, filter);
  const transitionsFor = await transitionsIn({ db, me, now }, rows, extra);
  return { rows: await presented(rows, db, transitionsFor), total };
};

/** From here on the applicant may know that there is a report, and that the panel has passed it (domain §1.1). */
const isWithPublicAgency = (status: number): boolean =>
  status === applicationCodes.publicReview || status === applicationCodes.passed;

/** A page of rows as its reader sees them, with what may be done to each: a fixed number of reads, whatever the page's size. */
const presented = async (
  found: readonly Found[],
  db: Db,
  transitionsFor: (row: Found) => ApplicationTransition[],
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
    if (submitted) return sentBackRow(each, submitted);
    const levels = each.isJudged || statusOf(each.status) === 'passed' ? each : undefined;
    return {
      id: each.id,
      applicationNumber: each.applicationNumber,
      achievementName: each.achievementName,
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
      dueAt: each.dueAt,
      updatedAt: each.updatedAt,
      rowVersion: each.rowVersion,
      can: transitionsFor(each),
    };
  });
};
