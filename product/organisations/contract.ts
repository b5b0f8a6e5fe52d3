import { calls, read, write } from '#contract/call';
import { flag, id, listOf, nothing, ref, strictObject } from '#contract/field';
import { OrganisationEdit, OrganisationFilter, OrganisationInput, OrganisationPage } from './organisation';
import { Merge, MergeAsked, MergePreview, Unmerge } from './merging';
import { organisationRights } from './rights';

export const organisations = calls('organisations', organisationRights, {
  list: read('POST /api/UserOrg/GetOrgList', {
    called: ['查看组织列表', 'Organisations listed', 'Lista de organizaciones'],
    may: 'signed-in',
    takes: OrganisationFilter,
    gives: OrganisationPage,
  }),
  others: read('POST /api/UserOrg/GetOrgListFilterOwner', {
    called: ['选择其他组织', 'Other organisations listed', 'Lista de otras organizaciones'],
    may: 'signed-in',
    takes: strictObject({
      ...OrganisationFilter.shape,
      excludeOrgIds: listOf(ref('organisation'), 100).optional(),
    }),
    gives: OrganisationPage,
  }),
  add: write('POST /api/UserOrg/AddOrg', {
    called: ['新增组织', 'Organisation added', 'Organización añadida'],
    may: 'organisation.manage',
    takes: OrganisationInput,
    gives: strictObject({ id }),
  }),
  edit: write('POST /api/UserOrg/EditOrg', {
    called: ['修改组织', 'Organisation changed', 'Organización modificada'],
    may: 'organisation.manage',
    on: 'organisationEntry',
    takes: OrganisationEdit,
    gives: nothing,
  }),
  /** Locks an organisation, or unlocks it: what names it stays, and nobody chooses it anew. */
  lock: write('POST /api/UserOrg/LockOrg', {
    called: ['锁定或解锁组织', 'Organisation locked or unlocked', 'Organización bloqueada o abierta'],
    may: 'organisation.manage',
    on: 'organisationEntry',
    takes: strictObject({ id: ref('organisationEntry') }),
    gives: strictObject({ isLocked: flag }),
  }),
  /** What merging an entry into another one would move, and what forbids it. */
  previewMerge: read('POST /api/UserOrg/PreviewMergeOrg', {
    called: ['预览组织合并', 'Merging previewed', 'Vista previa de fusión'],
    may: 'organisation.manage',
    on: 'organisationEntry',
    takes: MergeAsked,
    gives: MergePreview,
  }),
  /** From now on the other organisation stands for this one wherever it is named; no record is rewritten. */
  merge: write('POST /api/UserOrg/MergeOrg', {
    called: ['合并组织', 'Organisations merged', 'Organizaciones fusionadas'],
    may: 'organisation.manage',
    fresh: true,
    on: 'organisationEntry',
    takes: Merge,
    gives: nothing,
    refreshes: ['people', 'applications', 'reports'],
  }),
  /** Takes a merging back: everything is read as before. */
  unmerge: write('POST /api/UserOrg/UnmergeOrg', {
    called: ['撤销组织合并', 'Merging undone', 'Fusión deshecha'],
    may: 'organisation.manage',
    fresh: true,
    on: 'organisationEntry',
    takes: Unmerge,
    gives: nothing,
    refreshes: ['people', 'applications', 'reports'],
  }),
});
