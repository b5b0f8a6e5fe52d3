import { calls, read, write } from '#contract/call';
import { listOf, ref, thing, whole } from '#contract/field';
import { InvitationFilter, InvitationPage, InvitationReply } from './invitation';
import {
  CheckOpinion,
  Opinion,
  OpinionMoved,
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
    may: 'panel.form',
    on: 'report',
    takes: SetPanel,
    gives: PanelSet,
    refreshes: ['reports'],
  }),
  candidates: read('GET /api/ExpertOpinion/GetPanelCandidates', {
    may: 'panel.read',
    on: ['report', 'reportId'],
    personal: ['trueName'],
    takes: CandidateFilter,
    gives: CandidatePage,
  }),
  needs: read('GET /api/ExpertOpinion/GetPanelNeeds', {
    may: 'panel.read',
    on: ['report', 'reportId'],
    takes: thing({ reportId: ref('report') }),
    gives: PanelNeeds,
  }),
  checkConflict: read('GET /api/ExpertOpinion/CheckConflict', {
    may: 'panel.read',
    on: ['report', 'reportId'],
    takes: thing({ reportId: ref('report'), expertId: ref('person') }),
    gives: ConflictAnswer,
  }),
  conflicts: read('GET /api/ExpertOpinion/GetConflicts', {
    may: 'panel.conflicts',
    on: ['report', 'reportId'],
    takes: thing({ reportId: ref('report') }),
    gives: listOf(JudgeConflicts),
  }),
  invitations: read('POST /api/ExpertOpinion/GetMyInvitations', {
    may: 'opinion.fill',
    takes: InvitationFilter,
    gives: InvitationPage,
  }),
  reply: write('POST /api/ExpertOpinion/ReplyInvitation', {
    may: 'opinion.fill',
    on: 'opinion',
    takes: InvitationReply,
    gives: OpinionMoved,
  }),
  opinion: read('GET /api/ExpertOpinion/GetOpinion', {
    may: 'opinion.read',
    on: 'opinion',
    takes: thing({ id: ref('opinion') }),
    gives: Opinion,
  }),
  save: write('POST /api/ExpertOpinion/SaveOpinion', {
    may: 'opinion.fill',
    on: 'opinion',
    takes: SaveOpinion,
    gives: OpinionMoved,
  }),
  submit: write('POST /api/ExpertOpinion/SubmitOpinion', {
    may: 'opinion.submit',
    on: 'opinion',
    takes: SubmitOpinion,
    gives: OpinionMoved,
  }),
  check: write('POST /api/ExpertOpinion/CheckOpinion', {
    may: 'opinion.check',
    on: 'opinion',
    takes: CheckOpinion,
    gives: OpinionMoved,
  }),
  replace: write('POST /api/ExpertOpinion/ReplaceExpert', {
    may: 'panel.form',
    on: ['opinion', 'opinionId'],
    takes: ReplaceExpert,
    gives: OpinionMoved,
  }),
  round: read('POST /api/ExpertOpinion/GetOpinionListByReport', {
    may: 'opinion.read',
    on: ['report', 'reportId'],
    takes: thing({ reportId: ref('report'), panelRound: whole(1, 99, { wire: 'Round' }).optional() }),
    gives: listOf(RoundOpinion, 100),
  }),
  closeRound: write('POST /api/Report/CloseRound', {
    may: 'panel.form',
    on: 'report',
    takes: thing({ id: ref('report') }),
    gives: PanelResult,
    refreshes: ['reports'],
  }),
  result: read('GET /api/ExpertOpinion/GetPanelResult', {
    may: 'opinion.read',
    on: ['report', 'reportId'],
    takes: thing({ reportId: ref('report') }),
    gives: PanelResult,
  }),
});
