import type { AreaManifest } from '#host/contributions';
import { contractsProblems } from './problems';
import served, { feeDemandKind } from './server';
import { contractFiles, filesOfContracts } from './server/contract-files';
import { waitingDemands } from './server/waiting';
import { contractsWords } from './words';

const area: AreaManifest = {
  calls: [served],
  problems: [contractsProblems],
  kinds: { feeDemand: feeDemandKind },
  waiting: [waitingDemands],
  leads: {
    contract: (id) => `/EvaluationManagement/detail?Id=${id}&Tab=contract`,
    feeDemand: () => '/EvaluationManagement/feeDemands',
  },
  independentFileReaders: [contractFiles],
  caseFiles: [filesOfContracts],
  fieldNames: [
    {
      contractNumber: contractsWords.contractNumber,
      payment: contractsWords.payment,
      isDeclared: contractsWords.declaration,
      changedAt: contractsWords.changedAt,
      demandedBy: contractsWords.demandedBy,
      amount: contractsWords.amount,
      demandedOn: contractsWords.demandedOn,
      description: contractsWords.description,
      reportedAt: contractsWords.reportedAt,
      outcome: contractsWords.outcome,
      handledAt: contractsWords.handledAt,
    },
  ],
  personalData: [
    {
      table: 'contractVersion',
      of: ['changedBy'],
      says: ['合同与费用登记', 'Contracts and fees kept', 'Contratos y honorarios registrados'],
      fields: ['contractNumber', 'payment', 'changedAt'],
      newest: 'changedAt',
      onErasure: 'archive',
    },
    {
      table: 'feeDemand',
      of: ['reportedBy', 'handledBy'],
      says: ['额外收费举报', 'Demands for extra fees', 'Cobros adicionales denunciados'],
      fields: ['demandedBy', 'amount', 'demandedOn', 'description', 'reportedAt', 'outcome', 'handledAt'],
      newest: 'reportedAt',
      onErasure: 'archive',
    },
  ],
};
export default area;
