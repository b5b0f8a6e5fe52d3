import type { AreaManifest } from '#host/contributions';
import { appealsProblems } from './problems';
import served, { appealKind } from './server';
import { appealMachine } from './server/machine';
import { filesOfAppeals, readableFiles } from './server/visible';
import { waitingAppeals } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  problems: [appealsProblems],
  kinds: { appeal: appealKind },
  machines: [appealMachine],
  waiting: [waitingAppeals],
  leads: { appeal: (id) => `/EvaluationManagement/appeal?Id=${id}` },
  fileReaders: [readableFiles],
  caseFiles: [filesOfAppeals],
  personalData: [
    {
      table: 'appeal',
      of: ['filedBy', 'decidedBy'],
      says: ['申诉', 'Appeals', 'Recursos'],
      fields: ['decision', 'reason', 'filedAt', 'outcomeReason', 'decidedAt'],
      newest: 'filedAt',
      onErasure: 'archive',
    },
  ],
};
export default area;
