import type { AreaManifest } from '#host/contributions';
import { messageProblems } from './problems';
import served, { deliveryKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [messageProblems],
  kinds: { delivery: deliveryKind },
  // The log says for ever what a call was called when it was made.
  formerCalls: {
    'tasks.deliveries': 'messages.deliveries',
    'tasks.resend': 'messages.resend',
    'tasks.outbox': 'messages.outbox',
  },
  personalData: [
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
