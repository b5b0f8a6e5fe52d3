import { readXlsx } from 'hucre/xlsx';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKinds } from '#host/files/kinds';
import { inspect } from '#host/files/inspect';
import { begun, openMaterialUsers, type MaterialUsers } from '#testing/materials/users';
import { wholeOf } from '#testing/materials/story';
import { materials } from './contract';

const { template } = materials.calls;
let users: MaterialUsers;
let folder: string;
beforeAll(async () => {
  users = await openMaterialUsers();
  folder = await mkdtemp(join(tmpdir(), 'assay-templates-'));
});
afterAll(async () => {
  await users.app.close();
  await rm(folder, { recursive: true, force: true });
});

test('every item says what a good proof is and what is returned, in the language of whoever asks', async () => {
  const { owner } = users;
  for (const more of [{}, { achievementType: '3.1' }]) {
    const { id } = await begun(users, more);
    const said = new Set<string>();
    for (const language of ['zh', 'en', 'es'] as const) {
      owner.language = language;
      const { items } = await wholeOf(owner, id);
      for (const { guide } of items) said.add(guide.good).add(guide.returned);
      expect(said.size).toBeGreaterThanOrEqual(items.length);
    }
    owner.language = 'zh';
  }
});

test('each template is a file that the product itself would take, Word opens it, and it bears the achievement', async () => {
  const { owner, stranger, manager, assessor } = users;
  const { id } = await begun(users);
  const { items, achievementName } = await wholeOf(owner, id);
  const taken = items.filter(({ guide }) => guide.hasTemplate);
  expect(taken.length).toBeGreaterThan(7);
  for (const { code, kind, title } of taken) {
    const { name, bytes } = await owner.take(template, { id, code });
    const extension = kind === 'files' ? 'docx' : 'xlsx';
    expect(name).toBe(`${title}.${extension}`);
    const path = join(folder, `${code}.${extension}`);
    await writeFile(path, bytes);
    await inspect(
      path,
      bytes.length,
      fileKinds.find((each) => each.extension === extension)!,
    );
    if (extension === 'docx')
      expect((await mammoth.extractRawText({ path })).value).toContain(achievementName);
  }
  const indicators = (await owner.take(template, { id, code: 'indicators' })).bytes;
  const [sheet] = (await readXlsx(indicators)).sheets;
  expect(sheet!.rows[0]).toEqual(expect.arrayContaining(['名称', '单位', '本成果值', '检测报告']));
  expect(await owner.refusal(template, { id, code: 'noveltySearch' })).toBe(404);
  expect(await stranger.refusal(template, { id, code: 'indicators' })).toBe(404);
  // Who reads what others filled in begins nothing.
  for (const reader of [manager, assessor]) {
    expect((await wholeOf(reader, id)).id).toBe(id);
    expect(await reader.refusal(template, { id, code: 'indicators' })).toBe(403);
  }
});
