import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { looksAs } from '#host/scopes';
import { refuseMixedRole } from '#product/roles/server';
import { peopleProblems } from '../../problems';
import { roleOfType } from '../../rules';
import { rolesToGive } from '../roles';

/** What kind of account a role makes; a role that staff added makes none. */
const kindOf = (code: string): number => {
  const userType = (roleOfType as readonly string[]).indexOf(code);
  if (userType < 0) throw peopleProblems.noSuchRole();
  return userType;
};

/**
 * Whether this person may bring in people with this role to this organisation: asked when the import is sent, and again
 * when its turn has come. Throws 403 for a role or an organisation that is not the caller's, 1020 for a role there is not,
 * 2702 for one that nobody may be given while administration is separated.
 */
export const allowed = async (
  { organisationId, roleId }: { readonly organisationId: string; readonly roleId: string },
  context: Context,
) => {
  const { me } = context;
  const [role] = await rolesToGive({ ids: [roleId] }, context);
  const userType = kindOf(role!.code);
  await refuseMixedRole(roleId, context);
  const elsewhere = looksAs(me, roleCode.administrator) || role!.code === roleCode.expert;
  if (!elsewhere && organisationId !== me.organisationId) throw general.notAllowed();
  return { userType, roleId, elsewhere, code: role!.code };
};
