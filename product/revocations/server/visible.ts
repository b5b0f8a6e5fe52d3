import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import { ofWholeApplication, withinItsApplication } from '#product/applications/server';
import { revocationStates } from '#product/dictionaries/report-status';
import type { AtCase, HeldFile } from '#product/case-parts/server';
import type { Reader } from '#product/files/server';
import { applicationHeads } from '#queries/applications';

export type RevocationRecord = Selectable<Tables['revocation']>;

const { inForce, lifted } = revocationStates;

/**
 * Whether the reader is on the applicant's side of an application, as its owner, its technology manager, or whoever acts for the
 * organisation that completes it: as a reviewer they are none there (domain §1.2). `id` is the column that names it.
 */
export const onItsSide = (id: string, me: Me) =>
  sql<SqlBool>`exists (select 1 from ${applicationHeads.as('sided')} where sided.id = ${sql.ref(id)}
    and (sided.owner_id = ${me.personId} or sided.technology_manager_id = ${me.personId}
      or (${me.isOrganisationAdmin} and sided.main_organisation_id = any(${me.organisationIds}::uuid[]))))`;

/** Reviewers see every one; of the others who reads the application whole, and once it has been put in force. */
const byRole: Visible<'revocation'> = (_, me) => {
  if (!me) return sql<SqlBool>`false`;
  const hasCome = sql<SqlBool>`revocation.status in (${inForce}, ${lifted})`;
  return me.roles.has(roleCode.publicAgency)
    ? sql<SqlBool>`(${hasCome} or not ${onItsSide('revocation.application_id', me)})`
    : sql<SqlBool>`(${hasCome} and ${ofWholeApplication('revocation.application_id', me)})`;
};

export const visibleRevocations = narrowed<'revocation'>(byRole, (_, me, scope) =>
  withinItsApplication('revocation.application_id', me, scope),
);

export const revocationKind = objectKind('revocation', visibleRevocations);

/** Whoever sees a revocation reads its evidence. */
export const readableFiles: Reader = (row, me) =>
  sql<SqlBool>`exists (select 1 from revocation where revocation.evidence_file_id = file.id
    and ${visibleRevocations(row as never, me)})`;

/** The evidence of the revocations of a case that its reader sees. */
export const filesOfRevocations = async ({ db, me, object }: AtCase): Promise<HeldFile[]> => {
  const rows = await db
    .selectFrom('revocation')
    .select('evidenceFileId')
    .where('applicationId', '=', object.id)
    .where((row) => visibleRevocations(row as never, me))
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ evidenceFileId }) =>
    evidenceFileId ? [{ fileId: evidenceFileId, origin: 'revocation', title: '' }] : [],
  );
};

declare module '#host/objects' {
  interface LoadedObjects {
    revocation: RevocationRecord;
  }
}
