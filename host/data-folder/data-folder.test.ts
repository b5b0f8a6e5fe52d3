import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDataFolder, openDataFolder, refuseFullDisk } from '.';

let parent: string;
let path: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'assay-folder-'));
  path = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

const refused = (part: string) =>
  expect.objectContaining({ exitCode: 1, sentence: expect.stringContaining(part) as string });
const leave = async (holder: string | object): Promise<void> => {
  await mkdir(path);
  await writeFile(join(path, 'lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
};
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('The data folder', () => {
  it('is made closed to others, holds its places, and is given back at the end', async () => {
    const folder = await openDataFolder(path);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect(existsSync(folder.blobs)).toBe(true);
    await folder.release();
    expect(existsSync(join(path, 'lock'))).toBe(false);
    await (await openDataFolder(path)).release();
  });

  it('serves one product at a time [DU-03]', async () => {
    const folder = await openDataFolder(path);
    await expect(openDataFolder(path)).rejects.toEqual(
      refused(`in use by another start of the product (process ${process.pid})`),
    );
    expect(JSON.parse(await readFile(join(path, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await folder.release();
  });

  it.each([
    ['of a process that is gone', () => ({ pid: deadPid(), born: 'long ago', machine: hostname() })],
    [
      'whose number another process has by now',
      () => ({ pid: process.pid, born: 'long ago', machine: hostname() }),
    ],
    ['of another machine that has fallen silent', () => ({ pid: 1, born: 'x', machine: 'elsewhere' })],
    ['that a power cut left empty', () => ''],
  ])('is taken over from a lock %s', async (_whose, holder) => {
    await leave(holder());
    const folder = await openDataFolder(path);
    expect(JSON.parse(await readFile(join(path, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await folder.release();
  });

  it('stays with another machine whose lock still beats', async () => {
    await leave({ pid: 1, born: 'x', machine: 'elsewhere' });
    let minute = 0;
    const beating = setInterval(() => void utimes(join(path, 'lock'), 1, (minute += 60)), 100);
    await expect(openDataFolder(path)).rejects.toEqual(refused('in use'));
    clearInterval(beating);
  });

  it('is refused where a file stands in its way', async () => {
    await writeFile(path, 'not a folder');
    await expect(openDataFolder(path)).rejects.toEqual(refused('is not a folder'));
  });

  it('is refused, and nothing is made, when the disk has less left than is needed', async () => {
    await refuseFullDisk(path, 0);
    await expect(refuseFullDisk(path, 2 ** 40)).rejects.toEqual(refused('is full'));
    expect(existsSync(path)).toBe(false);
  });

  it('lies where its owner says, else beside the product, else where the account of the database may come', async () => {
    const before = process.cwd();
    const account = { uid: 65534, gid: 65534 };
    try {
      await chmod(parent, 0o755);
      process.chdir(parent);
      expect(await chooseDataFolder('elsewhere', { embedded: true, account })).toEqual({
        path: join(parent, 'elsewhere'),
      });
      expect(await chooseDataFolder(undefined, { embedded: true, account })).toEqual({ path });
      await chmod(parent, 0o700);
      expect(await chooseDataFolder(undefined, { embedded: true, account })).toMatchObject({
        path: '/var/lib/assay',
        notice: expect.stringContaining(parent) as string,
      });
      expect(await chooseDataFolder(undefined, { embedded: false, account })).toEqual({ path });
    } finally {
      process.chdir(before);
    }
  });
});
