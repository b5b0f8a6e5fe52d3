import * as z from 'zod';
import { calls, read, write } from '#contract/call';
import {
  day,
  flag,
  id,
  item,
  listOf,
  moment,
  money,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { AchievementStep, ApplicationFields, CommissionStep, CompletionStep } from './application';
import {
  ApplicationRow,
  ChainLink,
  CohortMedian,
  EarlierVersion,
  SupplementDefect,
  ApplicationDetails,
  TimelineEntry,
} from './details';
import { rejectionGround, terminationGround } from './proposal';
import { RecordWithEnd } from '#product/integrity/with-end';
import { applicationsRights } from './rights';
import { ApplicationFilter, mostCounted, TabFilter, tabs, type Tab } from './search';
import { Suggestion, suggestedFor } from './suggestion';
import { applicationStatus } from '#product/dictionaries/application-status';

const rowVersion = integer(1, 1_000_000_000);
const named = { id: withMetadata(id, { ref: 'application' }), rowVersion };
/** What may be read of it, by an agency that sent it back too. */
const recordId = withMetadata(id, { ref: 'applicationRecord' });
/** Whoever decides an end may propose an integrity record with it (domain §9.16). */
const ending = strictObject({ ...named, integrityRecord: RecordWithEnd.optional() });
const TransitionReply = strictObject({ id, status: applicationStatus, rowVersion });

/** One of the wizard's steps, or everything at once from the edit page. Without an id a new draft is made. */
const saving = <Step extends string, Data extends z.ZodType>(step: Step, data: Data) =>
  strictObject({
    step: z.literal(step),
    id: ref('application').optional(),
    rowVersion: rowVersion.optional(),
    /** For whom a technology manager drafts; left out by the owners themselves. */
    ownerId: ref('draftOwner').optional(),
    data,
  });

/** What looks the same. The first three are null where it is a stranger's: only that there is a match may be known. */
const match = {
  id: id.nullable(),
  applicationNumber: text(20).nullable(),
  achievementName: text(100).nullable(),
  score: z.number().min(0).max(1),
  reason: text(100),
  /** It keeps the application from being submitted; any other likeness is only looked at. */
  isDecisive: flag,
};
const Match = strictObject(match);
/** The same for whoever decides: those that were refused or ended are among them. */
const Similar = strictObject({ ...match, status: applicationStatus.nullable() });

const peopleFilter = {
  ...paging,
  name: text(60).optional(),
  organisationId: ref('organisation').optional(),
};

export const applications = calls('applications', applicationsRights, {
  list: read('POST /api/ApplyFor/GetApplyList', {
    called: ['查看成果申报列表', 'Applications listed', 'Lista de solicitudes'],
    may: 'apply.read',
    subscribable: true,
    takes: ApplicationFilter,
    gives: pageOf(ApplicationRow),
  }),
  tabCounts: read('POST /api/ApplyFor/GetApplyTabCounts', {
    called: ['查看成果申报各状态数量', 'Applications counted by state', 'Recuento de solicitudes'],
    may: 'apply.read',
    takes: TabFilter,
    /** One more than is counted where there are more. */
    gives: strictObject(
      Object.fromEntries(tabs.map((tab) => [tab, integer(0, mostCounted + 1)])) as Record<
        Tab,
        ReturnType<typeof integer>
      >,
    ),
  }),
  dossier: read('GET /api/ApplyFor/GetApplyById', {
    called: ['查看成果申报', 'Application read', 'Consulta de solicitud'],
    may: 'apply.read',
    on: 'applicationRecord',
    takes: strictObject({ id: recordId }),
    gives: ApplicationDetails,
  }),
  timeline: read('GET /api/ApplyFor/GetApplyTimeline', {
    called: ['查看申报进程', 'Application’s steps read', 'Consulta de pasos de la solicitud'],
    may: 'apply.read',
    on: 'applicationRecord',
    takes: strictObject({ id: recordId }),
    gives: listOf(TimelineEntry),
  }),
  earlierVersion: read('GET /api/ApplyFor/GetEarlierVersion', {
    called: ['对比申报版本', 'Version compared', 'Comparación de versiones'],
    may: 'apply.read',
    on: 'application',
    takes: strictObject({ id: named.id, against: z.enum(['submitted', 'previous', 'reviewed']) }),
    gives: strictObject({ earlier: EarlierVersion.nullable() }),
  }),
  chain: read('GET /api/ApplyFor/GetEvaluationChain', {
    called: [
      '查看历次评价',
      'Evaluations of an achievement read',
      'Consulta de evaluaciones de un resultado',
    ],
    may: 'apply.read',
    on: 'application',
    takes: strictObject({ id: named.id }),
    gives: listOf(ChainLink),
  }),
  /** What comparable achievements came to, beside how one has developed (domain §9.11). */
  cohort: read('GET /api/ApplyFor/GetCohortMedians', {
    called: [
      '查看可比成果中位数',
      'Medians of comparable achievements read',
      'Consulta de medianas de resultados comparables',
    ],
    may: 'apply.read',
    on: 'application',
    takes: strictObject({ id: named.id }),
    gives: listOf(CohortMedian, 4),
  }),
  save: write('POST /api/ApplyFor/SaveApply', {
    called: ['保存成果申报', 'Application saved', 'Solicitud guardada'],
    may: 'apply.draft',
    takes: z.discriminatedUnion('step', [
      saving('apply', AchievementStep),
      saving('apply2', CompletionStep),
      saving('apply3', CommissionStep),
      saving('edit', ApplicationFields),
    ]),
    gives: strictObject({ id, rowVersion }),
  }),
  remove: write('POST /api/ApplyFor/DelApply', {
    called: ['删除成果申报', 'Application removed', 'Solicitud eliminada'],
    may: 'apply.draft',
    on: 'application',
    takes: strictObject(named),
    gives: TransitionReply,
  }),
  checkDuplicate: read('POST /api/ApplyFor/CheckDuplicate', {
    called: ['检查重复申报', 'Duplicates looked for', 'Búsqueda de duplicados'],
    may: 'apply.draft',
    takes: strictObject({
      achievementName: text(100),
      mainOrganisationId: ref('organisation').nullable().optional(),
      rightNumbers: withMetadata(listOf(text(100), 200), { wire: 'IPNos' }).optional(),
      id: ref('application').optional(),
    }),
    gives: listOf(Match),
  }),
  suggestions: read('POST /api/ApplyFor/GetSuggestions', {
    called: ['输入时的建议', 'Suggestions while typing', 'Sugerencias al escribir'],
    may: 'apply.draft',
    personal: ['text'],
    takes: strictObject({ of: oneOf(suggestedFor), typed: text(100, 1) }),
    gives: listOf(Suggestion),
  }),
  similar: read('GET /api/ApplyFor/GetSimilarApplications', {
    called: ['查看相近申报', 'Similar applications read', 'Consulta de solicitudes parecidas'],
    may: 'apply.accept',
    on: 'application',
    takes: strictObject({ id: named.id }),
    gives: listOf(Similar),
  }),
  authorisations: read('POST /api/ApplyFor/GetDraftingAuthorisations', {
    called: ['查看起草授权', 'Authorisations listed', 'Lista de autorizaciones'],
    may: 'apply.draft',
    takes: strictObject({}),
    gives: strictObject({
      /** The caller begins drafts of their own, too. */
      ownsDrafts: flag,
      given: listOf(
        strictObject({
          id,
          ownerId: id,
          ownerName: text(60),
          managerId: id,
          managerName: text(60),
          givenAt: moment,
          withdrawnAt: moment.nullable(),
          /** Given by the caller, not to them. */
          isOwn: flag,
        }),
      ),
    }),
  }),
  authorise: write('POST /api/ApplyFor/GiveDraftingAuthorisation', {
    called: ['授权科技经理起草', 'Manager authorised to draft', 'Gestor autorizado a redactar'],
    may: 'apply.submit',
    takes: strictObject({ managerId: ref('person') }),
    gives: strictObject({ managerId: id }),
  }),
  withdrawAuthorisation: write('POST /api/ApplyFor/WithdrawDraftingAuthorisation', {
    called: ['撤回起草授权', 'Authorisation withdrawn', 'Autorización retirada'],
    may: 'apply.submit',
    takes: strictObject({ managerId: ref('person') }),
    gives: strictObject({ managerId: id }),
  }),
  submit: write('POST /api/ApplyFor/SubmitApply', {
    called: ['提交成果申报', 'Application submitted', 'Solicitud presentada'],
    may: 'apply.submit',
    on: 'application',
    takes: strictObject({ ...named, signCode: text(16, 0, { wire: 'SmsCode', secret: true }) }),
    gives: TransitionReply,
    secretBody: true,
    refreshes: ['tasks'],
  }),
  accept: write('POST /api/ApplyFor/AcceptApply', {
    called: ['受理成果申报', 'Application accepted', 'Solicitud admitida'],
    may: 'apply.accept',
    on: 'application',
    takes: strictObject({
      ...named,
      assessorId: ref('person'),
      contractNumber: required(60, { wire: 'ContractNo' }),
      /** In 万元; null when it is waived. */
      fee: money.nullable(),
      planStart: day,
      planEnd: day,
      /** Why soft hits against the assessor do not matter; needed where there are any. */
      conflictReason: text(500).optional(),
      /** Why they are given one more than an assessor has in hand; needed where they have as many. */
      loadReason: text(500).optional(),
    }),
    gives: TransitionReply,
    refreshes: ['materials', 'tasks'],
  }),
  reassign: write('POST /api/ApplyFor/ReassignPGS', {
    called: ['更换评估师', 'Assessor replaced', 'Evaluador sustituido'],
    may: 'apply.reassign',
    on: 'application',
    takes: strictObject({ ...named, assessorId: ref('person'), reason: text(1000, 10) }),
    gives: TransitionReply,
    refreshes: ['materials', 'reports', 'tasks'],
  }),
  release: write('POST /api/ApplyFor/ReleaseApply', {
    called: ['退出评价机构', 'Released from the agency', 'Retirada de la agencia'],
    may: 'apply.release',
    on: 'application',
    takes: strictObject({ ...named, reason: text(1000, 10) }),
    gives: TransitionReply,
    refreshes: ['materials', 'reports', 'tasks'],
  }),
  proposeTermination: write('POST /api/ApplyFor/ProposeTermination', {
    called: ['提议终止评价', 'Termination proposed', 'Propuesta de fin'],
    may: 'apply.proposeTermination',
    on: 'application',
    takes: strictObject({
      ...named,
      reasonCode: terminationGround,
      reason: text(1000, 10),
      /** The evidence. */
      fileId: ref('file'),
    }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  terminate: write('POST /api/ApplyFor/TerminateApply', {
    called: ['终止评价', 'Evaluation terminated', 'Evaluación terminada'],
    may: 'apply.terminate',
    on: 'application',
    takes: ending,
    gives: TransitionReply,
    refreshes: ['materials', 'reports', 'tasks'],
  }),
  declineTermination: write('POST /api/ApplyFor/DeclineTermination', {
    called: ['不同意终止评价', 'Termination declined', 'Fin no aceptado'],
    may: 'apply.terminate',
    on: 'application',
    takes: strictObject({ ...named, reason: text(1000, 10) }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  askCancellation: write('POST /api/ApplyFor/AskCancel', {
    called: ['请求协商取消', 'Cancellation asked for', 'Petición de cancelación'],
    may: 'apply.cancel',
    on: 'application',
    takes: strictObject({
      ...named,
      reason: text(500, 10),
      /** What becomes of the fee. */
      feeNote: text(400, 2),
    }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  withdrawCancellation: write('POST /api/ApplyFor/WithdrawCancel', {
    called: ['撤回取消请求', 'Request to cancel taken back', 'Petición de cancelación retirada'],
    may: 'apply.cancel',
    on: 'application',
    takes: strictObject(named),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  confirmCancellation: write('POST /api/ApplyFor/ConfirmCancel', {
    called: ['同意取消', 'Cancellation agreed to', 'Cancelación acordada'],
    may: 'apply.confirmCancellation',
    on: 'application',
    takes: strictObject(named),
    gives: TransitionReply,
    refreshes: ['materials', 'reports', 'tasks'],
  }),
  declineCancellation: write('POST /api/ApplyFor/DeclineCancel', {
    called: ['不同意取消', 'Cancellation declined', 'Cancelación no aceptada'],
    may: 'apply.confirmCancellation',
    on: 'application',
    takes: strictObject({ ...named, reason: text(1000, 10) }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  proposeRejection: write('POST /api/ApplyFor/ProposeFinalReject', {
    called: ['提议审核不通过', 'Final rejection proposed', 'Propuesta de rechazo definitivo'],
    may: 'apply.rejectFinally',
    on: 'application',
    takes: strictObject({
      ...named,
      reasonCode: rejectionGround,
      reason: text(1000, 10),
      /** The evidence. */
      fileId: ref('file'),
    }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  declineRejection: write('POST /api/ApplyFor/DeclineFinalReject', {
    called: ['不同意审核不通过', 'Final rejection declined', 'Rechazo definitivo no aceptado'],
    may: 'apply.rejectFinally',
    on: 'application',
    takes: strictObject({ ...named, reason: text(1000, 10) }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  rejectFinally: write('POST /api/ApplyFor/ApproveFinalReject', {
    called: ['审核不通过', 'Finally rejected', 'Rechazo definitivo'],
    may: 'apply.rejectFinally',
    on: 'application',
    takes: ending,
    gives: TransitionReply,
    refreshes: ['reports', 'tasks'],
  }),
  return: write('POST /api/ApplyFor/ReturnApply', {
    called: ['退回补正', 'Application returned', 'Solicitud devuelta'],
    may: 'apply.supplement',
    on: 'application',
    takes: strictObject({ ...named, dueDate: day, defects: listOf(SupplementDefect, 100, 1) }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  reject: write('POST /api/ApplyFor/RejectApply', {
    called: ['不予受理', 'Application rejected', 'Solicitud rechazada'],
    may: 'apply.reject',
    on: 'application',
    takes: strictObject({
      ...named,
      reasonCode: item('rejectReason'),
      reason: text(1000, 10),
      final: flag.optional(),
    }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  cancel: write('POST /api/ApplyFor/CancelApply', {
    called: ['撤销成果申报', 'Application cancelled', 'Solicitud cancelada'],
    may: 'apply.cancel',
    on: 'application',
    takes: strictObject({ ...named, reason: text(1000).optional() }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  revise: write('POST /api/ApplyFor/ReviseApply', {
    called: ['重新申报', 'Applied for again', 'Nueva ronda de solicitud'],
    may: 'apply.submit',
    on: 'application',
    takes: strictObject(named),
    gives: TransitionReply,
    refreshes: ['materials', 'reports', 'tasks'],
  }),
  createReApply: write('POST /api/ApplyFor/CreateReApply', {
    called: ['申请复评', 'Re-evaluation begun', 'Reevaluación iniciada'],
    may: 'apply.submit',
    on: ['application', 'previousApplicationId'],
    takes: strictObject({
      previousApplicationId: withMetadata(id, { ref: 'application', wire: 'PrevApplyId' }),
      /** What has changed since it passed; nothing need be said of a copy. */
      changes: text(2000),
      /** Declared where it comes before the time. */
      isMajorChange: flag.optional(),
    }),
    gives: TransitionReply,
    refreshes: ['tasks'],
  }),
  technologyManagers: read('POST /api/ApplyFor/LoadScienceHandlerList', {
    called: ['选择科技经理', 'Technology managers listed', 'Lista de gestores'],
    may: 'apply.read',
    personal: ['trueName'],
    takes: strictObject({ ...peopleFilter, level: item('technologyManagerLevel').optional() }),
    gives: pageOf(
      strictObject({
        id,
        trueName: text(60),
        organisationName: text(150),
        level: item('technologyManagerLevel').nullable(),
        field: text(500),
        load: integer(0, 1_000_000),
      }),
    ),
  }),
  projectLeaders: read('POST /api/ApplyFor/GetProjectLeadervList', {
    called: ['选择项目负责人', 'Project leaders listed', 'Lista de responsables'],
    may: 'apply.read',
    personal: ['trueName'],
    takes: strictObject(peopleFilter),
    gives: pageOf(
      strictObject({
        id,
        trueName: text(60),
        organisationName: text(150),
        professionalTitle: item('professionalTitle').nullable(),
        collegeName: text(100),
        achievementCount: integer(0, 1_000_000),
      }),
    ),
  }),
  agencies: read('POST /api/ApplyFor/GetAgencyList', {
    called: ['选择评价机构', 'Agencies listed', 'Lista de agencias'],
    may: 'apply.read',
    takes: strictObject({}),
    gives: listOf(
      strictObject({
        id,
        organisationName: text(150),
        organisationNumber: text(10),
        technologyFields: listOf(item('technologyField')),
        qualification: text(200),
        validUntil: day.nullable(),
      }),
    ),
  }),
  assessorOptions: read('GET /api/ApplyFor/GetAssessorOptions', {
    called: ['选择评估师', 'Assessors listed', 'Lista de evaluadores'],
    may: 'apply.accept',
    on: 'application',
    takes: strictObject({ id: named.id }),
    gives: listOf(
      strictObject({
        id,
        trueName: text(60),
        grade: item('assessorGrade').nullable(),
        validUntil: day.nullable(),
        load: integer(0, 1_000_000),
        /** They have as many in hand as one may without a reason. */
        isBusy: flag,
        conflicts: listOf(text(500)),
        /** Those of them that ask for a reason. */
        soft: listOf(text(500)),
        /** Why they cannot be chosen; nothing for whoever can. */
        hindrances: listOf(text(500)),
        isSelectable: flag,
      }),
    ),
  }),
});
