import { rights } from '#contract/rights';

/** Who lets newcomers in (domain §4.6). */
export const registrationRights = rights({
  'registration.decide': [
    ['审批注册', 'Decide on registrations', 'Decidir sobre los registros'],
    'grave',
    'security',
    'PSA',
    'ADM',
  ],
});
