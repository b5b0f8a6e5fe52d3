import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { people } from '#queries/people';
import { roleProblems } from '../problems';
import { keepingSeparation } from './separation';

const key = 'role.manage';

/** Open accounts that may manage roles, by a role in force. */
const administrators = (db: Db) =>
  db
    .selectFrom(people.as('person'))
    .innerJoin('personRole', 'personRole.personId', 'person.id')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .innerJoin('roleAction', 'roleAction.roleId', 'role.id')
    .innerJoin('action', 'action.id', 'roleAction.actionId')
    .select((row) => row.fn.count<number>('person.id').distinct().as('count'))
    .where('action.rightKey', '=', key)
    .where('role.isStarted', '=', true)
    .where('person.isLocked', '=', false)
    .executeTakeFirstOrThrow();

/**
 * Does a request that changes who may do what, one after the other on every node, and takes it back where nobody would be
 * left to manage roles (AZ-09) or somebody would hold several kinds of administration that are separated (AZ-10). Throws
 * 2521 and 2701 then.
 */
export const keepingAdministrator = <Result>(
  context: Pick<Context, 'db' | 'services'>,
  work: () => Promise<Result>,
): Promise<Result> =>
  keepingSeparation(context, async () => {
    const result = await work();
    if (Number((await administrators(context.db)).count) === 0) throw roleProblems.lastAdministrator();
    return result;
  });

/** Nobody changes what they hold themselves: another administrator does (AZ-09). Throws 2522. */
export const refuseOwnRole = async (
  { db, me }: Pick<Context, 'db' | 'me'>,
  roleId: string,
): Promise<void> => {
  const held = await db
    .selectFrom('personRole')
    .select('roleId')
    .where('personId', '=', me.personId)
    .where('roleId', '=', roleId)
    .executeTakeFirst();
  if (held) throw roleProblems.ownRole();
};
