import { sql, type Selectable } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';

/** A notice is seen by the one it was written to. */
export const noticeKind = objectKind('notice', (row, me) =>
  me ? row('notice.personId', '=', me.personId) : sql<boolean>`false`,
);

declare module '#host/objects' {
  interface LoadedObjects {
    notice: Selectable<Tables['notice']>;
  }
}
