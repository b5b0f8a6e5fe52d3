import type { AreaManifest } from '#host/contributions';
import { namesOf } from '#contract/facts';
import { applicationFacts } from './fields';
import { applicationsProblems } from './problems';
import served, { applicationKind, applicationRecordKind, draftOwnerKind } from './server';
import { escalateCancellations } from './server/endings/cancellation';
import { casesToRelease, conflictsToResolve } from './server/conflicts-waiting';
import { findApplications, newApplication } from './server/initials';
import { applicationFiles } from './server/content';
import { applicationMachine } from './server/machine';
import { recheckAll, recheckChanged } from './server/recheck';
import { countedApplications } from '#queries/applications';
import { responsible } from './server/responsible';
import { readableFiles } from './server/visible';
import { awaitedCases, caseFigures } from './server/workbench';
import { waitingApplications } from './server/waiting';
import { applicationScreensWords } from './words-screens';

const area: AreaManifest = {
  calls: [served],
  problems: [applicationsProblems],
  kinds: {
    application: applicationKind,
    applicationRecord: applicationRecordKind,
    draftOwner: draftOwnerKind,
  },
  fieldNames: [namesOf(applicationFacts, { applicationScreens: applicationScreensWords })],
  machines: [applicationMachine],
  storedCounts: { application: countedApplications },
  jobs: [
    (services) => [
      { name: 'recheckConflicts', at: '* * * * *', work: () => recheckChanged(services) },
      { name: 'escalateCancellations', at: '37 * * * *', work: () => escalateCancellations(services) },
      // In the night of those who work with it.
      { name: 'recheckAllConflicts', at: '31 18 * * *', work: () => recheckAll(services) },
    ],
  ],
  waiting: [conflictsToResolve, casesToRelease, waitingApplications],
  awaited: [awaitedCases],
  figures: [caseFigures],
  responsible,
  leads: { application: (id) => `/EvaluationManagement/detail?Id=${id}` },
  searches: [findApplications],
  beginnings: [newApplication],
  fileReaders: [readableFiles],
  caseFiles: [applicationFiles],
  personalData: [
    {
      table: 'application',
      of: ['ownerId'],
      says: ['成果申报', 'Applications', 'Solicitudes'],
      fields: [
        'applicationNumber',
        'achievementName',
        'status',
        'form',
        'createdAt',
        'submittedAt',
        'decidedAt',
      ],
      newest: 'createdAt',
      onErasure: 'archive',
    },
    {
      table: 'applicationPerson',
      of: ['personId'],
      says: ['成果完成人', 'Author of achievements', 'Autoría de resultados'],
      fields: [
        'name',
        'sex',
        'birthYear',
        'professionalTitle',
        'education',
        'organisationName',
        'contribution',
        'share',
      ],
      onErasure: 'archive',
    },
    {
      table: 'draftingAuthorisation',
      of: ['ownerId', 'managerId'],
      says: ['代为起草的授权', 'Authorisations to draft', 'Autorizaciones para redactar'],
      fields: ['givenAt', 'withdrawnAt'],
      onErasure: 'evidence',
    },
    {
      table: 'assessorChange',
      of: ['formerId', 'assessorId', 'changedBy'],
      says: ['更换评估师', 'Changes of assessor', 'Cambios de evaluador'],
      fields: ['reason', 'changedAt'],
      newest: 'changedAt',
      onErasure: 'archive',
    },
    {
      table: 'timeline',
      of: ['actorId'],
      says: ['评价流程记录', 'Steps in evaluations', 'Pasos en evaluaciones'],
      fields: ['objectKind', 'transition', 'at', 'note'],
      newest: 'at',
      onErasure: 'archive',
    },
  ],
};
export default area;
