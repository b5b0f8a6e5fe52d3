import { calls, read, write } from '#contract/call';
import { listOf, nothing, id, pageOf, paging, ref, text, thing, whole } from '#contract/field';
import { MenuEntry } from '#product/access/menu-entry';
import { ActionInput, ActionNode, ActionRow, CheckedAction } from './action';
import { roleRights } from './rights';
import {
  basedOn,
  dataScope,
  HeldRolePage,
  NewRole,
  RoleFilter,
  RoleHolder,
  RoleHolderFilter,
  RoleInput,
  RolePage,
  roleState,
} from './role';
import { WhatIf, WhyAnswer, WhyQuestion } from './why';

const may = 'role.manage';
const role = ref('role');
const rowVersion = whole(1, 2_000_000_000);
const ActionsOfRole = thing({ roleId: role, actionIds: listOf(ref('action'), 1_000) });

/** Roles, the actions they hold and the people who hold them; the tree of menu entries and actions (domain §4.6). */
export const roles = calls('roles', roleRights, {
  list: read('POST /api/UserRole/GetRoleInfoList', { may, takes: RoleFilter, gives: RolePage }),
  add: write('POST /api/UserRole/AddRole', { may, takes: NewRole, gives: thing({ id }) }),
  edit: write('POST /api/UserRole/EditRoleInfo', {
    may,
    fresh: ['basedOn', 'dataScope'],
    on: 'role',
    takes: thing({ id: role, ...RoleInput.shape, rowVersion }),
    gives: nothing,
  }),
  /** Takes a role out of force, or puts it back: the other one of the two, unless it is said which is wanted. */
  startOrForbid: write('GET /api/UserRole/StartOrForbiddenRole', {
    may,
    fresh: true,
    on: 'role',
    takes: thing({ id: role, state: roleState.optional() }),
    gives: thing({ state: roleState }),
    refreshes: ['people'],
  }),
  ofPerson: read('POST /api/UserRole/GetRoleListByUserFilter', {
    may,
    takes: thing({ ...paging, userId: ref('person') }),
    gives: HeldRolePage,
  }),
  ofAction: read('POST /api/UserRole/GetRoleListByActionFilter', {
    may,
    takes: thing({ ...paging, actionId: ref('action') }),
    gives: HeldRolePage,
  }),
  /** The roles of a person, all of them. */
  setToPerson: write('POST /api/UserRole/SetUserToRole', {
    may,
    fresh: true,
    on: ['person', 'userId'],
    takes: thing({ userId: ref('person'), roleIds: listOf(role, 100) }),
    gives: nothing,
    refreshes: ['people'],
  }),
  holders: read('POST /api/UserRole/GetUserByRole', {
    may,
    personal: ['trueName', 'loginName'],
    takes: RoleHolderFilter,
    gives: pageOf(RoleHolder),
  }),
  removeHolders: write('POST /api/UserRole/DelRoleToUser', {
    may,
    fresh: true,
    on: ['role', 'roleId'],
    takes: thing({ roleId: role, userIds: listOf(ref('person'), 100, 1) }),
    gives: nothing,
    refreshes: ['people'],
  }),
  actionsOf: read('POST /api/UserRole/GetActionTreeListByRole', {
    may,
    takes: thing({ roleId: role }),
    gives: listOf(CheckedAction),
  }),
  /** The actions of a role, all of them. */
  give: write('POST /api/UserRole/SetManyActionToRole', {
    may,
    fresh: true,
    on: ['role', 'roleId'],
    takes: ActionsOfRole,
    gives: nothing,
    refreshes: ['access'],
  }),
  /** What other actions, another built-in role to look like or another scope would change, without changing it. */
  whatIf: read('POST /api/UserRole/TryManyActionToRole', {
    may,
    takes: thing({
      roleId: role,
      actionIds: listOf(ref('action'), 1_000).optional(),
      basedOn: basedOn.optional(),
      dataScope: dataScope.optional(),
    }),
    gives: WhatIf,
  }),
  /** The sidebar as somebody would see it who holds this role alone, or these actions instead of its own. */
  preview: read('POST /api/UserRole/PreviewMenuOfRole', {
    may,
    takes: thing({ roleId: role, actionIds: listOf(ref('action'), 1_000).optional() }),
    gives: listOf(MenuEntry),
  }),
  /** Accounts whose name or user name holds a keyword, to ask about or to give a role. */
  people: read('POST /api/UserRole/FindUser', {
    may,
    takes: thing({ keyword: text(50) }),
    gives: listOf(RoleHolder, 20),
  }),
  why: read('POST /api/UserRole/GetWhyUserMay', { may, takes: WhyQuestion, gives: WhyAnswer }),
  tree: read('POST /api/UserRole/GetMenuTreeByFilter', {
    may,
    takes: thing({ text: text(60, 0, { wire: 'text' }).optional() }),
    gives: listOf(ActionNode),
  }),
  action: read('GET /api/UserRole/GetActionInfoById', {
    may,
    on: 'action',
    takes: thing({ id: ref('action') }),
    gives: ActionRow,
  }),
  addAction: write('POST /api/UserRole/AddAction', {
    may,
    takes: ActionInput,
    gives: thing({ id }),
    refreshes: ['access'],
  }),
  editAction: write('POST /api/UserRole/EditActionInfo', {
    may,
    on: 'action',
    takes: thing({ id: ref('action'), ...ActionInput.shape, rowVersion }),
    gives: nothing,
    refreshes: ['access'],
  }),
  /** Puts entries of one level into this order. */
  sortActions: write('POST /api/UserRole/SortActions', {
    may,
    takes: thing({ ids: listOf(ref('action'), 1_000, 1) }),
    gives: nothing,
    refreshes: ['access'],
  }),
});
