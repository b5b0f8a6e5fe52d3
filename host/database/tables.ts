import type { Generated } from 'kysely';
import type { Language } from '#contract/words';

/** A day or an instant as text; the driver is told to leave them so. */
export type Day = string;
export type Moment = string;
/** A column of type jsonb: read as a value, written as its JSON text. */
export type Json<Value> = import('kysely').ColumnType<Value, string, string>;

/** One row: which kind of database this is, set at its first start (security §3.19). */
interface HouseTable {
  id: number;
  mode: 'demonstration' | 'production';
  createdAt: Moment;
}

/** Business numbers come from rows taken last in a transaction, never from sequences. */
interface CounterTable {
  name: string;
  value: number;
}

/** How many rows a table has, as far as it was summed up. */
interface KeptCountTable {
  name: string;
  value: number;
}

/** Rows that came or went since; folded into the sum by a job. */
interface KeptCountChangeTable {
  id: string;
  name: string;
  change: number;
}

/** What browsers and nodes watch to learn that something everyone uses has changed. */
interface VersionTable {
  name: string;
  value: number;
}

/** Who did what to which object, told to those who may see the object (domain §3). */
interface TimelineTable {
  id: string;
  objectKind: string;
  objectId: string;
  at: Moment;
  actorId: string | null;
  hat: string;
  deed: string;
  fromState: number | null;
  toState: number | null;
  note: string | null;
  /** `all` with the object in sight, or only the hats named, joined by commas. */
  visibility: string;
}

interface NoticeTable {
  id: string;
  personId: string;
  kind: string;
  objectKind: string | null;
  objectId: string | null;
  values: Json<Record<string, string | number>>;
  createdAt: Moment;
  readAt: Moment | null;
}

/** Mail and SMS wait here and leave after the commit that caused them. */
interface OutboxTable {
  id: string;
  channel: 'mail' | 'sms';
  recipientCipher: string;
  subject: string;
  bodyCipher: string;
  /** Of a text message: the provider's template and what fills it. */
  templateCipher: string | null;
  cause: string;
  createdAt: Moment;
  sentAt: Moment | null;
  tries: Generated<number>;
  lastError: string | null;
  /** When it is tried next; null for at once. */
  nextTryAt: Moment | null;
  /** After this its link or code is dead and it is not sent any more. */
  goodUntil: Moment | null;
  /** Whom it is to reach, where that is somebody with an account. */
  personId: string | null;
  /** The language it is written in. */
  language: Generated<Language>;
}

/** A period within which somebody must act. */
interface DeadlineTable {
  id: string;
  objectKind: string;
  objectId: string;
  step: string;
  holder: string;
  startedAt: Moment;
  dueAt: Moment;
  doneAt: Moment | null;
}

/** Every area adds its tables here by declaration merging. */
export interface Tables {
  house: HouseTable;
  counter: CounterTable;
  version: VersionTable;
  keptCount: KeptCountTable;
  keptCountChange: KeptCountChangeTable;
  timeline: TimelineTable;
  notice: NoticeTable;
  outbox: OutboxTable;
  deadline: DeadlineTable;
}
