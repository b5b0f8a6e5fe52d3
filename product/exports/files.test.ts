import { readXlsx } from 'hucre/xlsx';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { codecOf } from '#contract/codec';
import { toWire } from '#contract/traverse';
import { exportPerPerson } from '#host/limits/limit';
import { applications } from '#product/applications/contract';
import { staff } from '#product/people/contract';
import { tasks } from '#product/tasks/contract';
import { namedIn } from '#host/files/room';
import type { Person } from '#testing';
import { wanted } from '#testing/exports/asked';
import { logged, organisationIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { exports } from './contract';
import { keptDays, mostInFile } from './file';
import { removeOver, takeUpExports } from './server';

const app = await openedApp({ exportRows: 5 });
const { list } = applications.calls;
const { begin, files, discard, download } = exports.calls;

const rest = async (...all: Person[]) => {
  for (const { id } of all) await app.services.limiter.forgive(exportPerPerson, id);
};
const fileOf = async (person: Person, id: string) =>
  (await person.do(files, { pageSize: 100 })).rows.find((row) => row.id === id)!;
const made = async (person: Person, id: string) => {
  for (;;) {
    const file = await fileOf(person, id);
    if (!['waiting', 'working'].includes(file.state)) return file;
    await pause(20);
  }
};

test('a list too long to leave at once is made in the background, and fetched from the download centre: the administrator takes all applications', async () => {
  const [admin, agency, publicAgency] = [
    await app.signIn('admin'),
    await app.signIn('yanshenzhi'),
    await app.signIn('zhouyiheng'),
  ];
  await rest(admin);
  const { rows, total } = await admin.do(list, { pageSize: 100 });
  expect(total).toBeGreaterThan(5);
  // At once it is refused, and the refusal says how many there are.
  const refused = await admin.wire(`POST ${exports.calls.list.path}`, toWire(codecOf(exports.calls.list.takes), wanted()) as object);
  expect(refused).toMatchObject({ ErrorCode: 2041, ResultValue: { Rows: total } });
  // A part of a list, a PDF, somebody's names and a list one may not read are not made either.
  expect(await admin.refusal(begin, wanted({ scope: 'page' }))).toBe(2002);
  expect(await admin.refusal(begin, wanted({ format: 'pdf' }))).toBe(2002);
  const names = wanted({ list: staff.calls.experts.path, columns: [{ field: 'trueName', heading: '姓名', kind: 'text' }] });
  expect(await admin.refusal(begin, names)).toBe(2043);
  const owner = await app.signIn('suyanqing');
  expect(await owner.refusal(begin, { ...names, columns: [{ field: 'organisationName', heading: '单位', kind: 'text' }] })).toBe(403);

  const { id } = await admin.do(begin, wanted({ query: toWire(codecOf(list.takes), {}) }));
  const file = await made(admin, id);
  expect(file).toMatchObject({ state: 'done', title: '成果申报', columns: ['成果名称', '评价状态', '经济效益（万元）'], rowCount: total, written: total, can: ['download', 'remove'] });
  expect(Date.parse(file.keptUntil!) - app.now().getTime()).toBe(keptDays * 86_400_000);
  const notices = (await admin.do(tasks.calls.notices, {})).rows;
  expect(notices[0]).toMatchObject({ kind: 'exports.ready', values: { list: '成果申报' } });
  const { name, bytes } = await admin.take(download, { id });
  expect(name).toMatch(/^成果申报-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(bytes.length).toBe(file.size);
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet!.rows[0]).toEqual(['成果名称', '评价状态', '经济效益（万元）']);
  expect(sheet!.rows.slice(1).map(([achievement]) => achievement)).toEqual(rows.map(({ achievementName }) => achievementName));

  // It is nobody else's: whoever decides on exports reads that it was made, others do not even find it.
  expect(await agency.refusal(download, { id })).toBe(404);
  expect(await fileOf(publicAgency, id)).toMatchObject({ applicantName: '系统管理员', can: [] });
  expect(await publicAgency.refusal(download, { id })).toBe(404);
  expect(await publicAgency.refusal(discard, { id })).toBe(404);
  expect((await publicAgency.do(files, { own: true })).total).toBe(0);
  // Nor is it reached by the links of uploaded files.
  const { fileId } = await app.db.selectFrom('exportFile').select('fileId').where('id', '=', id).executeTakeFirstOrThrow();
  expect((await admin.wire('POST /api/BaseData/GetFileLink', { Id: fileId, Use: 'download' })).ErrorCode).toBe(404);
  for (const [action, count] of [['exports.begin', 2], ['exports.download', 1]] as const)
    expect((await logged(app, action)).filter(({ objectId, result }) => objectId === id && result === 'ok')).toHaveLength(count);

  // Its term ends: the row stays, the file goes.
  app.pass({ days: keptDays });
  const again = await app.again('admin');
  expect(await fileOf(again, id)).toMatchObject({ state: 'over', size: null, can: [] });
  expect(await again.refusal(download, { id })).toBe(2049);
  const { sha256 } = await app.db.selectFrom('file').select('sha256').where('id', '=', fileId!).executeTakeFirstOrThrow();
  await removeOver(app.services);
  expect(await namedIn(app.services.pool)([sha256])).toEqual(new Set());
  expect(await fileOf(again, id)).toMatchObject({ state: 'over', rowCount: total });
}); // oxfmt-ignore

test('rows are those of whoever asked, at the time they were made; who looks otherwise later is given none: Yan Shenzhi', async () => {
  const [admin, agency] = [await app.again('admin'), await app.again('yanshenzhi')];
  await rest(admin, agency);
  const { total } = await agency.do(list, {});
  expect(total).toBeLessThan((await admin.do(list, {})).total);
  const { id } = await agency.do(begin, wanted());
  expect(await made(agency, id)).toMatchObject({ state: 'done', rowCount: total });
  // In another agency they read other applications, and what they had made holds those of the first one.
  const { organisationId } = await app.db.selectFrom('person').select('organisationId').where('id', '=', agency.id).executeTakeFirstOrThrow();
  const elsewhere = await organisationIdOf(app, 'PJ002');
  await app.db.updateTable('person').set({ organisationId: elsewhere }).where('id', '=', agency.id).execute();
  expect(await agency.refusal(download, { id })).toBe(2050);
  const { id: other } = await agency.do(begin, wanted());
  const { total: there } = await agency.do(list, {});
  expect(there).not.toBe(total);
  expect((await made(agency, other)).rowCount).toBe(there);
  await app.db.updateTable('person').set({ organisationId }).where('id', '=', agency.id).execute();
  expect((await agency.take(download, { id })).bytes.length).toBeGreaterThan(1_000);
  // Whoever may not read the list any more takes nothing of it along.
  await app.db.updateTable('person').set({ isLocked: true }).where('id', '=', agency.id).execute();
  expect(await agency.refusal(download, { id })).toBe(401);
  await app.db.updateTable('person').set({ isLocked: false }).where('id', '=', agency.id).execute();
}); // oxfmt-ignore

test('what is being made may be cancelled, what was made removed, and nobody has more than three made at once', async () => {
  const admin = await app.again('admin');
  await rest(admin);
  const row = await app.db.selectFrom('exportFile').selectAll().where('state', '=', 'done').executeTakeFirstOrThrow();
  const held = new Date(app.now().getTime() + 3_600_000).toISOString();
  // Three that another process works on.
  const ids = [1, 2, 3].map((n) => `01a00000-0000-7000-8000-${String(n).padStart(12, '0')}`);
  for (const id of ids)
    await app.db
      .insertInto('exportFile')
      .values({ ...row, id, personId: admin.id, askedCipher: app.services.cipher.seal({ table: 'exportFile', column: 'asked', row: id }, JSON.stringify(wanted())), state: 'working', fileId: null, keptUntil: null, finishedAt: null, problem: null, tries: 1, heldUntil: held })
      .execute();
  expect(await admin.refusal(begin, wanted())).toBe(2048);
  expect(await fileOf(admin, ids[0]!)).toMatchObject({ state: 'working', can: ['cancel'] });
  await admin.do(discard, { id: ids[0]! });
  expect(await fileOf(admin, ids[0]!)).toMatchObject({ state: 'cancelled', can: [] });
  expect(await admin.refusal(discard, { id: ids[0]! })).toBe(2001);
  // The process of the second is gone: another takes it up. The third was begun too often.
  await app.db.updateTable('exportFile').set({ heldUntil: app.now().toISOString(), tries: 2 }).where('id', '=', ids[1]!).execute();
  await app.db.updateTable('exportFile').set({ heldUntil: app.now().toISOString(), tries: 3 }).where('id', '=', ids[2]!).execute();
  app.pass({ seconds: 1 });
  takeUpExports(app.services);
  expect(await made(admin, ids[1]!)).toMatchObject({ state: 'done' });
  expect(await made(admin, ids[2]!)).toMatchObject({ state: 'failed', problem: expect.stringContaining('多次中断') });
  expect((await admin.do(tasks.calls.notices, {})).rows.map(({ kind }) => kind)).toContain('exports.failed');
  // Removed, it is over at once, and its bytes go with the next round.
  await admin.do(discard, { id: ids[1]! });
  expect(await fileOf(admin, ids[1]!)).toMatchObject({ state: 'over', can: [] });
  expect(await admin.refusal(download, { id: ids[1]! })).toBe(2049);
  expect(mostInFile).toBeLessThan(1_048_576);
}); // oxfmt-ignore
