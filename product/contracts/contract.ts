import { calls, read, write } from '#contract/call';
import {
  day,
  flag,
  id,
  integer,
  listOf,
  moment,
  money,
  nothing,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { payment, paymentStepNames } from './payment';
import { contractsRights } from './rights';

const rowVersion = integer(1, 1_000_000_000);
const ofCase = { id: withMetadata(id, { ref: 'applicationRecord' }) };
const said = {
  contractNumber: required(60, { wire: 'ContractNo' }),
  /** In 10,000 CNY; null where it is waived. */
  fee: money.nullable(),
  included: text(1000),
};

/** A contract as its parties and the public-service agency read it (domain §9.17). */
export const Contract = strictObject({
  ...said,
  payment,
  fileId: id.nullable(),
  fileName: text(255).nullable(),
  isDeclared: flag,
  agencyName: text(150),
  rowVersion,
  /** What the reader may do. */
  mayEdit: flag,
  steps: listOf(oneOf(paymentStepNames)),
  /** Every version, newest first: who changed it, and what is in force since. */
  versions: listOf(
    strictObject({
      ...said,
      version: rowVersion,
      payment,
      isDeclared: flag,
      note: text(400).nullable(),
      changedByName: text(60).nullable(),
      changedAt: moment,
    }),
  ),
});

/** A demand for money beside the contract, as the public-service agency and whoever reported it read it. */
export const FeeDemand = strictObject({
  id,
  applicationId: id,
  applicationNumber: text(20).nullable(),
  achievementName: text(100),
  agencyName: text(150).nullable(),
  reportedByName: text(60),
  demandedBy: text(100),
  amount: money.nullable(),
  demandedOn: day.nullable(),
  description: text(2000),
  reportedAt: moment,
  handledAt: moment.nullable(),
  handledByName: text(60).nullable(),
  outcome: text(1000).nullable(),
  rowVersion,
  can: listOf(oneOf(['handle'])),
});

export const contracts = calls('contracts', contractsRights, {
  ofApplication: read('GET /api/Contract/GetContract', {
    called: ['查看合同与费用', 'Contract read', 'Consulta del contrato'],
    may: 'signed-in',
    on: 'applicationRecord',
    takes: strictObject(ofCase),
    gives: strictObject({
      /** Whether contract and fee are the reader's to see at all. */
      isReader: flag,
      contract: Contract.nullable(),
      mayReport: flag,
      /** What the reader has reported about this case. */
      demands: listOf(FeeDemand),
    }),
  }),
  save: write('POST /api/Contract/SaveContract', {
    called: ['修改合同', 'Contract changed', 'Contrato modificado'],
    may: 'contract.keep',
    on: 'application',
    takes: strictObject({
      id: withMetadata(id, { ref: 'application' }),
      rowVersion,
      ...said,
      fileId: ref('file').nullable(),
      isDeclared: flag,
      note: text(400).optional(),
    }),
    gives: strictObject({ rowVersion }),
    refreshes: ['applications'],
  }),
  recordPayment: write('POST /api/Contract/RecordPayment', {
    called: ['登记付款状态', 'Payment recorded', 'Pago registrado'],
    may: 'contract.keep',
    on: 'application',
    takes: strictObject({
      id: withMetadata(id, { ref: 'application' }),
      rowVersion,
      step: oneOf(paymentStepNames),
      note: text(400).optional(),
    }),
    gives: strictObject({ rowVersion }),
  }),
  reportDemand: write('POST /api/Contract/ReportFeeDemand', {
    called: ['举报额外收费', 'Demand for extra fees reported', 'Cobro adicional denunciado'],
    may: 'feeDemand.report',
    on: 'application',
    takes: strictObject({
      id: withMetadata(id, { ref: 'application' }),
      demandedBy: required(100),
      amount: money.nullable(),
      demandedOn: day.nullable(),
      description: text(2000, 10),
    }),
    gives: strictObject({ id }),
    refreshes: ['tasks'],
  }),
  demands: read('POST /api/Contract/GetFeeDemandList', {
    called: ['查看额外收费举报', 'Reported demands listed', 'Lista de cobros denunciados'],
    may: 'feeDemand.handle',
    personal: ['reportedByName', 'demandedBy'],
    subscribable: true,
    takes: strictObject({ ...paging, isOpen: flag.optional(), achievementName: text(100).optional() }),
    gives: pageOf(FeeDemand),
  }),
  handleDemand: write('POST /api/Contract/HandleFeeDemand', {
    called: ['处理额外收费举报', 'Reported demand handled', 'Denuncia de cobro tramitada'],
    may: 'feeDemand.handle',
    on: 'feeDemand',
    takes: strictObject({
      id: withMetadata(id, { ref: 'feeDemand' }),
      rowVersion,
      outcome: text(1000, 10),
    }),
    gives: nothing,
    refreshes: ['tasks'],
  }),
});
