import type { AreaManifest } from '#host/contributions';
import { revocationsProblems } from './problems';
import served, { revocationKind } from './server';
import { revocationMachine } from './server/machine';
import { filesOfRevocations, readableFiles } from './server/visible';
import { waitingRevocations } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  problems: [revocationsProblems],
  kinds: { revocation: revocationKind },
  machines: [revocationMachine],
  waiting: [waitingRevocations],
  fileReaders: [readableFiles],
  caseFiles: [filesOfRevocations],
  personalData: [
    {
      table: 'revocation',
      of: ['proposedBy', 'decidedBy'],
      says: ['报告撤销', 'Revocations of reports', 'Revocaciones de informes'],
      fields: ['reason', 'publicNote', 'proposedAt', 'decisionNote', 'decidedAt'],
      newest: 'proposedAt',
      onErasure: 'archive',
    },
  ],
};
export default area;
