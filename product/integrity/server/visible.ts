import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { isOfOwn, type Me } from '#host/me';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import type { Reader } from '#product/files/server';
import { entriesBelow } from '#product/organisations/server';
import { people } from '#queries/people';

export type StoredRecord = Selectable<Tables['integrityRecord']>;

/** Whether a record is about this person, or about the organisation that they act for. */
export const isConcerned = (
  me: Pick<Me, 'personId' | 'organisationIds' | 'isOrganisationAdmin'>,
  row: Pick<StoredRecord, 'personId' | 'organisationId'>,
): boolean => row.personId === me.personId || (me.isOrganisationAdmin && isOfOwn(me, row.organisationId));

/** The same in SQL, of a query that names `integrity_record`. */
export const concerning = (me: Me) =>
  sql<SqlBool>`(integrity_record.person_id = ${me.personId}::uuid
    or (${me.isOrganisationAdmin} and integrity_record.organisation_id = any(${me.organisationIds}::uuid[])))`;

/** Reviewers see every record, as far as their roles look. */
const byRole = narrowed<'integrityRecord'>(
  (_, me) => sql<SqlBool>`${me?.roles.has(roleCode.publicAgency) ?? false}`,
  (_, me, scope) => {
    const at = sql`coalesce(integrity_record.organisation_id, (select party.organisation_id
      from ${people.as('party')} where party.id = integrity_record.person_id))`;
    if (scope === 'organisation') return sql<SqlBool>`${at} = any(${me.organisationIds}::uuid[])`;
    return scope === 'organisationAndBelow'
      ? sql<SqlBool>`${at} in ${entriesBelow(me.organisationId)}`
      : sql<SqlBool>`integrity_record.proposed_by = ${me.personId}::uuid`;
  },
);

/** Whoever it is about and the reviewers; to everybody else there is none. */
export const visibleRecords: Visible<'integrityRecord'> = (row, me) =>
  me === null ? sql<SqlBool>`false` : sql<SqlBool>`(${concerning(me)} or ${byRole(row, me)})`;

export const recordKind = objectKind('integrityRecord', visibleRecords);

/** Whoever sees a record reads its evidence and what was handed in with it. */
export const readableFiles: Reader = (row, me) =>
  sql<SqlBool>`exists (select 1 from integrity_record where (integrity_record.evidence_file_id = file.id
      or exists (select 1 from integrity_record_file handed_in where handed_in.record_id = integrity_record.id
        and handed_in.file_id = file.id))
    and ${visibleRecords(row as never, me)})`;

declare module '#host/objects' {
  interface LoadedObjects {
    integrityRecord: StoredRecord;
  }
}
