import type { AreaManifest } from '#host/contributions';
import { correspondenceProblems } from './problems';
import served, { caseMessageKind } from './server';
import { correspondenceWords } from './words';

const area: AreaManifest = {
  calls: [served],
  problems: [correspondenceProblems],
  kinds: { caseMessage: caseMessageKind },
  fieldNames: [
    {
      body: correspondenceWords.body,
      writtenAt: ['写于', 'Written on', 'Escrito el'],
      editedAt: correspondenceWords.changed,
      withdrawnAt: correspondenceWords.withdrawn,
      messageId: ['消息编号', 'Number of the message', 'Número del mensaje'],
      circle: correspondenceWords.circle,
      readUntil: ['已读至', 'Read up to', 'Leído hasta'],
    },
  ],
  leads: { correspondence: (id) => `/EvaluationManagement/detail?Id=${id}&Tab=messages` },
  personalData: [
    {
      table: 'caseMessage',
      of: ['authorId'],
      says: ['办件消息', 'Messages on cases', 'Mensajes de expedientes'],
      fields: ['body', 'writtenAt', 'editedAt', 'withdrawnAt'],
      newest: 'writtenAt',
      onErasure: 'archive',
    },
    {
      table: 'caseMessageMention',
      of: ['personId'],
      says: ['消息中的提及', 'Mentions in messages', 'Menciones en mensajes'],
      fields: ['messageId'],
      onErasure: 'removed',
    },
    {
      table: 'caseMessageReading',
      of: ['personId'],
      says: ['消息阅读记录', 'Messages read', 'Mensajes leídos'],
      fields: ['circle', 'readUntil'],
      newest: 'readUntil',
      onErasure: 'removed',
    },
  ],
};
export default area;
