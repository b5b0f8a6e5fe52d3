import type { AreaManifest } from '#host/contributions';
import { materialsProblems } from './problems';
import served, { materialKind, patientDataJobs, pinKind } from './server';
import { materialFiles, materialOfCase } from './server/case-part';
import { materialProgress } from './server/progress';
import { materialMachine } from './server/machine';
import { readableFiles } from './server/visible';
import { waitingMaterials } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  problems: [materialsProblems],
  kinds: { material: materialKind, materialPin: pinKind },
  machines: [materialMachine],
  waiting: [waitingMaterials],
  leads: { material: (id) => `/EvaluationManagement/detailOriginal?Id=${id}` },
  progressSources: { material: materialProgress },
  fileReaders: [readableFiles],
  caseParts: { material: materialOfCase },
  caseFiles: [materialFiles],
  jobs: [patientDataJobs],
  personalData: [
    {
      table: 'materialVersion',
      of: ['submittedBy'],
      says: ['提交的原始材料', 'Materials submitted', 'Materiales presentados'],
      fields: ['version', 'sha256', 'createdAt'],
      newest: 'createdAt',
      onErasure: 'archive',
    },
    {
      table: 'materialPin',
      of: ['setBy', 'answeredBy', 'settledBy'],
      says: ['材料上的批注', 'Marks on materials', 'Marcas en materiales'],
      fields: ['text', 'setAt', 'answer', 'answeredAt', 'settledAt'],
      newest: 'setAt',
      onErasure: 'archive',
    },
    {
      table: 'materialFile',
      of: ['deIdentifiedBy'],
      says: [
        '确认已去标识化的文件',
        'Files confirmed as de-identified',
        'Archivos confirmados como anonimizados',
      ],
      fields: ['deIdentifiedAt'],
      newest: 'deIdentifiedAt',
      onErasure: 'archive',
    },
  ],
};
export default area;
