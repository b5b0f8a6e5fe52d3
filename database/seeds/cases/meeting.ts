import type { DemoAchievement, DemoMeeting } from '../demo/achievement';
import type { Attendance } from '#product/panels/meeting';
import { membersOf, minutesHash, type MeetingRow } from '#product/panels/server/meeting/stored';
import { minuteText } from '#contract/formatters';
import { reportStates } from '#product/dictionaries/report-status';
import { stagesOf } from './plan';
import { idAt, momentOf, writeTrail, type SeedContext } from './seeding';

/** How the expert of a seat took part. */
export const attendanceOf = ({ remote }: DemoMeeting, place: number): Attendance =>
  place === remote ? 'remote' : 'present';

/** The meeting of a panel that met (domain §6.5): appointed, attended, its minutes written and signed by the leader. */
export const seedMeeting = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  reportId: string,
  manager: string,
): Promise<void> => {
  const { db, clock } = seedContext.services;
  const { place, minutes, points } = one.progress.meeting!;
  const { drafted, sheets } = stagesOf(one);
  const at = (daysAgo: number, hour: number) => momentOf(clock(), daysAgo, hour);
  const [startsAt, endsAt, written, signed] = [1, 2, 8, 9].map((hour) => at(sheets, hour)) as [
    Date,
    Date,
    Date,
    Date,
  ];
  const members = await membersOf(db, reportId);
  const leader = members.find(({ isLeader }) => isLeader)!.expertId;
  const row: MeetingRow = {
    id: idAt(seedContext, at(drafted, 8)),
    reportId,
    panelRound: 1,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    place,
    setBy: manager,
    setAt: at(drafted, 8).toISOString(),
    beganBefore: false,
    minutes,
    points: [...points],
    fileId: null,
    writtenBy: manager,
    writtenAt: written.toISOString(),
    objection: '',
    signedBy: leader,
    signedAt: signed.toISOString(),
    signedHash: null,
    rowVersion: 4,
  };
  await db
    .insertInto('panelMeeting')
    .values({ ...row, points: JSON.stringify(points), signedHash: minutesHash(row, members) })
    .execute();
  const step = (
    moment: Date,
    actor: 'agency' | 'expert',
    transition: string,
    state: number,
    note?: string,
  ) => ({
    ...{
      at: moment,
      actorId: actor === 'expert' ? leader : manager,
      actor,
      transition,
      from: state,
      to: state,
    },
    ...(note && { note }),
    visibility: 'agency,publicAgency',
  });
  const { draft, withExperts } = reportStates;
  await writeTrail(seedContext, 'report', reportId, [
    step(at(drafted, 8), 'agency', 'setMeeting', draft, `${minuteText(row.startsAt)} · ${place}`),
    step(at(sheets, 7), 'agency', 'recordAttendance', withExperts),
    step(written, 'agency', 'writeMinutes', withExperts),
    step(signed, 'expert', 'signMinutes', withExperts),
  ]);
};
