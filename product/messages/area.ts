import type { AreaManifest } from '#host/contributions';
import { messageProblems } from './problems';
import { ownPages } from './own-pages';
import { messagesWords } from './words';
import served, { deliveryKind, messageFigures, noticeChannels } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [messageProblems],
  ownPages,
  figures: [messageFigures],
  kinds: { delivery: deliveryKind },
  noticeChannels,
  fieldNames: [{ mail: messagesWords.mail, textMessage: messagesWords.sms }],
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
    {
      table: 'noticeChannel',
      of: ['personId'],
      says: ['通知方式', 'Ways of notice', 'Vías de aviso'],
      fields: ['cause', 'mail', 'textMessage'],
      onErasure: 'removed',
    },
  ],
};
export default area;
