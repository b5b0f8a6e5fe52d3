import { sql, type Selectable } from 'kysely';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind } from '#host/objects';
import { looksAs } from '#host/scopes';
import { exportsRights } from '../rights';

const approve = 'export.approve';

/** Who decides on what leaves, and looks at all records: they see what everybody takes along. */
const decides = (me: Me): boolean =>
  me.rights.has(approve) && exportsRights[approve].roles.some((role) => looksAs(me, role));

/** One's own requests; everybody's for whom may decide. */
export const exportRequestKind = objectKind('exportRequest', (row, me) => {
  if (!me) return sql<boolean>`false`;
  return decides(me) ? sql<boolean>`true` : row('exportRequest.personId', '=', me.personId);
});

/** That a file was made, by the same rule; the file itself is its person's alone. */
export const exportFileKind = objectKind('exportFile', (row, me) => {
  if (!me) return sql<boolean>`false`;
  return decides(me) ? sql<boolean>`true` : row('exportFile.personId', '=', me.personId);
});

declare module '#host/objects' {
  interface LoadedObjects {
    exportFile: Selectable<Tables['exportFile']>;
    exportRequest: Selectable<Tables['exportRequest']>;
  }
}
