import { rights } from '../../contract/rights';

/** Rights over accounts and the pool of experts (domain §1.2). */
export const peopleRights = rights({
  'user.manage': [['管理用户', 'Manage accounts', 'Gestionar cuentas'], 'ADM'],
  'expert.pool': [
    ['查看专家库', 'See the pool of experts', 'Ver el grupo de expertos'],
    'PJJ',
    'PGS',
    'PSA',
    'ADM',
  ],
});
