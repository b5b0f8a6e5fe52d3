import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind, type Visible } from '#host/objects';
import { narrowed } from '#host/scopes';
import type { Reader } from '#product/files/server';
import { entriesBelow } from '#product/organisations/server';
import { people } from '#queries/people';

export type ContentRecord = Selectable<Tables['content']>;

const readers = [roleCode.editor, roleCode.publicAgency, roleCode.administrator] as const;

/** Whether one of these people wrote a version of the piece. */
const writtenBy = (who: ReturnType<typeof sql>) =>
  sql<SqlBool>`exists (select 1 from content_version written join ${people.as('writer')} on writer.id = written.edited_by
    where written.content_id = content.id and ${who})`;

/** Whoever writes or publishes content sees all of it, as far as their roles look: to others it is what visitors read. */
export const visibleContent: Visible<'content'> = narrowed<'content'>(
  (_, me) => sql<SqlBool>`${readers.some((role) => me?.roles.has(role) ?? false)}`,
  (_, me, scope) => {
    if (scope === 'organisation')
      return writtenBy(sql`writer.organisation_id = any(${me.organisationIds}::uuid[])`);
    return scope === 'organisationAndBelow'
      ? writtenBy(sql`writer.organisation_id in ${entriesBelow(me.organisationId)}`)
      : writtenBy(sql`writer.id = ${me.personId}::uuid`);
  },
);

export const contentKind = objectKind('content', visibleContent);

/**
 * Whether this person had a hand in what is to be published: wrote a version that readers have not had yet, or handed it in
 * (domain §4.2). Of a query that names `content`.
 */
export const tookPart = ({ personId }: Pick<Me, 'personId'>) =>
  sql<boolean>`(content.submitted_by is not distinct from ${personId}::uuid or exists (select 1 from content_version own
    where own.content_id = content.id and own.edited_by = ${personId}::uuid
      and own.version > coalesce(content.published_version, 0)))`;

const holding = (named: RawBuilder<SqlBool>, me: Me | null) =>
  sql<SqlBool>`exists (select 1 from content_version holding join content on content.id = holding.content_id
    where ${named} and ${visibleContent(null as never, me)})`;
/** Each as its index says it. */
const ofKind = sql<SqlBool>`holding.details ? 'fileId' and holding.details ->> 'fileId' = file.id::text`;
const attached = sql<SqlBool>`holding.details ? 'attachmentIds' and holding.details -> 'attachmentIds' ? file.id::text`;
/** Whoever sees a piece reads the files that any version of it names. */
export const readableFiles: Reader = (_, me) =>
  sql<SqlBool>`(${holding(ofKind, me)} or ${holding(attached, me)})`;

declare module '#host/objects' {
  interface LoadedObjects {
    content: ContentRecord;
  }
}
