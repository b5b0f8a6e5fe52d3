import { expect, test } from 'vitest';
import { defectFields } from '#testing';
import { cast } from '#testing/cast';
import { emailOf, personIdOf, reportRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import {
  acceptAll,
  declaration,
  newCase,
  opinionOf,
  spare,
  toExperts,
  type PanelCase,
} from '#testing/panels/case';
import { laySheet, laySheets } from '#testing/panels/sheets';
import { smallPdf } from '#testing/story/pdf';
import { tasks } from '#product/tasks/contract';
import { dossierOf, reportHash } from '#product/reports/server/content';
import { documentOf } from '#product/reports/server/document';
import { panels } from './contract';
import { calendarFile } from './meeting-calendar';
import { withoutNames } from './server/meeting/held';

const { calls } = panels;
const app = await openedApp();
/** An instant so many hours from now. */
const inHours = (hours: number): string => new Date(app.now().getTime() + hours * 3_600_000).toISOString();
const leader = 'shenyanqiu';
const absentee = 'gubeichen';

test('a meeting is a file for calendars: times in UTC, text escaped, lines folded by bytes', () => {
  const event = {
    uid: 'report-1@assay',
    sequence: 2,
    startsAt: '2026-11-20T01:30:00.000Z',
    endsAt: '2026-11-20T04:00:00.000Z',
    place: `江澜会议中心, 3 楼; ${'长'.repeat(40)}\n后门`,
    summary: '评价会议',
  };
  const text = calendarFile(event, '2026-11-02T08:00:00.000Z');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`LOCATION:江澜会议中心\\, 3 楼\\; ${'长'.repeat(40)}\\n后门\r\n`);
  expect(unfolded).toContain('DTSTART:20261120T013000Z\r\nDTEND:20261120T040000Z\r\n');
  expect(unfolded).toContain('UID:report-1@assay\r\nSEQUENCE:2\r\nDTSTAMP:20261102T080000Z\r\n');
});

test('names of the panel are masked by numbers, the longer first', () => {
  const panel = [
    { name: '沈砚', number: 2 },
    { name: '沈砚秋', number: 1 },
    { name: '顾北辰', number: 0 },
  ];
  expect(withoutNames('沈砚秋主持，沈砚、顾北辰发言', panel)).toBe('专家1主持，专家2、专家发言');
});

const meetingOf = async (login: string, { reportId }: PanelCase) =>
  (await app.signIn(login)).do(calls.meetings, { reportId });

test('a round without a meeting is asked for nothing, and one that was appointed too soon is taken back', async () => {
  const about = await newCase(app);
  const id = about.reportId;
  const manager = await app.signIn(cast.manager);
  await acceptAll(app, about);
  await manager.do(calls.setMeeting, {
    id,
    rowVersion: 0,
    startsAt: inHours(48),
    endsAt: inHours(50),
    place: '会议室',
  });
  // One that has begun is not moved in order to be taken back.
  const other = await newCase(app);
  const held = { id: other.reportId, startsAt: inHours(0.1), endsAt: inHours(1), place: '会议室' };
  await manager.do(calls.setMeeting, { ...held, rowVersion: 0 });
  app.pass({ minutes: 7 });
  await manager.do(calls.setMeeting, { ...held, rowVersion: 1, startsAt: inHours(24), endsAt: inHours(25) });
  const undo = { id: other.reportId, rowVersion: 2, reason: '改为函审' };
  expect(await manager.refusal(calls.cancelMeeting, undo)).toBe(2340);
  await manager.do(calls.cancelMeeting, { id, rowVersion: 1, reason: '改为函审' });
  const invited = await app.signIn(leader);
  const notices = await invited.do(tasks.calls.notices, { pageSize: 20 });
  expect(notices.rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['panels.toldMeeting', 'panels.toldMeetingCancelled']),
  );
  await toExperts(app, about, '2026-12-30');
  expect(
    await manager.refusal(calls.writeMinutes, {
      id,
      rowVersion: 1,
      text: '无',
      points: ['无'],
      fileId: null,
    }),
  ).toBe(2346);
  await laySheets(app, about, [1, 1, 1, 1, 1]);
  const late = { id, rowVersion: 0, startsAt: inHours(48), endsAt: inHours(50), place: '会议室' };
  expect(await manager.refusal(calls.setMeeting, late)).toBe(2340);
  expect(await manager.do(calls.closeRound, { id })).toMatchObject({ outcome: 'pass' });
});

