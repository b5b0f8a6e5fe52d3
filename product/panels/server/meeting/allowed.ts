import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import { independent } from '#product/conflicts/server';
import { reportStates } from '#product/dictionaries/report-status';
import type { MeetingAction } from '../../meeting';
import { panelsProblems } from '../../problems';
import type { Report } from '../achievements';
import { meetingOf, seated, type MeetingRow, type Member } from './stored';

export type Asked = Context<Context['me'], Report>;

/** Whether a round can still change: its report is in draft or with the experts, and nothing is counted yet. */
const isOpen = ({ status, tally, isLocked }: Report): boolean =>
  (status === reportStates.draft || status === reportStates.withExperts) && tally === null && !isLocked;

/** Whether somebody of the round has signed a sheet: from then on it stays decided how the panel judges. */
const hasSheets = (members: readonly Member[], { panelRound }: Report): boolean =>
  members.some((member) => member.panelRound === panelRound && member.signedAt !== null);

export const hasBegun = ({ startsAt }: Pick<MeetingRow, 'startsAt'>, now: Date): boolean =>
  new Date(startsAt) <= now;

/** Whether it has met or may have: what was moved after it had begun is a further sitting. */
const mayHaveMet = (row: MeetingRow, now: Date): boolean => row.beganBefore || hasBegun(row, now);

/** Numbers of the seats about whose part nothing is recorded, and of those whose expert was absent. */
const attendanceIn = (members: readonly Member[], panelRound: number) => {
  const seats = seated(members, panelRound);
  const numbers = (attendance: Member['attendance']): string =>
    seats
      .filter((seat) => seat.attendance === attendance)
      .map(({ number }) => number)
      .join(', ');
  return { missing: numbers(null), absent: numbers('absent') };
};

/** Everybody of the round took part: throws 2341 where it is not recorded, 2342 where somebody was absent. */
export const requireAttendance = (members: readonly Member[], panelRound: number): void => {
  const { missing, absent } = attendanceIn(members, panelRound);
  if (missing !== '') throw panelsProblems.attendanceMissing({ numbers: missing });
  if (absent !== '') throw panelsProblems.expertAbsent({ numbers: absent });
};

const isAgency = ({ me, object }: Asked): boolean =>
  me.roles.has(roleCode.agency) && me.rights.has('panel.form') && isOfOwn(me, object.agencyId);

const isLeader = ({ me, object }: Asked, members: readonly Member[]): boolean =>
  seated(members, object.panelRound).some((seat) => seat.isLeader && seat.expertId === me.personId);

/** What the caller may do about the meeting of the present round; conflicts of interest are asked when they do it. */
export const actionsOf = (
  context: Asked,
  row: MeetingRow | undefined,
  members: readonly Member[],
): MeetingAction[] => {
  const { object: report, now } = context;
  if (!isOpen(report)) return [];
  const isFixed = hasSheets(members, report);
  const isHeld = row !== undefined && hasBegun(row, now);
  const isWithExperts = report.status === reportStates.withExperts;
  if (isAgency(context))
    return [
      ...(row || !isFixed ? (['set'] as const) : []),
      ...(row && !isFixed && !mayHaveMet(row, now) ? (['cancel'] as const) : []),
      ...(isHeld && isWithExperts ? (['attend', 'write'] as const) : []),
    ];
  const { missing, absent } = attendanceIn(members, report.panelRound);
  return isLeader(context, members) && row && row.writtenAt !== null && row.signedAt === null
    ? [...(missing + absent === '' ? (['sign'] as const) : []), 'object']
    : [];
};

/** The caller, who appoints and records, is of the report's agency and independent, and the round is open. Throws 403, 2005, 2308. */
export const requireAgency = async (context: Asked): Promise<void> => {
  const { object: report } = context;
  if (!isAgency(context)) throw general.notAllowed();
  await independent(context, 'agency', report.applicationId);
  if (!isOpen(report)) throw panelsProblems.roundClosed();
};

/** The caller, who signs, leads the panel, is independent, and the round is open. Throws 2347, 2005, 2308. */
export const requireLeader = async (context: Asked, members: readonly Member[]): Promise<void> => {
  const { object: report } = context;
  if (!isLeader(context, members)) throw panelsProblems.notLeader();
  await independent(context, 'expert', report.applicationId);
  if (!isOpen(report)) throw panelsProblems.roundClosed();
};

/** How a round judges is chosen before anybody has judged, and no meeting that has begun is undone. Throws 2340. */
export const requireChoosable = (
  { object: report, now }: Asked,
  members: readonly Member[],
  row?: MeetingRow,
): void => {
  if (hasSheets(members, report) || (row && mayHaveMet(row, now))) throw panelsProblems.modeFixed();
};

/** The meeting of the present round, as the caller knows it. Throws 2346 where there is none, 2003 where it was changed. */
export const meetingNow = async (context: Asked, rowVersion: number): Promise<MeetingRow> => {
  const row = await meetingOf(context, context.object);
  if (!row) throw panelsProblems.noMeeting();
  if (row.rowVersion !== rowVersion) throw general.changedMeanwhile({}, { RowVersion: row.rowVersion });
  return row;
};

/** A meeting that has begun: before, there is nothing to record. Throws 2345. */
export const requireBegun = (row: MeetingRow, { now, object: report }: Asked): void => {
  if (!hasBegun(row, now)) throw panelsProblems.notMetYet();
  if (report.status !== reportStates.withExperts) throw panelsProblems.notWithExperts();
};
