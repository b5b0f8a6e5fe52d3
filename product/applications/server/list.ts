import { sql, type ExpressionBuilder } from 'kysely';
import type { Context } from '../../../host/context';
import { boundsOf } from '../../../host/lists';
import type { Tables } from '../../../host/database/tables';
import type { Me } from '../../../host/me';
import type { ApplicationFilter } from '../search';
import { applicationCodes, statusOf } from '../status';
import { hasKeyword, wheresOf } from './conditions';
import { lastSubmitted } from './codes';
import { deedsForAll } from './machine';
import { returnedWhere, sentBackRow } from './returned';
import { informedApplications, judgedApplications, visibleApplications, type Application } from './visible';

/** Above so many hits a keyword is common, and walking the newest rows finds a page sooner than the index (database §5). */
const commonKeyword = 10_000;

/** The running clock of an application, of its material or, where that may be known, of its report: the one that ends first. */
export const dueAt = (row: ExpressionBuilder<Tables, 'application'>, me: Me) =>
  sql<string | null>`(select min(due_at) from deadline where done_at is null and (
    (object_kind = 'application' and object_id = application.id)
    or (object_kind = 'material' and object_id in (select id from material where application_id = application.id))
    or (object_kind = 'report' and object_id in (select id from report where application_id = application.id)
      and ${informedApplications(row, me)})))`;

interface Beside {
  dueAt: string | null;
  isInformed: boolean;
  isJudged: boolean;
  /** Sent back by the reader's agency, who reads nothing of what its owner changes meanwhile. */
  isSentBack: boolean;
}

/** One page of the applications a person sees, newest first, with the exact number of all that match (domain §4.5). */
export const listApplications = async (filter: ApplicationFilter, { db, me, now, language }: Context) => {
  const { size, skipped } = boundsOf(filter);
  const wheres = await wheresOf(db, me, filter, language);
  const sentBack = returnedWhere(me, filter);
  const where = (grams: boolean) => (row: ExpressionBuilder<Tables, 'application'>) => {
    const seen = row.and([visibleApplications(row, me), ...wheres.map((each) => each(row, grams))]);
    return sentBack ? row.or([seen, sentBack(row)]) : seen;
  };
  const { total } = await db
    .selectFrom('application')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(where(true))
    .executeTakeFirstOrThrow();
  const rare = hasKeyword(filter) && Number(total) <= commonKeyword;
  const chosen = rare
    ? db
        .with(
          (name) => name('hit').materialized(),
          (hits) => hits.selectFrom('application').select('id').where(where(true)),
        )
        .selectFrom('application')
        .where('application.id', 'in', (hits) => hits.selectFrom('hit' as never).select('id' as never))
    : db.selectFrom('application').where(where(false));
  const rows = await chosen
    .selectAll('application')
    .select((row) => [
      dueAt(row, me).as('dueAt'),
      sql<boolean>`${informedApplications(row, me)}`.as('isInformed'),
      sql<boolean>`${judgedApplications(row, me)}`.as('isJudged'),
      sql<boolean>`not ${visibleApplications(row, me)}`.as('isSentBack'),
    ])
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(size)
    .offset(skipped)
    .execute();
  return { rows: await dressed(rows as (Application & Beside)[], { db, me, now }), total: Number(total) };
};

/** From here on the applicant may know that there is a report, and that the panel has passed it (domain §1.1). */
const isWithPublicAgency = (status: number): boolean =>
  status === applicationCodes.publicReview || status === applicationCodes.passed;

type Dressing = Pick<Context, 'db' | 'me' | 'now'>;

/** Names, levels and deeds for a page of rows: a fixed number of reads, whatever the page's size. */
const dressed = async (rows: readonly (Application & Beside)[], { db, me, now }: Dressing) => {
  const deedsFor = await deedsForAll({ db, me, now }, rows);
  const ids = <Key extends keyof Application>(...keys: Key[]) => [
    ...new Set(rows.flatMap((row) => keys.map((key) => row[key])).filter((id) => id !== null)),
  ];
  const named = async (table: 'person' | 'organisation', of: readonly unknown[]) => {
    if (of.length === 0) return new Map<string, string>();
    const name = table === 'person' ? 'trueName' : 'name';
    const found = await db
      .selectFrom(table as 'person')
      .select(['id', sql.ref<string>(name === 'name' ? 'name' : 'true_name').as('name')])
      .where('id', 'in', of as string[])
      .execute();
    return new Map(found.map((each) => [each.id, each.name]));
  };
  const [people, agencies, reports] = await Promise.all([
    named('person', ids('technologyManagerId', 'assessorId')),
    named('organisation', ids('evaluationAgencyId')),
    rows.length === 0
      ? []
      : db
          .selectFrom('report')
          .select([
            'applicationId',
            'status',
            'maturityLevel',
            'innovationLevel',
            'advancementLevel',
            'overallLevel',
          ])
          .where('isCurrent', '=', true)
          .where('applicationId', 'in', ids('id') as string[])
          .execute(),
  ]);
  const reportOf = new Map(reports.map((report) => [report.applicationId, report]));
  const sent = new Map(
    await Promise.all(
      rows
        .filter(({ isSentBack }) => isSentBack)
        .map(async ({ id }) => [id, await lastSubmitted(db, id)] as const),
    ),
  );
  return rows.map((row) => {
    const submitted = sent.get(row.id);
    if (submitted) return sentBackRow(row, submitted);
    const report = reportOf.get(row.id);
    const levels = row.isJudged || statusOf(row.status) === 'passed' ? report : undefined;
    return {
      id: row.id,
      applicationNumber: row.applicationNumber,
      achievementName: row.achievementName,
      mainOrganisationName: row.mainOrganisationName,
      collegeName: row.collegeName,
      firstAuthor: row.firstAuthor,
      achievementType: row.achievementType || null,
      evaluationPurposes: row.evaluationPurposes,
      evaluationAgencyName: agencies.get(row.evaluationAgencyId ?? '') ?? null,
      assessorName: people.get(row.assessorId ?? '') ?? null,
      technologyManagerName: people.get(row.technologyManagerId ?? '') ?? null,
      status: statusOf(row.status),
      reportStatus: row.isInformed || isWithPublicAgency(row.status) ? (report?.status ?? null) : null,
      maturityLevel: levels?.maturityLevel ?? null,
      innovationLevel: levels?.innovationLevel ?? null,
      advancementLevel: levels?.advancementLevel ?? null,
      overallLevel: levels?.overallLevel ?? null,
      economicBenefit: row.economicBenefit,
      isLimited: row.isLimited ? 1 : 0,
      returnCount: row.returnCount,
      dueAt: row.dueAt,
      updatedAt: row.updatedAt,
      rowVersion: row.rowVersion,
      can: deedsFor(row),
    };
  });
};
