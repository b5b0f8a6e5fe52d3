import { said } from '#testing/story/world';
import { byAgency, manager, sitting } from './panel';
import type { World } from './world';

const meeting = async (world: World, path: string, input: object) => {
  const { Meetings } = await said(
    manager(world).wire('GET /api/ExpertOpinion/GetPanelMeetings', { ReportId: world.about.reportId }),
  );
  const RowVersion = Meetings.at(-1)?.RowVersion ?? 0;
  return byAgency(world, `Report/${path}`, { Id: world.about.reportId, RowVersion, ...input });
};
const inHours = ({ app }: World, hours: number): string =>
  new Date(app.now().getTime() + hours * 3_600_000).toISOString();
/** The panel is to meet in so many days. */
export const appointMeeting = (world: World, days: number) =>
  meeting(world, 'SetPanelMeeting', {
    ...{
      StartsAt: inHours(world, days * 24),
      EndsAt: inHours(world, days * 24 + 3),
      Place: '江澜会议中心 3 楼',
    },
  });
/** It has met: everybody was there, the minutes are written and signed by the leader. */
export const holdMeeting = async (world: World): Promise<void> => {
  const seats = await sitting(world);
  await meeting(world, 'RecordPanelAttendance', {
    Attendance: seats.map(({ Id }) => ({ OpinionId: Id, Attendance: 'present', Reason: '' })),
  });
  await meeting(world, 'WritePanelMinutes', {
    ...{ Text: '专家组听取汇报并讨论。', Points: ['指标证据充分', '建议补充随访'], FileId: null },
  });
  const leader = world.as(world.loginOf(seats.find(({ IsLeader }) => IsLeader)!.ZJId));
  const { Meetings } = await said(
    leader.wire('GET /api/ExpertOpinion/GetPanelMeetings', { ReportId: world.about.reportId }),
  );
  const { RowVersion, Minutes } = Meetings.at(-1);
  await said(
    leader.wire('POST /api/ExpertOpinion/SignPanelMinutes', {
      ...{ Id: world.about.reportId, RowVersion, ContentHash: Minutes.ContentHash },
    }),
  );
};
