import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';

export type PhraseRecord = Selectable<Tables['phrase']>;

/** One's own phrases, and those of one's organisation. */
export const visiblePhrases: Visible<'phrase'> = (_, me) =>
  me
    ? sql<SqlBool>`(phrase.person_id = ${me.personId} or phrase.organisation_id = any(${me.organisationIds}::uuid[]))`
    : sql<SqlBool>`false`;

export const phraseKind = objectKind('phrase', visiblePhrases);

declare module '#host/objects' {
  interface LoadedObjects {
    phrase: PhraseRecord;
  }
}
