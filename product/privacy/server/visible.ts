import { sql, type Selectable } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';
import { narrowed } from '#host/scopes';

/** Requests are seen by those who decide on them, wherever their person works. */
export const privacyRequestKind = objectKind(
  'privacyRequest',
  narrowed<'privacyRequest'>(
    (_, me) =>
      me?.rights.has('privacy.handle') && me.roles.has(roleCode.administrator) ? sql`true` : sql`false`,
    () => sql`false`,
  ),
);

declare module '#host/objects' {
  interface LoadedObjects {
    privacyRequest: Selectable<Tables['privacyRequest']>;
  }
}
