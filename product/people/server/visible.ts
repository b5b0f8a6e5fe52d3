import { sql, type Selectable } from 'kysely';
import { roleCode } from '#contract/rights';
import { objectKind } from '#host/objects';
import { narrowed } from '#host/scopes';
import { inPoolOf, withinScope } from './scope';
import type { Tables } from '#host/database/tables';

/** Kinds of account that others choose from (domain §1). */
const expert = 1;
const technologyManager = 6;

/**
 * Whom a person may name in a call: themselves, their own organisation's people and the technology managers;
 * agencies also the experts, assessors those of their own pool; the administrator and the public-service agency everybody (domain §1.1).
 */
export const personKind = objectKind('person', (row, me) => {
  if (!me) return sql<boolean>`false`;
  return row.or([
    row('person.id', '=', me.personId),
    row('person.userType', '=', technologyManager),
    ...(me.organisationId
      ? [
          row.and([
            row('person.organisationId', 'in', me.organisationIds),
            row('person.userType', '!=', expert),
          ]),
        ]
      : []),
    byRole(row, me),
  ]);
});

/** What their roles add to that, each narrowed by its own scope. */
const byRole = narrowed<'person'>((row, me) => {
  if (me?.roles.has(roleCode.administrator) || me?.roles.has(roleCode.publicAgency))
    return sql<boolean>`true`;
  if (me?.roles.has(roleCode.agency)) return row('person.userType', '=', expert);
  return me?.roles.has(roleCode.assessor) ? inPoolOf(row, me) : sql<boolean>`false`;
}, withinScope);

declare module '#host/objects' {
  interface LoadedObjects {
    person: Selectable<Tables['person']>;
  }
}
