import { rights } from '#contract/rights';

/** Rights over workplaces and agencies (domain §1.2). */
export const organisationRights = rights({
  'organisation.read': [
    ['查看组织列表', 'See the list of organisations', 'Ver la lista de organizaciones'],
    'ADM',
    'PSA',
  ],
  'organisation.manage': [
    ['维护组织与评价机构', 'Maintain organisations and agencies', 'Mantener organizaciones y agencias'],
    'grave',
    'system',
    'ADM',
    'PSA',
  ],
});
