import { rights } from '../../contract/rights';

/** Rights over workplaces and agencies (domain §1.2). */
export const organisationRights = rights({
  'organisation.read': [
    ['查看组织列表', 'See the list of organisations', 'Ver la lista de organizaciones'],
    'ADM',
    'PSA',
  ],
});
