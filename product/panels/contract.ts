import { calls, read, write } from '#contract/call';
import { listOf, ref, strictObject, integer } from '#contract/field';
import { InvitationFilter, InvitationPage, InvitationReply } from './invitation';
import {
  CheckOpinion,
  Opinion,
  OpinionTransitionReply,
  PanelResult,
  RoundOpinion,
  SaveOpinion,
  SubmitOpinion,
} from './opinion';
import {
  CandidateFilter,
  CandidatePage,
  ConflictAnswer,
  JudgeConflicts,
  PanelNeeds,
  PanelSet,
  ReplaceExpert,
  SetPanel,
} from './panel';
import { panelsRights } from './rights';

/** Panels and opinion sheets (domain §3.4, §4.5). */
export const panels = calls('panels', panelsRights, {
  setPanel: write('POST /api/Report/SetPanel', {
    called: ['组建专家组', 'Panel formed', 'Panel formado'],
    may: 'panel.form',
    on: 'report',
    takes: SetPanel,
    gives: PanelSet,
    refreshes: ['reports'],
  }),
  candidates: read('GET /api/ExpertOpinion/GetPanelCandidates', {
    called: ['查看候选专家', 'Candidates listed', 'Lista de candidatos'],
    may: 'panel.read',
    on: ['report', 'reportId'],
    personal: ['trueName'],
    takes: CandidateFilter,
    gives: CandidatePage,
  }),
  needs: read('GET /api/ExpertOpinion/GetPanelNeeds', {
    called: ['查看专家组要求', 'Panel’s needs read', 'Consulta de requisitos del panel'],
    may: 'panel.read',
    on: ['report', 'reportId'],
    takes: strictObject({ reportId: ref('report') }),
    gives: PanelNeeds,
  }),
  checkConflict: read('GET /api/ExpertOpinion/CheckConflict', {
    called: ['检查利益冲突', 'Conflict of interest checked', 'Comprobación de conflicto'],
    may: 'panel.read',
    on: ['report', 'reportId'],
    takes: strictObject({ reportId: ref('report'), expertId: ref('person') }),
    gives: ConflictAnswer,
  }),
  conflicts: read('GET /api/ExpertOpinion/GetConflicts', {
    called: ['查看评价人员利益关系', 'Ties of those who judge read', 'Consulta de vínculos'],
    may: 'panel.conflicts',
    on: ['report', 'reportId'],
    takes: strictObject({ reportId: ref('report') }),
    gives: listOf(JudgeConflicts),
  }),
  invitations: read('POST /api/ExpertOpinion/GetMyInvitations', {
    called: ['查看评价邀请', 'Own invitations listed', 'Lista de invitaciones'],
    may: 'opinion.fill',
    subscribable: true,
    takes: InvitationFilter,
    gives: InvitationPage,
  }),
  reply: write('POST /api/ExpertOpinion/ReplyInvitation', {
    called: ['答复评价邀请', 'Invitation answered', 'Invitación respondida'],
    may: 'opinion.fill',
    on: 'opinion',
    takes: InvitationReply,
    gives: OpinionTransitionReply,
  }),
  opinion: read('GET /api/ExpertOpinion/GetOpinion', {
    called: ['查看专家意见', 'Opinion read', 'Consulta de dictamen'],
    may: 'opinion.read',
    on: 'opinion',
    takes: strictObject({ id: ref('opinion') }),
    gives: Opinion,
  }),
  save: write('POST /api/ExpertOpinion/SaveOpinion', {
    called: ['保存专家意见', 'Opinion saved', 'Dictamen guardado'],
    may: 'opinion.fill',
    on: 'opinion',
    takes: SaveOpinion,
    gives: OpinionTransitionReply,
  }),
  submit: write('POST /api/ExpertOpinion/SubmitOpinion', {
    called: ['提交专家意见', 'Opinion submitted', 'Dictamen presentado'],
    may: 'opinion.submit',
    on: 'opinion',
    takes: SubmitOpinion,
    gives: OpinionTransitionReply,
  }),
  check: write('POST /api/ExpertOpinion/CheckOpinion', {
    called: ['专家意见形式审查', 'Opinion’s form checked', 'Forma del dictamen comprobada'],
    may: 'opinion.check',
    on: 'opinion',
    takes: CheckOpinion,
    gives: OpinionTransitionReply,
  }),
  replace: write('POST /api/ExpertOpinion/ReplaceExpert', {
    called: ['更换专家', 'Expert replaced', 'Experto sustituido'],
    may: 'panel.form',
    on: ['opinion', 'opinionId'],
    takes: ReplaceExpert,
    gives: OpinionTransitionReply,
  }),
  round: read('POST /api/ExpertOpinion/GetOpinionListByReport', {
    called: ['查看本轮意见', 'Opinions of a round listed', 'Dictámenes de la ronda'],
    may: 'opinion.read',
    on: ['report', 'reportId'],
    takes: strictObject({
      reportId: ref('report'),
      panelRound: integer(1, 99, { wire: 'Round' }).optional(),
    }),
    gives: listOf(RoundOpinion, 100),
  }),
  closeRound: write('POST /api/Report/CloseRound', {
    called: ['结束本轮评价', 'Round closed', 'Ronda cerrada'],
    may: 'panel.form',
    on: 'report',
    takes: strictObject({ id: ref('report') }),
    gives: PanelResult,
    refreshes: ['reports'],
  }),
  result: read('GET /api/ExpertOpinion/GetPanelResult', {
    called: ['查看评价结果', 'Panel’s result read', 'Consulta del resultado'],
    may: 'opinion.read',
    on: ['report', 'reportId'],
    takes: strictObject({ reportId: ref('report') }),
    gives: PanelResult,
  }),
});
