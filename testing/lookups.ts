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

/** Who the demonstration says somebody is. */
export const accountOf = <Account extends { readonly loginName: string }>(
  { accounts }: { readonly accounts: readonly Account[] },
  loginName: string,
): Account => {
  const account = accounts.find((each) => each.loginName === loginName);
  if (!account) throw new Error(`the demonstration has nobody called ${loginName}`);
  return account;
};

/** The password that the demonstration gave somebody. */
export const passwordOf = (
  known: { readonly accounts: readonly { readonly loginName: string; readonly password: string }[] },
  loginName: string,
): string => accountOf(known, loginName).password;
