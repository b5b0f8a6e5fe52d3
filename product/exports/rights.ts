import { roleCode, rights } from '#contract/rights';

/**
 * What a person may read in a list, they may take along from it. Of personal data that takes a second person, who holds
 * this right (PI-07).
 */
export const exportsRights = rights({
  'export.approve': {
    says: [
      '审批个人信息导出',
      'Approve exports of personal data',
      'Aprobar exportaciones de datos personales',
    ],
    roles: [roleCode.publicAgency, roleCode.administrator],
    sensitive: true,
    administers: 'audit',
  },
});
