import { calls, read, write } from '#contract/call';
import {
  coded,
  id,
  integer,
  item,
  listOf,
  moment,
  nothing,
  pageOf,
  paging,
  ref,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { Appeal, AppealRow, appealState, decision } from './appeal';
import { appealRights } from './rights';

/** What comes of an appeal (domain §3.5). */
const outcome = coded({ upheld: 1, reopened: 3 });
const ofApplication = strictObject({ id: withMetadata(id, { ref: 'application' }) });

export const appeals = calls('appeals', appealRights, {
  list: read('POST /api/Appeal/GetAppealList', {
    called: ['查看申诉列表', 'Appeals listed', 'Lista de recursos'],
    may: 'appeal.decide',
    personal: ['filedByName'],
    subscribable: true,
    takes: strictObject({
      ...paging,
      state: appealState.optional(),
      achievementName: text(100).optional(),
    }),
    gives: pageOf(AppealRow),
  }),
  byId: read('GET /api/Appeal/GetAppealById', {
    called: ['查看申诉', 'Appeal read', 'Consulta de recurso'],
    may: 'signed-in',
    on: 'appeal',
    takes: strictObject({ id: ref('appeal') }),
    gives: Appeal,
  }),
  ofApplication: read('GET /api/Appeal/GetAppealsOfApply', {
    called: ['查看申报的申诉', 'Appeals of an application read', 'Consulta de recursos de una solicitud'],
    may: 'signed-in',
    on: 'application',
    takes: ofApplication,
    gives: strictObject({
      appeals: listOf(Appeal),
      /** Until when the reader may file one; null for whoever may not. */
      fileUntil: moment.nullable(),
    }),
  }),
  statistics: read('POST /api/Appeal/GetAppealStatistics', {
    called: ['查看申诉统计', 'Statistics of appeals read', 'Estadística de recursos'],
    may: 'appeal.decide',
    takes: nothing,
    gives: listOf(
      strictObject({
        year: integer(2000, 2200),
        decision,
        ground: item('rejectReason').nullable(),
        filed: integer(0, 1_000_000),
        open: integer(0, 1_000_000),
        upheld: integer(0, 1_000_000),
        reopened: integer(0, 1_000_000),
      }),
    ),
  }),
  file: write('POST /api/ApplyFor/AppealApply', {
    called: ['提出申诉', 'Appeal filed', 'Recurso presentado'],
    may: 'appeal.file',
    on: 'application',
    takes: strictObject({
      ...ofApplication.shape,
      reason: text(2000, 10),
      fileIds: withMetadata(listOf(ref('file'), 10), { wire: 'Files' }),
    }),
    gives: strictObject({ id }),
    refreshes: ['applications', 'revocations', 'tasks'],
  }),
  decide: write('POST /api/ApplyFor/DecideAppeal', {
    called: ['处理申诉', 'Appeal decided', 'Recurso decidido'],
    may: 'appeal.decide',
    on: 'appeal',
    takes: strictObject({
      id: withMetadata(id, { ref: 'appeal' }),
      rowVersion: integer(1, 1_000_000_000),
      result: outcome,
      reason: text(2000, 10),
    }),
    gives: strictObject({ id, state: appealState, rowVersion: integer(1, 1_000_000_000) }),
    refreshes: ['applications', 'reports', 'revocations', 'tasks'],
  }),
});
