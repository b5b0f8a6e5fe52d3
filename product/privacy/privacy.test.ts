import { expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { contributed } from '#start/areas';
import { access } from '#product/access/contract';
import { fieldNamesOf } from '#product/audit/server';
import { people, staff } from '#product/people/contract';
import { preferences } from '#product/preferences/contract';
import { tasks } from '#product/tasks/contract';
import { privacy } from './contract';
import { openCasesOf } from './server/cases';
import { fieldWords } from './words-fields';
import { personRow, logged } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { mine, copy, requestErase, withdrawErase, requests, decide } = privacy.calls;
const { personalData, noPersonalData } = contributed;
const app = await openedApp();
const admin = await app.signIn('admin');

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** In which tables a text stands in clear, in any column. */
const isStoredIn = async (text: string): Promise<string[]> => {
  const { rows: tables } = await app.services.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  );
  expect(tables.length).toBeGreaterThan(30);
  const found = [];
  for (const { name } of tables) {
    const { rowCount } = await app.services.pool.query(
      `select 1 from "${name}" as one where strpos(one::text, $1) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
};

test('[PI-05] every table that names people is declared, with the words of its fields, or says why it is not', async () => {
  const { rows } = await app.services.pool.query<{ table_name: string }>(
    `select distinct columns.table_name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE'
       and (column_name in ('person_id', 'actor_id', 'owner_id', 'expert_id', 'assessor_id', 'author_id', 'asked_by')
         or column_name like '%\\_cipher' or (table_name, column_name) in (
           select usage.table_name, usage.column_name from information_schema.key_column_usage usage
             join information_schema.referential_constraints held using (constraint_schema, constraint_name)
             join information_schema.table_constraints target
               on target.constraint_name = held.unique_constraint_name and target.constraint_schema = held.unique_constraint_schema
           where target.table_name = 'person'))`,
  );
  const naming = rows.map(({ table_name }) => table_name);
  expect(naming.length).toBeGreaterThan(20);
  const declared = new Set([...personalData.map(({ table }) => snake(table)), ...Object.keys(noPersonalData)]);
  expect(naming.filter((table) => !declared.has(table)), 'say in the manifest of its area (holdings) what of it is copied and erased').toEqual([]);
  // Of a person's own row every column is copied, or is a secret or an index by nature.
  const columns = await app.services.pool.query<{ column_name: string }>("select column_name from information_schema.columns where table_schema = current_schema() and table_name = 'person'");
  const own = personalData.find(({ table }) => table === 'person')!;
  const copied = new Set([...own.fields.map(snake), ...own.sealed!.map((field) => `${snake(field)}_cipher`)]);
  const byNature = /^(id|login_key|password_hash|password_needs_factor|registered_by|row_version|erased_at)$|_index$/;
  expect(columns.rows.map(({ column_name }) => column_name).filter((name) => !copied.has(name) && !byNature.test(name))).toEqual([]);
  const unnamed = personalData.flatMap(({ fields, sealed = [] }) => [...fields, ...sealed]).filter((field) => !(fieldWords[field] ?? fieldNamesOf(app.services.contributed)[field]));
  expect(unnamed).toEqual([]);
}); // oxfmt-ignore

test('[PI-05] [AU-11] everybody takes along what is stored about them, by fresh hands, for programs or to be read, and nothing of others', async () => {
  const owner = await app.signIn('suyanqing');
  const { mobile, email, identityCard, name } = personOf('suyanqing');
  const stored = await owner.do(mine, {});
  const count = (table: string) => stored.holdings.find((one) => one.table === table)!.rows;
  expect([count('person'), count('session') > 0, count('application') > 0]).toEqual([1, true, true]);
  expect(stored.consents.map(({ notice }) => notice).toSorted()).toEqual(['identity.2026-1', 'privacy.2026-1']);
  const file = await owner.take(copy, {});
  expect(file.name).toMatch(/^assay-\d{4}-\d\d-\d\d\.json$/);
  const ownCopy = JSON.parse(file.bytes.toString()) as { stored: { table: string; rows: Record<string, unknown>[] }[] };
  expect(ownCopy.stored.map(({ table }) => table)).toEqual(personalData.map(({ table }) => table));
  expect(ownCopy.stored[0]!.rows).toEqual([expect.objectContaining({ trueName: name, mobile, email, card: identityCard })]);
  expect(ownCopy.stored.find(({ table }) => table === 'application')!.rows).toHaveLength(count('application'));
  const text = file.bytes.toString();
  for (const other of ['admin', 'shenyanqiu', 'yanshenzhi'])
    for (const secret of [personOf(other).mobile, personOf(other).identityCard]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\$argon2|passwordHash|tokenHash|codeHash/);
  const html = (await owner.take(copy, { format: 'html' })).bytes.toString();
  for (const part of ['<html lang="zh">', '苏砚青 的个人信息', '账户与资料', identityCard, '身份证号']) expect(html).toContain(part);
  expect(html).not.toMatch(/<script|<th>[a-zA-Z]+<\/th>/);
  for (const _ of [3, 4, 5]) await owner.take(copy, {});
  expect(await owner.refusal(copy, {})).toBe(1004);
  expect(await app.visitor.refusal(copy, {})).toBe(401);
  const other = await app.signIn('jiangwangshu');
  await app.db.updateTable('session').set({ provenAt: '2026-01-01T00:00:00Z' }).where('personId', '=', other.id).execute();
  for (const call of [copy, requestErase]) expect(await other.refusal(call, {})).toBe(2711);
  const taken = (await logged(app, 'privacy.copy')).filter((entry) => entry.actorId === owner.id && entry.result === 'ok');
  expect(taken).toHaveLength(5);
}); // oxfmt-ignore

test('[PI-05] erased means everywhere: an editor without a part in the archive leaves no trace in any table', async () => {
  const editor = await app.signIn('linwanzhao');
  const { mobile, email, identityCard, name } = personOf('linwanzhao');
  const canary = 'canary-of-lin-wanzhao';
  await editor.do(people.calls.edit, { address: canary, introduction: `${canary} ${canary}` });
  await editor.do(preferences.calls.put, { key: 'shell.look', value: JSON.stringify(canary) });
  await app.services.pool.query(
    `insert into application (id, status, owner_id, achievement_name, achievement_type, category, form, created_at, updated_at)
     values (gen_random_uuid(), 6, $1, $2, '1', 1, '{}', now(), now())`,
    [editor.id, canary],
  );
  expect(await isStoredIn(canary)).toEqual(expect.arrayContaining(['application', 'person', 'preference']));
  expect(await isStoredIn(name)).toContain('person');
  const { id } = await editor.do(requestErase, { reason: `不再使用 ${canary}` });
  // Often enough for the database to plan the statement for all values at once.
  for (let again = 0; again < 12; again += 1) expect(await editor.refusal(requestErase, {})).toBe(2781);
  expect((await admin.do(tasks.calls.notices, {})).rows[0]).toMatchObject({ kind: 'privacy.arrived', url: '/system/privacy' });
  // Only those who may, by fresh hands, decide; a refusal says why, and may be asked again.
  const agency = await app.signIn('zhouyiheng');
  expect(await agency.refusal(decide, { id, accept: 'yes' })).toBe(403);
  expect(await agency.refusal(requests, {})).toBe(403);
  expect(await admin.refusal(decide, { id, accept: 'no', reason: '否' })).toBe(2002);
  await admin.do(decide, { id, accept: 'no', reason: '请先移交栏目' });
  expect((await editor.do(mine, {})).erasures[0]).toMatchObject({ state: 'refused', decisionReason: '请先移交栏目' });
  expect((await editor.do(tasks.calls.notices, {})).rows[0]).toMatchObject({ kind: 'privacy.refusedNotice', url: '/profile/privacy' });
  await editor.do(requestErase, {});
  await editor.do(withdrawErase, {});
  expect(await editor.refusal(withdrawErase, {})).toBe(2001);
  const again = await editor.do(requestErase, { reason: canary });
  const waiting = (await admin.do(requests, { state: 'pending' })).rows.find((row) => row.id === again.id)!;
  expect(waiting).toMatchObject({ trueName: name, openCases: 0, can: ['accept', 'refuse'] });
  await admin.do(decide, { id: again.id, accept: 'yes' });
  expect(await admin.refusal(decide, { id: again.id, accept: 'yes' })).toBe(2001);
  // The session has ended, no way in opens, and the name is free of its person.
  expect(await editor.refusal(mine, {})).toBe(401);
  expect(await app.visitor.refusal(access.calls.signIn, { loginName: 'linwanzhao', password: 'any password at all' })).toBe(1001);
  expect((await app.outbox()).findLast(({ to }) => to === email)!).toMatchObject({
    subject: '【医疗卫生科技成果转化与评价平台】您的个人信息已删除',
    text: expect.stringContaining(`${name}，您好：`),
  });
  expect(await isStoredIn(name)).not.toContain('person');
  for (const text of [canary, 'linwanzhao', mobile, email, identityCard]) expect(await isStoredIn(text), text).toEqual([]);
  const row = await personRow(app, editor);
  expect([row.mobileIndex, row.mobileCipher, row.emailIndex, row.emailCipher, row.cardIndex, row.cardCipher, row.pendingEmailCipher]).toEqual(Array(7).fill(null));
  expect(row).toMatchObject({ trueName: '已注销用户', isLocked: true, organisationId: null, images: [] });
  // Nobody opens the account again.
  expect((await admin.do(staff.calls.record, { id: editor.id })).can).toEqual([]);
  expect(await admin.refusal(staff.calls.edit, { id: editor.id, isLocked: false })).toBe(403);
}); // oxfmt-ignore

test('[PI-05] the archive of evaluations keeps the name of whoever has part in it; open cases and office stand against an erasure', async () => {
  const ask = async (loginName: string) => {
    const person = await app.signIn(loginName);
    return { person, id: (await person.do(requestErase, {})).id };
  };
  const experts = await app.db.selectFrom('opinion').innerJoin('person', 'person.id', 'opinion.expertId').select(['person.id', 'person.loginName']).distinct().where('opinion.status', '=', 1).execute();
  const open = await Promise.all(experts.map(async (one) => ({ ...one, cases: await openCasesOf(app.db, one.id) })));
  const free = open.find(({ cases }) => cases === 0)!;
  const { person: expert, id } = await ask(free.loginName);
  const before = personOf(free.loginName);
  await admin.do(decide, { id, accept: 'yes' });
  const row = await personRow(app, expert);
  expect(row).toMatchObject({ trueName: before.name, mobileCipher: null, cardCipher: null, emailCipher: null, birthday: null, isLocked: true });
  expect(row.organisationId).not.toBeNull();
  expect(await app.db.selectFrom('opinion').select('id').where('expertId', '=', expert.id).execute()).not.toHaveLength(0);
  for (const text of [before.mobile, before.identityCard, before.email]) expect(await isStoredIn(text)).toEqual([]);
  const [log] = await logged(app, 'privacy.decide', expert.id);
  expect(log!.changes).toEqual(expect.arrayContaining([{ field: 'inArchive', after: 'true' }]));

  const { id: owners } = await ask('suyanqing');
  expect(await admin.refusal(decide, { id: owners, accept: 'yes' })).toBe(2783);
  const { id: managers } = await ask('yanshenzhi');
  expect([2783, 2784]).toContain(await admin.refusal(decide, { id: managers, accept: 'yes' }));
  const own = await admin.do(requestErase, {});
  expect(await admin.refusal(decide, { id: own.id, accept: 'yes' })).toBe(2782);
}); // oxfmt-ignore
