import { sql, type Selectable } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';

/** Sets and items are everybody's to read; who may administer them is said by the right alone. */
export const codeSetKind = objectKind('codeSet', (_, me) => sql<boolean>`${me !== null}`);
export const codeItemKind = objectKind('codeItem', (_, me) => sql<boolean>`${me !== null}`);

declare module '#host/objects' {
  interface LoadedObjects {
    codeSet: Selectable<Tables['codeSet']>;
    codeItem: Selectable<Tables['codeItem']>;
  }
}
