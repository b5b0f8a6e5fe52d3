import type { Db } from '#host/database/connection';

interface Seeking {
  readonly db: Db;
}

/** The id of somebody of the demonstration, or of a story, by the name they sign in with. */
export const personIdOf = async ({ db }: Seeking, loginName: string): Promise<string> =>
  (await db.selectFrom('person').select('id').where('loginName', '=', loginName).executeTakeFirstOrThrow())
    .id;

/** The id of an organisation by its number: `PJ001`. */
export const organisationIdOf = async ({ db }: Seeking, number: string): Promise<string> =>
  (await db.selectFrom('organisation').select('id').where('number', '=', number).executeTakeFirstOrThrow())
    .id;

/** The id of a role by its code: `PGS`. */
export const roleIdOf = async ({ db }: Seeking, code: string): Promise<string> =>
  (await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
