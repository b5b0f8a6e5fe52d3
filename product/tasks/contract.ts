import { calls, read, write } from '#contract/call';
import {
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
  waiting: read('POST /api/Message/GetMyTasks', {
    called: ['查看待办', 'Tasks listed', 'Lista de tareas'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({ tasks: listOf(Task), unread: integer(0, 1_000_000) }),
  }),
});
