import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely';
import { roleCode, type DataScope } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind } from '#host/objects';
import { looksAs, narrowed, withRoles, type Within } from '#host/scopes';
import type { Reader } from '#product/files/server';
import { underAppeal } from '#queries/appeals';
import { underRecord } from '#queries/integrity';
import { heldSeats, judgedBy } from '#queries/panels';
import { finallyRejected, judgedReports } from '#queries/reports';
import { entriesBelow } from '#product/organisations/server';
import { applicationCodes } from '#product/dictionaries/application-status';

export type Application = Selectable<Tables['application']>;
type Row = ExpressionBuilder<Tables, 'application'>;
const { draft, cancelled, passed, publicReview, evaluating, submitted, rejected } = applicationCodes;

/** Nobody but its owner has read what is in it now: a draft, or one that came back and was given up before it was submitted again. */
const isWithOwner = (row: Row): Expression<SqlBool> =>
  row.or([
    row('application.status', '=', draft),
    row.and([row('application.status', '=', cancelled), row('application.returnedBy', 'is not', null)]),
  ]);

/** A scope: whose applications a role reads, and how much of them (domain §1.1). */
interface Scope {
  readonly of: 'whole' | 'expert' | 'summary';
  readonly rows: (row: Row) => Expression<SqlBool>;
}

const scopesOf = (me: Me): Scope[] => {
  const has = (role: string) => me.roles.has(role);
  const scopes: (Scope | false)[] = [
    has(roleCode.owner) && { of: 'whole', rows: (row) => row('application.ownerId', '=', me.personId) },
    has(roleCode.owner) &&
      me.isOrganisationAdmin &&
      me.organisationId !== null && {
        of: 'whole',
        rows: (row) => row('application.mainOrganisationId', 'in', me.organisationIds),
      },
    has(roleCode.technologyManager) && {
      of: 'whole',
      rows: (row) => row('application.technologyManagerId', '=', me.personId),
    },
    has(roleCode.agency) &&
      me.organisationId !== null && {
        of: 'whole',
        rows: (row) =>
          row.and([
            row('application.evaluationAgencyId', 'in', me.organisationIds),
            row.not(isWithOwner(row)),
          ]),
      },
    has(roleCode.assessor) && { of: 'whole', rows: (row) => row('application.assessorId', '=', me.personId) },
    has(roleCode.publicAgency) && {
      of: 'whole',
      rows: (row) =>
        row.or([
          row('application.status', 'in', [publicReview, passed]),
          // What it has rejected for good stays its own to answer for.
          row.and([
            row('application.status', '=', rejected),
            row('application.isFinal', '=', true),
            row('application.id', 'in', finallyRejected),
          ]),
          // What an appeal is against, and what an integrity record came with, is read for as long as that waits.
          row.and([
            row('application.status', '=', rejected),
            row.or([row('application.id', 'in', underAppeal), row('application.id', 'in', underRecord)]),
          ]),
        ]),
    },
    has(roleCode.publicAgency) && {
      of: 'summary',
      rows: (row) => row('application.status', 'in', [submitted, evaluating]),
    },
    has(roleCode.administrator) && { of: 'summary', rows: () => sql<SqlBool>`true` },
    has(roleCode.expert) && {
      of: 'expert',
      // From R3 on, as report and material: before, their invitation tells what finds a conflict, and not more.
      rows: () => sql<SqlBool>`exists (select 1 from ${judgedBy(me.personId).as('judged')}
        where judged.application_id = application.id)`,
    },
  ];
  return scopes.filter((scope) => scope !== false);
};

/** Written as the indexes of lists have it, which hold no others. */
const isThere = sql<SqlBool>`not application.is_deleted`;

const inOneOf = (row: Row, scopes: readonly Scope[]): Expression<SqlBool> =>
  row.and([isThere, row.or(scopes.map(({ rows }) => rows(row)))]);

/**
 * Which applications a narrower scope leaves, and with them their materials, reports and sheets: those their organisation
 * completes or evaluates, those they brought in or wrote the report of, those they were given to coach, assess, check or judge.
 */
const withinScope: Within<'application'> = (_, me, scope) => {
  if (scope === 'own')
    return sql<SqlBool>`(application.owner_id = ${me.personId} or exists (select 1 from ${judgedReports.as('written')}
      where written.application_id = application.id and written.author_id = ${me.personId}))`;
  if (scope === 'assigned')
    return sql<SqlBool>`(application.technology_manager_id = ${me.personId} or application.assessor_id = ${me.personId}
      or exists (select 1 from ${judgedReports.as('given')} left join ${heldSeats.as('seat')} on seat.report_id = given.id
          and seat.expert_id = ${me.personId}
        where given.application_id = application.id
          and (given.checked_by = ${me.personId} or seat.id is not null)))`;
  const organisations =
    scope === 'organisation'
      ? sql`(select unnest(${me.organisationIds}::uuid[]))`
      : entriesBelow(me.organisationId);
  return sql<SqlBool>`(application.main_organisation_id in ${organisations}
    or application.evaluation_agency_id in ${organisations})`;
};

