import { sql, type Selectable } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';
import { looksAs } from '#host/scopes';
import { exportsRights } from '../rights';

const approve = 'export.approve';

/** One's own requests; everybody's for whom may decide and looks at all records. */
export const exportRequestKind = objectKind('exportRequest', (row, me) => {
  if (!me) return sql<boolean>`false`;
  const decides = me.rights.has(approve) && exportsRights[approve].roles.some((role) => looksAs(me, role));
  return decides ? sql<boolean>`true` : row('exportRequest.personId', '=', me.personId);
});

declare module '#host/objects' {
  interface LoadedObjects {
    exportRequest: Selectable<Tables['exportRequest']>;
  }
}
