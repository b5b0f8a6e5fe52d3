import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused, type Person, type TestApp, defectFields } from '#testing';
import { files } from '#product/files/contract';
import { newCase } from '#testing/panels/case';
import { asDocument } from '#product/reports/server/computed-levels';
import { evidenceOf } from '#queries/materials';
import { workingDaysAfter } from '#contract/calendar';
import { tasks } from '#product/tasks/contract';
import { materials } from './contract';
import {
  openMaterialUsers,
  type MaterialUsers,
  passed,
  putApplication,
  putReport,
  submitted,
} from '#testing/materials/users';
import { describedFile, filesOf, resultsOf, reviewed, wholeOf } from '#testing/materials/story';

const { calls } = materials;
let users: MaterialUsers;
let app: TestApp;
let owner: Person;
let manager: Person;
let assessor: Person;
let stranger: Person;
beforeAll(async () => {
  users = await openMaterialUsers();
  ({ app, owner, manager, assessor, stranger } = users);
});
afterAll(() => users.app.close());

describe('reviewing it (M3, M4)', () => {
  test('all in order: the evidence can be cited and the owner is told', async () => {
    const { id, applicationId } = await passed(users);
    expect(await wholeOf(owner, id)).toMatchObject({ status: 'passed', dueAt: null, can: [] });
    const evidence = await evidenceOf(app.db, applicationId, 1);
    expect(evidence.length).toBeGreaterThan(5);
    expect(evidence.every((document) => document.passed)).toBe(true);
    expect(evidence.map((row) => asDocument(row).kind)).toContain('noveltyReport');
    const { rows } = await owner.do(tasks.calls.notices, { pageSize: 100 });
    expect(rows).toContainEqual(expect.objectContaining({ objectId: id, kind: 'materials.toldPassed' }));
  });

  test('something wanting: it goes back with remarks by item and fifteen working days', async () => {
    const moved = await submitted(users);
    const { id, applicationId } = moved;
    const back = await reviewed(assessor, moved, ['technicalReport']);
    expect(back.status).toBe('returned');
    const found = await wholeOf(owner, id);
    expect(found.items.find(({ code }) => code === 'technicalReport')).toMatchObject({
      result: 'toSupplement',
      comment: '请补充原始记录',
    });
    expect(found).toMatchObject({
      can: ['save', 'submit'],
      dueAt: workingDaysAfter(app.now(), 15).toISOString(),
    });
    expect((await evidenceOf(app.db, applicationId, 1)).some((document) => document.passed)).toBe(false);
    const again = await owner.do(calls.submit, { id, rowVersion: back.rowVersion });
    expect((await wholeOf(owner, id)).version).toBe(2);
    expect((await reviewed(assessor, again)).status).toBe('passed');
  });

  test('a replaced file stays readable with its version for those who handle the case', async () => {
    const moved = await submitted(users);
    const back = await reviewed(assessor, moved, ['riskStatement']);
    const before = (await wholeOf(owner, moved.id)).items.find(({ code }) => code === 'riskStatement')!
      .files[0]!;
    const [fresh] = (await filesOf(app, owner.id, 1)) as [string];
    await owner.do(calls.save, {
      id: moved.id,
      rowVersion: back.rowVersion,
      items: [{ code: 'riskStatement', notApplicableReason: null, files: [describedFile(fresh, '6.5')] }],
    });
    const { versions } = await wholeOf(assessor, moved.id);
    expect(versions[0]?.files.map(({ fileId }) => fileId)).toContain(before.fileId);
    expect(await assessor.do(files.calls.link, { id: before.fileId, use: 'view' })).toMatchObject({
      url: expect.stringMatching(/^\/file\//),
    });
    expect(await stranger.refusal(files.calls.link, { id: before.fileId, use: 'view' })).toBe(404);
  });

  test('an open item, a remark without words, a return without a defect and a pass with one are refused', async () => {
    const { id, rowVersion } = await submitted(users);
    const results = await resultsOf(assessor, id);
    const judge = (items: typeof results, overall: 'pass' | 'return') =>
      refused(assessor.do(calls.review, { id, rowVersion, items: items as never, overall }));
    const swapped = (change: object) =>
      results.map((each, at) => (at === 0 ? { ...each, ...change } : each)) as typeof results;
    const refusals = [
      await judge(results.slice(1), 'pass'),
      await judge(swapped({ result: 'toSupplement', comment: '缺' }), 'pass'),
      await judge(swapped({ result: 'toSupplement', comment: ' ' }), 'return'),
      await judge(results, 'return'),
      await judge([...results, { ...results[0]!, code: 'nothing' }], 'pass'),
      await judge([...results, results[0]!], 'pass'),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 2002));
    expect(refusals.map((fault) => defectFields(fault)[0])).toEqual([
      'Items.technicalReport',
      'Items.technicalReport',
      'Items.technicalReport',
      'Items',
      'Items.nothing',
      'Items.technicalReport',
    ]);
    expect((await wholeOf(assessor, id)).items.every(({ result }) => result === null)).toBe(true);
    // One finding is enough to return it; the others are looked at when it comes back (M4).
    const one = { ...results[0]!, result: 'toSupplement' as const, comment: '缺签章页。' };
    const back = await assessor.do(calls.review, { id, rowVersion, items: [one], overall: 'return' });
    expect(back.status).toBe('returned');
  });

  test('only the assigned assessor reviews, only what was submitted, only under evaluation', async () => {
    const { id, applicationId, rowVersion } = await submitted(users);
    const input = { id, rowVersion, items: await resultsOf(assessor, id), overall: 'pass' as const };
    expect(await (await app.signIn('jiwendi')).refusal(calls.review, input)).toBe(404);
    expect(await manager.refusal(calls.review, input)).toBe(403);
    expect(await owner.refusal(calls.review, input)).toBe(403);
    await putApplication(users, applicationId, 3);
    expect(await assessor.refusal(calls.review, input)).toBe(2201);
    await putApplication(users, applicationId, 7);
    expect(await assessor.refusal(calls.review, { ...input, rowVersion: 1 })).toBe(2003);
    const moved = await assessor.do(calls.review, input);
    expect(await assessor.refusal(calls.review, { ...input, rowVersion: moved.rowVersion })).toBe(2001);
  });
});

