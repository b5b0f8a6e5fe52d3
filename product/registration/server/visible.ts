import { sql, type Selectable } from 'kysely';
import type { Me } from '#host/me';
import { objectKind } from '#host/objects';
import { narrowed } from '#host/scopes';
import { personWithin } from '#product/people/server';
import { registrationRights } from '../rights';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import type { Counted } from '#product/tasks/server';

const decide = 'registration.decide';
const decides = (me: Me): boolean =>
  me.rights.has(decide) && registrationRights[decide].roles.some((role) => me.roles.has(role));

/** Registrations are seen by those who decide on them; a narrower role decides on the registrants of its people alone. */
export const visibleRegistrations = narrowed<'registration'>(
  (_, me) => (me && decides(me) ? sql<boolean>`true` : sql<boolean>`false`),
  (_, me, scope) => personWithin('registration.personId', me, scope),
);

export const registrationKind = objectKind('registration', visibleRegistrations);

declare module '#host/objects' {
  interface LoadedObjects {
    registration: Selectable<Tables['registration']>;
  }
}

/** Newcomers who wait to be let in, for whoever decides on them. */
export const registrationFigures = async ({ db, me }: Context): Promise<readonly Counted[]> => {
  if (!decides(me)) return [];
  const { count } = await db
    .selectFrom('registration')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => visibleRegistrations(row, me))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return [{ name: 'registrations', count: Number(count), url: '/system/registrations', needsHand: true }];
};
