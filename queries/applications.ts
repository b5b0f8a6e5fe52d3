import { expressionBuilder, sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Db } from '#host/database/connection';
import { containing } from '#host/lists';
import type { Tables } from '#host/database/tables';

/** Pins a version of the settings to an evaluation, unless it has one already. */
export const pinToSettings = async (
  db: Db,
  applicationId: string,
  settingsVersion: number,
): Promise<void> => {
  await db
    .updateTable('application')
    .set({ settingsVersion })
    .where('id', '=', applicationId)
    .where('settingsVersion', 'is', null)
    .execute();
};

/** How many applications there are, counted from nothing; what is kept of it as they come and go must be the same. */
export const countedApplications = expressionBuilder<Tables>()
  .selectFrom('application')
  .select((each) => each.fn.countAll<number>().as('count'))
  .where('application.isDeleted', '=', false);

/** Which version of the settings each application is pinned to, and its state. */
export const pinnedSettings = expressionBuilder<Tables>()
  .selectFrom('application')
  .select(['application.id', 'application.settingsVersion', 'application.status']);

/** How many rights of each form an application names: all that the public learns of them (domain §7). */
export const rightsByForm = (db: Db, applicationId: string) =>
  db
    .selectFrom('applicationRight')
    .select((each) => ['form', each.fn.countAll<number>().as('count')])
    .where('applicationId', '=', applicationId)
    .groupBy('form')
    .orderBy('form')
    .execute();

/** Who led the work: the first of the people whom the application names. */
export const projectLeader = async (db: Db, applicationId: string): Promise<string | null> => {
  const leader = await db
    .selectFrom('applicationPerson')
    .select('name')
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return leader?.name ?? null;
};

const tables = expressionBuilder<Tables>();

/** Applications as those beside them name them, where each stands and in whose hands it is: little of what it says. */
export const applicationHeads = tables
  .selectFrom('application')
  .select(['application.id', 'application.applicationNumber', 'application.round', 'application.status'])
  .select(['application.achievementName', 'application.achievementType', 'application.category'])
  .select(['application.mainOrganisationId', 'application.mainOrganisationName'])
  .select(['application.ownerId', 'application.technologyManagerId'])
  .select(['application.evaluationAgencyId', 'application.assessorId'])
  .select(['application.submittedAt', 'application.settingsVersion', 'application.isDeleted'])
  .select('application.returnedBy');

/** The same with what its applicant wrote into the row itself: an achievement as those who evaluate it read it. */
export const achievements = applicationHeads
  .select(['application.achievementNameEnglish', 'application.evaluationPurposes'])
  .select(['application.productKind', 'application.productOptions', 'application.technologyField'])
  .select(['application.humanResearch', 'application.usesGeneticResources', 'application.economicBenefit'])
  .select(['application.keywords', 'application.form', 'application.isLimited', 'application.limitReason'])
  .select(['application.consentPublish', 'application.planStart', 'application.planEnd'])
  .select('application.createdAt');

/** By what the search finds applications. */
export const searchKeys = tables
  .selectFrom('application')
  .select(['application.id', 'application.achievementName'])
  .select(['application.searchName', 'application.searchInitials', 'application.searchGrams']);

/**
 * Whether the text of a column (`of`) holds a keyword, both as they were normalised: by the grams that it needs (`grams`), where
 * the column `within` and its index know them, then letter by letter (domain §4.5).
 */
export const holdsKeyword = (
  keyword: string,
  of: RawBuilder<unknown>,
  known?: { readonly within: RawBuilder<unknown>; readonly grams: readonly string[] },
): RawBuilder<SqlBool> => {
  const holds = sql<SqlBool>`${of} like ${containing(keyword)}`;
  return known ? sql<SqlBool>`(${known.within} @> ${known.grams}::text[] and ${holds})` : holds;
};

/** What of an application was frozen when it was submitted, as its hash; each version has one. */
export const snapshotHashes = tables
  .selectFrom('applicationSnapshot')
  .select(['applicationSnapshot.applicationId', 'applicationSnapshot.version', 'applicationSnapshot.sha256']);

/** The organisations that completed an achievement, as its applicant named them. */
export const completingOrganisations = tables
  .selectFrom('applicationOrganisation')
  .select(['applicationOrganisation.applicationId', 'applicationOrganisation.organisationId'])
  .select(['applicationOrganisation.name', 'applicationOrganisation.isMain', 'applicationOrganisation.sort']);

/** Keeps an application as it is until the transaction ends, so that nobody cancels or finishes it meanwhile. */
export const lockApplication = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom('application').select('id').where('id', '=', id).forShare().executeTakeFirstOrThrow();
};

/** How evaluations came from one assessor to another, and why (A18). */
export const assessorChanges = tables
  .selectFrom('assessorChange')
  .select(['assessorChange.id', 'assessorChange.applicationId', 'assessorChange.formerId'])
  .select(['assessorChange.assessorId', 'assessorChange.reason', 'assessorChange.changedAt']);

/** The people whom an application names as having done the work, as its applicant wrote of them. */
export const namedPersons = tables
  .selectFrom('applicationPerson')
  .select(['applicationPerson.applicationId', 'applicationPerson.personId', 'applicationPerson.name'])
  .select(['applicationPerson.organisationName', 'applicationPerson.sort']);

/** Somebody who did submitted work together with a person whom an application names, and what it was. */
interface WorkInCommon {
  /** The application that names the partner. */
  readonly forApplicationId: string;
  /** The earlier one that says so. */
  readonly applicationId: string;
  readonly kind: 'achievement' | 'paper' | 'project';
  readonly title: string;
  readonly year: number | null;
  readonly submittedAt: string;
  readonly partnerName: string;
  readonly partnerOrganisation: string;
  readonly partnerId: string | null;
  readonly name: string;
  readonly organisationName: string;
  readonly personId: string | null;
}

