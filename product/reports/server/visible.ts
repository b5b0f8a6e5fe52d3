import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import { isOfOwn, type Me } from '#host/me';
import { objectKind, type Visible } from '#host/objects';
import { narrowed, withRoles } from '#host/scopes';
import { withinItsApplication } from '#product/applications/server';
import { applicationHeads } from '#queries/applications';
import { acceptedSeats } from '#queries/panels';
import { reportStates } from '#product/dictionaries/report-status';
import { sentOn } from '#queries/reports';
import type { Tables } from '#host/database/tables';

const { draft, returned, withExperts, atPublicAgency, passed } = reportStates;

/**
 * Which reports a person sees (domain §1.1). A second checker sees what waits for a check in their agency; an expert
 * only what they have accepted to judge and only while it is frozen; an owner nothing before it has passed; the
 * public-service agency what was sent to it. The administrator sees every row; the reply holds no content.
 */
const byRole: Visible<'report'> = (_, me) => {
  if (!me) return sql<SqlBool>`false`;
  const { personId, roles } = me;
  const ownOrganisation = sql`any(${me.organisationIds}::uuid[])`;
  const scopes = [
    roles.has(roleCode.administrator) && sql<SqlBool>`true`,
    roles.has(roleCode.agency) && sql<SqlBool>`report.agency_id = ${ownOrganisation}`,
    roles.has(roleCode.assessor) &&
      sql<SqlBool>`(report.author_id = ${personId} or report.checked_by = ${personId}
        or (report.agency_id = ${ownOrganisation} and report.status in (${draft}, ${returned})))`,
    roles.has(roleCode.expert) &&
      sql<SqlBool>`(report.status in (${withExperts}, ${atPublicAgency}, ${passed}) and exists (
        select 1 from ${acceptedSeats.as('seat')} where seat.report_id = report.id
          and seat.panel_round = report.panel_round and seat.expert_id = ${personId}))`,
    roles.has(roleCode.publicAgency) && sentOn,
    roles.has(roleCode.owner) &&
      sql<SqlBool>`(report.status = ${passed} and exists (
        select 1 from ${applicationHeads.as('application')} where application.id = report.application_id and (
          application.owner_id = ${personId}
          or (${me.isOrganisationAdmin} and application.main_organisation_id = ${ownOrganisation}))))`,
    roles.has(roleCode.technologyManager) &&
      sql<SqlBool>`(report.status = ${passed} and exists (
        select 1 from ${applicationHeads.as('application')} where application.id = report.application_id
          and application.technology_manager_id = ${personId}))`,
  ].filter((scope) => scope !== false);
  return scopes.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(scopes, sql` or `)})`;
};

/** The same, each role narrowed by its own scope. */
export const visibleReports = narrowed<'report'>(byRole, (_, me, scope) =>
  withinItsApplication('report.application_id', me, scope),
);

/**
 * Whether the levels of a report may be shown to somebody who sees it: those not yet published are for those who judge or
 * supervise the case, administrators only know of it (domain §1.1). Who is no administrator sees nothing else.
 */
export const showsLevels = (me: Me) => {
  if (!me.roles.has(roleCode.administrator)) return sql<SqlBool>`true`;
  const judges = visibleReports(
    undefined as never,
    withRoles(me, (role) => role !== roleCode.administrator),
  );
  return sql<SqlBool>`(report.status = ${reportStates.passed} or ${judges})`;
};

export const reportKind = objectKind('report', visibleReports);

declare module '#host/objects' {
  interface LoadedObjects {
    report: Selectable<Tables['report']>;
  }
}

/** As what somebody reads a report: decides the shape of the reply. The fuller view wins. */
export type Audience = 'staff' | 'expert' | 'owner' | 'administrator';

export const audienceOf = (
  me: Me,
  row: Pick<
    Selectable<Tables['report']>,
    'authorId' | 'checkedBy' | 'agencyId' | 'status' | 'returnScope' | 'isFinal'
  >,
  isExpert: boolean,
  isOwner: boolean,
): Audience => {
  const { roles, personId } = me;
  const inAgency = isOfOwn(me, row.agencyId);
  const isStaff =
    (roles.has(roleCode.agency) && inAgency) ||
    (roles.has(roleCode.assessor) &&
      (row.authorId === personId ||
        row.checkedBy === personId ||
        (inAgency && [draft, returned].includes(row.status as never)))) ||
    (roles.has(roleCode.publicAgency) &&
      ([atPublicAgency, passed].includes(row.status as never) ||
        (row.status === returned && (row.returnScope !== null || row.isFinal))));
  // Nobody who owns or judges an achievement is its staff (domain §1.2): the narrower role decides.
  if (isExpert) return 'expert';
  if (isOwner) return 'owner';
  return isStaff ? 'staff' : 'administrator';
};

/** A vote is for the agency's side and the public-service agency. */
export const seesVotes = (
  me: Me,
  row: Pick<Selectable<Tables['report']>, 'authorId' | 'checkedBy' | 'agencyId'>,
): boolean =>
  me.roles.has(roleCode.publicAgency) ||
  row.authorId === me.personId ||
  row.checkedBy === me.personId ||
  (me.roles.has(roleCode.agency) && isOfOwn(me, row.agencyId));
