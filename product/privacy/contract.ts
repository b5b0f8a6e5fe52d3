import type * as z from 'zod';
import { calls, download, read, write } from '#contract/call';
import {
  id,
  listOf,
  moment,
  nothing,
  oneOf,
  pageOf,
  paging,
  ref,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { consentIds } from '#product/access/consents';
import { onErasure } from './personal-data';
import { privacyRights } from './rights';

const erasureStates = ['pending', 'accepted', 'refused', 'withdrawn'] as const;

const Erasure = strictObject({
  id,
  state: oneOf(erasureStates),
  reason: text(500),
  askedAt: moment,
  dueAt: moment,
  decidedAt: moment.nullable(),
  decisionReason: text(500),
});

/** What is stored about the caller, by kind; what they agreed to; what they asked for. */
const OwnData = strictObject({
  holdings: listOf(
    strictObject({
      table: text(60),
      title: text(120),
      rows: integer(0, 100_000_000),
      onErasure: oneOf(onErasure),
    }),
    100,
  ),
  consents: listOf(strictObject({ notice: text(60), givenAt: moment }), 100),
  erasures: listOf(Erasure, 100),
});

const ErasureFilter = strictObject({ ...paging, state: oneOf(erasureStates).optional() });
export type ErasureFilter = z.output<typeof ErasureFilter>;
const ErasurePage = pageOf(
  strictObject({
    ...Erasure.shape,
    trueName: text(50),
    loginName: text(256),
    organisationName: text(100),
    decidedBy: text(50),
    openCases: integer(0, 1_000_000),
    can: listOf(oneOf(['accept', 'refuse'])),
  }),
);

/** One's own personal data: looked at, taken along, erased (domain §9.15). */
export const privacy = calls('privacy', privacyRights, {
  mine: read('POST /api/Privacy/GetMyData', {
    called: ['查看本人存储信息', 'Own stored data read', 'Consulta de los propios datos'],
    may: 'signed-in',
    takes: nothing,
    gives: OwnData,
  }),
  /** Everything stored about the caller: for programs (json), or to be read (html). */
  copy: download('POST /api/Privacy/ExportMyData', {
    called: ['导出本人个人信息', 'Copy of own data taken', 'Copia de los propios datos'],
    may: 'signed-in',
    fresh: true,
    takes: strictObject({ format: oneOf(['json', 'html']).optional() }),
    gives: nothing,
    audited: true,
    seconds: 60,
  }),
  /** Keeps the caller's consent, in the versions in force. */
  consent: write('POST /api/Privacy/GiveConsent', {
    called: ['同意个人信息告知书', 'Consent given', 'Consentimiento otorgado'],
    may: 'signed-in',
    beforeConsent: true,
    takes: strictObject({ consentIds: listOf(oneOf(consentIds), 10) }),
    gives: nothing,
    uncheckedBecause: 'a notice is one of those in force, by its name',
  }),
  requestErase: write('POST /api/Privacy/RequestErase', {
    called: ['申请删除个人信息', 'Erasure asked for', 'Supresión solicitada'],
    may: 'signed-in',
    fresh: true,
    takes: strictObject({ reason: text(500).optional() }),
    gives: strictObject({ id }),
  }),
  withdrawErase: write('POST /api/Privacy/WithdrawErase', {
    called: ['撤回删除申请', 'Request for erasure withdrawn', 'Solicitud de supresión retirada'],
    may: 'signed-in',
    takes: nothing,
    gives: nothing,
  }),
  requests: read('POST /api/Privacy/GetEraseRequestList', {
    called: ['查看删除申请', 'Requests for erasure listed', 'Lista de solicitudes de supresión'],
    may: 'privacy.handle',
    fresh: 'export',
    personal: ['trueName', 'loginName', 'decidedBy'],
    subscribable: true,
    takes: ErasureFilter,
    gives: ErasurePage,
  }),
  decide: write('POST /api/Privacy/DecideErase', {
    called: ['处理删除申请', 'Request for erasure decided', 'Solicitud de supresión decidida'],
    may: 'privacy.handle',
    fresh: true,
    on: 'privacyRequest',
    takes: strictObject({
      id: ref('privacyRequest'),
      accept: oneOf(['yes', 'no']),
      reason: text(500).optional(),
    }),
    gives: nothing,
    refreshes: ['staff', 'tasks'],
  }),
});
