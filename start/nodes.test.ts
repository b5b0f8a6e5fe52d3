import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '#product/files/contract';
import { asInstallation, remove, startOn, temporaryFolder, type Started } from '#testing/backup/operator';
import { openApp, type TestApp } from '#testing';
import { passwordOf } from '#testing/lookups';

let app: TestApp;
let folder: string;
let first: NodeJS.ProcessEnv;
const running = new Set<Started>();
beforeAll(async () => {
  folder = await temporaryFolder();
  app = await openApp();
  first = await asInstallation(app);
});
afterAll(async () => {
  for (const node of running) await node.stop();
  await app.close();
  await remove(folder);
});

const begin = async (environment: NodeJS.ProcessEnv): Promise<Started> => {
  const node = await startOn(environment);
  running.add(node);
  return node;
};
const end = async (node: Started): Promise<void> => {
  running.delete(node);
  expect(await node.stop()).toEqual([]);
};
/** Another node of the same installation: its own data folder, the same keys and database. */
const another = async (name: string): Promise<NodeJS.ProcessEnv> => ({
  ...first,
  DATA_DIR: join(folder, name),
  ASSAY_KEYS: await readFile(join(app.services.dataFolder, 'keys/assay.keys'), 'utf8'),
});
const readyOf = async ({ bootstrapped }: Started): Promise<unknown> =>
  (await fetch(`${bootstrapped.settings.publicUrl}/ready`)).json();
const editorAt = (node: Started) => node.signIn('linwanzhao', passwordOf(app, 'linwanzhao'));

test('a node that does not share the files of the others is refused at its start; with ASSAY_FILES each serves what another took', async () => {
  const alone = await begin(first);
  const home = (await readFile(join(app.services.dataFolder, 'blobs/belongs-to'), 'utf8')).trim();
  const elsewhere = await another('elsewhere');
  await expect(startOn(elsewhere)).rejects.toEqual(
    expect.objectContaining({
      exitCode: 78,
      sentence: expect.stringMatching(
        /^The files of this database lie in another folder than .*elsewhere\/blobs: several nodes share one, and ASSAY_FILES names it/,
      ) as string,
    }),
  );
  expect(await readdir(join(folder, 'elsewhere/blobs'))).not.toContain('belongs-to');
  await end(alone);

  // The operator moves the folder to where every node reaches it, and names it to each.
  const shared = join(folder, 'shared');
  await rename(join(app.services.dataFolder, 'blobs'), shared);
  const left = await begin({ ...first, ASSAY_FILES: shared });
  const right = await begin({ ...elsewhere, ASSAY_FILES: shared });
  expect((await readFile(join(shared, 'belongs-to'), 'utf8')).trim()).toBe(home);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#409eff' } })
    .png()
    .toBuffer();
  const editor = await editorAt(left);
  const uploaded = await editor.upload('/api/BaseData/CommonUploadFile', '头像.png', picture);
  expect(uploaded.ErrorCode, uploaded.RequestMsg).toBe(0);
  const id = uploaded.ResultValue[0].FileId as string;
  const fileAt = async (node: Started): Promise<Buffer> => {
    const reader = await editorAt(node);
    const { url } = await reader.do(files.calls.link, { id, use: 'view' });
    return Buffer.from(await (await reader.get(url)).arrayBuffer());
  };
  const taken = await fileAt(left);
  expect(taken.length).toBeGreaterThan(50);
  expect((await fileAt(right)).equals(taken)).toBe(true);
  await end(left);
  await end(right);
});

test('/ready says that files are missing, and is well again once they are back', async () => {
  const shared = join(folder, 'shared');
  const stored = join(shared, 'kept');
  await rename(stored, join(folder, 'taken-away'));
  await mkdir(stored);
  const lacking = await begin({ ...first, ASSAY_FILES: shared });
  await expect
    .poll(() => readyOf(lacking), { timeout: 10_000 })
    .toEqual({ status: 'degraded', because: ['files'] });
  await end(lacking);
  await rm(stored, { recursive: true });
  await rename(join(folder, 'taken-away'), stored);
  const whole = await begin({ ...first, ASSAY_FILES: shared });
  expect(await readyOf(whole)).toEqual({ status: 'ok' });
  await end(whole);
});

test('a folder that holds the files of another database is refused, and one whose files are lost for good is taken as the sentence says', async () => {
  const other = join(folder, 'of-another');
  await mkdir(other);
  await writeFile(join(other, 'belongs-to'), '5f0c4e4e-2d5f-4d5e-8a54-0d6d8a3f9c11\n');
  await expect(startOn({ ...first, ASSAY_FILES: other })).rejects.toEqual(
    expect.objectContaining({ sentence: expect.stringContaining('belong to another database') as string }),
  );
  const lost = join(folder, 'lost');
  const refused = await startOn({ ...first, ASSAY_FILES: lost }).catch(
    (fault: { sentence: string }) => fault,
  );
  const [, id, path] = /write (\S+) into (\S+)\.\)$/.exec((refused as { sentence: string }).sentence)!;
  await writeFile(path!, id!);
  const empty = await begin({ ...first, ASSAY_FILES: lost });
  await expect
    .poll(() => readyOf(empty), { timeout: 10_000 })
    .toEqual({ status: 'degraded', because: ['files'] });
  await end(empty);
});
