import type * as z from 'zod';
import {
  flag,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  ref,
  required,
  sha256,
  strictObject,
  text,
} from '#contract/field';

/** How an expert took part in the meeting of their panel (domain §6.5). */
export const attendances = ['present', 'remote', 'absent'] as const;
export type Attendance = (typeof attendances)[number];

const rowVersion = integer(1, 1e9);

/** When and where a panel meets, as those who are asked to it know it. */
export const Appointment = strictObject({ startsAt: moment, endsAt: moment, place: text(300) });

const Attended = strictObject({
  opinionId: id,
  number: integer(0, 9),
  /** Empty for those who know the experts by their numbers alone. */
  name: text(50),
  isLeader: flag,
  attendance: oneOf(attendances).nullable(),
  reason: text(500),
});

/** What may be done about a meeting: the agency appoints and records it, the leader signs its minutes or objects to them. */
const meetingActions = ['set', 'cancel', 'attend', 'write', 'sign', 'object'] as const;
export type MeetingAction = (typeof meetingActions)[number];

/** The meeting of one round, in the measure of who reads it. */
export const PanelMeeting = strictObject({
  panelRound: integer(1, 99),
  ...Appointment.shape,
  attendance: listOf(Attended, 20),
  /** Null until they are written; for the assessor until the round is closed, and then without names. */
  minutes: strictObject({
    text: text(20_000),
    points: listOf(text(1_000), 50),
    file: strictObject({ id, name: text(255) }).nullable(),
    writtenAt: moment,
    /** What the leader wants changed before they sign; empty otherwise. */
    objection: text(1_000),
    /** What is signed: appointment, attendance and minutes as they stand. */
    contentHash: sha256,
    signedAt: moment.nullable(),
  }).nullable(),
  rowVersion,
});

export type Meeting = z.output<typeof PanelMeeting>;

/** The meetings of a report's panel, round by round, and what the reader may do about that of the present round. */
export const PanelMeetings = strictObject({
  /** The present round. */
  panelRound: integer(1, 99),
  meetings: listOf(PanelMeeting, 100),
  can: listOf(oneOf(meetingActions)),
});

export const SetMeeting = strictObject({
  id: ref('report'),
  /** Of the meeting that is moved; 0 where none is appointed yet. */
  rowVersion: integer(0, 1e9),
  startsAt: moment,
  endsAt: moment,
  place: required(300),
});
export const CancelMeeting = strictObject({ id: ref('report'), rowVersion, reason: required(500) });
export const RecordAttendance = strictObject({
  id: ref('report'),
  rowVersion,
  attendance: listOf(
    strictObject({ opinionId: ref('opinion'), attendance: oneOf(attendances), reason: text(500) }),
    20,
    1,
  ),
});
export const WriteMinutes = strictObject({
  id: ref('report'),
  rowVersion,
  text: required(20_000),
  points: listOf(required(1_000), 50, 1),
  fileId: ref('file').nullable(),
});
export const SignMinutes = strictObject({ id: ref('report'), rowVersion, contentHash: sha256 });
export const ObjectToMinutes = strictObject({ id: ref('report'), rowVersion, objection: required(1_000) });
export const MeetingReply = strictObject({ rowVersion });
