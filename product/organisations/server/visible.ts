import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { objectKind } from '../../../host/objects';
import type { OrganisationTable } from './tables';

/** Everybody signed in chooses among organisations; those merged into another one are read through it. */
export const organisationKind = objectKind('organisation', (_, me) => sql<boolean>`${me !== null}`);

declare module '../../../host/objects' {
  interface LoadedObjects {
    organisation: Selectable<OrganisationTable>;
  }
}
