import { type Selectable, sql } from 'kysely';
import { objectKind } from '#host/objects';
import { followingIn, mergedEntries } from './following';
import type { Tables } from '#host/database/tables';

/**
 * Everybody signed in chooses among organisations. Whoever names one that was merged into another means the one that
 * stands for it: searching as well as writing.
 */
export const organisationKind = {
  ...objectKind('organisation', (_, me) => sql<boolean>`${me !== null}`),
  follow: { read: mergedEntries, meant: followingIn },
};

/** An entry of the register itself, merged or not: for those who keep it. */
export const organisationEntryKind = objectKind('organisationEntry', (_, me) => sql<boolean>`${me !== null}`);

declare module '#host/objects' {
  interface LoadedObjects {
    organisationEntry: Selectable<Tables['organisationEntry']>;
  }
}
