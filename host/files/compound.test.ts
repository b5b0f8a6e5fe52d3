import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect } from './inspect';
import { fileKinds } from './kinds';

const sector = 512;

/** A compound file with these streams and storages; all streams have the same content of whole sectors. */
const compound = (
  names: readonly string[],
  { content = Buffer.alloc(8 * sector), circle = false }: { content?: Buffer; circle?: boolean } = {},
): Buffer => {
  const entries = ['Root Entry', ...names];
  const directorySectors = Math.ceil(entries.length / 4);
  const contentSectors = Math.ceil(content.length / sector);
  // The table of chains, then the directory, then the content.
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  const chain = (from: number, count: number): void => {
    for (let at = 0; at < count; at += 1)
      table.writeUInt32LE(at === count - 1 ? (circle ? from : 0xfffffffe) : from + at + 1, (from + at) * 4);
  };
  chain(1, directorySectors);
  chain(1 + directorySectors, contentSectors);
  const head = Buffer.alloc(sector, 0xff);
  head.write('d0cf11e0a1b11ae1', 0, 'hex');
  head.fill(0, 8, 76);
  head.writeUInt16LE(62, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(0xfffffffe, 60);
  head.writeUInt32LE(0xfffffffe, 68);
  head.writeUInt32LE(0, 76);
  const directory = Buffer.alloc(directorySectors * sector);
  entries.forEach((name, place) => {
    const at = place * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = place === 0 ? 5 : 2;
    directory.writeUInt32LE(place === 0 ? 0xfffffffe : 1 + directorySectors, at + 116);
    directory.writeUInt32LE(place === 0 ? 0 : content.length, at + 120);
  });
  return Buffer.concat([
    head,
    table,
    directory,
    content,
    Buffer.alloc(contentSectors * sector - content.length),
  ]);
};

/** The beginning of a workbook: its list of sheets, each with what it is. */
const workbook = (...sheets: readonly number[]): Buffer => {
  const records = sheets.map((kind) => {
    const record = Buffer.alloc(4 + 8);
    record.writeUInt16LE(0x85, 0);
    record.writeUInt16LE(8, 2);
    record[9] = kind;
    return record;
  });
  const bytes = Buffer.concat([
    Buffer.from('0908020000000000', 'hex').subarray(0, 4),
    Buffer.alloc(2),
    ...records,
    Buffer.from('0a000000', 'hex'),
  ]);
  return Buffer.concat([bytes, Buffer.alloc(8 * sector - bytes.length)]);
};

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'assay-compound-'))));
afterAll(() => rm(folder, { recursive: true }));

const judged = async (extension: string, bytes: Buffer): Promise<string> => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const kind = fileKinds.find((each) => each.extension === extension)!;
  return inspect(path, bytes.length, kind).then(
    () => 'taken',
    (fault: Error) => fault.message,
  );
};

test('[UP-01] an old office file is taken as what it is called, by what stands in it', async () => {
  expect(await judged('doc', compound(['WordDocument', '1Table', 'Data']))).toBe('taken');
  expect(await judged('xls', compound(['Workbook'], { content: workbook(0, 2) }))).toBe('taken');
  expect(await judged('ppt', compound(['PowerPoint Document', 'Pictures', 'Current User']))).toBe('taken');
  expect(await judged('xls', compound(['WordDocument']))).toBe('the main stream is missing');
  expect(await judged('doc', compound(['Workbook']))).toBe('the main stream is missing');
  expect(await judged('doc', Buffer.from('%PDF-1.7 '))).toContain('called doc');
});

test('[UP-01] macros of every age, programs within, encryption and damage are refused', async () => {
  for (const bad of [
    'VBA',
    '_VBA_PROJECT',
    '_VBA_PROJECT_CUR',
    'Macros',
    '\u0001Ole10Native',
    'EncryptedPackage',
  ])
    expect([bad, await judged('doc', compound(['WordDocument', bad]))]).toEqual([
      bad,
      'macros, or a program in it',
    ]);
  expect(await judged('xls', compound(['Workbook'], { content: workbook(0, 1) }))).toBe('a sheet of macros');
  expect(await judged('doc', compound(['WordDocument'], { circle: true }))).toBe('a circle');
  expect(await judged('doc', compound(['WordDocument']).subarray(0, 700))).not.toBe('taken');
});
