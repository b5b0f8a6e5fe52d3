import { calls, read, write } from '#contract/call';
import { listOf, nothing, id, pageOf, paging, ref, text, strictObject, integer } from '#contract/field';
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
const rowVersion = integer(1, 2_000_000_000);
const ActionsOfRole = strictObject({ roleId: role, actionIds: listOf(ref('action'), 1_000) });

/** Roles, the actions they hold and the people who hold them; the tree of menu entries and actions (domain §4.6). */
export const roles = calls('roles', roleRights, {
  list: read('POST /api/UserRole/GetRoleInfoList', {
    called: ['查看角色列表', 'Roles listed', 'Lista de roles'],
    may,
    takes: RoleFilter,
    gives: RolePage,
  }),
  add: write('POST /api/UserRole/AddRole', {
    called: ['新增角色', 'Role added', 'Rol añadido'],
    may,
    takes: NewRole,
    gives: strictObject({ id }),
  }),
  edit: write('POST /api/UserRole/EditRoleInfo', {
    called: ['修改角色', 'Role changed', 'Rol modificado'],
    may,
    fresh: ['basedOn', 'dataScope'],
    on: 'role',
    takes: strictObject({ id: role, ...RoleInput.shape, rowVersion }),
    gives: nothing,
  }),
  /** Takes a role out of force, or puts it back: the other one of the two, unless it is said which is wanted. */
  startOrForbid: write('GET /api/UserRole/StartOrForbiddenRole', {
    called: ['启用或停用角色', 'Role started or forbidden', 'Rol activado o prohibido'],
    may,
    fresh: true,
    on: 'role',
    takes: strictObject({ id: role, state: roleState.optional() }),
    gives: strictObject({ state: roleState }),
    refreshes: ['people'],
  }),
  ofPerson: read('POST /api/UserRole/GetRoleListByUserFilter', {
    called: ['查看人员的角色', 'Roles of a person read', 'Roles de una persona'],
    may,
    takes: strictObject({ ...paging, userId: ref('person') }),
    gives: HeldRolePage,
  }),
  ofAction: read('POST /api/UserRole/GetRoleListByActionFilter', {
    called: ['查看动作的角色', 'Roles of an action read', 'Roles de una acción'],
    may,
    takes: strictObject({ ...paging, actionId: ref('action') }),
    gives: HeldRolePage,
  }),
  /** The roles of a person, all of them. */
  setToPerson: write('POST /api/UserRole/SetUserToRole', {
    called: ['设置人员角色', 'Roles given to a person', 'Roles asignados a una persona'],
    may,
    fresh: true,
    on: ['person', 'userId'],
    takes: strictObject({ userId: ref('person'), roleIds: listOf(role, 100) }),
    gives: nothing,
    refreshes: ['people'],
  }),
  holders: read('POST /api/UserRole/GetUserByRole', {
    called: ['查看角色成员', 'People of a role listed', 'Personas de un rol'],
    may,
    personal: ['trueName', 'loginName'],
    takes: RoleHolderFilter,
    gives: pageOf(RoleHolder),
  }),
  removeHolders: write('POST /api/UserRole/DelRoleToUser', {
    called: ['移除角色成员', 'People taken from a role', 'Personas retiradas de un rol'],
    may,
    fresh: true,
    on: ['role', 'roleId'],
    takes: strictObject({ roleId: role, userIds: listOf(ref('person'), 100, 1) }),
    gives: nothing,
    refreshes: ['people'],
  }),
  actionsOf: read('POST /api/UserRole/GetActionTreeListByRole', {
    called: ['查看角色权限', 'Rights of a role read', 'Permisos de un rol'],
    may,
    takes: strictObject({ roleId: role }),
    gives: listOf(CheckedAction),
  }),
  /** The actions of a role, all of them. */
  give: write('POST /api/UserRole/SetManyActionToRole', {
    called: ['设置角色权限', 'Rights of a role set', 'Permisos de un rol fijados'],
    may,
    fresh: true,
    on: ['role', 'roleId'],
    takes: ActionsOfRole,
    gives: nothing,
    refreshes: ['access'],
  }),
  /** What other actions, another built-in role to look like or another scope would change, without changing it. */
  whatIf: read('POST /api/UserRole/TryManyActionToRole', {
    called: ['试算角色权限', 'Change of rights tried', 'Prueba de permisos'],
    may,
    takes: strictObject({
      roleId: role,
      actionIds: listOf(ref('action'), 1_000).optional(),
      basedOn: basedOn.optional(),
      dataScope: dataScope.optional(),
    }),
    gives: WhatIf,
  }),
  /** The sidebar as somebody would see it who holds this role alone, or these actions instead of its own. */
  preview: read('POST /api/UserRole/PreviewMenuOfRole', {
    called: ['预览角色菜单', 'Menu of a role previewed', 'Vista previa del menú'],
    may,
    takes: strictObject({ roleId: role, actionIds: listOf(ref('action'), 1_000).optional() }),
    gives: listOf(MenuEntry),
  }),
  /** Accounts whose name or user name holds a keyword, to ask about or to give a role. */
  people: read('POST /api/UserRole/FindUser', {
    called: ['查找人员', 'People looked for', 'Búsqueda de personas'],
    may,
    takes: strictObject({ keyword: text(50) }),
    gives: listOf(RoleHolder, 20),
  }),
  why: read('POST /api/UserRole/GetWhyUserMay', {
    called: ['诊断人员权限', 'Rights of a person explained', 'Permisos de una persona explicados'],
    may,
    takes: WhyQuestion,
    gives: WhyAnswer,
  }),
  tree: read('POST /api/UserRole/GetMenuTreeByFilter', {
    called: ['查看菜单与动作', 'Menus and actions read', 'Consulta de menús y acciones'],
    may,
    takes: strictObject({ text: text(60, 0, { wire: 'text' }).optional() }),
    gives: listOf(ActionNode),
  }),
  action: read('GET /api/UserRole/GetActionInfoById', {
    called: ['查看菜单项', 'Menu entry read', 'Consulta de entrada del menú'],
    may,
    on: 'action',
    takes: strictObject({ id: ref('action') }),
    gives: ActionRow,
  }),
  addAction: write('POST /api/UserRole/AddAction', {
    called: ['新增菜单项', 'Menu entry added', 'Entrada de menú añadida'],
    may,
    takes: ActionInput,
    gives: strictObject({ id }),
    refreshes: ['access'],
  }),
  editAction: write('POST /api/UserRole/EditActionInfo', {
    called: ['修改菜单项', 'Menu entry changed', 'Entrada de menú modificada'],
    may,
    on: 'action',
    takes: strictObject({ id: ref('action'), ...ActionInput.shape, rowVersion }),
    gives: nothing,
    refreshes: ['access'],
  }),
  /** Puts entries of one level into this order. */
  sortActions: write('POST /api/UserRole/SortActions', {
    called: ['调整菜单顺序', 'Menu entries sorted', 'Menú reordenado'],
    may,
    takes: strictObject({ ids: listOf(ref('action'), 1_000, 1) }),
    gives: nothing,
    refreshes: ['access'],
  }),
});