test('a panel that meets: appointed, moved, attended, written, objected to and signed; without any of it the round does not close', async () => {
  const about = await newCase(app);
  const id = about.reportId;
  const manager = await app.signIn(cast.manager);
  const appointed = {
    id,
    rowVersion: 0,
    startsAt: inHours(72),
    endsAt: inHours(75),
    place: '江澜会议中心 3 楼',
  };

  // Only the report's agency appoints, and what lies ahead.
  expect(await meetingOf(cast.manager, about)).toMatchObject({ meetings: [], can: ['set'] });
  for (const [who, refusal] of [
    [cast.assessor, 403],
    [leader, 403],
    [cast.reviewer, 403],
    [cast.otherManager, 404],
  ] as const)
    expect(await (await app.signIn(who)).refusal(calls.setMeeting, appointed), who).toBe(refusal);
  for (const [wrong, field] of [
    [{ startsAt: inHours(-1) }, 'StartsAt'],
    [{ endsAt: inHours(71) }, 'EndsAt'],
  ] as const) {
    const reply = await manager.wire('POST /api/Report/SetPanelMeeting', {
      Id: id,
      RowVersion: 0,
      StartsAt: wrong.startsAt ?? appointed.startsAt,
      EndsAt: wrong.endsAt ?? appointed.endsAt,
      Place: '会议室',
    });
    expect([reply.ErrorCode, defectFields(reply)]).toEqual([2002, [field]]);
  }
  await manager.do(calls.setMeeting, appointed);
  expect(await manager.refusal(calls.setMeeting, appointed)).toBe(2003);

  // Who is invited learns of it with the invitation, and again when it moves; they may write it into their calendar.
  await acceptAll(app, about);
  const expert = await app.signIn(leader);
  const [invitation] = (await expert.do(calls.invitations, {})).rows.filter(({ meeting }) => meeting);
  expect(invitation).toMatchObject({ meeting: { place: '江澜会议中心 3 楼', startsAt: appointed.startsAt } });
  const moved = {
    ...appointed,
    rowVersion: 1,
    startsAt: inHours(0.25),
    endsAt: inHours(2),
    place: '江澜会议中心 5 楼',
  };
  await manager.do(calls.setMeeting, moved);
  const mails = (await app.outbox()).filter(
    ({ to, channel }) => channel === 'mail' && to === emailOf(leader),
  );
  expect(mails.map(({ text }) => /江澜会议中心 \d 楼/.exec(text)?.[0]).slice(-2)).toEqual([
    '江澜会议中心 3 楼',
    '江澜会议中心 5 楼',
  ]);

  // Before it begins there is nothing to record, and once somebody has judged it is not undone.
  await toExperts(app, about, '2026-11-30');
  const seatOf = (login: string) => opinionOf(app, about, login);
  const partOf = async (login: string, attendance: 'present' | 'remote' | 'absent', reason = '') => ({
    opinionId: (await seatOf(login)).id,
    attendance,
    reason,
  });
  const all = [
    await partOf(leader, 'present'),
    await partOf(absentee, 'absent', '航班取消'),
    await partOf('helanzhou', 'present'),
    await partOf('yinmuchuan', 'remote'),
    await partOf('ningshuying', 'present'),
  ];
  const attend = { id, rowVersion: 2, attendance: all };
  expect(await manager.refusal(calls.recordAttendance, attend)).toBe(2345);
  await laySheets(app, about, [1, 1, 1, 1, 1]);
  expect(await manager.refusal(calls.cancelMeeting, { id, rowVersion: 2, reason: '场地不可用' })).toBe(2340);
  expect(await manager.refusal(calls.closeRound, { id })).toBe(2341);

  app.pass({ minutes: 16 });
  const waits = async (login: string) =>
    (await (await app.signIn(login)).do(tasks.calls.waiting, {})).tasks
      .filter(({ url }) => url.includes(id) || url.includes('expertOpinion'))
      .map(({ step }) => step);
  expect(await waits(cast.manager)).toContain('minutes');
  expect(await waits(cast.manager)).not.toContain('closeRound');
  const noReason = { ...attend, attendance: [{ ...all[1]!, reason: ' ' }] };
  expect(await manager.refusal(calls.recordAttendance, noReason)).toBe(2002);
  expect(await (await app.signIn(leader)).refusal(calls.recordAttendance, attend)).toBe(403);
  await manager.do(calls.recordAttendance, attend);
  expect(await manager.refusal(calls.recordAttendance, attend)).toBe(2003);

  // Until it is recorded that they met, experts are numbers to each other.
  const byLeader = await meetingOf(leader, about);
  expect(byLeader.meetings[0]!.attendance.map(({ number, attendance }) => [number, attendance])).toEqual([
    [1, 'present'],
    [2, 'absent'],
    [3, 'present'],
    [4, 'remote'],
    [5, 'present'],
  ]);
  expect(byLeader.meetings[0]!.attendance[1]).toMatchObject({ name: expect.stringMatching(/./), reason: '' });

  const paper = await manager.upload(
    '/api/OriginalMaterial/UploadFile',
    '签到表.pdf',
    smallPdf('attendance'),
  );
  const fileId = paper.ResultValue[0].FileId as string;
  const minutes = {
    id,
    rowVersion: 3,
    text: '沈砚秋主持会议，各专家就随访数据发言。',
    points: ['同意评估师的定级，沈砚秋负责核对。', '补充六个月随访数据'],
    fileId,
  };
  for (const who of [cast.assessor, leader, cast.reviewer])
    expect(await (await app.signIn(who)).refusal(calls.writeMinutes, minutes), who).toBe(403);
  await manager.do(calls.writeMinutes, minutes);

  // An expert who was absent has no sheet that counts: neither signature nor tally before somebody else has taken part.
  // Who signs proves anew who they are.
  expect(
    await (
      await app.signIn(leader)
    ).refusal(calls.signMinutes, { id, rowVersion: 4, contentHash: '0'.repeat(64) }),
  ).toBe(2711);
  const leaderNow = await app.again(leader);
  const hashNow = async () => (await meetingOf(leader, about)).meetings[0]!.minutes!.contentHash;
  const signed = async (rowVersion: number) => ({ id, rowVersion, contentHash: await hashNow() });
  expect(await leaderNow.refusal(calls.signMinutes, await signed(4))).toBe(2342);
  expect(await manager.refusal(calls.closeRound, { id })).toBe(2342);
  const lost = await seatOf(absentee);
  await manager.do(calls.replace, {
    opinionId: lost.id,
    rowVersion: lost.rowVersion,
    newExpertId: await personIdOf(app, spare),
    reason: '未到会',
  });
  const seat = await seatOf(spare);
  const newcomer = await app.signIn(spare);
  await newcomer.do(calls.reply, { id: seat.id, rowVersion: seat.rowVersion, accept: true, declaration });
  await laySheet(app, about, spare, 1);
  expect(await leaderNow.refusal(calls.signMinutes, await signed(4))).toBe(2341);
  await manager.do(calls.recordAttendance, {
    id,
    rowVersion: 4,
    attendance: [await partOf(spare, 'remote')],
  });
  expect(await manager.refusal(calls.closeRound, { id })).toBe(2344);

  // The leader objects, the agency writes anew, and what they sign is what stands: nobody else signs it for them.
  expect(await waits(leader)).toContain('minutesSignature');
  const objection = '第二项决定应写明时限。';
  expect(await newcomer.refusal(calls.objectToMinutes, { id, rowVersion: 5, objection })).toBe(2347);
  await leaderNow.do(calls.objectToMinutes, { id, rowVersion: 5, objection });
  expect(await waits(leader)).not.toContain('minutesSignature');
  expect((await meetingOf(cast.manager, about)).meetings[0]!.minutes).toMatchObject({ objection });
  const old = await hashNow();
  const points = [minutes.points[0]!, '三个月内补充六个月随访数据'];
  await manager.do(calls.writeMinutes, { ...minutes, rowVersion: 6, points });
  const sign = await signed(7);
  expect(await (await app.signIn(cast.manager)).refusal(calls.signMinutes, sign)).toBe(403);
  expect(await (await app.again('helanzhou')).refusal(calls.signMinutes, sign)).toBe(2347);
  expect(await leaderNow.refusal(calls.signMinutes, { ...sign, contentHash: old })).toBe(2003);
  await leaderNow.do(calls.signMinutes, sign);
  // A change lifts the signature.
  await manager.do(calls.recordAttendance, {
    id,
    rowVersion: 8,
    attendance: [await partOf('helanzhou', 'remote')],
  });
  expect(await manager.refusal(calls.closeRound, { id })).toBe(2344);
  await leaderNow.do(calls.signMinutes, await signed(9));

  // The assessor reads nothing of it while the round is open.
  expect((await meetingOf(cast.assessor, about)).meetings[0]).toMatchObject({ minutes: null });
  const opens = async (login: string) =>
    (await (await app.signIn(login)).wire('POST /api/BaseData/GetFileLink', { Id: fileId, Use: 'view' }))
      .ErrorCode;
  expect([await opens(leader), await opens(cast.assessor), await opens(cast.reviewer)]).toEqual([
    0, 404, 404,
  ]);
  expect(await waits(cast.manager)).toContain('closeRound');
  expect(await manager.do(calls.closeRound, { id })).toMatchObject({ outcome: 'pass', agree: 5 });
  expect(await manager.refusal(calls.writeMinutes, { ...minutes, rowVersion: 10 })).toBe(2308);
  expect((await meetingOf(cast.manager, about)).can).toEqual([]);

  // Afterwards without names, and without the paper; the applicant never by this way; the public-service agency whole.
  const byAssessor = JSON.stringify(await meetingOf(cast.assessor, about));
  expect(byAssessor).toContain('专家1负责核对');
  expect(byAssessor).not.toContain('沈砚秋');
  expect(byAssessor).not.toContain(fileId);
  expect(await (await app.signIn(cast.otherOwner)).refusal(calls.meetings, { reportId: id })).toBe(403);
  const reviewer = await app.signIn(cast.reviewer);
  expect(await reviewer.refusal(calls.meetings, { reportId: id })).toBe(404);
  const row = await reportRow(app, id);
  const dossier = await dossierOf(app.db, row);
  const printed = async (showPanel: boolean) =>
    (
      await documentOf(app.db, app.services, dossier, {
        watermark: { kind: 'none' },
        showPanel,
        at: app.now(),
      })
    ).panel.text;
  expect(await printed(true)).toContain('召开评价会议（地点：江澜会议中心 5 楼），到会 2 人，线上参加 3 人');
  expect(await printed(true)).toContain(
    '会议决定：1. 同意评估师的定级，专家1负责核对；2. 三个月内补充六个月随访数据。',
  );
  expect(await printed(false)).not.toContain('江澜会议中心');
  // What is signed as the report holds the minutes too.
  expect(reportHash({ ...dossier, meetings: [] })).not.toBe(reportHash(dossier));
  await app.db.updateTable('report').set({ status: 7 }).where('id', '=', id).execute();
  expect(await reviewer.do(calls.meetings, { reportId: id })).toMatchObject({
    meetings: [{ minutes: { text: minutes.text, points }, attendance: [{ name: '沈砚秋' }, {}, {}, {}, {}] }],
    can: [],
  });
  expect(await opens(cast.reviewer)).toBe(0);
});
