import type { Context } from '#host/context';
import { entriesOf } from '#product/organisations/server';
import { people } from '#queries/people';
import { heldRoles } from '#queries/roles';

/**
 * Everybody who does the work of a built-in role now, by that role or by one based on it, and can sign in; of one organisation
 * where it is given, whichever of its entries they stand in. Nobody is of an organisation that is null.
 */
export const peopleInRole = async (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  code: string,
  organisationId?: string | null,
): Promise<string[]> => {
  if (organisationId === null) return [];
  let query = db
    .selectFrom(people.as('person'))
    .innerJoin(heldRoles.as('role'), 'role.personId', 'person.id')
    .select('person.id')
    .distinct()
    .where('role.seesAs', '=', code)
    .where('role.isStarted', '=', true)
    .where('person.isLocked', '=', false);
  if (organisationId) query = query.where('person.organisationId', 'in', entriesOf(organisationId));
  return (await query.execute()).map(({ id }) => id);
};
