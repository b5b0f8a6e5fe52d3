import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goOn } from '#guards/workflow-walk/book';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { stateOf } from '#guards/workflow-walk/state';
import { openApp, type TestApp } from '#testing';
import { askDecision } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow } from '#testing/lookups';
import { worldOf, type StoryWorld } from '#testing/story';
import { draft, stepsOf, submit, type ApplicationOf } from '#testing/story/application';
import { panelists } from '#testing/story/panel';
import { applications } from './contract';

let app: TestApp;
let world: StoryWorld;
/** Passed today. */
let passed: ApplicationOf;

const everybody = [
  cast.otherOwner,
  ...[cast.owner, cast.manager, cast.assessor, cast.secondChecker, cast.reviewer, cast.technologyManager],
  ...panelists.map(([login]) => login),
];
const daysLater = async (days: number): Promise<void> => {
  app.pass({ days });
  for (const login of everybody) await app.again(login);
};
/** From wherever it is to its number, by the book. */
const toItsNumber = async (about: ApplicationOf): Promise<void> => {
  for (let step = 0; step < 60; step += 1)
    if (!(await goOn(world, about, await stateOf(app.db, about.applicationId), 1))) break;
  expect((await applicationRow(app, about.applicationId)).status).toBe(1);
};
const changes = '完成多中心真实世界验证，取得第二类医疗器械注册证，已在十二家医院应用';
const begin = async (PrevApplyId: string, more: object = {}, login: string = cast.owner) =>
  (await app.signIn(login)).wire('POST /api/ApplyFor/CreateReApply', {
    PrevApplyId,
    Changes: changes,
    ...more,
  });
const readAs = async (login: string, id: string) =>
  (await app.signIn(login)).do(applications.calls.dossier, { id });
const remove = async (Id: string) =>
  (await askDecision(app, await app.signIn(cast.owner), 'DelApply', Id)).ErrorCode;
const reportOf = (applicationId: string) =>
  app.db
    .selectFrom('report')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('isCurrent', '=', true)
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  app = await openApp();
  world = worldOf(app);
  passed = await draft(world, { achievementName: '待复评的可穿戴预警贴片' });
  await toItsNumber(passed);
}, 300_000);
afterAll(() => app.close());

