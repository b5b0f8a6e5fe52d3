import { calls, read, write } from '#contract/call';
import {
  flag,
  id,
  integer,
  listOf,
  moment,
  nothing,
  oneOf,
  required,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { circle, parts } from './circles';

const ofCase = { id: withMetadata(id, { ref: 'applicationRecord' }) };
const ofMessage = { id: withMetadata(id, { ref: 'caseMessage' }) };
/** What one writes, and whom it calls by name. */
const written = {
  body: required(2000),
  mentions: withMetadata(listOf(id, 20), { wire: 'Mentions' }),
};
const mentionsAreChecked =
  'whoever is mentioned has to be among those who read the circle, which the handler checks';

/** A message as somebody of its circle reads it. */
export const CaseMessage = strictObject({
  id,
  authorName: text(60),
  /** As what its author took part when it was written. */
  part: oneOf(parts),
  isOwn: flag,
  /** Empty for one that was withdrawn. */
  body: text(2000),
  /** Those whom it calls by name; `isMe` where it is the reader. */
  mentions: listOf(strictObject({ id, name: text(60), isMe: flag })),
  writtenAt: moment,
  editedAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
  /** Until when its author may change it; null for whoever may not. */
  editUntil: moment.nullable(),
  mayWithdraw: flag,
  /** Who has read it besides its author: by name those of the reader's own house, of another one only as what. */
  readBy: listOf(strictObject({ name: text(60).nullable(), part: oneOf(parts) })),
});

/** Messages about a case, among those who take part in it (domain §4.1, detail). */
export const correspondence = calls(
  'correspondence',
  {},
  {
    circles: read('GET /api/CaseMessage/GetCircles', {
      called: ['查看沟通范围', 'Circles of messages read', 'Consulta de círculos de mensajes'],
      may: 'signed-in',
      on: 'applicationRecord',
      takes: strictObject(ofCase),
      /** Those that the caller reads; none for whoever takes no part. */
      gives: strictObject({
        circles: listOf(
          strictObject({ name: circle, unread: integer(0, 1_000_000), readers: listOf(oneOf(parts)) }),
        ),
        /** The case is closed: what was written stays, and nothing is written any more. */
        isClosed: flag,
      }),
    }),
    list: read('POST /api/CaseMessage/GetMessageList', {
      called: ['查看沟通消息', 'Messages read', 'Consulta de mensajes'],
      may: 'signed-in',
      on: 'applicationRecord',
      takes: strictObject({
        ...ofCase,
        circle,
        /** Those before this one; the newest where nothing is said. */
        before: withMetadata(id, { wire: 'Before' }).optional(),
        keyword: text(60).optional(),
      }),
      uncheckedBecause: 'it says where to go on among what the caller reads, and is looked for there alone',
      /** Newest first. */
      gives: strictObject({ messages: listOf(CaseMessage), hasMore: flag }),
    }),
    mentionable: read('GET /api/CaseMessage/GetMentionable', {
      called: ['查看可提及人员', 'People to mention read', 'Consulta de personas mencionables'],
      may: 'signed-in',
      on: 'applicationRecord',
      takes: strictObject({ ...ofCase, circle }),
      gives: listOf(strictObject({ id, name: text(60), part: oneOf(parts) })),
    }),
    post: write('POST /api/CaseMessage/PostMessage', {
      called: ['发送沟通消息', 'Message written', 'Mensaje escrito'],
      may: 'signed-in',
      on: 'applicationRecord',
      takes: strictObject({ ...ofCase, circle, ...written }),
      uncheckedBecause: mentionsAreChecked,
      gives: strictObject({ id }),
      refreshes: ['tasks'],
    }),
    edit: write('POST /api/CaseMessage/EditMessage', {
      called: ['修改沟通消息', 'Message changed', 'Mensaje modificado'],
      may: 'signed-in',
      on: 'caseMessage',
      takes: strictObject({ ...ofMessage, ...written }),
      uncheckedBecause: mentionsAreChecked,
      gives: nothing,
    }),
    withdraw: write('POST /api/CaseMessage/WithdrawMessage', {
      called: ['撤回沟通消息', 'Message withdrawn', 'Mensaje retirado'],
      may: 'signed-in',
      on: 'caseMessage',
      takes: strictObject(ofMessage),
      gives: nothing,
    }),
    markRead: write('POST /api/CaseMessage/ReadMessages', {
      called: ['沟通消息已读', 'Messages marked as read', 'Mensajes marcados como leídos'],
      may: 'signed-in',
      on: 'applicationRecord',
      takes: strictObject({ ...ofCase, circle, until: moment }),
      gives: nothing,
      refreshes: ['tasks'],
    }),
  },
);
