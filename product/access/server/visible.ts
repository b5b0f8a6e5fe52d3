import { sql, type Selectable } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';

/** A sign-in is seen by the one who signed in. */
export const sessionKind = objectKind('session', (row, me) =>
  me ? row('session.personId', '=', me.personId) : sql<boolean>`false`,
);

/** A linked identity is seen by the account's owner. */
export const identityKind = objectKind('signInIdentity', (row, me) =>
  me ? row('signInIdentity.personId', '=', me.personId) : sql<boolean>`false`,
);

declare module '#host/objects' {
  interface LoadedObjects {
    session: Selectable<Tables['session']>;
    signInIdentity: Selectable<Tables['signInIdentity']>;
  }
}
