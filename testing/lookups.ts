import type { RoleCode } from '#contract/rights';
import { people, personOf } from '#database/seeds/demo/people';
import type { Db } from '#host/database/connection';

/**
 * What stories look up in the tables and in the demonstration: whom and what a name, a number or a code stands for. Each
 * throws where there is nothing of that name.
 */
interface Seeking {
  readonly db: Db;
}

/** Somebody's record as it is stored, and where they work: by the name they sign in with, or of somebody at the front door. */
export const personRow = ({ db }: Seeking, who: string | { readonly id: string }) =>
  db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .selectAll('person')
    .select([
      'organisation.name as organisationName',
      'organisation.number as organisationNumber',
      'organisation.creditCode',
    ])
    .where((row) =>
      typeof who === 'string' ? row('person.loginName', '=', who) : row('person.id', '=', who.id),
    )
    .executeTakeFirstOrThrow();

/** The id of somebody of the demonstration, or of a story, by the name they sign in with. */
export const personIdOf = async ({ db }: Seeking, loginName: string): Promise<string> =>
  (await db.selectFrom('person').select('id').where('loginName', '=', loginName).executeTakeFirstOrThrow())
    .id;

/** How many people there are. */
export const peopleCount = async ({ db }: Seeking): Promise<number> =>
  (await db.selectFrom('person').select('id').execute()).length;

/** The version of a person's record as whoever edits it has read it. */
export const versionOf = async ({ db }: Seeking, personId: string): Promise<number> =>
  (await db.selectFrom('person').select('rowVersion').where('id', '=', personId).executeTakeFirstOrThrow())
    .rowVersion;

/** An organisation by its number: `PJ001`. */
export const organisationNumbered = ({ db }: Seeking, number: string) =>
  db.selectFrom('organisation').select(['id', 'name']).where('number', '=', number).executeTakeFirstOrThrow();

/** The id of an organisation by its number. */
export const organisationIdOf = async (app: Seeking, number: string): Promise<string> =>
  (await organisationNumbered(app, number)).id;

/** The id of a built-in role. */
export const roleIdOf = async ({ db }: Seeking, code: RoleCode): Promise<string> =>
  (await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/** The ids of the actions that give these rights. */
export const actionIdsOf = async ({ db }: Seeking, ...rights: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('action').select('id').where('rightKey', 'in', rights).execute();
  if (rows.length < rights.length) throw new Error(`not every one is a right: ${rights.join(', ')}`);
  return rows.map(({ id }) => id);
};

/** An application as it is stored. */
export const applicationRow = ({ db }: Seeking, id: string) =>
  db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A report as it is stored. */
export const reportRow = ({ db }: Seeking, id: string) =>
  db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What the log has of an action, oldest first; of one object where it is named. */
export const logged = ({ db }: Seeking, action: string, objectId?: string) =>
  db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', action)
    .$if(objectId !== undefined, (log) => log.where('objectId', '=', objectId!))
    .orderBy('id')
    .execute();

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

/** The login names of those who hold a role in the demonstration, or in one organisation of it. */
export const loginsHolding = (role: RoleCode, organisation?: string): string[] =>
  people
    .filter((one) => one.roles.includes(role) && (organisation ?? one.organisation) === one.organisation)
    .map(({ loginName }) => loginName);

/** The mobile number that the demonstration gave somebody. */
export const mobileOf = (loginName: string): string => personOf(loginName).mobile;

/** The address of mail that the demonstration gave somebody. */
export const emailOf = (loginName: string): string => personOf(loginName).email;
