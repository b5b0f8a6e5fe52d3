import type { AreaManifest } from '#host/contributions';
import { integrityProblems } from './problems';
import served, { recordKind } from './server';
import { expireRecords } from './server/expire';
import { recordMachine } from './server/machine';
import { readableFiles } from './server/visible';
import { remindToReply } from './server/remind';
import { waitingRecords } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  problems: [integrityProblems],
  kinds: { integrityRecord: recordKind },
  machines: [recordMachine],
  jobs: [
    // At the beginning of a working day, so that nobody reads of a block that is over; reminders while people work.
    (services) => [
      { name: 'expireRecords', at: '17 * * * *', work: () => expireRecords(services) },
      { name: 'remindToReply', at: '11 1-9 * * *', work: () => remindToReply(services) },
    ],
  ],
  waiting: [waitingRecords],
  leads: { integrityRecord: (id) => `/EvaluationManagement/integrityRecord?Id=${id}` },
  fileReaders: [readableFiles],
  personalData: [
    {
      table: 'integrityRecord',
      of: ['personId'],
      says: ['诚信记录', 'Integrity records', 'Registros de integridad'],
      fields: [
        'ground',
        'facts',
        'months',
        'proposedAt',
        'reply',
        'decision',
        'startsOn',
        'expiresOn',
        'appeal',
      ],
      newest: 'proposedAt',
      onErasure: 'archive',
    },
    {
      table: 'integrityRecord',
      of: ['proposedBy', 'repliedBy', 'decidedBy', 'appealedBy', 'appealDecidedBy', 'withdrawnBy'],
      says: ['诚信记录', 'Integrity records', 'Registros de integridad'],
      fields: ['ground', 'proposedAt', 'decision', 'decidedAt', 'appealAnswer', 'withdrawal'],
      newest: 'proposedAt',
      onErasure: 'archive',
    },
  ],
};
export default area;
