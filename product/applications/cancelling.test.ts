import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { jobsOf } from '#start/jobs';
import { tasks } from '#product/tasks/contract';
import type { Person } from '#testing';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { materialPassed, signed, worldOf } from '#testing/story';
import { accept, draft, submit } from '#testing/story/application';
import { setPanel } from '#testing/story/panel';
import { createReport, report } from '#testing/story/report';
import { applications } from './contract';

const app = await openedApp();
const world = worldOf(app);

const request = {
  Reason: '主要完成人调离，团队不再继续该成果',
  FeeNote: '已付评价费用的一半，其余不再支付',
};
const ask = async (login: string, call: string, Id: string, more: object = {}) =>
  (await askDecision(app, await app.again(login), call, Id, more)).ErrorCode;
const read = async (login: string, id: string) =>
  (await app.again(login)).do(applications.calls.dossier, { id });
const can = async (login: string, id: string) =>
  (await read(login, id)).can.filter((name) => name.endsWith('Cancellation'));
const accepted = async (achievementName: string): Promise<string> => {
  const about = await draft(world, { achievementName });
  await submit(world, about);
  await accept(world, about);
  return about.applicationId;
};
const told = async (login: string, name: string): Promise<string[]> => {
  const person: Person = await app.again(login);
  const { rows } = await person.do(tasks.calls.notices, { pageSize: 100 });
  return rows
    .filter(({ kind, values }) => kind.includes('ancell') && values['name'] === name)
    .map(({ kind }) => kind.replace('applications.toldCancellation', ''))
    .toReversed();
};
const waits = async (login: string, id: string): Promise<string[]> => {
  const person = await app.again(login);
  const all = await person.do(tasks.calls.waiting, {});
  return all.tasks.filter(({ objectId }) => objectId === id).map(({ step }) => step);
};
const escalate = () =>
  jobsOf(app.services)
    .find(({ name }) => name === 'escalateCancellations')!
    .work();

