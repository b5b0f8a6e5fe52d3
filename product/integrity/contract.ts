import { calls, read, write } from '#contract/call';
import {
  coded,
  flag,
  id,
  integer,
  item,
  listOf,
  nothing,
  pageOf,
  paging,
  ref,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { IntegrityRecord, RecordRow, recordState } from './record';
import { integrityRights } from './rights';
import { months } from './with-end';

const count = integer(0, 1_000_000);
const version = integer(1, 1_000_000_000);
const named = { id: withMetadata(id, { ref: 'integrityRecord' }), rowVersion: version };
const written = text(2000, 10);
const reply = strictObject({ id, state: recordState, rowVersion: version });
const handedIn = withMetadata(listOf(ref('file'), 10), { wire: 'Files' });

export const integrity = calls('integrity', integrityRights, {
  list: read('POST /api/Integrity/GetIntegrityList', {
    called: ['查看诚信记录列表', 'Integrity records listed', 'Lista de registros de integridad'],
    may: 'integrity.manage',
    personal: ['name'],
    subscribable: true,
    takes: strictObject({ ...paging, state: recordState.optional(), name: text(100).optional() }),
    gives: pageOf(RecordRow),
  }),
  byId: read('GET /api/Integrity/GetIntegrityById', {
    called: ['查看诚信记录', 'Integrity record read', 'Consulta de registro de integridad'],
    may: 'signed-in',
    on: 'integrityRecord',
    takes: strictObject({ id: ref('integrityRecord') }),
    gives: IntegrityRecord,
  }),
  parties: read('POST /api/Integrity/GetIntegrityParties', {
    called: ['查找诚信记录对象', 'Parties of integrity records looked up', 'Búsqueda de partes'],
    may: 'integrity.manage',
    personal: ['name'],
    takes: strictObject({ keyword: text(100), isOrganisation: flag }),
    gives: listOf(strictObject({ id, name: text(100), note: text(200) })),
  }),
  statistics: read('POST /api/Integrity/GetIntegrityStatistics', {
    called: [
      '查看诚信记录统计',
      'Statistics of integrity records read',
      'Estadística de registros de integridad',
    ],
    may: 'integrity.manage',
    takes: nothing,
    gives: listOf(
      strictObject({
        year: integer(2000, 2200),
        ground: item('integrityGround'),
        proposed: count,
        waiting: count,
        inForce: count,
        withdrawn: count,
        dismissed: count,
        expired: count,
        appealed: count,
      }),
    ),
  }),
  propose: write('POST /api/Integrity/ProposeIntegrity', {
    called: ['提出诚信记录', 'Integrity record proposed', 'Registro de integridad propuesto'],
    may: 'integrity.manage',
    takes: strictObject({
      /** One of the two. */
      personId: ref('person').optional(),
      organisationId: ref('organisation').optional(),
      ground: item('integrityGround'),
      facts: written,
      fileId: ref('file'),
      months,
    }),
    gives: strictObject({ id }),
    refreshes: ['tasks'],
  }),
  reply: write('POST /api/Integrity/ReplyIntegrity', {
    called: ['陈述意见', 'Reply to an integrity record', 'Respuesta a un registro de integridad'],
    may: 'integrity.answer',
    on: 'integrityRecord',
    takes: strictObject({ ...named, reply: written, fileIds: handedIn }),
    gives: reply,
    refreshes: ['tasks'],
  }),
  decide: write('POST /api/Integrity/DecideIntegrity', {
    called: ['决定诚信记录', 'Integrity record decided', 'Registro de integridad decidido'],
    may: 'integrity.manage',
    on: 'integrityRecord',
    takes: strictObject({ ...named, result: coded({ inForce: 1, dismissed: 3 }), reason: written }),
    gives: reply,
    refreshes: ['tasks'],
  }),
  appeal: write('POST /api/Integrity/AppealIntegrity', {
    called: [
      '对诚信记录申诉',
      'Integrity record appealed against',
      'Recurso contra un registro de integridad',
    ],
    may: 'integrity.answer',
    on: 'integrityRecord',
    takes: strictObject({ ...named, reason: written, fileIds: handedIn }),
    gives: reply,
    refreshes: ['tasks'],
  }),
  answerAppeal: write('POST /api/Integrity/AnswerIntegrityAppeal', {
    called: [
      '处理诚信记录申诉',
      'Appeal against an integrity record decided',
      'Recurso de integridad resuelto',
    ],
    may: 'integrity.manage',
    on: 'integrityRecord',
    takes: strictObject({ ...named, result: coded({ inForce: 1, withdrawn: 2 }), reason: written }),
    gives: reply,
    refreshes: ['tasks'],
  }),
  withdraw: write('POST /api/Integrity/WithdrawIntegrity', {
    called: ['撤销诚信记录', 'Integrity record withdrawn', 'Registro de integridad retirado'],
    may: 'integrity.manage',
    on: 'integrityRecord',
    takes: strictObject({ ...named, reason: written }),
    gives: reply,
    refreshes: ['tasks'],
  }),
});
