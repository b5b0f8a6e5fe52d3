import { sql } from 'kysely';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { containing, pageFrom } from '#host/lists';
import { endSessions } from '#product/access/server';
import { endActing, people } from '#queries/people';
import { roleProblems } from '../problems';
import type { RoleHolderFilter } from '../role';
import { stateOf, type Role } from './roles';
import { keepingAdministrator, refuseOwnRole } from './safeguards';

interface Paging {
  readonly pageIndex?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of all roles, and which of them are among those given. */
const heldRoles = async (paging: Paging, held: ReadonlySet<string>, { db, language }: Context) => {
  const { rows, total } = await pageFrom(db.selectFrom('role'), paging, (all) =>
    all.selectAll('role').orderBy('role.sort').orderBy('role.id'),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      roleName: inLanguage(row.names, language),
      code: row.code,
      state: stateOf(row) as 'started' | 'forbidden',
      isChecked: held.has(row.id),
    })),
    total,
  };
};

const rolesOf = async (db: Db, personId: string): Promise<string[]> => {
  const rows = await db.selectFrom('personRole').select('roleId').where('personId', '=', personId).execute();
  return rows.map(({ roleId }) => roleId);
};

/** The roles, and which of them a person holds. */
export const rolesOfPerson = async ({ userId, ...paging }: Paging & { userId: string }, context: Context) =>
  heldRoles(paging, new Set(await rolesOf(context.db, userId)), context);

/** The roles, and which of them hold an action. */
export const rolesOfAction = async (
  { actionId, ...paging }: Paging & { actionId: string },
  context: Context,
) => {
  const { db } = context;
  const rows = await db.selectFrom('roleAction').select('roleId').where('actionId', '=', actionId).execute();
  return heldRoles(paging, new Set(rows.map(({ roleId }) => roleId)), context);
};

/** Gives the codes of some roles, as the log tells of them. */
const codesOf = async (ids: readonly string[], { db }: Pick<Context, 'db'>) => {
  const rows = await db
    .selectFrom('role')
    .select(['id', 'code'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return (wanted: Iterable<string>) => {
    const named = new Set(wanted);
    return rows.flatMap(({ id, code }) => (named.has(id) ? [code] : [])).sort();
  };
};

/** The roles of a person, all of them anew. Throws 2523 for one's own, 2521 where no administrator would be left. */
export const setRoles = async (
  { userId, roleIds }: { userId: string; roleIds: readonly string[] },
  context: Context,
) => {
  const { db, me } = context;
  if (userId === me.personId) throw roleProblems.ownRoles();
  const before = await rolesOf(db, userId);
  const after = [...new Set(roleIds)];
  await keepingAdministrator(context, async () => {
    await db.deleteFrom('personRole').where('personId', '=', userId).execute();
    if (after.length > 0)
      await db
        .insertInto('personRole')
        .values(after.map((roleId) => ({ personId: userId, roleId })))
        .execute();
  });
  await endActing(db, [userId]);
  // Whoever may do other things now comes in again, under another token (SE-02).
  if (after.toSorted().join() !== before.toSorted().join())
    await endSessions(db, { personId: userId }, context.now, 'roles');
  const codes = await codesOf([...before, ...after], context);
  context.audit({
    object: ['person', userId],
    before: { roles: codes(before) },
    after: { roles: codes(after) },
    loggedFields: ['roles'],
  });
  return {};
};

/** One page of the people who hold a role, by name. */
export const listHolders = async ({ roleId, name, ...paging }: RoleHolderFilter, { db, me }: Context) => {
  let chosen = db
    .selectFrom(people.as('person'))
    .innerJoin('personRole', 'personRole.personId', 'person.id')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .where('personRole.roleId', '=', roleId);
  if (name?.trim()) chosen = chosen.where('person.trueName', 'like', containing(name.trim()));
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    all
      .select([
        'person.id',
        'person.trueName',
        'person.loginName',
        'person.isLocked',
        'organisation.name as organisationName',
      ])
      .orderBy('person.trueName')
      .orderBy('person.id'),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      organisationName: row.organisationName ?? '',
      can: row.id === me.personId ? [] : ['remove' as const],
    })),
    total,
  };
};

/** At most 20 accounts whose name or user name holds the keyword, open ones first. */
export const findPeople = async ({ keyword }: { keyword: string }, { db }: Context) => {
  const rows = await db
    .selectFrom(people.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select([
      'person.id',
      'person.trueName',
      'person.loginName',
      'person.isLocked',
      'organisation.name as organisationName',
    ])
    .where((row) =>
      row.or([
        row('person.trueName', 'like', containing(keyword.trim())),
        row('person.loginName', 'like', containing(keyword.trim())),
      ]),
    )
    .orderBy('person.isLocked')
    .orderBy('person.trueName')
    .orderBy('person.id')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, organisationName: row.organisationName ?? '', can: [] }));
};

/** Takes a role from people. Throws 2522 where the caller holds it themselves, 2521 where no administrator would be left. */
export const removeHolders = async (
  { roleId, userIds }: { roleId: string; userIds: readonly string[] },
  context: Context<Context['me'], Role>,
) => {
  if (userIds.includes(context.me.personId)) await refuseOwnRole(context, roleId);
  const { db, now } = context;
  let lost: readonly { readonly personId: string }[] = [];
  await keepingAdministrator(context, async () => {
    lost = await db
      .deleteFrom('personRole')
      .where('roleId', '=', roleId)
      .where('personId', 'in', [...userIds])
      .returning('personId')
      .execute();
  });
  await endActing(
    db,
    lost.map(({ personId }) => personId),
  );
  for (const { personId } of lost) await endSessions(db, { personId }, now, 'roles');
  context.audit({ object: ['role', roleId], before: { people: userIds } });
  return {};
};
