import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { isOfOwn, type Me } from '#host/me';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import type { Reader } from '#product/files/server';
import { entriesBelow } from '#product/organisations/server';
import { evaluatedFiles } from '#queries/materials';
import { sampleStates } from '../workflow';

export type SampledReport = Selectable<Tables['sampledReport']>;

const nobody = sql<SqlBool>`false`;
const { underReview, closed } = sampleStates;

/**
 * Whether somebody may see both results: the public-service agency, and the agency of the report once it is closed; before
 * that never who reviews it, whatever they have become since they were asked.
 */
export const maySeeResults = (
  me: Pick<Me, 'roles' | 'organisationIds' | 'personId'>,
  { status, agencyId, reviewerId }: Pick<SampledReport, 'status' | 'agencyId' | 'reviewerId'>,
): boolean =>
  status === closed
    ? me.roles.has(roleCode.publicAgency) || (me.roles.has(roleCode.agency) && isOfOwn(me, agencyId))
    : me.roles.has(roleCode.publicAgency) && reviewerId !== me.personId;

/** The same in SQL, as far as the roles look; of a query that names `sampled_report`. */
export const visibleResults: Visible<'sampledReport'> = narrowed<'sampledReport'>(
  (_, me) => {
    if (me === null) return nobody;
    if (me.roles.has(roleCode.publicAgency))
      return sql<SqlBool>`(sampled_report.status = ${closed}
          or sampled_report.reviewer_id is distinct from ${me.personId}::uuid)`;
    return me.roles.has(roleCode.agency)
      ? sql<SqlBool>`(sampled_report.status = ${closed}
          and sampled_report.agency_id = any(${me.organisationIds}::uuid[]))`
      : nobody;
  },
  (_, me, scope) => {
    if (scope === 'organisation')
      return sql<SqlBool>`sampled_report.agency_id = any(${me.organisationIds}::uuid[])`;
    return scope === 'organisationAndBelow'
      ? sql<SqlBool>`sampled_report.agency_id in ${entriesBelow(me.organisationId)}`
      : sql<SqlBool>`sampled_report.assigned_by = ${me.personId}::uuid`;
  },
);

/** Those that somebody reviews, or has reviewed. */
export const reviewedBy = (me: Pick<Me, 'personId'>) =>
  sql<SqlBool>`sampled_report.reviewer_id = ${me.personId}::uuid`;

const visibleSamples: Visible<'sampledReport'> = (row, me) =>
  me === null ? nobody : sql<SqlBool>`(${reviewedBy(me)} or ${visibleResults(row, me)})`;

export const sampledReportKind = objectKind('sampledReport', visibleSamples);

/** A quarter's lot is the public-service agency's. */
export const samplingDrawKind = objectKind(
  'samplingDraw',
  (_, me) => sql<SqlBool>`${me?.roles.has(roleCode.publicAgency) ?? false}`,
);

/** A second reviewer reads the files of the material for as long as the review is theirs to do. */
export const readableFiles: Reader = (_, me) =>
  sql<SqlBool>`exists (select 1 from sampled_report
    inner join ${evaluatedFiles.as('evaluated')} on evaluated.application_id = sampled_report.application_id
    where evaluated.file_id = file.id and sampled_report.status = ${underReview} and ${reviewedBy(me)})`;

declare module '#host/objects' {
  interface LoadedObjects {
    sampledReport: SampledReport;
    samplingDraw: Selectable<Tables['samplingDraw']>;
  }
}
