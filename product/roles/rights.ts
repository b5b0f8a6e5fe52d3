import { roleCode, rights } from '#contract/rights';

/** The right to say who may do what (domain §1.2). */
export const roleRights = rights({
  'role.manage': {
    says: ['管理角色、菜单与动作', 'Manage roles, menus and actions', 'Gestionar roles, menús y acciones'],
    roles: [roleCode.administrator],
    sensitive: true,
    administers: 'security',
  },
});
