import { beforeAll, afterAll, expect, test } from 'vitest';
import { codeItemId } from '#product/dictionaries/server/identifiers';
import { begun, openMaterialUsers, type MaterialUsers } from '#testing/materials/users';
import { everyFileField, everyTableField } from '#testing/materials/every-field';
import { describedFile, filesOf, wholeOf } from '#testing/materials/story';
import { refused, defectFields } from '#testing';
import { materials } from './contract';
import { fields } from './fields';
import type { FileFields } from './file';
import type { MaterialDetail } from './material';

const { save, byId } = materials.calls;
const said = everyFileField('4.5');
let users: MaterialUsers;
let sent: ReturnType<typeof everyTableField>;
let own: MaterialDetail;
let read: MaterialDetail;
beforeAll(async () => {
  users = await openMaterialUsers();
  const { app, owner, assessor } = users;
  const { id } = await begun(users);
  const [fileId] = (await filesOf(app, owner.id, 1)) as [string];
  const items = [{ code: 'marketAccess', notApplicableReason: null, files: [{ fileId, ...said }] }];
  const { rowVersion } = await owner.do(save, { id, rowVersion: 1, items });
  const { items: stored } = await wholeOf(owner, id);
  sent = everyTableField(stored.flatMap(({ files }) => files)[0]!.id);
  await owner.do(save, { id, rowVersion, ...sent });
  own = await owner.do(byId, { id });
  read = await assessor.do(byId, { id });
});
afterAll(() => users.app.close());

const fileIn = (material: MaterialDetail) => material.items.flatMap(({ files }) => files)[0]!;

test.each(Object.keys(fields.file) as (keyof FileFields)[])(
  'what Su Yanqing says as %s of a file is what they read, and what their assessor reads',
  (field) => {
    expect(said[field]).toBeTruthy();
    expect(fileIn(own)[field]).toEqual(said[field]);
    expect(fileIn(read)[field]).toEqual(said[field]);
  },
);

const columns = Object.entries(fields.tables).flatMap(([table, fact]) =>
  fact.kind === 'list' && fact.of.kind === 'object'
    ? Object.keys(fact.of.fields).map((column) => [column, table as keyof typeof sent] as const)
    : [],
);
test('every column of every table says something', () => {
  expect(columns.length).toBeGreaterThan(25);
  const rows = Object.values(sent).flat();
  const silent = rows.flatMap((row) =>
    Object.entries(row).filter(([, value]) => value === null || value === '' || [value].flat().length === 0),
  );
  expect(silent).toEqual([]);
});

test.each(columns)('what they propose as %s in the table %s is read by both as well', (column, table) => {
  const valuesIn = (rows: readonly object[]) => rows.map((row) => (row as Record<string, unknown>)[column]);
  expect(valuesIn(own[table])).toEqual(valuesIn(sent[table]));
  expect(valuesIn(read[table])).toEqual(valuesIn(sent[table]));
});

test('a type of document that a migration has closed is chosen no more, and stays where it stood', async () => {
  const { app, owner } = users;
  const { id } = await begun(users);
  const [first, second] = (await filesOf(app, owner.id, 2)) as [string, string];
  const itemWith = (fileId: string) => [
    { code: 'rightCertificates', notApplicableReason: null, files: [describedFile(fileId, '4.7')] },
  ];
  const { rowVersion } = await owner.do(save, { id, rowVersion: 1, items: itemWith(first) });
  // Nobody closes one in the office: the rules name these codes.
  await app.db
    .updateTable('codeItem')
    .set({ isLocked: true })
    .where('id', '=', codeItemId('DOCUMENT_TYPE', '4.7'))
    .execute();
  await owner.do(save, { id, rowVersion, items: itemWith(first) });
  const { id: other } = await begun(users);
  const fault = await refused(owner.do(save, { id: other, rowVersion: 1, items: itemWith(second) }));
  expect(defectFields(fault)).toEqual(['Items.0.Files.0.DocumentType']);
});