/**
 * Everybody who was named beside the persons of these applications: in an earlier achievement, as an author of a paper listed
 * there, or in an achievement that came from the same project. Found from the persons, by keys of their names; who means
 * the same person is the engine's to say.
 */
export const workInCommon = (
  applicationIds: RawBuilder<string>,
): RawBuilder<WorkInCommon> => sql<WorkInCommon>`
  with present as (
    select named.application_id, named.name, named.organisation_name, named.person_id, named.sort,
      person_key(named.name) as key
    from application_person named where named.application_id = ${applicationIds}),
  earlier as (select id, achievement_name, submitted_at, form, work_keys from application where submitted_at is not null)
  select present.application_id as for_application_id, earlier.id as application_id, 'achievement' as kind,
    earlier.achievement_name as title, null::integer as year, earlier.submitted_at,
    other.name as partner_name, other.organisation_name as partner_organisation, other.person_id as partner_id,
    mine.name, mine.organisation_name, mine.person_id
  from present cross join lateral (
      select * from application_person named where person_key(named.name) = present.key
      union select * from application_person named where named.person_id = present.person_id) other
    join earlier on earlier.id = other.application_id and earlier.id <> present.application_id
    join application_person mine on mine.application_id = earlier.id and mine.id <> other.id
  union all
  select present.application_id, earlier.id, 'paper', paper ->> 'title', (paper ->> 'year')::integer, earlier.submitted_at,
    partner ->> 'name', coalesce(partner ->> 'organisationName', ''), null,
    mine ->> 'name', coalesce(mine ->> 'organisationName', ''), null
  from present join earlier on earlier.work_keys && array['author ' || present.key] and earlier.id <> present.application_id
    cross join lateral jsonb_path_query(earlier.form, '$.papers[*]') as paper
    cross join lateral jsonb_path_query(paper, '$.authors[*]') as partner
    cross join lateral jsonb_path_query(paper, '$.authors[*]') as mine
  where present.key <> '' and person_key(partner ->> 'name') = present.key and mine <> partner
  union all
  select first.application_id, earlier.id, 'project', coalesce(nullif(source ->> 'planName', ''), source ->> 'projectNumber'),
    null, earlier.submitted_at, first.name, first.organisation_name, first.person_id,
    mine.name, mine.organisation_name, mine.person_id
  from (select distinct on (application_id) * from present order by application_id, sort) first
    join application on application.id = first.application_id
    cross join lateral jsonb_path_query(application.form, '$.topicSources[*]') as source
    join earlier on earlier.work_keys && array['project ' || person_key(source ->> 'projectNumber')]
      and earlier.id <> application.id
    join application_person mine on mine.application_id = earlier.id
  where person_key(source ->> 'projectNumber') <> ''`;

/** Rows below an application as one column of it: found by their application, never by going through all of them. */
const rowsBelow = <Row>(columns: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql<
    readonly Row[]
  >`(select coalesce(json_agg(json_build_object(${columns}) order by sort), '[]') from ${from}
    where application_id = application.id)`;

/** Whom and what a case touches by what its applicant wrote, as the rules on conflicts of interest ask (domain §9.1). */
export const caseRelationships = tables
  .selectFrom('application')
  .select(['application.id', 'application.collegeName', 'application.mainOrganisationId'])
  .select(['application.mainOrganisationName', 'application.ownerId', 'application.technologyManagerId'])
  .select(['application.evaluationAgencyId', 'application.assessorId'])
  .select([
    sql<Selectable<Tables['application']>['form']['papers'] | null>`application.form -> 'papers'`.as(
      'papers',
    ),
    rowsBelow<{ id: string | null; name: string; isMain: boolean }>(
      sql`'id', organisation_id, 'name', name, 'isMain', is_main`,
      sql`application_organisation`,
    ).as('organisations'),
    rowsBelow<Pick<Selectable<Tables['applicationRight']>, 'name' | 'owner' | 'inventors'>>(
      sql`'name', name, 'owner', owner, 'inventors', inventors`,
      sql`application_right`,
    ).as('rights'),
    rowsBelow<{ name: string; organisation: string }>(
      sql`'name', name, 'organisation', organisation_name`,
      sql`application_avoided_expert`,
    ).as('avoided'),
    sql<string[]>`array(select distinct former_id from assessor_change
      where assessor_change.application_id = application.id)`.as('formerAssessors'),
  ]);

/** Everybody and everything an application names, in the order of its form, as it is printed. */
export const namedIn = async (db: Db, applicationId: string) => ({
  persons: await db
    .selectFrom('applicationPerson')
    .select(['personId', 'name', 'professionalTitle', 'organisationName', 'contribution', 'share', 'sort'])
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .orderBy('id')
    .execute(),
  organisations: await db
    .selectFrom('applicationOrganisation')
    .select(['name', 'isMain', 'type', 'contribution'])
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .orderBy('id')
    .execute(),
  rights: await db
    .selectFrom('applicationRight')
    .select(['form', 'status', 'name', 'number', 'appliedOn', 'grantedOn', 'owner', 'isCore', 'inventors'])
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .orderBy('id')
    .execute(),
});

/** The state of an application that an assessor has in hand, held until the transaction ends; undefined for another's. */
export const lockAssessed = async (db: Db, id: string, assessorId: string): Promise<number | undefined> => {
  const found = await db
    .selectFrom('application')
    .select('status')
    .where('id', '=', id)
    .where('assessorId', '=', assessorId)
    .forUpdate()
    .executeTakeFirst();
  return found?.status;
};
