import { roleCode, rights } from '#contract/rights';

/** Who decides on requests for erasure (domain §1.2): asking is everybody's own. */
export const privacyRights = rights({
  'privacy.handle': {
    says: [
      '处理个人信息删除申请',
      'Decide on requests for erasure',
      'Decidir sobre solicitudes de supresión',
    ],
    roles: [roleCode.administrator],
    sensitive: true,
    administers: 'security',
  },
});
