import { roleCode, rights } from '#contract/rights';

/** Rights over workplaces and agencies (domain §1.2). */
export const organisationRights = rights({
  'organisation.read': {
    says: ['查看组织列表', 'See the list of organisations', 'Ver la lista de organizaciones'],
    roles: [roleCode.administrator, roleCode.publicAgency],
  },
  'organisation.manage': {
    says: ['维护组织与评价机构', 'Maintain organisations and agencies', 'Mantener organizaciones y agencias'],
    roles: [roleCode.administrator, roleCode.publicAgency],
    sensitive: true,
    administers: 'system',
  },
});
