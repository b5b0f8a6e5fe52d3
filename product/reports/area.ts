import type { AreaManifest } from '#host/contributions';
import { forget } from '#host/jobs';
import { ledgerLayout } from './ledger-layout';
import { reportProblems } from './problems';
import served, { publishedResultKind, reportKind } from './server';
import { evidenceOfCase, findReports, panelOfCase, reportOfCase } from './server/find';
import { reportProgress } from './server/progress';
import { reportMachine } from './server/machine';
import { ownSteps, toCreate, toCheck } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  fixedLayouts: [ledgerLayout],
  problems: [reportProblems],
  kinds: { report: reportKind, publishedResult: publishedResultKind },
  machines: [reportMachine],
  jobs: [
    (services) => [
      {
        name: 'forgetTickets',
        at: '23 * * * *',
        work: forget(services, 'delete from print_ticket where expires_at < $1', 24),
      },
    ],
  ],
  waiting: [ownSteps, toCheck, toCreate],
  leads: { report: (id) => `/EvaluationManagement/reprotDetail?Id=${id}` },
  progressSources: { report: reportProgress },
  searches: [findReports],
  caseParts: { report: reportOfCase, panel: panelOfCase },
  caseFiles: [evidenceOfCase],
  personalData: [
    {
      table: 'report',
      of: ['authorId', 'checkedBy', 'reviewedBy'],
      says: [
        '撰写、复核与审核的报告',
        'Reports written, checked and reviewed',
        'Informes redactados y revisados',
      ],
      fields: ['reportNumber', 'status', 'createdAt', 'updatedAt'],
      newest: 'createdAt',
      onErasure: 'archive',
    },
    {
      table: 'reportSignature',
      of: ['personId'],
      says: ['报告签名', 'Signatures', 'Firmas'],
      fields: ['actor', 'contentHash', 'signedAt'],
      onErasure: 'archive',
    },
  ],
  noPersonalData: {
    print_ticket: 'tickets die within minutes and are forgotten within a day',
    reviewed_version: 'a report as it was reviewed: what it says of people is what the report itself says',
  },
};
export default area;
