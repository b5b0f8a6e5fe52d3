import { serve } from '#host/serve';
import { reports } from '../contract';
import { reportPdf, reportReceipt } from './copy';
import { reportDetail } from './detail';
import {
  answerSuggestions,
  resubmit,
  resubmitDirectly,
  returnReport,
  signReport,
  submitToExperts,
  submitToPublic,
  withdrawReport,
} from './transitions';
import { ledger, ledgerSums, listReports } from './ledger';
import { createTicket, printData } from './print';
import { publicReview } from './review';
import { sinceReview } from './reviewed';
import { answerRemarks, giveBack, secondCheck } from './second-check';
import { computeLevelsOf, createReport, saveReport } from './write';

export { reportKind } from './visible';
export { levelSentence } from './document/labels';
export {
  foundAmong,
  listed,
  passedReports,
  publishedResultKind,
  publishedResults,
  stateOf,
  type Found,
  revokedReports,
} from './passed';

export default serve(reports, {
  list: listReports,
  ledger,
  ledgerSums,
  byId: reportDetail,
  create: createReport,
  save: saveReport,
  computeLevels: computeLevelsOf,
  secondCheck,
  giveBack,
  answerRemarks,
  submitToExperts,
  withdraw: withdrawReport,
  returnToAssessor: returnReport,
  answer: answerSuggestions,
  resubmit,
  resubmitDirectly,
  sign: signReport,
  submitToPublic,
  publicReview,
  sinceReview,
  pdf: reportPdf,
  receipt: reportReceipt,
  createPrintTicket: createTicket,
  printData,
});
