import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind } from '#host/objects';
import { people } from '#queries/people';
import { heldRoles } from '#queries/roles';

export type SavedSearch = Selectable<Tables['savedSearch']>;

/**
 * One's own searches, and those that others share: by name, with everybody of their organisation, or with those of it who
 * hold a role they hold. Where they work and which roles they hold is asked now, not when they shared it.
 */
export const savedSearchKind = objectKind('savedSearch', (_, me) => {
  if (!me) return sql<SqlBool>`false`;
  const isColleague = sql`exists (select 1 from ${people.as('sharer')} where sharer.id = saved_search.person_id
    and sharer.organisation_id = any(${[...me.organisationIds]}::uuid[]))`;
  const holdsSame = sql`exists (select 1 from ${heldRoles.as('held')} where held.person_id = saved_search.person_id
    and held.is_started and held.code = any(${[...me.heldRoles]}::text[]))`;
  const isNamed = sql`exists (select 1 from saved_search_person named where named.search_id = saved_search.id
    and named.person_id = ${me.personId})`;
  return sql<SqlBool>`(saved_search.person_id = ${me.personId} or case saved_search.shared_with
    when 'people' then ${isNamed}
    when 'organisation' then ${isColleague}
    when 'role' then ${isColleague} and ${holdsSame}
    else false end)`;
});

declare module '#host/objects' {
  interface LoadedObjects {
    savedSearch: SavedSearch;
  }
}
