import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import { containing } from '#host/lists';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import type { Draft } from '../application';
import { normalised } from '#product/search/normalise';
import { conditionsOf, type ApplicationFilter } from '../search';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import { returnedApplications, type Application } from './visible';

type Row = ExpressionBuilder<Tables, 'application'>;

/** The name as it was submitted last, searched like the names in the index. */
const submittedName = sql`lower(normalize((select content ->> 'achievementName' from application_snapshot
  where application_id = application.id order by version desc limit 1), NFKC))`;

const named = (keyword: string): Expression<SqlBool> =>
  sql<SqlBool>`${submittedName} like ${containing(normalised(keyword))}`;

/**
 * Which of the applications that an agency sent back a search finds; undefined where it can find none. Only what the agency
 * knows is searched, the state and the name as it was submitted: anything else would tell of changes not sent yet.
 */
export const returnedWhere = (
  me: Me,
  {
    pageIndex: _index,
    pageSize: _size,
    status,
    waiting,
    achievementName,
    simple,
    conditions,
    ...others
  }: ApplicationFilter,
): ((row: Row) => Expression<SqlBool>) | undefined => {
  if (!me.roles.has(roleCode.agency)) return undefined;
  const asked = conditionsOf({ simple, conditions });
  const isKnown = ({ searchField, logic }: (typeof asked)[number]) =>
    logic === 'contains' && (searchField === 'achievementName' || searchField === 'status');
  const asksMore = Object.values(others).some(
    (value) => value !== null && value !== undefined && value !== '',
  );
  // Nothing of it waits for them while it is with its owner.
  if (waiting || asksMore || !asked.every(isKnown)) return undefined;
  const names = [
    achievementName?.trim() ?? '',
    ...asked.filter(({ searchField }) => searchField === 'achievementName').map(({ keyword }) => keyword),
  ].filter(Boolean);
  const codes = [
    ...(status == null ? [] : [applicationCodes[status]]),
    ...asked.filter(({ searchField }) => searchField === 'status').map(({ keyword }) => Number(keyword)),
  ];
  return (row) =>
    row.and([
      returnedApplications(row, me),
      ...names.map(named),
      ...codes.map((code) => row('application.status', '=', code)),
    ]);
};

/** A row of the list for the agency that sent the case back: what it is, where it stands, by when (domain §1.1). */
export const sentBackRow = (
  row: Pick<
    Application,
    | 'id'
    | 'applicationNumber'
    | 'status'
    | 'returnCount'
    | 'round'
    | 'previousApplicationId'
    | 'submittedAt'
    | 'createdAt'
    | 'rowVersion'
  > & { readonly dueAt: string | null },
  submitted: Draft,
) => ({
  id: row.id,
  applicationNumber: row.applicationNumber,
  achievementName: submitted.achievementName ?? '',
  mainOrganisationName: null,
  collegeName: null,
  firstAuthor: null,
  achievementType: submitted.achievementType ?? '',
  evaluationPurposes: [],
  evaluationAgencyName: null,
  assessorName: null,
  technologyManagerName: null,
  status: statusOf(row.status),
  reportStatus: null,
  maturityLevel: null,
  innovationLevel: null,
  advancementLevel: null,
  overallLevel: null,
  economicBenefit: null,
  isLimited: 0,
  returnCount: row.returnCount,
  round: row.round,
  previousApplicationId: row.previousApplicationId,
  dueAt: row.dueAt,
  updatedAt: row.submittedAt ?? row.createdAt,
  rowVersion: row.rowVersion,
  achievementNameEnglish: submitted.achievementNameEnglish ?? null,
  holderName: null,
  can: [],
});
