import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import type { Person, TestApp } from '#testing';
import { applications } from '#product/applications/contract';
import { applicationCodes } from '#product/dictionaries/application-status';
import { files } from '#product/files/contract';
import { newCase } from '#testing/panels/case';
import { materials } from './contract';
import {
  begun,
  openMaterialUsers,
  type MaterialUsers,
  filled,
  passed,
  putApplication,
  putReport,
  submitted,
} from '#testing/materials/users';
import { wholeOf } from '#testing/materials/story';

const { calls } = materials;
let users: MaterialUsers;
let app: TestApp;
let ids: SeededIds;
let owner: Person;
let manager: Person;
let assessor: Person;
let stranger: Person;
beforeAll(async () => {
  users = await openMaterialUsers();
  ({ app, ids, owner, manager, assessor, stranger } = users);
});
afterAll(() => users.app.close());

describe('what is due to the owner', () => {
  test('their own list holds what they have to hand in or wait for, first what is due first; what has passed is in the other one', async () => {
    const [open, handedIn, done] = [await begun(users), await submitted(users), await passed(users)];
    const listed = async (person: Person, filter: object) =>
      (await person.do(calls.list, { pageSize: 100, ...filter })).rows;
    const mine = (await listed(owner, { toSubmit: true })).map(({ id }) => id);
    expect(mine).toContain(open.id);
    expect(mine).toContain(handedIn.id);
    expect(mine).not.toContain(done.id);
    expect((await listed(owner, {})).map(({ id }) => id)).toContain(done.id);
    const due = (await listed(owner, { toSubmit: true })).flatMap(({ dueAt }) => dueAt ?? []);
    expect(due.length).toBeGreaterThan(1);
    expect(due).toEqual([...due].sort());
    // Who judges it sees it, and has nothing to hand in.
    expect((await listed(assessor, {})).map(({ id }) => id)).toContain(open.id);
    expect(await listed(assessor, { toSubmit: true })).toEqual([]);
    await putApplication(users, open.applicationId, applicationCodes.cancelled);
    expect((await listed(owner, { toSubmit: true })).map(({ id }) => id)).not.toContain(open.id);
  });
});

