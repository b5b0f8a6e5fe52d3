import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { looksAs } from '#host/scopes';
import { peopleProblems } from '../problems';
import { mayBeOrganisationAdmin } from '../rules';
import type { Said } from './changes';

interface Holder {
  readonly roles: readonly string[];
  readonly organisationId: string | null;
}

/** Acting for a whole organisation widens what somebody sees, so it is given as a role is: by the administrator alone, and never to oneself (AZ-09). */
export const refuseOrganisationAdmin = ({ me }: Context, id?: string): void => {
  if (id === me.personId) throw peopleProblems.ownAccount();
  if (!looksAs(me, roleCode.administrator) || !me.rights.has('user.manage')) throw general.notAllowed();
};

/** It is an applicant's, for the organisation they belong to. */
export const objectionsToOrganisationAdmin = (
  wanted: boolean | undefined,
  { roles, organisationId }: Holder,
): Said[] =>
  wanted && !(organisationId !== null && mayBeOrganisationAdmin(roles))
    ? [{ field: 'isOrganisationAdmin', says: 'notAnApplicant' }]
    : [];
