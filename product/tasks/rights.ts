import { roleCode, rights } from '#contract/rights';

/** Who reads how often terms are kept (domain §9.3); of whom, the role says. */
export const tasksRights = rights({
  'deadline.rates': {
    says: ['查看按时办结率', 'See on-time rates', 'Ver tasas de puntualidad'],
    roles: [roleCode.agency, roleCode.assessor, roleCode.publicAgency, roleCode.administrator],
  },
});
