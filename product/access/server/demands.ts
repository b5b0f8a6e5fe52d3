import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Services } from '#host/services';
import type { Me } from '#host/me';
import { people } from '#queries/people';
import { heldActions } from '#queries/roles';
import { rightsNamed } from './known-rights';

/** Whether whoever holds these rights must prove a second factor (AU-10). */
export const demandsSecondFactor = (
  services: Pick<Services, 'secondFactor' | 'contributed'>,
  rights: Iterable<string>,
): boolean => services.secondFactor && rightsNamed(services, rights).some(({ sensitive }) => sensitive);

/** Whether these rights hold one that grants or approves and that this person lacks: they may not hand it on (AZ-09). */
export const exceeds = (
  rights: Iterable<string>,
  { services, me }: { readonly services: Pick<Services, 'contributed'>; readonly me: Pick<Me, 'rights'> },
): boolean =>
  rightsNamed(
    services,
    [...rights].filter((right) => !me.rights.has(right)),
  ).some(({ sensitive }) => sensitive);

/** Everybody to whom a role gives a right, and who can sign in. */
export const holdersOf = async (db: Db, right: string): Promise<string[]> => {
  const rows = await db
    .selectFrom(heldActions.as('held'))
    .innerJoin(people.as('person'), 'person.id', 'held.personId')
    .select('held.personId')
    .distinct()
    .where('held.rightKey', '=', right)
    .where('person.isLocked', '=', false)
    .execute();
  return rows.map(({ personId }) => personId);
};

/** The rights that a person's roles hold now, whether or not they are signed in. */
export const rightsOf = async (db: Db, personId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom(heldActions.as('held'))
    .select('held.rightKey')
    .where('held.personId', '=', personId)
    .where('held.rightKey', 'is not', null)
    .execute();
  return rows.map(({ rightKey }) => rightKey!);
};

/** Nobody takes the way in from somebody who may grant or approve what they may not. Throws 403. */
export const refuseStronger = async (
  context: Pick<Context<Me, unknown>, 'db' | 'me' | 'services'>,
  personId: string,
): Promise<void> => {
  if (context.me.rights.has('role.manage')) return;
  if (exceeds(await rightsOf(context.db, personId), context)) throw general.notAllowed();
};

/** Whether a person who is not signed in yet will have to prove one. */
export const isDemandedOf = async (services: Services, db: Db, personId: string): Promise<boolean> =>
  demandsSecondFactor(services, await rightsOf(db, personId));
