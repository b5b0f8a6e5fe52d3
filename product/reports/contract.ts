import * as z from 'zod';
import { calls, download, read, write } from '#contract/call';
import {
  day,
  flag,
  id,
  listOf,
  moment,
  nothing,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  sha256,
  text,
  strictObject,
  integer,
  coded,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { Assessment } from '#product/levels/assessment';
import {
  Answer,
  LedgerPage,
  LedgerQuery,
  LedgerSums,
  TransitionReply,
  ReportDetail,
  ReportRow,
} from './report';
import { NewRemark } from './remark';
import { SinceReview } from './reviewed';
import { reportRights } from './rights';
import { parts, tables, type PartName } from './sections';
import { reportStates } from '#product/dictionaries/report-status';

const rowVersion = integer(1, 1_000_000_000);
const report = ref('report');
const evidenceIsOwn = 'evidence is looked up in the material of the report’s own application';

/** One way of saving: a part of the report by its name, with its content. */
type Saving<Name extends PartName> = z.ZodObject<
  {
    readonly id: typeof report;
    readonly section: z.ZodLiteral<Name>;
    readonly data: (typeof parts)[Name];
    readonly rowVersion: typeof rowVersion;
  },
  z.core.$strict
>;
type AnySaving = { readonly [Name in PartName]: Saving<Name> }[PartName];
const savings = (Object.keys(parts) as PartName[]).map((section) =>
  strictObject({
    id: report,
    section: z.literal(section),
    data: withMetadata(parts[section], { wire: 'Data' }),
    rowVersion,
  }),
) as unknown as [AnySaving, ...AnySaving[]];

export const SaveReport = z.discriminatedUnion('section', savings);
export type SaveReport = z.output<typeof SaveReport>;

/** What the public-service agency looks through before a report passes (domain §4.1, hyCheck). */
export const formalChecks = ['numbers', 'signatures', 'panel', 'hash', 'limited', 'complete'] as const;
export const secondChecks = ['evidence', 'tables', 'levels', 'texts', 'compliance'] as const;

export const reports = calls('reports', reportRights, {
  list: read('POST /api/Report/GetReportList', {
    called: ['查看报告列表', 'Reports listed', 'Lista de informes'],
    may: 'report.read',
    subscribable: true,
    takes: strictObject({
      ...paging,
      status: coded({ all: -1, ...reportStates }).optional(),
      achievementName: text(100).optional(),
      assessorName: text(100).optional(),
    }),
    gives: pageOf(ReportRow),
  }),
  ledger: read('POST /api/Report/GetAllReportList', {
    called: ['查看全部报告', 'All reports listed', 'Lista de todos los informes'],
    may: 'report.read',
    subscribable: true,
    takes: LedgerQuery,
    gives: LedgerPage,
  }),
  /** The same question, answered by sums that are the way to their rows (domain §9.14). */
  ledgerSums: read('POST /api/Report/GetLedgerSums', {
    called: ['查看报告台账汇总', 'Sums of the ledger read', 'Consulta de sumas del registro'],
    may: 'report.read',
    takes: LedgerQuery,
    gives: LedgerSums,
  }),
  byId: read('GET /api/Report/GetReportById', {
    called: ['查看评价报告', 'Report read', 'Consulta de informe'],
    may: 'report.read',
    on: 'report',
    takes: strictObject({ id: report }),
    gives: ReportDetail,
  }),
  create: write('POST /api/Report/CreateReport', {
    called: ['新建评价报告', 'Report begun', 'Informe iniciado'],
    may: 'report.edit',
    takes: strictObject({ applicationId: id }),
    gives: TransitionReply,
    refreshes: ['applications'],
    uncheckedBecause: 'only an application that the caller assesses is found',
  }),
  save: write('POST /api/Report/SaveReport', {
    called: ['保存评价报告', 'Report saved', 'Informe guardado'],
    may: 'report.edit',
    on: 'report',
    takes: SaveReport,
    gives: strictObject({ ...TransitionReply.shape, assessment: Assessment }),
    uncheckedBecause: evidenceIsOwn,
    // The pages of a cited document are counted.
    seconds: 25,
  }),
  computeLevels: read('POST /api/Report/ComputeLevels', {
    called: ['计算等级', 'Levels computed', 'Niveles calculados'],
    may: 'report.edit',
    on: 'report',
    takes: strictObject({
      id: report,
      workBreakdown: tables.workBreakdown.optional(),
      indicators: tables.indicators.optional(),
      innovationPoints: tables.innovationPoints.optional(),
      achievementEvidence: tables.achievementEvidence.optional(),
    }),
    gives: Assessment,
    uncheckedBecause: evidenceIsOwn,
  }),
  secondCheck: write('POST /api/Report/SecondCheckReport', {
    called: ['评价报告二审', 'Report checked by a second assessor', 'Segunda revisión del informe'],
    may: 'report.secondCheck',
    on: 'report',
    takes: strictObject({
      id: report,
      checklist: listOf(oneOf(secondChecks), 5),
      remark: text(4_000),
      /** The raised levels that the second checker stands by with their name. */
      confirms: listOf(oneOf(['maturity', 'innovation', 'advancement', 'overall']), 4).optional(),
      rowVersion,
    }),
    gives: TransitionReply,
  }),
  giveBack: write('POST /api/Report/GiveBackReport', {
    called: [
      '二审退回报告修改',
      'Gave a report back after its second check',
      'Devolvió un informe tras la segunda revisión',
    ],
    may: 'report.secondCheck',
    on: 'report',
    takes: strictObject({ id: report, remarks: listOf(NewRemark, 100, 1), rowVersion }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  answerRemarks: write('POST /api/Report/AnswerRemarks', {
    called: [
      '答复二审意见',
      'Answered remarks of the second check',
      'Respondió a observaciones de la segunda revisión',
    ],
    may: 'report.edit',
    on: 'report',
    takes: strictObject({ id: report, answers: listOf(Answer, 100, 1), rowVersion }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  submitToExperts: write('POST /api/Report/SubmitToExpert', {
    called: ['提交专家评价', 'Report sent to the experts', 'Informe enviado a expertos'],
    may: 'report.submitToExpert',
    on: 'report',
    takes: strictObject({ id: report, dueDate: day.optional(), rowVersion }),
    gives: TransitionReply,
    refreshes: ['panels'],
  }),
  withdraw: write('POST /api/Report/WithdrawReport', {
    called: ['撤回专家评价', 'Report withdrawn', 'Informe retirado'],
    may: 'report.submitToExpert',
    on: 'report',
    takes: strictObject({ id: report, reason: required(1_000), rowVersion }),
    gives: TransitionReply,
    refreshes: ['panels'],
  }),
  returnToAssessor: write('POST /api/Report/ReturnReport', {
    called: ['退回评估师', 'Report returned to the assessor', 'Informe devuelto al evaluador'],
    may: 'report.returnToAssessor',
    on: 'report',
    takes: strictObject({ id: report, issues: listOf(required(2_000), 100, 1), rowVersion }),
    gives: TransitionReply,
    refreshes: ['panels'],
  }),
  answer: write('POST /api/Report/AnswerSuggestions', {
    called: ['答复专家建议', 'Suggestions answered', 'Sugerencias respondidas'],
    may: 'report.edit',
    on: 'report',
    takes: strictObject({
      id: report,
      answers: listOf(Answer, 500),
      reconciliation: text(4_000).optional(),
      rowVersion,
    }),
    gives: TransitionReply,
  }),
  resubmit: write('POST /api/Report/ResubmitToExpert', {
    called: ['再次提交专家评价', 'Report sent to the experts again', 'Informe reenviado a expertos'],
    may: 'report.submitToExpert',
    on: 'report',
    takes: strictObject({
      id: report,
      answers: listOf(Answer, 100),
      /** Whom it asks; everybody where nothing is said. */
      mode: oneOf(['full', 'confirm']).optional(),
      dueDate: day.optional(),
      rowVersion,
    }),
    gives: TransitionReply,
    refreshes: ['panels'],
  }),
  resubmitDirectly: write('POST /api/Report/ResubmitToPublic', {
    called: [
      '形式更正后直接再提交',
      'Report sent back after a correction of its form',
      'Informe reenviado tras corregir la forma',
    ],
    may: 'report.submitToPublicAgency',
    on: 'report',
    takes: strictObject({ id: report, answers: listOf(Answer, 100), rowVersion }),
    gives: TransitionReply,
    refreshes: ['applications'],
  }),
  sign: write('POST /api/Report/SignReport', {
    called: ['签署评价报告', 'Report signed', 'Informe firmado'],
    may: 'report.sign',
    on: 'report',
    takes: strictObject({ id: report, contentHash: sha256, signCode: text(16, 0, { secret: true }) }),
    gives: TransitionReply,
    secretBody: true,
  }),
  submitToPublic: write('POST /api/Report/SubmitToPublic', {
    called: [
      '提交公共服务机构',
      'Report sent to the public-service agency',
      'Informe enviado a la agencia pública',
    ],
    may: 'report.submitToPublicAgency',
    on: 'report',
    takes: strictObject({ id: report, rowVersion }),
    gives: TransitionReply,
    refreshes: ['applications'],
  }),
  publicReview: write('POST /api/Report/PublicReview', {
    called: ['公共服务机构审核', 'Report reviewed', 'Informe revisado'],
    may: 'report.publicReview',
    on: 'report',
    takes: strictObject({
      id: report,
      result: coded({ pass: 1, return: 3 }),
      scope: oneOf(['formal', 'substantive']).optional(),
      checklist: listOf(oneOf(formalChecks), 6),
      defects: listOf(required(2_000), 100).optional(),
      publishScope: oneOf(['listed', 'unlisted']).optional(),
      isLimited: flag.optional(),
      limitReason: text(500).optional(),
      rowVersion,
    }),
    gives: strictObject({
      ...TransitionReply.shape,
      reportNumber: text(40, 0, { wire: 'ReportNo' }).nullable(),
      verifyCode: withMetadata(text(19), { guarded: true }).nullable(),
    }),
    refreshes: ['applications'],
    seconds: 25,
  }),
  /** What has changed since the agency gave the report back last, for its reviewers (domain §9.5). */
  sinceReview: read('GET /api/Report/GetSinceReview', {
    called: [
      '对比上次审核版本',
      'Report compared with the last reviewed version',
      'Informe comparado con la última versión revisada',
    ],
    may: 'report.publicReview',
    on: 'report',
    takes: strictObject({ id: report }),
    gives: SinceReview,
  }),
  pdf: download('GET /api/Report/GetReportPdf', {
    called: ['下载评价报告', 'Report downloaded', 'Informe descargado'],
    may: 'report.download',
    on: 'report',
    takes: strictObject({ id: report }),
    gives: nothing,
    audited: true,
    seconds: 25,
  }),
  /** What is signed of the issued file, to be kept beside it (domain §6.6). */
  receipt: download('GET /api/Report/GetReportReceipt', {
    called: ['下载报告回执', 'Receipt of a report downloaded', 'Acuse del informe descargado'],
    may: 'report.download',
    on: 'report',
    takes: strictObject({ id: report }),
    gives: nothing,
  }),
  createPrintTicket: write('POST /api/Report/CreatePrintTicket', {
    called: ['打印评价报告', 'Report to be printed', 'Informe para imprimir'],
    may: 'report.download',
    on: 'report',
    takes: strictObject({ id: report }),
    gives: strictObject({ ticket: text(64, 0, { secret: true }), expireAt: moment }),
  }),
  printData: write('POST /api/Report/GetPrintData', {
    called: ['读取打印内容', 'Print view read', 'Vista de impresión leída'],
    may: 'anyone',
    takes: strictObject({ ticket: text(64, 0, { wire: 't', secret: true }) }),
    // Never kept for a repeated request: the ticket is bound to the browser that reads it first.
    gives: strictObject({ title: text(400), body: withMetadata(z.unknown(), { secret: true }) }),
    secretBody: true,
  }),
});