describe('reopening it (M5)', () => {
  test('the agency has passed material supplemented; its evidence is stale until it passes again', async () => {
    const { id, applicationId, rowVersion } = await passed(users);
    expect((await wholeOf(manager, id)).can).toEqual(['reopen']);
    app.pass({ seconds: 1 });
    const back = await manager.do(calls.reopen, { id, rowVersion, reason: '查新报告编号有误' });
    expect(back.status).toBe('returned');
    const found = await wholeOf(owner, id);
    expect(found).toMatchObject({
      reason: '查新报告编号有误',
      dueAt: workingDaysAfter(app.now(), 15).toISOString(),
    });
    expect(found.history.at(-1)).toMatchObject({
      transition: 'reopen',
      note: '查新报告编号有误',
      actor: '严慎之',
    });
    expect((await evidenceOf(app.db, applicationId, 1)).some((document) => document.passed)).toBe(false);
    const again = await owner.do(calls.submit, { id, rowVersion: back.rowVersion });
    await reviewed(assessor, again);
    expect((await evidenceOf(app.db, applicationId, 1)).every((document) => document.passed)).toBe(true);
  });

  test('not without a reason, not by others, not before it has passed, not under a report that is out', async () => {
    const { id, applicationId, rowVersion } = await passed(users);
    const input = { id, rowVersion, reason: '证据存疑' };
    expect(await manager.refusal(calls.reopen, { ...input, reason: ' ' })).toBe(2002);
    expect(await assessor.refusal(calls.reopen, input)).toBe(403);
    expect(await (await app.signIn('shixiting')).refusal(calls.reopen, input)).toBe(404);
    await app.db.deleteFrom('report').where('applicationId', '=', applicationId).execute();
    const { reportId } = await newCase(app);
    await app.db.updateTable('report').set({ applicationId }).where('id', '=', reportId).execute();
    for (const out of [0, 7, 1]) {
      await putReport(users, applicationId, out);
      expect(await manager.refusal(calls.reopen, input), `report ${out}`).toBe(2202);
      expect((await wholeOf(manager, id)).can).toEqual([]);
    }
    await putReport(users, applicationId, 3);
    await putApplication(users, applicationId, 2);
    expect(await manager.refusal(calls.reopen, input)).toBe(2201);
    await putApplication(users, applicationId, 7);
    const back = await manager.do(calls.reopen, input);
    expect(await manager.refusal(calls.reopen, { ...input, rowVersion: back.rowVersion })).toBe(2001);
  });
});
