import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileStore, type FileStore } from './store';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-store-'));
  store = await fileStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (content: Buffer): Promise<string> => {
  const received = await store.receive(Readable.from([content]), 1e6);
  await received.keep();
  return received.sha256;
};
const read = async (sha256: string, range?: { start: number; end: number }): Promise<string> =>
  Buffer.concat((await (await store.open(sha256, range)).toArray()) as Buffer[]).toString();
const paths = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const hour = 60 * 60 * 1_000;
const later = (hours: number): Date => new Date(Date.now() + hours * hour + 1_000);
const nobody = () => Promise.resolve(new Set<string>());

describe('the store of files', () => {
  test('keeps content under its hash, once, readable by its owner only', async () => {
    const content = Buffer.from('内容');
    const sha256 = await put(content);
    expect(sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect(await put(content)).toBe(sha256);
    expect(await paths()).toEqual([`kept/${sha256.slice(0, 2)}/${sha256}`]);
    expect((await stat(join(folder, 'kept', sha256.slice(0, 2), sha256))).mode & 0o777).toBe(0o600);
    expect([await read(sha256), await store.size(sha256)]).toEqual(['内容', 6]);
    expect(await read(await put(Buffer.from('0123456789')), { start: 2, end: 4 })).toBe('234');
  });

  test('keeps nothing under a name that a request chose [UP-02]', async () => {
    await writeFile(join(folder, 'secret'), 'secret');
    const names = ['../secret', '/etc/passwd', `../${'a'.repeat(61)}`, '', 'A'.repeat(64), `${'a'.repeat(64)}\0`, '..', `${'a'.repeat(63)}/`]; // oxfmt-ignore
    for (const name of names) {
      await expect(store.open(name), name).rejects.toThrow(RangeError);
      await expect(store.remove(name), name).rejects.toThrow(RangeError);
    }
    await expect(store.open('a'.repeat(64))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await paths()).toEqual(['secret']);
  });

  test('holds content for a backup, whatever is removed or swept meanwhile [BK-01]', async () => {
    const [erased, orphan, unknown] = [await put(Buffer.from('erased')), await put(Buffer.from('orphan')), 'f'.repeat(64)]; // oxfmt-ignore
    await store.sweep(later(2), nobody);
    expect(await paths()).toContain(`leaving/${orphan}`);
    const pinned = await store.pin();
    expect([await pinned.add(erased), await pinned.add(orphan), await pinned.add(unknown)]).toEqual([
      true,
      true,
      false,
    ]);
    await store.remove(erased);
    for (const hours of [2, 4, 6]) await store.sweep(later(hours), nobody);
    expect(await readFile(pinned.path(erased), 'utf8')).toBe('erased');
    expect(await readFile(pinned.path(orphan), 'utf8')).toBe('orphan');
    await pinned.release();
    expect(await paths()).toEqual([]);
    // One that was ended in the middle keeps nothing alive for longer than a day.
    const sha256 = await put(Buffer.from('again'));
    await (await store.pin()).add(sha256);
    await store.remove(sha256);
    await store.sweep(later(23), nobody);
    expect(await paths()).toHaveLength(1);
    await store.sweep(later(25), nobody);
    expect(await paths()).toEqual([]);
  });

  test('removes bytes at once when told, and does not mind being told twice [UP-07]', async () => {
    const sha256 = await put(randomBytes(100));
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await paths()).toEqual([]);
  });
});

describe('the sweep', () => {
  test('leaves what is young and what a row names, and removes the rest in two steps', async () => {
    const named = await put(Buffer.from('named'));
    const orphan = await put(Buffer.from('orphan'));
    await store.receive(Readable.from([Buffer.from('broken off')]), 1e6);
    const rows = (asked: readonly string[]) => Promise.resolve(new Set(asked.filter((one) => one === named)));
    const stored = `kept/${named.slice(0, 2)}/${named}`;

    expect(await store.sweep(later(0), rows)).toBe(0);
    expect(await paths()).toHaveLength(3);
    expect(await store.sweep(later(1), rows)).toBe(0);
    expect(await paths()).toEqual([stored, `leaving/${orphan}`]);
    expect(await store.sweep(later(1.5), rows)).toBe(0);
    expect(await store.sweep(later(2.1), rows)).toBe(1);
    expect(await paths()).toEqual([stored]);
  });

  test('gives back what is asked for, or named by a row, while it was leaving', async () => {
    const asked = await put(Buffer.from('asked for'));
    const late = await put(Buffer.from('named late'));
    await store.sweep(later(1), nobody);
    expect(await paths()).toEqual([`leaving/${asked}`, `leaving/${late}`].sort());
    expect(await read(asked)).toBe('asked for');
    await store.sweep(later(3), (all) => Promise.resolve(new Set(all)));
    expect(await read(late)).toBe('named late');
  });

  test('does not take what the same content brought anew', async () => {
    const sha256 = await put(Buffer.from('again'));
    await store.sweep(later(1), nobody);
    expect(await put(Buffer.from('again'))).toBe(sha256);
    await store.sweep(later(3), nobody);
    expect(await read(sha256)).toBe('again');
  });
});
