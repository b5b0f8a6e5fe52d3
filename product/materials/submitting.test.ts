import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused, type Refused, type Person, type TestApp, defectFields } from '#testing';
import { workingDaysAfter } from '#contract/calendar';
import { tasks } from '#product/tasks/contract';
import { materials } from './contract';
import { caseOf } from './server/case';
import {
  openMaterialUsers,
  type MaterialUsers,
  begun,
  filled,
  putApplication,
  submitted,
} from '#testing/materials/users';
import { describedFile, wholeOf } from '#testing/materials/story';

const { calls } = materials;
let users: MaterialUsers;
let app: TestApp;
let owner: Person;
let assessor: Person;
let stranger: Person;
beforeAll(async () => {
  users = await openMaterialUsers();
  ({ app, owner, assessor, stranger } = users);
});
afterAll(() => users.app.close());

describe('handing it in (M2)', () => {
  test('every gap is named, counted in the list, and refused with 2002', async () => {
    const { id } = await begun(users);
    const { missing, items } = await wholeOf(owner, id);
    const wanting = items.filter(({ required }) => required).map(({ code }) => code);
    expect(missing.map(({ code }) => code)).toEqual(wanting);
    const page = await owner.do(calls.list, { pageSize: 100 });
    expect(page.rows.find((row) => row.id === id)?.missing).toBe(wanting.length);
    const fault = await refused(owner.do(calls.submit, { id, rowVersion: 1 }));
    expect([fault.code, defectFields(fault)]).toEqual([2002, wanting.map((code) => `Items.${code}`)]);
  });

  test('a file without its facts, of another type or not confirmed as de-identified is named by itself', async () => {
    const { id, rowVersion } = await filled(users);
    const { items } = await wholeOf(owner, id);
    const file = items.find(({ code }) => code === 'riskStatement')!.files[0]!;
    const put = async (more: object, version: number) =>
      owner.do(calls.save, {
        id,
        rowVersion: version,
        items: [
          {
            code: 'riskStatement',
            notApplicableReason: null,
            files: [{ ...describedFile(file.fileId, '6.5'), ...more }],
          },
        ],
      });
    let at = rowVersion;
    const spoilt: readonly [object, string][] = [
      [{ deIdentified: false }, '去标识化'],
      [{ documentType: null }, '文件类型'],
      [{ documentType: '6.4' }, '不属于此项'],
      [{ issuer: ' ' }, '出具单位'],
      [{ title: '' }, '文件标题'],
      [{ issuedOn: null }, '出具日期'],
      [{ issuedOn: '2099-01-01' }, '晚于今天'],
    ];
    for (const [more, says] of spoilt) {
      at = (await put(more, at)).rowVersion;
      const fault = await refused(owner.do(calls.submit, { id, rowVersion: at }));
      expect(fault.code).toBe(2002);
      expect(fault.result).toEqual([
        { Field: `Items.riskStatement.Files.${file.id}`, Msg: expect.stringContaining(says) },
      ]);
    }
    at = (await put({}, at)).rowVersion;
    expect((await owner.do(calls.submit, { id, rowVersion: at })).status).toBe('submitted');
  });

  test('a file of a kind or size nobody takes, or one with malware, keeps it back', async () => {
    const { id, rowVersion } = await filled(users);
    const { items } = await wholeOf(owner, id);
    const { fileId } = items.flatMap((item) => item.files)[0]!;
    const spoil = async (more: object) => {
      const good = { mime: 'application/pdf', size: 1_000, scanState: 'notScanned' as const };
      await app.db
        .updateTable('file')
        .set({ ...good, ...more })
        .where('id', '=', fileId)
        .execute();
    };
    await spoil({ mime: 'application/x-msdownload' });
    expect(await owner.refusal(calls.submit, { id, rowVersion })).toBe(4001);
    await spoil({ size: 104_857_601 });
    const fault = await refused(owner.do(calls.submit, { id, rowVersion }));
    expect([fault.code, fault.message]).toEqual([4002, expect.stringMatching(/\D100\D/)]);
    await spoil({ scanState: 'infected' });
    expect(await owner.refusal(calls.submit, { id, rowVersion })).toBe(2203);
    await spoil({ size: 104_857_600 });
    expect((await wholeOf(owner, id)).unscanned).toBeGreaterThan(0);
    expect((await owner.do(calls.submit, { id, rowVersion })).status).toBe('submitted');
  });

  test('it is frozen as version one, the assessor is told and has ten working days', async () => {
    const { id } = await submitted(users);
    const found = await wholeOf(assessor, id);
    expect(found).toMatchObject({ status: 'submitted', version: 1, can: ['pass', 'return'] });
    expect(found.versions).toHaveLength(1);
    expect(found.versions[0]?.files.length).toBe(found.items.flatMap((item) => item.files).length);
    expect(found.dueAt).toBe(workingDaysAfter(app.now(), 10).toISOString());
    const { tasks: waiting } = await assessor.do(tasks.calls.waiting, {});
    expect(waiting).toContainEqual(expect.objectContaining({ objectId: id, step: 'materialReview' }));
    const { rows } = await assessor.do(tasks.calls.notices, { pageSize: 100 });
    expect(rows).toContainEqual(expect.objectContaining({ objectId: id, kind: 'materials.toldSubmitted' }));
    expect((await owner.do(tasks.calls.waiting, {})).tasks.map((task) => task.objectId)).not.toContain(id);
  });

  test('not twice, not while the application is elsewhere, not by a stranger', async () => {
    const { id, applicationId, rowVersion } = await filled(users);
    await putApplication(users, applicationId, 2);
    expect(await owner.refusal(calls.submit, { id, rowVersion })).toBe(2201);
    expect(await owner.refusal(calls.save, { id, rowVersion, indicators: [] })).toBe(2201);
    expect((await wholeOf(owner, id)).can).toEqual([]);
    await putApplication(users, applicationId, 7);
    expect(await stranger.refusal(calls.submit, { id, rowVersion })).toBe(404);
    const moved = await owner.do(calls.submit, { id, rowVersion });
    expect(await owner.refusal(calls.submit, { id, rowVersion: moved.rowVersion })).toBe(2001);
    expect(await owner.refusal(calls.save, { id, rowVersion: moved.rowVersion, indicators: [] })).toBe(2001);
  });

  test('nobody takes the application away while something is done to its material', async () => {
    const { id, applicationId } = await filled(users);
    const taken = () =>
      sql`select id from application where id = ${applicationId} for update nowait`.execute(app.db);
    await app.db.transaction().execute(async (db) => {
      expect((await caseOf(db, { id, applicationId })).achievementName).toContain('原始材料');
      await expect(taken()).rejects.toMatchObject({ code: '55P03' });
    });
    expect((await taken()).rows).toHaveLength(1);
  });

  test('of two who hand it in at once exactly one gets through', async () => {
    const { id, rowVersion } = await filled(users);
    const both = await Promise.allSettled([
      owner.do(calls.submit, { id, rowVersion }),
      owner.do(calls.submit, { id, rowVersion }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect((lost.reason as Refused).code).toBe(2003);
  });
});
