import type { AreaManifest } from '#host/contributions';
import { correspondenceProblems } from './problems';
import served, { caseMessageKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [correspondenceProblems],
  kinds: { caseMessage: caseMessageKind },
  leads: { correspondence: (id) => `/EvaluationManagement/detail?Id=${id}&Tab=messages` },
  personalData: [
    {
      table: 'case_message',
      of: ['authorId'],
      says: ['办件消息', 'Messages on cases', 'Mensajes de expedientes'],
      fields: ['body', 'writtenAt', 'editedAt', 'withdrawnAt'],
      newest: 'writtenAt',
      onErasure: 'archive',
    },
    {
      table: 'case_message_mention',
      of: ['personId'],
      says: ['消息中的提及', 'Mentions in messages', 'Menciones en mensajes'],
      fields: ['messageId'],
      onErasure: 'removed',
    },
    {
      table: 'case_message_reading',
      of: ['personId'],
      says: ['消息阅读记录', 'Messages read', 'Mensajes leídos'],
      fields: ['circle', 'readUntil'],
      newest: 'readUntil',
      onErasure: 'removed',
    },
  ],
};
export default area;
