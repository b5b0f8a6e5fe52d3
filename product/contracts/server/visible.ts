import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';
import { takesPart } from '#product/correspondence/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Reader } from '#product/files/server';
import { applicationHeads } from '#queries/applications';

export type FeeDemandRecord = Selectable<Tables['feeDemand']>;

/** The reviewers of the public-service agency, and whoever reported it. */
export const visibleDemands: Visible<'feeDemand'> = (row, me) => {
  if (!me) return sql<SqlBool>`false`;
  return me.roles.has(roleCode.publicAgency)
    ? sql<SqlBool>`true`
    : row('feeDemand.reportedBy', '=', me.personId);
};

export const feeDemandKind = objectKind('feeDemand', visibleDemands);

/** The parties of a contract read its files, and the public-service agency once the case is with it. */
export const readableFiles: Reader = (_, me) =>
  me
    ? sql<SqlBool>`exists (select 1 from contract_version join contract on contract.id = contract_version.contract_id
        where contract_version.file_id = file.id
          and (${takesPart('contract.application_id', me, ['owner', 'techManager', 'agency'])}
            or exists (select 1 from ${applicationHeads.as('reviewed')} where reviewed.id = contract.application_id
                and reviewed.status in (${applicationCodes.publicReview}, ${applicationCodes.passed})
                and ${takesPart('contract.application_id', me, ['publicAgency'])})))`
    : sql<SqlBool>`false`;

declare module '#host/objects' {
  interface LoadedObjects {
    feeDemand: FeeDemandRecord;
  }
}
