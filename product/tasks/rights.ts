import { rights } from '#contract/rights';

/** A person's own desk needs no right; looking after what the house sends does. */
export const taskRights = rights({
  'delivery.read': {
    says: ['查看发送记录', 'See what was sent', 'Ver los envíos'],
    roles: ['ADM'],
    administers: 'system',
  },
});
