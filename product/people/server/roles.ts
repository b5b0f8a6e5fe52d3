import type { Context } from '../../../host/context';
import { general } from '../../../contract/problems';
import { inLanguage } from '../../../contract/words';
import '../../access/server/tables';
import { peopleProblems } from '../problems';

/** The roles of these ids or codes, all of which the caller may give. Throws 1020 for one that is not there, 403 for one that is not his to give. */
export const rolesToGive = async (
  wanted: { readonly ids: readonly string[] } | { readonly code: string },
  { db, me }: Context,
) => {
  const roles = db.selectFrom('role').select(['id', 'code']).where('isStarted', '=', true);
  const ids = 'ids' in wanted ? [...new Set(wanted.ids)] : undefined;
  if (ids?.length === 0) return [];
  const found = await (
    'ids' in wanted ? roles.where('id', 'in', ids!) : roles.where('code', '=', wanted.code)
  ).execute();
  if (found.length !== (ids?.length ?? 1)) throw peopleProblems.noSuchRole();
  if (found.some(({ code }) => !mayGive(code, me))) throw general.notAllowed();
  return found;
};

/** Gives a person exactly these roles. */
export const setRoles = async (
  personId: string,
  roleIds: readonly string[],
  { db }: Context,
): Promise<void> => {
  await db.deleteFrom('personRole').where('personId', '=', personId).execute();
  if (roleIds.length === 0) return;
  await db
    .insertInto('personRole')
    .values(roleIds.map((roleId) => ({ personId, roleId })))
    .execute();
};

/** The roles that the caller may give: all of them are the administrator's, an agency makes assessors and experts. */
export const grantableRoles = async (_: unknown, { db, me, language }: Context) => {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'code', 'names'])
    .where('isStarted', '=', true)
    .orderBy('sort')
    .execute();
  return roles
    .filter(({ code }) => mayGive(code, me))
    .map(({ id, code, names }) => ({ id, code, roleName: inLanguage(names, language) }));
};

/** Whether the caller may bring in somebody with this role (domain §1.2). */
export const mayGive = (code: string, me: Context['me']): boolean => {
  if (me.roles.has('ADM')) return me.rights.has('user.manage');
  if (code === 'ZJ') return me.rights.has('expert.create');
  return code === 'PGS' && me.roles.has('PJJ') && me.rights.has('user.manage');
};
