import { rights } from '#contract/rights';

/** Who lets newcomers in (domain §4.6). */
export const registrationRights = rights({
  'registration.decide': {
    says: ['审批注册', 'Decide on registrations', 'Decidir sobre los registros'],
    roles: ['PSA', 'ADM'],
    grave: true,
    administers: 'security',
  },
});
