import { rights } from '../../contract/rights';

/** Rights of running the platform itself (domain §1.2). */
export const accessRights = rights({
  'role.manage': [
    ['管理角色、菜单与动作', 'Manage roles, menus and actions', 'Gestionar roles, menús y acciones'],
    'ADM',
  ],
  'audit.read': [['查看系统日志', 'Read the audit log', 'Consultar el registro de auditoría'], 'ADM'],
  'api.read': [
    ['查看接口文档', 'Read the documentation of the calls', 'Consultar la documentación de las llamadas'],
    'ADM',
  ],
});
