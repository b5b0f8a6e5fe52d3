import { calls, read } from '../../contract/call';
import { ref, listOf, thing } from '../../contract/field';
import { OrganisationFilter, OrganisationPage } from './organisation';
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
});
