import { roleCode, rights } from '#contract/rights';

/** Rights about revocations (domain §1.2, under dual control). */
export const revocationRights = rights({
  'report.revoke': {
    says: ['撤销评价报告', 'Revoke evaluation reports', 'Revocar informes de evaluación'],
    roles: [roleCode.publicAgency],
    sensitive: true,
  },
});
