import { calls, read, write } from '#contract/call';
import { id, integer, listOf, pageOf, paging, ref, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import * as z from 'zod';
import { samplingRights } from './rights';
import {
  ReviewRow,
  ReviewToDo,
  Reviewer,
  Sample,
  SampleDraw,
  SampleFigures,
  SampleFilter,
  SampleRow,
  sampleState,
  secondLevels,
} from './sampled';

const version = integer(1, 1_000_000_000);
const named = { id: withMetadata(id, { ref: 'sampledReport' }), rowVersion: version };
const reply = strictObject({ id, state: sampleState, rowVersion: version });
const one = strictObject({ id: ref('sampledReport') });

export const sampling = calls('sampling', samplingRights, {
  list: read('POST /api/Sampling/GetSampleList', {
    called: ['查看抽样报告列表', 'Sampled reports listed', 'Lista de informes sorteados'],
    may: 'sampling.read',
    takes: SampleFilter,
    gives: pageOf(SampleRow),
  }),
  byId: read('GET /api/Sampling/GetSampleById', {
    called: ['查看抽样报告', 'Sampled report read', 'Consulta de informe sorteado'],
    may: 'sampling.read',
    on: 'sampledReport',
    takes: one,
    gives: Sample,
  }),
  figures: read('POST /api/Sampling/GetSampleFigures', {
    called: ['查看抽样统计', 'Figures of second reviews read', 'Cifras de segundas revisiones'],
    may: 'sampling.read',
    takes: strictObject({ agencyId: ref('organisation').optional() }),
    gives: listOf(SampleFigures),
  }),
  draws: read('POST /api/Sampling/GetSampleDrawList', {
    called: ['查看抽样批次', 'Draws of reports listed', 'Lista de sorteos de informes'],
    may: 'sampling.supervise',
    takes: strictObject(paging),
    gives: pageOf(SampleDraw),
  }),
  drawRecord: read('GET /api/Sampling/GetSampleDrawRecord', {
    called: ['查看抽样记录', 'Record of a draw of reports read', 'Consulta del acta de un sorteo'],
    may: 'sampling.supervise',
    on: 'samplingDraw',
    takes: strictObject({ id: ref('samplingDraw') }),
    gives: strictObject({ record: text(10_000_000) }),
  }),
  reviewers: read('POST /api/Sampling/GetSampleReviewers', {
    called: ['查找复核人', 'Second reviewers looked up', 'Búsqueda de segundos revisores'],
    may: 'sampling.supervise',
    on: 'sampledReport',
    takes: strictObject({ id: ref('sampledReport'), keyword: text(60) }),
    gives: listOf(Reviewer),
  }),
  assign: write('POST /api/Sampling/AssignSample', {
    called: ['指定复核人', 'Second reviewer assigned', 'Segundo revisor designado'],
    may: 'sampling.supervise',
    on: 'sampledReport',
    takes: strictObject({ ...named, reviewerId: ref('person'), reason: text(500).optional() }),
    gives: reply,
    refreshes: ['tasks'],
  }),
  close: write('POST /api/Sampling/CloseSample', {
    called: ['结束抽样复评', 'Second review closed', 'Segunda revisión cerrada'],
    may: 'sampling.supervise',
    on: 'sampledReport',
    takes: strictObject({ ...named, conclusion: text(2000, 10) }),
    gives: reply,
    refreshes: ['tasks'],
  }),
  mine: read('POST /api/Sampling/GetMyBlindReviewList', {
    called: ['查看本人的盲评', 'Own blind reviews listed', 'Lista de revisiones ciegas propias'],
    may: 'sampling.review',
    takes: strictObject({ ...paging, state: sampleState.optional() }),
    gives: pageOf(ReviewRow),
  }),
  toReview: read('GET /api/Sampling/GetBlindReview', {
    called: ['查看盲评材料', 'Blind review read', 'Consulta de revisión ciega'],
    may: 'sampling.review',
    on: 'sampledReport',
    takes: one,
    gives: ReviewToDo,
  }),
  decline: write('POST /api/Sampling/DeclineBlindReview', {
    called: ['谢绝盲评', 'Blind review declined', 'Revisión ciega rechazada'],
    may: 'sampling.review',
    on: 'sampledReport',
    takes: strictObject({ ...named, reason: text(500, 5) }),
    gives: reply,
    refreshes: ['tasks'],
  }),
  record: write('POST /api/Sampling/RecordBlindReview', {
    called: ['提交盲评结果', 'Blind review recorded', 'Revisión ciega registrada'],
    may: 'sampling.review',
    on: 'sampledReport',
    takes: strictObject({
      ...named,
      ...secondLevels,
      remarks: text(2000, 10),
      /** They looked at nothing that has been published about the achievement. */
      isBlind: z.literal(true),
    }),
    gives: reply,
    refreshes: ['tasks'],
  }),
});
