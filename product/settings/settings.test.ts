import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, type Person } from '#testing';
import { applications } from '#product/applications/contract';
import { complete, submitted, wholeOf } from '#testing/applications/story';
import { materials } from '#product/materials/contract';
import { filled, openMaterialUsers, type MaterialUsers } from '#testing/materials/users';
import { panels } from '#product/panels/contract';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { tasks } from '#product/tasks/contract';
import { settingCalls } from './contract';
import type { SettingValues } from './settings';
import { personRow, logged } from '#testing/lookups';

const { now: read, save, versions } = settingCalls.calls;
let users: MaterialUsers;
let lin: Person;
beforeAll(async () => {
  users = await openMaterialUsers();
  lin = await users.app.signIn('admin');
});
afterAll(() => users.app.close());

/** What the administrator does on the page: reads, changes, says why. */
const change = async (more: Partial<SettingValues>, reason = '国务院办公厅通知') => {
  const { version, values } = await lin.do(read, {});
  return lin.do(save, { version, values: { ...values, ...more }, reason });
};
const dueOf = async (id: string): Promise<string> => (await wholeOf(users.manager, id)).dueAt!;
const submit = (name: string) => submitted(users.app, 'suyanqing', complete(users.ids, name));
const inDays = (days: number): string => workingDaysAfter(users.app.now(), days).toISOString();

test('an evaluation in progress keeps the values it began with; the next one has the new ones', async () => {
  const { app, manager } = users;
  const early = await submit('先提交的成果');
  expect(await dueOf(early.id)).toBe(inDays(10));
  const before = await lin.do(read, {});
  expect(before).toMatchObject({ version: 1, savedByName: '', values: { acceptDays: 10, panelFewest: 5 } });
  await change({ acceptDays: 3, supplementDays: 4 });
  const late = await submit('后提交的成果');
  expect(await dueOf(late.id)).toBe(inDays(3));
  // What is said of a term is the day it ends on, whatever the settings are.
  const said = await manager.do(tasks.calls.notices, { pageSize: 10 });
  for (const [{ id }, days] of [[early, 10] as const, [late, 3] as const])
    expect(said.rows.find(({ objectId }) => objectId === id)?.values).toMatchObject({
      due: dayOf(workingDaysAfter(app.now(), days)),
    });
  // A supplement of eight working days: the first may have fifteen, the second only four.
  const asked = {
    dueDate: dayOf(workingDaysAfter(app.now(), 8)),
    defects: [{ field: 'achievementName' as const, text: '名称' }],
  };
  const { return: giveBack } = applications.calls;
  const tooLate = await refused(manager.do(giveBack, { ...late, ...asked }));
  expect(tooLate.code).toBe(2002);
  expect(JSON.stringify(tooLate.result)).toContain(`不晚于 ${dayOf(workingDaysAfter(app.now(), 4))}`);
  await manager.do(giveBack, { id: early.id, rowVersion: early.rowVersion, ...asked });
  // Sent in again, it is still the evaluation that began under the first version.
  const rows = await app.db
    .selectFrom('application')
    .select(['id', 'settingsVersion'])
    .where('id', 'in', [early.id, late.id])
    .execute();
  expect(new Map(rows.map((row) => [row.id, row.settingsVersion]))).toEqual(
    new Map([
      [early.id, 1],
      [late.id, 2],
    ]),
  );
  expect((await lin.do(read, {})).heldBack).toBeGreaterThan(0);
  const page = await lin.do(versions, {});
  expect(page.rows.map(({ version }) => version)).toEqual([2, 1]);
  expect(page.rows[0]).toMatchObject({ reason: '国务院办公厅通知', running: 1, before: { acceptDays: 10 } });
});

test('a panel under way keeps its size; the page that chooses experts shows the numbers in force for it', async () => {
  const { app, manager } = users;
  const running = await app.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .select('report.id')
    .where('report.agencyId', '=', (await personRow(app, 'yanshenzhi')).organisationId!)
    .where('application.settingsVersion', '=', 1)
    .executeTakeFirstOrThrow();
  await change({ panelFewest: 7, panelPerOrganisation: 1 });
  const { limits } = await manager.do(panels.calls.needs, { reportId: running.id });
  expect(limits).toEqual({ panelFewest: 5, panelMost: 9, panelPerOrganisation: 2 });
});

test('a notice of holidays moves every deadline that begins after it', async () => {
  const { app } = users;
  const days = [1, 2, 3].map((count) => dayOf(workingDaysAfter(app.now(), count)));
  const { acceptDays } = (await lin.do(read, {})).values;
  const without = inDays(acceptDays);
  await change({ holidays: days });
  const { id } = await submit('节假日前提交的成果');
  expect(await dueOf(id)).toBe(inDays(acceptDays + 3));
  expect((await dueOf(id)) > without).toBe(true);
});

test('files nobody scanned go to the assessor only where the settings allow it', async () => {
  const { owner } = users;
  const { id, rowVersion } = await filled(users);
  await change({ unscannedAllowed: false });
  expect((await refused(owner.do(materials.calls.submit, { id, rowVersion }))).message).toContain('扫描');
  await change({ unscannedAllowed: true });
  await owner.do(materials.calls.submit, { id, rowVersion });
});

test('what is out of bounds, does not fit together or changes nothing is refused, and nothing is kept', async () => {
  const { version, values } = await lin.do(read, {});
  const trying = (more: object, reason = '试试看看') =>
    refused(lin.do(save, { version, values: { ...values, ...more } as SettingValues, reason }));
  for (const [more, field] of [
    [{ acceptDays: 0 }, 'Values.AcceptDays'],
    [{ acceptDays: 61 }, 'Values.AcceptDays'],
    [{ acceptDays: 2.5 }, 'Values.AcceptDays'],
    [{ lowConcordance: 1.5 }, 'Values.LowConcordance'],
    [{ holidays: ['2026-02-30'] }, 'Values.Holidays.0'],
    [{ workingWeekends: ['2026-11-23'] }, 'Values.WorkingWeekends'],
    [{ panelFewest: 9, panelMost: 7 }, 'Values.PanelMost'],
  ] as const) {
    const { code, result } = await trying(more);
    expect([code, (result as { Field: string }[]).map(({ Field }) => Field)]).toEqual([2002, [field]]);
  }
  expect((await trying({ acceptDays: 9 }, '短')).code).toBe(2002);
  expect((await trying({})).code).toBe(2761);
  expect((await lin.do(read, {})).version).toBe(version);
});

test('of two administrators who save at once, one is told that it has changed', async () => {
  const { version, values } = await lin.do(read, {});
  const answers = await Promise.allSettled(
    [11, 12].map((acceptDays) =>
      lin.do(save, { version, values: { ...values, acceptDays }, reason: '同时保存' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await refused(lin.do(save, { version, values, reason: '旧的页面' }))).code).toBe(2003);
  expect((await lin.do(read, {})).version).toBe(version + 1);
});

test('who may not manage settings neither reads nor changes them; every change stands in the audit log', async () => {
  const { version, values } = await lin.do(read, {});
  for (const person of [users.owner, users.manager, users.assessor]) {
    expect(await person.refusal(read, {})).toBe(403);
    expect(await person.refusal(versions, {})).toBe(403);
    expect(await person.refusal(save, { version, values, reason: '不该成功' })).toBe(403);
  }
  const entries = await logged(users.app, 'settings.save');
  expect(JSON.stringify(entries)).toContain('国务院办公厅通知');
});
