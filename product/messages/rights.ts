import { roleCode, rights } from '#contract/rights';

/** Looking after what the platform sends. */
export const messageRights = rights({
  'delivery.read': {
    says: ['查看发送记录', 'See what was sent', 'Ver los envíos'],
    roles: [roleCode.administrator],
    administers: 'system',
  },
});
