import { serve } from '#host/serve';
import { organisations } from '../contract';
import { addOrganisation, editOrganisation } from './keep';
import { lockOrganisation } from './locking';
import { mergeOrganisation, unmergeOrganisation } from './merge';
import { previewMerge } from './preview';
import { listOrganisations } from './sql';

export { entriesBelow, entriesOf, following, followingIn, mergedEntries } from './following';
export { agenciesInForce } from './in-force';
export { organisationEntryKind, organisationKind } from './visible';

export default serve(organisations, {
  list: (filter, context) => listOrganisations(filter, context),
  others: ({ excludeOrgIds = [], ...filter }, context) => {
    const own = context.me.organisationId;
    return listOrganisations(filter, context, [...excludeOrgIds, ...(own ? [own] : [])]);
  },
  add: addOrganisation,
  edit: editOrganisation,
  lock: lockOrganisation,
  previewMerge,
  merge: mergeOrganisation,
  unmerge: unmergeOrganisation,
});
