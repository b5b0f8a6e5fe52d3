import type { Area } from '../../../contract/call';
import type { Db } from '../../../host/database/connection';
import type { House } from '../../../host/house';
import './tables';

let grave: ReadonlySet<string> | undefined;

/** Says which rights grant or approve: told at start by the one room that knows all areas. */
export const tellGraveRights = (areas: readonly Area[]): void => {
  grave = new Set(
    areas.flatMap(({ rights }) =>
      Object.entries(rights).flatMap(([key, right]) => (right.grave ? [key] : [])),
    ),
  );
};

/** Whether whoever holds these rights must prove a second factor (AU-10). Throws where nobody said which rights are grave. */
export const demandsSecondFactor = (
  house: Pick<House, 'secondFactor'>,
  rights: Iterable<string>,
): boolean => {
  const known = grave;
  if (!known) throw new Error('nobody said which rights are grave');
  return house.secondFactor && [...rights].some((right) => known.has(right));
};

/** The same of a person who is not signed in yet. */
export const isDemandedOf = async (house: House, db: Db, personId: string): Promise<boolean> => {
  const rows = await db
    .selectFrom('personRole')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .innerJoin('roleAction', 'roleAction.roleId', 'role.id')
    .innerJoin('action', 'action.id', 'roleAction.actionId')
    .select('action.rightKey')
    .where('personRole.personId', '=', personId)
    .where('role.isStarted', '=', true)
    .where('action.rightKey', 'is not', null)
    .execute();
  return demandsSecondFactor(
    house,
    rows.map(({ rightKey }) => rightKey!),
  );
};
