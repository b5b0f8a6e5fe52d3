import { sql, type Selectable } from 'kysely';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind } from '#host/objects';

const whoManages = (_: unknown, me: Me | null) =>
  me?.rights.has('role.manage') ? sql<boolean>`true` : sql<boolean>`false`;

/** Roles are named by those who manage them, and by nobody else. */
export const roleKind = objectKind('role', whoManages);
/** Menu entries and actions likewise. */
export const actionKind = objectKind('action', whoManages);

declare module '#host/objects' {
  interface LoadedObjects {
    role: Selectable<Tables['role']>;
    action: Selectable<Tables['action']>;
  }
}
