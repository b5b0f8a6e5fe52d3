import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';

export type FeeDemandRecord = Selectable<Tables['feeDemand']>;

/** The reviewers of the public-service agency, and whoever reported it. */
export const visibleDemands: Visible<'feeDemand'> = (row, me) => {
  if (!me) return sql<SqlBool>`false`;
  return me.roles.has(roleCode.publicAgency)
    ? sql<SqlBool>`true`
    : row('feeDemand.reportedBy', '=', me.personId);
};

export const feeDemandKind = objectKind('feeDemand', visibleDemands);

declare module '#host/objects' {
  interface LoadedObjects {
    feeDemand: FeeDemandRecord;
  }
}