describe('[ST1] what is under evaluation is cancelled by agreement (A10)', () => {
  test('the owner asks, everybody on the case sees it, the agency agrees; experts, material and report are let go', async () => {
    const about = await createReport(
      world,
      await materialPassed(world, { achievementName: '协商取消的评价' }),
    );
    const { applicationId: id, reportId, achievementName } = about;
    await setPanel(world, about);
    // One side alone ends nothing: not the owner, not the agency, not whoever drafts for the owner.
    expect(await ask(cast.owner, 'CancelApply', id, { Reason: '改期' })).toBe(2001);
    expect(await ask(cast.owner, 'ConfirmCancel', id)).toBe(403);
    expect(await ask(cast.manager, 'ConfirmCancel', id)).toBe(2115);
    expect(await ask(cast.manager, 'DeclineCancel', id, { Reason: '评价已近完成，建议继续' })).toBe(2115);
    expect(await ask(cast.owner, 'WithdrawCancel', id)).toBe(2115);
    for (const login of [cast.manager, cast.assessor, cast.technologyManager])
      expect(await ask(login, 'AskCancel', id, request)).toBe(403);
    expect(await ask(cast.otherOwner, 'AskCancel', id, request)).toBe(404);
    expect(await ask(cast.owner, 'AskCancel', id, { ...request, FeeNote: undefined })).toBe(2002);
    expect(await ask(cast.owner, 'AskCancel', id, { ...request, Reason: '太短' })).toBe(2002);
    expect(await can(cast.owner, id)).toEqual(['askCancellation']);

    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(0);
    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(2114);
    expect(await can(cast.owner, id)).toEqual(['withdrawCancellation']);
    expect(await can(cast.manager, id)).toEqual(['confirmCancellation', 'declineCancellation']);
    expect(await can(cast.reviewer, id)).toEqual([]);
    for (const login of [cast.owner, cast.technologyManager, cast.manager, cast.assessor, cast.reviewer])
      expect((await read(login, id)).cancellation, login).toMatchObject({
        reason: request.Reason,
        feeNote: request.FeeNote,
        escalatedAt: null,
      });
    expect((await read('admin', id)).cancellation).toMatchObject({ feeNote: null });
    expect(await told(cast.manager, achievementName)).toEqual(['Asked']);
    expect(await told(cast.assessor, achievementName)).toEqual(['Asked']);
    expect(await told('helanzhou', achievementName)).toEqual(['Asked']);
    expect(await waits(cast.manager, id)).toContain('decideCancellation');
    // Nothing else ends it meanwhile, and whoever has a conflict of interest does not decide.
    expect(
      await ask(cast.assessor, 'ProposeTermination', id, { ReasonCode: '1', Reason: request.Reason }),
    ).toBe(2002);
    expect(await ask(cast.manager, 'TerminateApply', id)).toBe(2115);
    await nameAmong(app, id, await app.again(cast.manager));
    expect(await ask(cast.manager, 'ConfirmCancel', id)).toBe(2005);
    expect(await ask(cast.manager, 'DeclineCancel', id, { Reason: '评价已近完成，建议继续' })).toBe(2005);
    await sql`delete from application_person where application_id = ${id} and sort = 400`.execute(app.db);
    expect(await ask(cast.otherManager, 'ConfirmCancel', id)).toBe(404);
    expect(await ask(cast.reviewer, 'ConfirmCancel', id)).toBe(2117);

    expect(await ask(cast.manager, 'ConfirmCancel', id)).toBe(0);
    const row = await applicationRow(app, id);
    expect(row).toMatchObject({ status: 2, isLocked: true, proposal: null, decidedAt: expect.any(String) });
    expect(row.decisionText).toBe(`${request.Reason}\n${request.FeeNote}`);
    expect(await told(cast.owner, achievementName)).toEqual(['Confirmed']);
    expect(await told('helanzhou', achievementName)).toEqual(['Asked', 'Confirmed']);
    const held = await sql<{ left: number }>`select count(*)::int as left from opinion
      where report_id = ${reportId} and invitation in ('invited', 'accepted')`.execute(app.db);
    expect(held.rows[0]!.left).toBe(0);
    const laidAside = await app.db
      .selectFrom('report')
      .select(['isLocked', 'isCurrent'])
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    expect(laidAside).toEqual({ isLocked: true, isCurrent: false });
    const steps = await (await app.again(cast.owner)).do(applications.calls.timeline, { id });
    expect(steps.filter(({ note }) => note.includes(request.FeeNote)).map(({ action }) => action)).toEqual([
      '请求取消',
      '同意取消',
    ]);
    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(2001);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('the owner takes it back, or the agency declines with a reason; then it may be asked again', async () => {
    const id = await accepted('继续评价的请求');
    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(0);
    expect(await ask(cast.manager, 'WithdrawCancel', id)).toBe(403);
    expect(await ask(cast.owner, 'WithdrawCancel', id)).toBe(0);
    expect((await read(cast.manager, id)).cancellation).toBeNull();
    expect(await told(cast.manager, '继续评价的请求')).toEqual(['Asked', 'Withdrawn']);
    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(0);
    expect(await ask(cast.manager, 'DeclineCancel', id, { Reason: '短' })).toBe(2002);
    expect(await ask(cast.manager, 'DeclineCancel', id, { Reason: '评价已近完成，建议继续' })).toBe(0);
    expect(await told(cast.owner, '继续评价的请求')).toEqual(['Declined']);
    expect(await applicationRow(app, id)).toMatchObject({ status: 7, proposal: null });
    expect(await can(cast.owner, id)).toEqual(['askCancellation']);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('a report does not go on while its owner waits for an answer', async () => {
    const about = await signed(world, { achievementName: '报送前请求取消' });
    const { applicationId: id, reportId: Id } = about;
    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(0);
    const send = async () =>
      (
        await (
          await app.again(cast.manager)
        ).wire('POST /api/Report/SubmitToPublic', {
          Id,
          RowVersion: (await report(world, cast.manager, about)).RowVersion,
        })
      ).ErrorCode;
    expect(await send()).toBe(2116);
    expect(await ask(cast.manager, 'DeclineCancel', id, { Reason: '报告已经签署，请继续完成评价' })).toBe(0);
    expect(await send()).toBe(0);
    // With the public-service agency, and after it, there is nothing to ask.
    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(2001);
  });

  test('an agency that does not answer in ten working days loses nothing but its say alone: a reviewer answers in its place', async () => {
    const id = await accepted('逾期未答复的取消请求');
    expect(await ask(cast.owner, 'AskCancel', id, request)).toBe(0);
    await escalate();
    expect((await read(cast.manager, id)).cancellation).toMatchObject({ escalatedAt: null });
    const dueOn = await sql<{ due: string }>`select due_at as due from deadline
      where object_id = ${id} and done_at is null`.execute(app.db);
    const due = new Date(dueOn.rows[0]!.due).getTime();
    // On its last day it is still the agency's alone.
    app.pass({ seconds: Math.floor((due - app.now().getTime()) / 1_000) - 60 });
    await escalate();
    expect(await ask(cast.reviewer, 'ConfirmCancel', id)).toBe(2117);
    app.pass({ seconds: 120 });
    await escalate();
    await escalate();
    expect(await told(cast.reviewer, '逾期未答复的取消请求')).toEqual(['Escalated']);
    expect(await told(cast.owner, '逾期未答复的取消请求')).toEqual(['Escalated']);
    expect(await waits(cast.reviewer, id)).toEqual(['decideCancellation']);
    expect(await can(cast.reviewer, id)).toEqual(['confirmCancellation', 'declineCancellation']);
    expect(await can(cast.manager, id)).toEqual(['confirmCancellation', 'declineCancellation']);
    await nameAmong(app, id, await app.again(cast.reviewer));
    expect(await ask(cast.reviewer, 'ConfirmCancel', id)).toBe(2005);
    await sql`delete from application_person where application_id = ${id} and sort = 400`.execute(app.db);
    expect(await ask(cast.reviewer, 'ConfirmCancel', id)).toBe(0);
    expect(await applicationRow(app, id)).toMatchObject({ status: 2, proposal: null });
    expect(await told(cast.manager, '逾期未答复的取消请求')).toEqual(['Asked', 'Escalated', 'Confirmed']);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });
});
