import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
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

/** Who holds which roles, by their codes; one that is not started gives nobody any right. */
export const heldRoles = expressionBuilder<Tables>()
  .selectFrom('personRole')
  .innerJoin('role', 'role.id', 'personRole.roleId')
  .select(['personRole.personId', 'role.code', 'role.isStarted']);
