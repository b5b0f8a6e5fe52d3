import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';

export type CaseMessageRecord = Selectable<Tables['caseMessage']>;

/** Only its author names a message by its id: to change or to withdraw it. Whether they still take part in its case is asked then. */
export const caseMessageKind = objectKind('caseMessage', (row, me) =>
  me ? row('caseMessage.authorId', '=', me.personId) : sql<SqlBool>`false`,
);

declare module '#host/objects' {
  interface LoadedObjects {
    caseMessage: CaseMessageRecord;
  }
}
