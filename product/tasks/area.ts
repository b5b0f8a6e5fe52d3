import type { AreaManifest } from '#host/contributions';
import served, { deliveryKind, noticeKind } from './server';

const area: AreaManifest = {
  calls: [served],
  kinds: { delivery: deliveryKind, notice: noticeKind },
  pageCalls: {
    'tasks/Workbench': 'tasks.waiting',
    'tasks/Outbox': 'tasks.outbox',
    'tasks/Deliveries': 'tasks.deliveries',
  },
  holdings: [
    {
      table: 'notice',
      of: ['personId'],
      says: ['站内消息', 'Notices', 'Avisos'],
      fields: ['kind', 'values', 'createdAt', 'readAt'],
      newest: 'createdAt',
      onErasure: 'removed',
    },
    {
      table: 'outbox',
      of: ['personId'],
      says: ['短信与邮件', 'Text messages and mail', 'SMS y correos'],
      fields: ['channel', 'subject', 'cause', 'createdAt', 'sentAt'],
      newest: 'createdAt',
      onErasure: 'removed',
    },
  ],
};
export default area;
