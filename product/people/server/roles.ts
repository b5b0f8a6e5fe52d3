import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { looksAs } from '#host/scopes';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { exceeds } from '#product/access/server';
import { rolesInForce } from '#queries/roles';
import { peopleProblems } from '../problems';

/** The roles of these ids or codes, all of which the caller may give. Throws 1020 for one that is not there, 403 for one that is not theirs to give. */
export const rolesToGive = async (
  wanted: { readonly ids: readonly string[] } | { readonly code: string },
  context: Context,
) => {
  const roles = rolesInForce(context.db);
  const ids = 'ids' in wanted ? [...new Set(wanted.ids)] : undefined;
  if (ids?.length === 0) return [];
  const found = await (
    'ids' in wanted ? roles.where('role.id', 'in', ids!) : roles.where('role.code', '=', wanted.code)
  ).execute();
  if (found.length !== (ids?.length ?? 1)) throw peopleProblems.noSuchRole();
  if (found.some((role) => !mayGive(role, context))) throw general.notAllowed();
  return found;
};

/** The roles that the caller may give: all of them are the administrator's, an agency makes assessors and experts. */
export const grantableRoles = async (_: unknown, context: Context) => {
  const { db, language } = context;
  const roles = await rolesInForce(db).orderBy('role.sort').execute();
  return roles
    .filter((role) => mayGive(role, context))
    .map(({ id, code, names }) => ({ id, code, roleName: inLanguage(names, language) }));
};

/** Whether the caller may bring in somebody with this role (domain §1.2). Whoever does not manage roles hands on no right to grant or approve that they lack (AZ-09). */
const mayGive = (
  { code, rights }: { readonly code: string; readonly rights: readonly string[] },
  { services, me }: Pick<Context, 'services' | 'me'>,
): boolean => {
  if (looksAs(me, roleCode.administrator))
    return (
      me.rights.has('user.manage') && (me.rights.has('role.manage') || !exceeds(rights, { services, me }))
    );
  if (code === roleCode.expert) return me.rights.has('expert.create');
  return code === roleCode.assessor && me.roles.has(roleCode.agency) && me.rights.has('user.manage');
};
