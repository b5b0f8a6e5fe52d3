import { calls, read, write } from '#contract/call';
import { withMetadata } from '#contract/metadata';
import {
  day,
  flag,
  listOf,
  moment,
  nothing,
  pageOf,
  paging,
  ref,
  text,
  strictObject,
  integer,
} from '#contract/field';
import * as z from 'zod';
import { onTimeCalls } from './on-time';
import { tasksRights } from './rights';

/** A notice: its sentence stands in the reader's words under `kind`. */
const Notice = strictObject({
  id: ref('notice'),
  kind: text(80),
  values: z.record(z.string(), z.string()),
  objectKind: text(40),
  objectId: text(36),
  /** Where its record is; empty where there is none. */
  url: text(300),
  createdAt: moment,
  isRead: flag,
});

/** Something that waits for the caller, by its deadline. `expertNumber`: whose sheet, where one achievement has several. */
export const Task = strictObject({
  objectKind: text(40),
  objectId: text(36),
  step: text(40),
  title: text(200),
  number: text(40),
  expertNumber: integer(0, 1_000).nullable(),
  url: text(300),
  dueAt: moment.nullable(),
  overdue: flag,
});

/** A case of the caller's that lies with somebody else. */
export const Awaited = strictObject({
  id: withMetadata(text(36), { wire: 'ApplyId' }),
  title: text(200),
  english: text(300).nullable(),
  number: text(40),
  stage: text(40),
  holder: text(40),
  holderName: text(150),
  heldSince: moment.nullable(),
  dueAt: moment.nullable(),
  isOverdue: flag,
  expectedOn: day.nullable(),
  url: text(300),
});

export const tasks = calls('tasks', tasksRights, {
  ...onTimeCalls,
  notices: read('POST /api/Message/GetMyMessageList', {
    called: ['查看消息', 'Notices listed', 'Lista de avisos'],
    may: 'signed-in',
    takes: strictObject({ ...paging, unreadOnly: flag.optional() }),
    gives: pageOf(Notice),
  }),
  readNotice: write('POST /api/Message/ReadMessage', {
    called: ['标记消息已读', 'Notice marked as read', 'Aviso marcado como leído'],
    may: 'signed-in',
    on: 'notice',
    takes: strictObject({ id: ref('notice') }),
    gives: nothing,
  }),
  readNotices: write('POST /api/Message/ReadAllMessages', {
    called: ['全部消息已读', 'All notices marked as read', 'Todos los avisos leídos'],
    may: 'signed-in',
    takes: nothing,
    gives: nothing,
  }),
  workbench: read('POST /api/Message/GetMyWorkbench', {
    called: ['查看工作台', 'Workbench opened', 'Consulta de la mesa de trabajo'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({
      awaited: listOf(Awaited),
      figures: listOf(
        strictObject({
          name: text(40),
          count: integer(0, 1_000_000_000),
          url: text(300),
          needsHand: flag,
        }),
      ),
      firstSteps: listOf(strictObject({ name: text(40), url: text(300) })),
      /** What is wrong with the platform, for whoever administers it; `null` for everybody else. */
      degraded: listOf(text(40)).nullable(),
    }),
  }),
  waiting: read('POST /api/Message/GetMyTasks', {
    called: ['查看待办', 'Tasks listed', 'Lista de tareas'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({ tasks: listOf(Task), unread: integer(0, 1_000_000) }),
  }),
});
