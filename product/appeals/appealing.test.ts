import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { roleCode } from '#contract/rights';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { applications } from '#product/applications/contract';
import { reports } from '#product/reports/contract';
import { roles } from '#product/roles/contract';
import { tasks } from '#product/tasks/contract';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow, personIdOf, roleIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { accepted, atPublicAgency, submitted, worldOf } from '#testing/story';
import { accept, submit } from '#testing/story/application';
import { smallPdf } from '#testing/story/pdf';
import { appeals } from './contract';

const app = await openedApp();
const world = worldOf(app);
/** A session ends within a day: once time has passed, people come again. */
let hasPassed = false;
const signIn = (login: string) => (hasPassed ? app.again(login) : app.signIn(login));

const reason = '驳回所依据的检测报告已由检测机构更正，附更正函';
const answer = '经复核，更正函属实，原决定依据不足';
const decide = async (login: string, call: string, Id: string, more: object = {}) =>
  (await askDecision(app, await signIn(login), call, Id, more)).ErrorCode;
const uploaded = async (login: string): Promise<string> => {
  const person = await signIn(login);
  const reply = await person.upload('/api/OriginalMaterial/UploadFile', '更正函.pdf', smallPdf('letter'));
  return reply.ResultValue[0].FileId;
};
const appeal = async (login: string, Id: string, more: object = {}) =>
  (await signIn(login)).wire('POST /api/ApplyFor/AppealApply', { Id, Reason: reason, Files: [], ...more });
const filed = async (Id: string, Files: string[] = []): Promise<string> => {
  const { ErrorCode, ResultValue } = await appeal(cast.owner, Id, { Files });
  expect(ErrorCode).toBe(0);
  return ResultValue.Id;
};
const versionOf = async (id: string): Promise<number> =>
  (await app.db.selectFrom('appeal').select('rowVersion').where('id', '=', id).executeTakeFirstOrThrow())
    .rowVersion;
const answerAs = async (login: string, Id: string, Result: 1 | 3, more: object = {}) =>
  (
    await (
      await signIn(login)
    ).wire('POST /api/ApplyFor/DecideAppeal', {
      ...{ Id, Result, Reason: answer, RowVersion: await versionOf(Id) },
      ...more,
    })
  ).ErrorCode;
const read = async (login: string, id: string) => (await signIn(login)).do(appeals.calls.byId, { id });
const told = async (login: string, name: string): Promise<string[]> => {
  const { rows } = await (await signIn(login)).do(tasks.calls.notices, { pageSize: 100 });
  return rows
    .filter(({ kind, values }) => kind.startsWith('appeals.') && values['name'] === name)
    .map(({ kind }) => kind.split('.told')[1]!);
};
const waits = async (login: string, id: string): Promise<string[]> => {
  const all = await (await signIn(login)).do(tasks.calls.waiting, {});
  return all.tasks.filter(({ objectId }) => objectId === id).map(({ step }) => step);
};
const rejected = async (achievementName: string): Promise<string> => {
  const { applicationId } = await submitted(world, { achievementName });
  const grounds = { ReasonCode: '1', Reason: '申报材料中的检测报告不实' };
  expect(await decide(cast.manager, 'RejectApply', applicationId, { ...grounds, Final: true })).toBe(0);
  return applicationId;
};
/** The editor reviews, too: somebody at the public-service agency who has had no hand in anything. */
const third = cast.editor;
const admin = await app.signIn('admin');
await admin.do(roles.calls.setToPerson, {
  userId: await personIdOf(app, third),
  roleIds: [await roleIdOf(app, roleCode.publicAgency)],
});