/** The same for what belongs to an application; `id` is the column that names it. */
export const withinItsApplication = (id: string, me: Me, scope: Exclude<DataScope, 'all'>) =>
  sql<SqlBool>`exists (select 1 from application where application.id = ${sql.ref(id)}
    and ${withinScope(undefined as never, me, scope)})`;

/**
 * Which applications a person sees at all: the one rule that lists, counts, details and timelines share
 * (domain §1.1). Visitors see none.
 */
export const visibleApplications = narrowed<'application'>(
  (row, me) => inOneOf(row, me ? scopesOf(me) : []),
  withinScope,
);

/** Those of which a person reads everything, its files and levels included. */
export const wholeApplications = narrowed<'application'>(
  (row, me) => inOneOf(row, me ? scopesOf(me).filter(({ of }) => of === 'whole') : []),
  withinScope,
);

/** Whether somebody sees every application there is: nothing need be asked of a row, and their number is kept. */
export const seesAllApplications = (me: Me): boolean => looksAs(me, roleCode.administrator);

/** The same of the application that a column names: what belongs to it is read by whoever reads it whole. */
export const ofWholeApplication = (id: string, me: Me) =>
  sql<SqlBool>`exists (select 1 from application where application.id = ${sql.ref(id)}
    and ${wholeApplications(expressionBuilder(), me)})`;

/** Whether a person sees the application that a column names. */
export const ofVisibleApplication = (id: string, me: Me) =>
  sql<SqlBool>`exists (select 1 from application where application.id = ${sql.ref(id)}
    and ${visibleApplications(expressionBuilder(), me)})`;

/** Those that a person judges or supervises, so that levels not yet published are theirs to see. */
export const judgedApplications = (row: Row, me: Me): Expression<SqlBool> =>
  wholeApplications(
    row,
    withRoles(me, (role) => role !== roleCode.owner && role !== roleCode.technologyManager),
  );

export const isApplicantSide = (role: string): boolean =>
  role === roleCode.owner || role === roleCode.technologyManager;

/** Those whose report a person may know of before it is sent on: not as the applicant, nor as their technology manager. */
export const informedApplications = (row: Row, me: Me): Expression<SqlBool> =>
  visibleApplications(
    row,
    withRoles(me, (role) => !isApplicantSide(role)),
  );

/** The same for what the panel does: its experts do not learn it either while they judge (domain §1.1). */
export const supervisedApplications = (row: Row, me: Me): Expression<SqlBool> =>
  visibleApplications(
    row,
    withRoles(me, (role) => !isApplicantSide(role) && role !== roleCode.expert),
  );

/** Those that an agency sent back and that were not submitted since: known to it, not read by it (domain §1.1). */
export const returnedApplications = narrowed<'application'>(
  (row, me) =>
    me?.roles.has(roleCode.agency) && me.organisationId !== null
      ? row.and([
          isThere,
          isWithOwner(row),
          row('application.returnedBy', 'in', me.organisationIds),
          row('application.ownerId', '!=', me.personId),
        ])
      : sql<SqlBool>`false`,
  withinScope,
);

/** Whoever reads an application whole reads the files attached to it and the evidence of its decision; of a proposed one, who judges. */
export const readableFiles: Reader = (row, me) =>
  sql<SqlBool>`(exists (select 1 from application_file join application on application.id = application_file.application_id
    where application_file.file_id = file.id and ${wholeApplications(row as never, me)})
    or exists (select 1 from application where application.decision_file_id = file.id
      and ${wholeApplications(row as never, me)})
    or exists (select 1 from application_round join application on application.id = application_round.application_id
      where application_round.decision_file_id = file.id and ${wholeApplications(row as never, me)})
    or exists (select 1 from application where application.proposal ->> 'fileId' = file.id::text
      and application.proposal is not null and ${judgedApplications(row as never, me)}))`;

export const applicationKind = objectKind('application', visibleApplications);
/** What may be read about an application, by those too who only know of it. */
export const applicationRecordKind = objectKind('application', (row, me) =>
  row.or([visibleApplications(row, me), returnedApplications(row, me)]),
);

declare module '#host/objects' {
  interface LoadedObjects {
    application: Application;
    applicationRecord: Application;
  }
}