describe('who sees it', () => {
  test('the list filters by state and by names, and holds only what a person may see', async () => {
    const { id, applicationId } = await submitted(users);
    const { achievementName, mainOrganisationName } = await wholeOf(owner, id);
    const found = async (person: Person, filter: object) =>
      (await person.do(calls.list, { pageSize: 100, ...filter })).rows.map((row) => row.id);
    expect(await found(assessor, { status: 'submitted', achievementName })).toEqual([id]);
    expect(await found(assessor, { status: 'passed', achievementName })).toEqual([]);
    expect(await found(manager, { status: 'all', achievementName, assessorName: '陆景' })).toEqual([id]);
    expect(await found(manager, { achievementName, mainOrganisationName: mainOrganisationName! })).toEqual([
      id,
    ]);
    expect(await found(manager, { achievementName: '%' })).toEqual([]);
    expect(await found(stranger, {})).not.toContain(id);
    expect(await found(await app.signIn('shixiting'), { achievementName })).toEqual([]);
    expect(await (await app.signIn('admin')).refusal(calls.list, {})).toBe(403);
    const wire = await assessor.wire('POST /api/OriginalMaterial/GetMaterialList', {
      Status: 0,
      ApplyInfo: achievementName,
      FirstOrgName: mainOrganisationName,
      PGSName: '陆景行',
    });
    expect(wire.ResultValue.rows[0]).toMatchObject({
      Id: id,
      ApplyId: applicationId,
      Status: 0,
      IsAskFor: 7,
      Missing: 0,
    });
  });

  test('it is found by its own id or by its application, in the spelling of the wire', async () => {
    const { id, applicationId } = await submitted(users);
    const byApplication = await assessor.wire('GET /api/OriginalMaterial/GetMaterialById', {
      ApplyId: applicationId,
    });
    expect(byApplication.ResultValue).toMatchObject({
      Id: id,
      ApplyId: applicationId,
      Template: 1,
      Status: 0,
      Version: 1,
      WBS: [{ Code: '1' }],
      Points: [{ No: '1' }],
      Can: ['pass', 'return'],
    });
    expect(byApplication.ResultValue.Items[0]).toMatchObject({
      Code: 'technicalReport',
      Title: '技术（研制）报告',
      Required: true,
      NotApplicableReason: null,
      Files: [{ IssueDate: '2026-03-01', Issuer: '外部演示医院', Size: 1_000 }],
    });
    const neither = await assessor.wire('GET /api/OriginalMaterial/GetMaterialById', {});
    expect(neither.ErrorCode).toBe(2002);
    expect(await assessor.refusal(calls.byId, { id, applicationId })).toBe(2002);
    expect(await stranger.refusal(calls.byId, { applicationId })).toBe(404);
    expect(await stranger.refusal(calls.byId, { id })).toBe(404);
  });

  test('before it was accepted an application has no material', async () => {
    const draft = await owner.do(applications.calls.save, {
      step: 'apply',
      data: { achievementName: '尚未受理', achievementType: '1.2' },
    });
    expect(await owner.refusal(calls.byId, { applicationId: draft.id })).toBe(404);
  });

  test('an expert who has accepted reads the evidence once the report is out, without the remarks', async () => {
    const { id, applicationId } = await passed(users);
    const expert = await app.signIn('shenyanqiu');
    const { reportId } = await newCase(app);
    await app.db.updateTable('report').set({ applicationId, status: 6 }).where('id', '=', reportId).execute();
    await app.db
      .insertInto('opinion')
      .values({
        id: reportId,
        reportId,
        agencyId: ids.organisations.get('PJ001')!,
        panelRound: 1,
        expertId: expert.id,
        expertKind: 'clinical',
        isLeader: true,
        number: 1,
        invitation: 'invited',
        declineReason: null,
        declaration: null,
        status: null,
        conclusion: null,
        sheet: null,
        salt: null,
        commitment: null,
        signedAt: null,
        formReason: null,
        formText: null,
        dueOn: null,
        invitedAt: app.now().toISOString(),
        updatedAt: app.now().toISOString(),
      })
      .execute();
    const invitation = (state: 'invited' | 'accepted' | 'replaced') =>
      app.db.updateTable('opinion').set({ invitation: state }).where('id', '=', reportId).execute();
    const fileId = (await wholeOf(assessor, id)).items.flatMap((item) => item.files)[0]!.fileId;
    const link = { id: fileId, use: 'view' as const };
    const closed = async () => [
      await expert.refusal(calls.byId, { id }),
      await expert.refusal(files.calls.link, link),
    ];
    await putReport(users, applicationId, 0);
    expect(await closed()).toEqual([404, 404]);
    await invitation('accepted');
    await putReport(users, applicationId, 6);
    expect(await closed()).toEqual([404, 404]);
    await putReport(users, applicationId, 0);
    const reply = await expert.wire('GET /api/OriginalMaterial/GetMaterialById', { Id: id });
    expect(reply.ResultValue.Audience).toBe('expert');
    expect(Object.keys(reply.ResultValue.Items[0])).not.toContain('Comment');
    for (const hidden of ['History', 'Versions', 'Can', 'Reason'])
      expect(Object.keys(reply.ResultValue)).not.toContain(hidden);
    expect(await expert.do(files.calls.link, link)).toMatchObject({ url: expect.any(String) });
    await invitation('replaced');
    expect(await closed()).toEqual([404, 404]);
  });

  test('the head of the owner’s organisation reads it, and does not hand it in for them', async () => {
    const { id, rowVersion } = await filled(users);
    const head = await app.signIn('yuanzhixing');
    expect((await wholeOf(head, id)).can).toEqual([]);
    expect(await head.refusal(calls.submit, { id, rowVersion })).toBe(403);
  });
});