describe('[EV2] a passed achievement is evaluated anew by another application (A17)', () => {
  test('not before half a year without a declared change, not without words, not by others, and not what has not passed', async () => {
    const { applicationId: id } = passed;
    expect(await readAs(cast.owner, id)).toMatchObject({ can: ['reEvaluate'] });
    for (const login of [cast.technologyManager, cast.manager, cast.reviewer])
      expect(await readAs(login, id)).toMatchObject({ can: [] });
    expect((await begin(id)).ErrorCode).toBe(2128);
    expect((await begin(id, { IsMajorChange: true, Changes: '变了' })).ErrorCode).toBe(2002);
    expect((await begin(id, { IsMajorChange: true }, cast.technologyManager)).ErrorCode).toBe(403);
    expect((await begin(id, { IsMajorChange: true }, cast.manager)).ErrorCode).toBe(403);
    expect((await begin(id, { IsMajorChange: true }, cast.otherOwner)).ErrorCode).toBe(404);
    const early = await begin(id, { IsMajorChange: true });
    expect(early.ErrorCode).toBe(0);
    expect(await readAs(cast.owner, early.ResultValue.Id)).toMatchObject({
      ...{ previousApplicationId: id, changes, isMajorChange: true, status: 'draft', round: 1 },
      achievementName: passed.achievementName,
    });
    // A draft is nothing to be evaluated anew.
    expect((await begin(early.ResultValue.Id)).ErrorCode).toBe(2001);
    expect(await remove(early.ResultValue.Id)).toBe(0);
    await daysLater(170);
    expect((await begin(id)).ErrorCode).toBe(2128);
    await daysLater(15);
    expect((await begin(id, { Changes: '' })).ErrorCode).toBe(2002);
  });

  test('of two at once one begins; filled in as the passed one, which nobody can change; signed again', async () => {
    const { applicationId: id } = passed;
    const before = await applicationRow(app, id);
    const both = await Promise.all([begin(id), begin(id)]);
    expect(both.map(({ ErrorCode }) => ErrorCode).toSorted((one, other) => one - other)).toEqual([0, 2129]);
    const made: string = both.find(({ ErrorCode }) => ErrorCode === 0)!.ResultValue.Id;
    const [old, now] = [await readAs(cast.owner, id), await readAs(cast.owner, made)];
    if (old.view !== 'whole' || now.view !== 'whole') throw new Error('its owner reads both whole');
    for (const field of ['introduction', 'persons', 'rights', 'benefits', 'evaluationAgencyId'] as const)
      expect(now[field], field).toEqual(old[field]);
    // One's word is given anew.
    expect([now.commitments, now.consentPublish, now.attachments]).toEqual([null, null, null]);
    expect(await applicationRow(app, id)).toEqual(before);
    const owner = await app.signIn(cast.owner);
    const edit = { Step: 'apply', Id: id, RowVersion: before.rowVersion, Data: { Stage: '3' } };
    expect((await owner.wire('POST /api/ApplyFor/SaveApply', edit)).ErrorCode).toBe(2001);

    const { apply3 } = await stepsOf(world, {});
    const saved = await owner.wire('POST /api/ApplyFor/SaveApply', {
      ...{ Id: made, RowVersion: 1, Step: 'apply3', Data: apply3 },
    });
    expect(saved.ErrorCode).toBe(0);
    const about = { applicationId: made, achievementName: passed.achievementName };
    await submit(world, about);
    expect(await readAs(cast.manager, made)).toMatchObject({
      view: 'whole',
      changes,
      previousApplicationId: id,
    });
    const snapshot = await app.db
      .selectFrom('applicationSnapshot')
      .select('content')
      .where('applicationId', '=', made)
      .executeTakeFirstOrThrow();
    // What has changed is signed with the rest.
    expect(snapshot.content).toMatchObject({ changes, previousApplicationId: id });

    // Rejected, it makes room for another one, and is then not applied for again beside that.
    const reject = { ReasonCode: '4', Reason: '复评材料与变化说明不符，请核实后再申报' };
    const manager = await app.signIn(cast.manager);
    expect((await askDecision(app, manager, 'RejectApply', made, reject)).ErrorCode).toBe(0);
    const other = await begin(id);
    expect(other.ErrorCode).toBe(0);
    expect((await askDecision(app, owner, 'ReviseApply', made)).ErrorCode).toBe(2129);
    expect(await remove(other.ResultValue.Id)).toBe(0);
    expect((await askDecision(app, owner, 'ReviseApply', made)).ErrorCode).toBe(0);
    expect((await begin(id)).ErrorCode).toBe(2129);

    // Compared with the one it re-evaluates; nobody who does not read it is told of it.
    const earlier = async (login: string) =>
      (await app.signIn(login)).do(applications.calls.earlierVersion, { id: made, against: 'previous' });
    expect((await earlier(cast.owner)).earlier).toMatchObject({ introduction: old.introduction });
    const chainOf = async (login: string, of: string) =>
      (await (await app.signIn(login)).do(applications.calls.chain, { id: of })).map((each) => [
        ...[each.id, each.status, each.isThis, each.maturityLevel, each.isSuperseded],
      ]);
    const level = (await reportOf(id)).maturityLevel;
    expect(level).not.toBeNull();
    expect(await chainOf(cast.owner, id)).toEqual([
      [id, 'passed', true, level, false],
      [made, 'draft', false, null, false],
    ]);
    // A draft is its owner's alone, in the chain too; another agency's reader finds neither.
    expect(await chainOf(cast.manager, id)).toEqual([[id, 'passed', true, level, false]]);
    const stranger = await app.again(cast.otherManager);
    expect((await stranger.wire('GET /api/ApplyFor/GetEvaluationChain', { Id: id })).ErrorCode).toBe(404);

    // Until it has passed the report before it stands; then it says by which it is superseded.
    const report = await reportOf(id);
    const check = async () => (await app.visitor.get(`/hyCheck?no=${report.reportNumber}&lang=zh`)).text();
    const listed = async (): Promise<string[]> => {
      const page = await app.visitor.get(`/resultInfo?q=${encodeURIComponent(passed.achievementName)}`);
      return [...(await page.text()).matchAll(/\/resultInfo\?id=([0-9a-f-]+)/g)].map(([, each]) => each!);
    };
    await submit(world, about);
    expect((await reportOf(id)).supersededBy).toBeNull();
    expect(await check()).not.toContain('已被替代');
    expect(await listed()).toEqual([report.id]);
    await toItsNumber(about);
    const newer = await reportOf(made);
    expect((await reportOf(id)).supersededBy).toBe(newer.id);
    expect(await check()).toContain('替代报告');
    expect(await check()).toContain(newer.reportNumber);
    expect(await listed()).toEqual([newer.id]);
    for (const login of [cast.owner, cast.manager, cast.reviewer])
      expect(await chainOf(login, made), login).toEqual([
        [id, 'passed', false, level, true],
        [made, 'passed', true, newer.maturityLevel, false],
      ]);
    // Comparable achievements: none of fewer than five are spoken of, and of its own chain none counts.
    const { achievementType, technologyField } = await applicationRow(app, made);
    const others = await app.db
      .selectFrom('report')
      .innerJoin('application', 'application.id', 'report.applicationId')
      .select(['report.id', 'report.applicationId'])
      .where('report.isCurrent', '=', true)
      .where('application.id', 'not in', [id, made])
      .orderBy('report.id')
      .limit(10)
      .execute();
    expect(others).toHaveLength(10);
    const cohort = async (login: string = cast.owner) =>
      (await app.signIn(login)).do(applications.calls.cohort, { id: made });
    const elsewhere = { achievementType: '3', technologyField: null };
    await app.db.updateTable('application').set(elsewhere).where('id', 'not in', [id, made]).execute();
    const compare = async (at: number, set: object, field = technologyField) => {
      const { id: reportId, applicationId } = others[at]!;
      await app.db
        .updateTable('application')
        .set({ achievementType, technologyField: field, isLimited: false })
        .where('id', '=', applicationId)
        .execute();
      await app.db
        .updateTable('report')
        .set({ status: 1, isLimited: false, revokedAt: null, supersededBy: null, ...set })
        .where('id', '=', reportId)
        .execute();
    };
    const scales = (maturityLevel: number) => ({ maturityLevel, innovationLevel: 3, advancementLevel: null });
    for (const at of [0, 1, 2, 3]) await compare(at, scales(4 + at));
    await compare(4, { ...scales(13), isLimited: true });
    expect(await cohort(), 'four, and one that is limited').toEqual([]);
    await compare(4, scales(13), null);
    expect(await cohort(), 'one of another field: by the type alone').toEqual([
      { scale: 'innovation', median: 3, size: 5, reach: 'type' },
      { scale: 'maturity', median: 6, size: 5, reach: 'type' },
    ]);
    await compare(5, scales(9));
    expect(await cohort(cast.manager)).toEqual([
      { scale: 'innovation', median: 3, size: 5, reach: 'field' },
      { scale: 'maturity', median: 6, size: 5, reach: 'field' },
    ]);
    expect((await stranger.wire('GET /api/ApplyFor/GetCohortMedians', { Id: made })).ErrorCode).toBe(404);
    // The chain goes on from its end.
    await daysLater(190);
    expect((await begin(id)).ErrorCode).toBe(2129);
    expect((await begin(made)).ErrorCode).toBe(0);
    expect(await brokenInvariants(app.db)).toEqual([]);

    // Five that came from level 5 to 8 between two evaluations: the first after four months, the next after eight.
    const pairs = [0, 1, 2, 3, 4].map((at) => [others[at]!, others[at + 5]!] as const);
    await app.db
      .updateTable('application')
      .set({ previousApplicationId: null })
      .where('id', 'not in', [id, made])
      .execute();
    for (const [at, [early, late]] of pairs.entries()) {
      const evaluated = (reportId: string, maturityLevel: number, issueDate: string) =>
        app.db
          .updateTable('report')
          .set({ status: 1, isLimited: false, revokedAt: null, maturityLevel, issueDate })
          .where('id', '=', reportId)
          .execute();
      await evaluated(early.id, 4 + (at % 3) + 1, '2025-01-10');
      await evaluated(late.id, at === 4 ? 7 : 8 + at, `2025-${['05', '09', '06', '07', '12'][at]}-10`);
      await app.db
        .updateTable('application')
        .set({ achievementType, isLimited: false, previousApplicationId: early.applicationId })
        .where('id', '=', late.applicationId)
        .execute();
      await app.db
        .updateTable('application')
        .set({ achievementType, isLimited: false })
        .where('id', '=', early.applicationId)
        .execute();
    }
    const months = async () => (await cohort()).filter(({ scale }) => scale === 'maturation');
    expect(await months(), 'four: one never reached level 8').toEqual([]);
    await app.db.updateTable('report').set({ maturityLevel: 8 }).where('id', '=', pairs[4]![1].id).execute();
    expect(await months()).toEqual([{ scale: 'maturation', median: 5.9, size: 5, reach: 'type' }]);
  });

  test('what was cancelled is copied into a plain draft, which re-evaluates nothing', async () => {
    const about = await draft(world, { achievementName: '撤销后复制的成果' });
    await submit(world, about);
    const owner = await app.signIn(cast.owner);
    expect((await begin(about.applicationId)).ErrorCode).toBe(2001);
    expect((await askDecision(app, owner, 'CancelApply', about.applicationId)).ErrorCode).toBe(0);
    expect(await readAs(cast.owner, about.applicationId)).toMatchObject({ can: ['copy'] });
    expect((await begin(about.applicationId, { Changes: '' }, cast.otherOwner)).ErrorCode).toBe(404);
    const copy = await begin(about.applicationId, { Changes: '' });
    expect(copy.ErrorCode).toBe(0);
    expect(await readAs(cast.owner, copy.ResultValue.Id)).toMatchObject({
      ...{ achievementName: about.achievementName, previousApplicationId: null, changes: null },
      applicationNumber: null,
    });
  });
});