describe('[ST1] the owner appeals against what ended their application (domain §3.5)', () => {
  test('once, with reasons and files; another reviewer grants it, and the application is open again', async () => {
    const name = '申诉成立的成果';
    const id = await rejected(name);
    // Nobody else files it: not whoever drafts for the owner, not the agency, not a stranger.
    expect((await appeal(cast.technologyManager, id)).ErrorCode).toBe(403);
    expect((await appeal(cast.manager, id)).ErrorCode).toBe(403);
    expect((await appeal(cast.otherOwner, id)).ErrorCode).toBe(404);
    expect((await appeal(cast.owner, id, { Reason: '不服' })).ErrorCode).toBe(2002);
    expect((await appeal(cast.owner, id, { Files: [await uploaded(cast.otherOwner)] })).ErrorCode).toBe(404);
    const owner = await signIn(cast.owner);
    const before = await owner.do(appeals.calls.ofApplication, { id });
    expect(before).toEqual({ appeals: [], fileUntil: expect.any(String) });
    // A reviewer reads the case for as long as the appeal waits, and not before.
    const opens = async () =>
      (await (await signIn(cast.reviewer)).wire('GET /api/ApplyFor/GetApplyById', { Id: id })).ErrorCode;
    expect(await opens()).toBe(404);

    const fileId = await uploaded(cast.owner);
    const appealId = await filed(id, [fileId]);
    expect((await appeal(cast.owner, id)).ErrorCode).toBe(2132);
    expect(await opens()).toBe(0);
    expect(await read(cast.owner, appealId)).toMatchObject({
      ...{ decision: 'reject', ground: '1', decisionText: '申报材料中的检测报告不实', state: 'open' },
      ...{ reason, files: [{ id: fileId, name: '更正函.pdf' }], can: [], dueAt: expect.any(String) },
    });
    expect((await owner.do(appeals.calls.ofApplication, { id })).fileUntil).toBeNull();
    const link = { Id: fileId, Use: 'view' };
    const fileOf = async (login: string) =>
      (await (await signIn(login)).wire('POST /api/BaseData/GetFileLink', link)).ErrorCode;
    expect([await fileOf(cast.reviewer), await fileOf(cast.otherManager)]).toEqual([0, 404]);
    expect(await told(cast.reviewer, name)).toEqual(['Filed']);
    expect(await told(cast.manager, name)).toEqual(['Filed']);
    expect(await waits(cast.reviewer, appealId)).toEqual(['appeal']);
    const list = await (await signIn(cast.reviewer)).do(appeals.calls.list, { achievementName: name });
    expect(list.rows).toEqual([expect.objectContaining({ id: appealId, state: 'open', decision: 'reject' })]);

    // Not the owner, nor the agency whose decision it is, nor a stranger, nor a reviewer with a conflict of interest.
    expect(await answerAs(cast.owner, appealId, 3)).toBe(403);
    expect(await answerAs(cast.manager, appealId, 3)).toBe(403);
    expect(await (await signIn(cast.otherManager)).refusal(appeals.calls.byId, { id: appealId })).toBe(404);
    await nameAmong(app, id, await signIn(cast.reviewer));
    expect(await answerAs(cast.reviewer, appealId, 3)).toBe(2005);
    expect((await read(cast.reviewer, appealId)).can).toEqual([]);
    await sql`delete from application_person where application_id = ${id} and sort = 400`.execute(app.db);
    expect((await read(cast.reviewer, appealId)).can).toEqual(['uphold', 'reopen']);
    expect(await answerAs(cast.reviewer, appealId, 3, { Reason: '属实' })).toBe(2002);
    expect(await answerAs(cast.reviewer, appealId, 3, { RowVersion: 99 })).toBe(2003);

    expect(await answerAs(cast.reviewer, appealId, 3)).toBe(0);
    expect(await answerAs(cast.reviewer, appealId, 1)).toBe(2001);
    const row = await applicationRow(app, id);
    expect(row).toMatchObject({
      ...{ status: 6, round: 2, isFinal: false, isLocked: false },
      ...{ decisionReason: null, decisionText: null, decidedAt: null },
    });
    expect(await read(cast.owner, appealId)).toMatchObject({
      ...{ state: 'reopened', outcomeReason: answer, decidedByName: '周以衡', ground: '1', dueAt: null },
    });
    expect(await told(cast.owner, name)).toEqual(['Reopened']);
    expect(await waits(cast.reviewer, appealId)).toEqual([]);
    expect(await opens()).toBe(404);
    const steps = await (await signIn(cast.owner)).do(applications.calls.timeline, { id });
    expect(steps.at(-1)).toMatchObject({ action: '申诉成立，重新打开', note: answer, to: 'draft' });
    // Until it is submitted again its agency knows of it, no more.
    const known = await (await signIn(cast.manager)).do(applications.calls.dossier, { id });
    expect(known).toMatchObject({ view: 'returned', achievementName: name });
    // It is no draft that could be deleted as if nothing had been; it is submitted and taken in anew.
    expect(await decide(cast.owner, 'DelApply', id)).toBe(2001);
    const about = { applicationId: id, achievementName: name };
    await submit(world, about);
    await accept(world, about);
    expect((await applicationRow(app, id)).status).toBe(7);
    expect((await appeal(cast.owner, id)).ErrorCode).toBe(2130);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('what two reviewers rejected for good neither of them upholds, nor re-opens: a third one does', async () => {
    const about = await atPublicAgency(world, { achievementName: '维持原决定的成果' });
    const { applicationId: id, reportId } = about;
    const grounds = { ReasonCode: '7', Reason: '关键检测报告经书面确认系伪造' };
    const evidence = await uploaded(cast.reviewer);
    expect(await decide(cast.reviewer, 'ProposeFinalReject', id, { ...grounds, FileId: evidence })).toBe(0);
    expect((await appeal(cast.owner, id)).ErrorCode).toBe(2130);
    expect(await decide(cast.otherReviewer, 'ApproveFinalReject', id)).toBe(0);
    const appealId = await filed(id);
    for (const login of [cast.reviewer, cast.otherReviewer]) {
      expect(await answerAs(login, appealId, 1), login).toBe(2133);
      expect(await answerAs(login, appealId, 3), login).toBe(2133);
      expect((await read(login, appealId)).can, login).toEqual([]);
      expect(await waits(login, appealId), login).toEqual([]);
    }
    expect(await waits(third, appealId)).toEqual(['appeal']);
    // Whoever decides reads the report and the evidence that it is about.
    const reader = await signIn(third);
    await reader.do(reports.calls.byId, { id: reportId });
    const opened = await reader.wire('POST /api/BaseData/GetFileLink', { Id: evidence, Use: 'view' });
    expect(opened.ErrorCode).toBe(0);
    expect(await answerAs(third, appealId, 1)).toBe(0);
    expect(await applicationRow(app, id)).toMatchObject({ status: 3, isFinal: true, decisionReason: '7' });
    expect(await told(cast.owner, '维持原决定的成果')).toEqual(['Upheld']);
    // There is one appeal against a decision, however it went.
    expect((await appeal(cast.owner, id)).ErrorCode).toBe(2132);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('what a terminated evaluation comes back as is a new round, its material and report on record', async () => {
    const { applicationId: id } = await accepted(world, { achievementName: '终止后申诉的成果' });
    const proposal = { ReasonCode: '1', Reason: '查实第三方检测报告系伪造，机构书面否认' };
    const FileId = await uploaded(cast.assessor);
    expect(await decide(cast.assessor, 'ProposeTermination', id, { ...proposal, FileId })).toBe(0);
    expect(await decide(cast.manager, 'TerminateApply', id)).toBe(0);
    const appealId = await filed(id);
    expect(await read(cast.assessor, appealId)).toMatchObject({ decision: 'terminate', can: [] });
    expect(await answerAs(cast.otherReviewer, appealId, 3)).toBe(0);
    expect(await applicationRow(app, id)).toMatchObject({ status: 6, round: 2, assessorId: null });
    expect(await brokenInvariants(app.db)).toEqual([]);
    const { rows } = await sql<{
      round: number;
    }>`select round from material where application_id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ round: 1 }]);
    // A second decision may be appealed against, too: on the round that followed.
    const about = { applicationId: id, achievementName: '终止后申诉的成果' };
    await submit(world, about);
    expect(
      await decide(cast.manager, 'RejectApply', id, {
        ReasonCode: '4',
        Reason: '不属于本机构受理的评价范围',
      }),
    ).toBe(0);
    await filed(id);
  });

  test('how they went is counted by year, decision and ground, for reviewers', async () => {
    const reviewer = await signIn(cast.reviewer);
    expect(await reviewer.do(appeals.calls.statistics, {})).toEqual([
      { year: 2026, decision: 'reject', ground: '1', filed: 1, open: 0, upheld: 0, reopened: 1 },
      { year: 2026, decision: 'reject', ground: '4', filed: 1, open: 1, upheld: 0, reopened: 0 },
      // The demonstration's.
      { year: 2026, decision: 'rejectFinally', ground: '3', filed: 1, open: 0, upheld: 1, reopened: 0 },
      { year: 2026, decision: 'rejectFinally', ground: '7', filed: 1, open: 0, upheld: 1, reopened: 0 },
      { year: 2026, decision: 'terminate', ground: '1', filed: 1, open: 0, upheld: 0, reopened: 1 },
    ]);
    const manager = await signIn(cast.manager);
    expect(await manager.refusal(appeals.calls.statistics, {})).toBe(403);
    expect(await manager.refusal(appeals.calls.list, {})).toBe(403);
  });

  test('a day late is too late; what its owner cancelled nobody decided', async () => {
    const [id, other] = [await rejected('按期申诉的成果'), await rejected('逾期申诉的成果')];
    const { applicationId: cancelled } = await submitted(world, { achievementName: '自行取消的成果' });
    expect(await decide(cast.owner, 'CancelApply', cancelled)).toBe(0);
    expect((await appeal(cast.owner, cancelled)).ErrorCode).toBe(2130);
    const owner = await signIn(cast.owner);
    const { fileUntil } = await owner.do(appeals.calls.ofApplication, { id });
    hasPassed = true;
    // The last minute of the fifteenth working day, and the first one after.
    app.pass({ seconds: Math.floor((Date.parse(fileUntil!) - app.now().getTime()) / 1_000) - 30 });
    await filed(id);
    app.pass({ seconds: 60 });
    expect((await appeal(cast.owner, other)).ErrorCode).toBe(2131);
    const late = await (await signIn(cast.owner)).do(appeals.calls.ofApplication, { id: other });
    expect(late).toEqual({ appeals: [], fileUntil: null });
  });
});
