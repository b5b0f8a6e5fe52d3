import { calls, read, write } from '../../contract/call';
import { flag, id, listOf, nothing, ref, thing } from '../../contract/field';
import { OrganisationEdit, OrganisationFilter, OrganisationInput, OrganisationPage } from './organisation';
import { organisationRights } from './rights';

export const organisations = calls('organisations', organisationRights, {
  list: read('POST /api/UserOrg/GetOrgList', {
    may: 'signed-in',
    takes: OrganisationFilter,
    gives: OrganisationPage,
  }),
  others: read('POST /api/UserOrg/GetOrgListFilterOwner', {
    may: 'signed-in',
    takes: thing({ ...OrganisationFilter.shape, excludeOrgIds: listOf(ref('organisation'), 100).optional() }),
    gives: OrganisationPage,
  }),
  add: write('POST /api/UserOrg/AddOrg', {
    may: 'organisation.manage',
    takes: OrganisationInput,
    gives: thing({ id }),
  }),
  edit: write('POST /api/UserOrg/EditOrg', {
    may: 'organisation.manage',
    on: 'organisation',
    takes: OrganisationEdit,
    gives: nothing,
  }),
  /** Locks an organisation, or unlocks it: what names it stays, and nobody chooses it anew. */
  lock: write('POST /api/UserOrg/LockOrg', {
    may: 'organisation.manage',
    on: 'organisation',
    takes: thing({ id: ref('organisation') }),
    gives: thing({ isLocked: flag }),
  }),
});
