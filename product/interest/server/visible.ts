import { sql, type Selectable, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { objectKind } from '#host/objects';
import { narrowed } from '#host/scopes';
import { withinItsApplication } from '#product/applications/server';
import { applicationHeads } from '#queries/applications';
import { canAnswer } from './answerers';

declare module '#host/objects' {
  interface LoadedObjects {
    interest: Selectable<Tables['interest']>;
  }
}

const ofMine = (me: Me) => sql<SqlBool>`exists (select 1 from ${applicationHeads.as('about')}
  where about.id = interest.application_id and (about.technology_manager_id = ${me.personId}
    or not ${canAnswer('about.technologyManagerId')}))`;

/** A technology manager sees what was written about results that they look after, and about those for which nobody else can answer. */
export const visibleInterest = narrowed<'interest'>(
  (_, me) =>
    me?.roles.has(roleCode.technologyManager) && me.rights.has('interest.answer')
      ? ofMine(me)
      : sql<SqlBool>`false`,
  (_, me, scope) => withinItsApplication('interest.application_id', me, scope),
);

export const interestKind = objectKind('interest', visibleInterest);
