import type * as z from 'zod';
import {
  day,
  flag,
  id,
  item,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { hiddenFields, objectKinds } from './names';

const result = oneOf(['ok', 'refused', 'failed']);

const objectKind = oneOf(objectKinds);

/** The questions the log can be asked. Names of people and of actions are found by a part; numbers and addresses only whole. */
export const AuditFilter = strictObject({
  ...paging,
  startTime: day.optional(),
  endTime: day.optional(),
  /** A part of the actor's name. */
  actor: text(50).optional(),
  personId: ref('person').optional(),
  /** A part of the action's name in the reader's language, or its name in the log. */
  action: text(80).optional(),
  objectKind: objectKind.optional(),
  /** The record's key, or the number people know it by: an application's (with its materials and reports), an organisation's. */
  objectKey: text(100).optional(),
  /** Only actions that changed what a record says. */
  onlyChanges: flag.optional(),
  sessionKey: text(36).optional(),
  address: text(64).optional(),
  result: result.optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

/** The same log about one record, one person or one session. */
export const TimelineFilter = strictObject({
  ...paging,
  objectKind: objectKind.optional(),
  objectKey: text(100).optional(),
  personId: ref('person').optional(),
  sessionKey: text(36).optional(),
  startTime: day.optional(),
  endTime: day.optional(),
  result: result.optional(),
});
export type TimelineFilter = z.output<typeof TimelineFilter>;

/** One entry in words of the reader's language. `address` and `sessionKey` are one's own, or the administrator's to read. */
const AuditRow = strictObject({
  id: ref('auditEntry'),
  at: moment,
  actorName: text(64),
  actorKey: text(36),
  actorRoles: text(500),
  organisationName: text(100),
  callName: text(120, 0, { wire: 'DeedName' }),
  objectKind: text(40),
  objectKindName: text(60),
  objectKey: text(500),
  objectName: text(500),
  url: text(300),
  result,
  reason: text(1_000),
  address: text(200),
  sessionKey: text(36),
});
export const AuditPage = pageOf(AuditRow);

/** What changed: the field by its name, and its values where the log keeps them. */
const Difference = strictObject({ name: text(120), before: text(8_000), after: text(8_000), isHidden: flag });

export const AuditEntry = strictObject({
  ...AuditRow.shape,
  differences: listOf(Difference, 200),
  requestKey: text(500),
  /** Its number in the chain; null while it waits for its seal. */
  sealNumber: integer(1, Number.MAX_SAFE_INTEGER).nullable(),
});

/** How far the chain is known to be whole. */
export const Integrity = strictObject({
  sealed: integer(0, Number.MAX_SAFE_INTEGER),
  checkpointed: integer(0, Number.MAX_SAFE_INTEGER),
  checkpointAt: moment.nullable(),
});
export const Verified = strictObject({
  isIntact: flag,
  sealed: integer(0, Number.MAX_SAFE_INTEGER),
  unsealed: integer(0, 1_000_000),
  checkedAt: moment,
  /** The number of the first entry at which something is wrong. */
  firstFault: integer(0, Number.MAX_SAFE_INTEGER).nullable(),
});

export const RevealAsked = strictObject({
  userId: ref('person'),
  field: oneOf(hiddenFields),
  reasonCode: item('revealReason'),
  reason: text(200),
});
export const Revealed = strictObject({ value: text(254, 0, { secret: true }) });

/** Who looked at one's own data. */
export const LookFilter = strictObject({ ...paging, startTime: day.optional(), endTime: day.optional() });
export const LookPage = pageOf(
  strictObject({
    id,
    at: moment,
    actorName: text(64),
    actorRoles: text(500),
    organisationName: text(100),
    field: oneOf(hiddenFields),
    reasonCode: text(12),
    reason: text(500),
  }),
);
