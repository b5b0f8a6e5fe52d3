import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DataScope } from '#contract/rights';
import type { Word } from '#contract/words';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';

/** The id of a built-in role. */
export const roleCoded = async (db: Db, code: string): Promise<string> => {
  const { id } = await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return id;
};

/** Gives people a role beside those they hold. */
export const giveRole = async (db: Db, personIds: readonly string[], roleId: string): Promise<void> => {
  await db
    .insertInto('personRole')
    .values(personIds.map((personId) => ({ personId, roleId })))
    .execute();
};

/** Gives a person exactly these roles. */
export const giveOnlyRoles = async (db: Db, personId: string, roleIds: readonly string[]): Promise<void> => {
  await db.deleteFrom('personRole').where('personId', '=', personId).execute();
  if (roleIds.length === 0) return;
  await db
    .insertInto('personRole')
    .values(roleIds.map((roleId) => ({ personId, roleId })))
    .execute();
};

/** Whether the person of whom a query names the id holds a role of this code, or one based on it. */
export const holdsRole = (personId: string, code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from person_role held join role r on r.id = held.role_id
      where held.person_id = ${sql.ref(personId)} and coalesce(r.based_on, r.code) = ${code})`;

/**
 * The roles that people hold, those out of force too: the built-in role whose work each looks at, and whose of those records;
 * a built-in role looks as far as its rules say.
 */
export const heldRoles = expressionBuilder<Tables>()
  .selectFrom('personRole')
  .innerJoin('role', 'role.id', 'personRole.roleId')
  .select(['personRole.personId', 'personRole.roleId', 'role.code', 'role.names', 'role.sort'])
  .select('role.isStarted')
  .select((row) => [
    row.fn.coalesce('role.basedOn', 'role.code').as('seesAs'),
    sql<DataScope>`case when ${row.ref('role.isBuiltIn')} then 'all' else ${row.ref('role.dataScope')} end`.as(
      'scope',
    ),
  ]);

/** What the roles in force give to people: entries of the menu and rights, one row for each role that gives it. */
export const heldActions = expressionBuilder<Tables>()
  .selectFrom('personRole')
  .innerJoin('role', 'role.id', 'personRole.roleId')
  .innerJoin('roleAction', 'roleAction.roleId', 'role.id')
  .innerJoin('action', 'action.id', 'roleAction.actionId')
  .select(['personRole.personId', 'roleAction.actionId', 'action.rightKey'])
  .where('role.isStarted', '=', true);

/** The entries of the menu that a person's roles hold, in its order. */
export const menuHeldBy = (db: Db, personId: string) =>
  db
    .selectFrom('action')
    .selectAll()
    .where('isMenu', '=', true)
    .where('id', 'in', (held) =>
      held.selectFrom(heldActions.as('held')).select('held.actionId').where('held.personId', '=', personId),
    )
    .orderBy('sort')
    .execute();

/** The roles in force with the rights they hold, for whoever gives them to somebody. */
export const rolesInForce = (db: Db) =>
  db
    .selectFrom('role')
    .select(['role.id', 'role.code', 'role.names'])
    .select((row) =>
      sql<string[]>`array(${row
        .selectFrom('roleAction')
        .innerJoin('action', 'action.id', 'roleAction.actionId')
        .select('action.rightKey')
        .whereRef('roleAction.roleId', '=', 'role.id')
        .where('action.rightKey', 'is not', null)})`.as('rights'),
    )
    .where('role.isStarted', '=', true);

/** The roles of the person of whom a query names the id, in their order. */
export const heldBy = (personId: string) =>
  sql<
    { id: string; code: string; names: Word }[]
  >`(select coalesce(json_agg(json_build_object('id', role.id, 'code', role.code, 'names', role.names)
      order by role.sort), '[]')
    from person_role join role on role.id = person_role.role_id
    where person_role.person_id = ${sql.ref(personId)})`;

/** What each role is called, by its code. */
export const roleTitles = expressionBuilder<Tables>().selectFrom('role').select(['role.code', 'role.names']);

/** What each entry of the menu and each right is called, by whatever stands for it. */
export const actionTitles = expressionBuilder<Tables>()
  .selectFrom('action')
  .select(['action.id', 'action.url', 'action.rightKey', 'action.names']);
