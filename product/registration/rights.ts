import { roleCode, rights } from '#contract/rights';

/** Who lets registrants in (domain §4.6). */
export const registrationRights = rights({
  'registration.decide': {
    says: ['审批注册', 'Decide on registrations', 'Decidir sobre los registros'],
    roles: [roleCode.publicAgency, roleCode.administrator],
    sensitive: true,
    administers: 'security',
  },
});
