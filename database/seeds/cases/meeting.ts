import { setMeeting } from '#product/panels/server/meeting/appoint';
import { recordAttendance } from '#product/panels/server/meeting/attendance';
import { signMinutes, writeMinutes } from '#product/panels/server/meeting/minutes';
import { meetingOf, membersOf, minutesHash } from '#product/panels/server/meeting/stored';
import { before, managerOf, type Course } from './course';
import { stagesOf } from './plan';
import { momentOf } from './seeding';

/** The meeting of a case in the hands of somebody. */
const meetingAt = async (course: Course, at: Date, who: string) => {
  const context = await before(course, at, who, 'report', course.ids.report);
  return { context, row: await meetingOf(context, context.object) };
};

/** A panel that is to meet instead of judging by correspondence hears when and where (domain §6.5). */
export const appointIn = (course: Course): void => {
  const { seedContext, one, ids, next } = course;
  const { meeting } = one.progress;
  if (!meeting) return;
  const { drafted, sheets } = stagesOf(one);
  const atHour = (hour: number) => momentOf(seedContext.services.clock(), sheets, hour).toISOString();
  next(drafted, 8, async (at) => {
    const { context } = await meetingAt(course, at, managerOf(course));
    const about = { startsAt: atHour(1), endsAt: atHour(2), place: meeting.place };
    await setMeeting({ id: ids.report, rowVersion: 0, ...about }, context);
  });
};

/** It met: who was there is recorded, its minutes are written and signed by the leader. */
export const meetIn = (course: Course): void => {
  const { seedContext, one, ids, next } = course;
  const { meeting, panel } = one.progress;
  if (!meeting) return;
  const { sheets } = stagesOf(one);
  const { db } = seedContext.services;
  next(sheets, 8, async (at) => {
    const { context, row } = await meetingAt(course, at, managerOf(course));
    const attendance = (await membersOf(db, ids.report)).map(({ id, number }) => ({
      ...{ opinionId: id, reason: '' },
      attendance: number - 1 === meeting.remote ? ('remote' as const) : ('present' as const),
    }));
    await recordAttendance({ id: ids.report, rowVersion: row!.rowVersion, attendance }, context);
  });
  next(sheets, 8, async (at) => {
    const { context, row } = await meetingAt(course, at, managerOf(course));
    const written = { text: meeting.minutes, points: [...meeting.points], fileId: null };
    await writeMinutes({ id: ids.report, rowVersion: row!.rowVersion, ...written }, context);
  });
  next(sheets, 9, async (at) => {
    const leader = panel.find(({ isLeader }) => isLeader)!.expert;
    const { context, row } = await meetingAt(course, at, leader);
    const contentHash = minutesHash(row!, await membersOf(db, ids.report));
    await signMinutes({ id: ids.report, rowVersion: row!.rowVersion, contentHash }, context);
  });
};
