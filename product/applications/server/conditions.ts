import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { general } from '#contract/problems';
import { inLanguage, type Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { containing, requireOrdered } from '#host/lists';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { holdsKeyword } from '#queries/applications';
import { acceptedSeats } from '#queries/panels';
import { people } from '#queries/people';
import { currentReports, evaluations } from '#queries/reports';
import { gramsFor, nameKey, normalised } from '#product/search/normalise';
import { conditionsOf, searchRanges, type ApplicationFilter, type SearchField } from '../search';
import { applicationCodes, expandedStatus } from '#product/dictionaries/application-status';
import { applicationsWords } from '../words';
import { judgedApplications, supervisedApplications } from './visible';

type Row = ExpressionBuilder<Tables, 'application'>;
/** A condition as SQL; `grams` also asks the index, where the text is one it knows. */
export type Where = (row: Row, grams: boolean) => Expression<SqlBool>;

const columns = {
  achievementName: 'search_name',
  college: 'search_college',
  firstAuthor: 'search_first_author',
  anyAuthor: 'search_authors',
} as const;

const contains = (column: string, keyword: string, grams: boolean): Expression<SqlBool> =>
  holdsKeyword(
    keyword,
    sql.ref(`application.${column}`),
    grams ? { within: sql.ref('application.search_grams'), grams: gramsFor(keyword) } : undefined,
  );

/** Those whose names hold a keyword, by the one function that decides what holding means. */
const idsNamed = (
  rows: readonly { readonly id: string; readonly name: string }[],
  keyword: string,
): string[] => {
  const wanted = normalised(keyword);
  return rows.filter((row) => normalised(row.name).includes(wanted)).map(({ id }) => id);
};

const peopleNamed = async (db: Db, among: RawBuilder<string>, keyword: string): Promise<string[]> =>
  idsNamed(
    await db
      .selectFrom(people.as('person'))
      .select(['id', 'trueName as name'])
      .where('id', 'in', among)
      .execute(),
    keyword,
  );

const organisationsNamed = async (db: Db, among: RawBuilder<string>, keyword: string): Promise<string[]> =>
  idsNamed(
    await db.selectFrom('organisation').select(['id', 'name']).where('id', 'in', among).execute(),
    keyword,
  );

const inAgencies = sql<string>`(select distinct evaluation_agency_id from application where not is_deleted)`;
const merged = sql<string>`(select id from organisation where merged_into is not null)`;
const inAssessors = sql<string>`(select distinct assessor_id from application)`;
const inManagers = sql<string>`(select distinct technology_manager_id from application)`;
const inPanels = sql<string>`(select distinct seat.expert_id from ${acceptedSeats.as('seat')})`;

const isOneOf = (column: string, ids: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`coalesce(${sql.ref(`application.${column}`)} = any(${[...ids]}::uuid[]), false)`;

const not = (expression: Expression<SqlBool>): Expression<SqlBool> =>
  sql<SqlBool>`not coalesce(${expression}, false)`;

const fieldWhere = async (
  db: Db,
  me: Me,
  field: SearchField,
  keyword: string,
  language: Language,
): Promise<Where> => {
  if (field === 'status') {
    const code = Number(keyword.trim());
    if (!/^\d$/.test(keyword.trim()) || !Object.values(applicationCodes).includes(code as 0))
      throw general.badInput({}, [
        { Field: 'SelectData', Msg: inLanguage(applicationsWords.unknownCode, language) },
      ]);
    return (row) => row('application.status', 'in', [...expandedStatus(code)]);
  }
  if (field === 'technologyManager') {
    const ids = await peopleNamed(db, inManagers, keyword);
    return () => isOneOf('technology_manager_id', ids);
  }
  if (field === 'expert') {
    if (!me.rights.has('apply.searchExpert')) throw general.notAllowed();
    const ids = await peopleNamed(db, inPanels, keyword);
    // Who applied, helped to or judges finds nobody on that panel, whatever else they are (domain §4.5).
    return (row) =>
      row.and([
        supervisedApplications(row, me),
        sql<SqlBool>`exists (select 1 from ${acceptedSeats.as('seat')}
          join ${currentReports.as('report')} on report.id = seat.report_id
        where report.application_id = application.id and seat.expert_id = any(${ids}::uuid[]))`,
      ]);
  }
  return (_, grams) => contains(columns[field], normalised(keyword), grams);
};

const levelColumns = [
  ['maturity_level', 'maturityFrom', 'maturityTo'],
  ['innovation_level', 'innovationFrom', 'innovationTo'],
  ['advancement_level', 'advancementFrom', 'advancementTo'],
] as const;

/** An evaluation is searched as it is shown: a published one by all who see the row, others by those who judge. */
const ofReport =
  (me: Me, asks: readonly Expression<SqlBool>[]): Where =>
  (row) =>
    row.and([
      row.or([row('application.status', '=', applicationCodes.passed), judgedApplications(row, me)]),
      sql<SqlBool>`exists (select 1 from ${evaluations.as('evaluation')} where evaluation.application_id = application.id
      and ${sql.join(asks, sql` and `)})`,
    ]);

const evaluationWheres = (filter: ApplicationFilter, me: Me): Where[] => {
  const asks = levelColumns.flatMap(([column, from, to]) => [
    ...(filter[from] != null ? [sql<SqlBool>`${sql.ref(`evaluation.${column}`)} >= ${filter[from]}`] : []),
    ...(filter[to] != null ? [sql<SqlBool>`${sql.ref(`evaluation.${column}`)} <= ${filter[to]}`] : []),
  ]);
  if (filter.startTime) asks.push(sql<SqlBool>`evaluation.evaluated_on >= ${filter.startTime}`);
  if (filter.endTime) asks.push(sql<SqlBool>`evaluation.evaluated_on <= ${filter.endTime}`);
  if (filter.overallLevel) asks.push(sql<SqlBool>`evaluation.overall_level = ${filter.overallLevel}`);
  return asks.length > 0 ? [ofReport(me, asks)] : [];
};

/** Those in a state as it is shown, which may stand for several. */
export const statusWhere =
  (status: keyof typeof applicationCodes): Where =>
  (row) =>
    row('application.status', 'in', [...expandedStatus(applicationCodes[status])]);

const plainWheres = (filter: ApplicationFilter): Where[] => {
  const all: (Where | false)[] = [
    filter.status != null && statusWhere(filter.status),
    filter.economicBenefitFrom != null &&
      ((row) => row('application.economicBenefit', '>=', filter.economicBenefitFrom!)),
    filter.economicBenefitTo != null &&
      ((row) => row('application.economicBenefit', '<=', filter.economicBenefitTo!)),
    !!filter.achievementType &&
      ((row) =>
        filter.achievementType!.includes('.')
          ? row('application.achievementType', '=', filter.achievementType!)
          : row('application.category', '=', Number(filter.achievementType))),
    !!filter.evaluationPurpose &&
      (() => sql<SqlBool>`application.evaluation_purposes @> ${[filter.evaluationPurpose!]}::text[]`),
    !!filter.achievementName?.trim() &&
      ((_, grams) => contains('search_name', normalised(filter.achievementName!), grams)),
  ];
  return all.filter((where) => where !== false);
};

/**
 * A search as conditions on applications, all of them ANDed (domain §4.5, EN3, EN4). A missing value counts as «does
 * not contain». Throws 2002 for a reversed range, 403 for a search of experts by somebody who may not know them.
 */
export const wheresOf = async (
  db: Db,
  me: Me,
  filter: ApplicationFilter,
  language: Language,
): Promise<Where[]> => {
  requireOrdered(filter, searchRanges, language);
  const asked = await Promise.all(
    conditionsOf(filter).map(async ({ logic, searchField, keyword }): Promise<Where> => {
      const where = await fieldWhere(db, me, searchField, keyword, language);
      return logic === 'contains' ? where : (row) => not(where(row, false));
    }),
  );
  const byName: Where[] = [];
  const mainOrganisation = nameKey(filter.mainOrganisationName ?? '');
  if (mainOrganisation) {
    // What an applicant wrote stays; it is also found by the name of the organisation that stands for theirs today.
    const ids = await organisationsNamed(db, merged, filter.mainOrganisationName!);
    byName.push((row) =>
      row.or([
        sql<SqlBool>`application.main_organisation_key like ${containing(mainOrganisation)}`,
        ...(ids.length > 0 ? [isOneOf('main_organisation_id', ids)] : []),
      ]),
    );
  }
  if (filter.evaluationAgencyName?.trim()) {
    const ids = await organisationsNamed(db, inAgencies, filter.evaluationAgencyName);
    byName.push(() => isOneOf('evaluation_agency_id', ids));
  }
  if (filter.assessorName?.trim()) {
    const ids = await peopleNamed(db, inAssessors, filter.assessorName);
    byName.push(() => isOneOf('assessor_id', ids));
  }
  return [...plainWheres(filter), ...evaluationWheres(filter, me), ...byName, ...asked];
};
