import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import { ofWholeApplication, withinItsApplication } from '#product/applications/server';
import { revocationStates } from '#product/dictionaries/report-status';
import type { Reader } from '#product/files/server';

export type RevocationRecord = Selectable<Tables['revocation']>;

const { inForce, lifted } = revocationStates;

/** Reviewers see every one; of the others who reads the application whole, and once it has been decided. */
const byRole: Visible<'revocation'> = (_, me) => {
  if (!me) return sql<SqlBool>`false`;
  return me.roles.has(roleCode.publicAgency)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(revocation.status in (${inForce}, ${lifted})
        and ${ofWholeApplication('revocation.application_id', me)})`;
};

export const visibleRevocations = narrowed<'revocation'>(byRole, (_, me, scope) =>
  withinItsApplication('revocation.application_id', me, scope),
);

export const revocationKind = objectKind('revocation', visibleRevocations);

/** Whoever sees a revocation reads its evidence. */
export const readableFiles: Reader = (row, me) =>
  sql<SqlBool>`exists (select 1 from revocation where revocation.evidence_file_id = file.id
    and ${visibleRevocations(row as never, me)})`;

declare module '#host/objects' {
  interface LoadedObjects {
    revocation: RevocationRecord;
  }
}
