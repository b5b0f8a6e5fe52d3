import { calls, read, write } from '#contract/call';
import { flag, id, listOf, nothing, ref, thing } from '#contract/field';
import { OrganisationEdit, OrganisationFilter, OrganisationInput, OrganisationPage } from './organisation';
import { Merge, MergeAsked, MergePreview, Unmerge } from './merging';
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
    on: 'organisationEntry',
    takes: OrganisationEdit,
    gives: nothing,
  }),
  /** Locks an organisation, or unlocks it: what names it stays, and nobody chooses it anew. */
  lock: write('POST /api/UserOrg/LockOrg', {
    may: 'organisation.manage',
    on: 'organisationEntry',
    takes: thing({ id: ref('organisationEntry') }),
    gives: thing({ isLocked: flag }),
  }),
  /** What merging an entry into another one would move, and what forbids it. */
  previewMerge: read('POST /api/UserOrg/PreviewMergeOrg', {
    may: 'organisation.manage',
    on: 'organisationEntry',
    takes: MergeAsked,
    gives: MergePreview,
  }),
  /** From now on the other organisation stands for this one wherever it is named; no record is rewritten. */
  merge: write('POST /api/UserOrg/MergeOrg', {
    may: 'organisation.manage',
    fresh: true,
    on: 'organisationEntry',
    takes: Merge,
    gives: nothing,
    refreshes: ['people', 'applications', 'reports'],
  }),
  /** Takes a merging back: everything is read as before. */
  unmerge: write('POST /api/UserOrg/UnmergeOrg', {
    may: 'organisation.manage',
    fresh: true,
    on: 'organisationEntry',
    takes: Unmerge,
    gives: nothing,
    refreshes: ['people', 'applications', 'reports'],
  }),
});
