import { roleCode, rights } from '#contract/rights';

/** The right to change the constants of the platform (domain §1.1: ADM's parameters). */
export const settingRights = rights({
  'setting.manage': {
    says: ['管理参数', 'Manage settings', 'Gestionar parámetros'],
    roles: [roleCode.administrator],
    sensitive: true,
    administers: 'system',
  },
});
