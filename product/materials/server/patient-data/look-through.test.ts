import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeIdentityCard } from '#contract/identity-card';
import { fileKinds } from '#host/files/kinds';
import { pdfWith, sheetsWith, slidesWith, wordWith } from '#testing/materials/documents';
import { zip } from '#testing/zip';
import { lookThrough } from './look-through';
import { lookingThread } from './thread';

const card = makeIdentityCard('110101', '1990-03-07', 773);
const form = '姓名：王小明　住院号：00123456';
const mobile = '患者电话：13812345678';
const mimeOf = (extension: string): string => fileKinds.find((kind) => kind.extension === extension)!.mime;

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'assay-look-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
const lying = async (bytes: Buffer): Promise<string> => {
  const path = join(folder, `file-${(made += 1)}`);
  await writeFile(path, bytes);
  return path;
};
const through = async (extension: string, bytes: Buffer) =>
  lookThrough(await lying(bytes), mimeOf(extension), folder);

test('a PDF is read page by page, in a Chinese font that it does not bring along; what is found is named by page and masked', async () => {
  expect(await through('pdf', pdfWith([['目录'], [form, mobile], [], [`证件号 ${card}`, form]]))).toEqual({
    state: 'checked',
    part: 'page',
    read: 3,
    parts: 4,
    findings: [
      { kind: 'idNumber', count: 1, places: [4], masked: ['1*****3'.replace('3', card.at(-1)!)] },
      { kind: 'mobile', count: 1, places: [2], masked: ['138****5678'] },
      { kind: 'nameWithNumber', count: 2, places: [2, 4], masked: ['王** ****56'] },
    ],
  });
});

test('a PDF without a text layer says so, one in which nothing is found was checked, and a broken one is not read', async () => {
  await expect(through('pdf', Buffer.from('%PDF-1.4\nbroken'))).rejects.toThrow('Invalid PDF');
  expect(await through('pdf', pdfWith([[], []]))).toMatchObject({ state: 'noText', read: 0, parts: 2 });
  expect(await through('pdf', pdfWith([['伦理审查批件']]))).toMatchObject({ state: 'checked', findings: [] });
});

test('a Word file is read with its tables and what stands above its pages, however its words are cut into runs', async () => {
  const found = await through(
    'docx',
    wordWith(
      [`受试者 ${card}`, 'a < b & c'],
      [
        ['序号', '姓名', '住院号'],
        ['1', '陈家洛', '00912345'],
      ],
      form,
    ),
  );
  expect(found).toMatchObject({ state: 'checked', part: 'document', read: 1, parts: 1 });
  expect(found.findings.map(({ kind, count }) => [kind, count])).toEqual([
    ['idNumber', 1],
    ['nameWithNumber', 2],
  ]);
});

test('sheets of a workbook and slides are told by their numbers', async () => {
  const book = await sheetsWith([
    [
      ['指标', '数值'],
      ['灵敏度', 97.2],
    ],
    [
      ['住院号', '姓名'],
      [912_345, '霍青桐'],
      ['00912346', '陈家洛'],
    ],
  ]);
  expect(await through('xlsx', book)).toMatchObject({
    ...{ part: 'sheet', read: 2, parts: 2 },
    findings: [{ kind: 'nameWithNumber', count: 2, places: [2] }],
  });
  expect(await through('pptx', slidesWith(['封面', mobile]))).toMatchObject({
    ...{ part: 'slide', read: 2, parts: 2 },
    findings: [{ kind: 'mobile', places: [2] }],
  });
});

test('an archive is read file by file; what of it cannot be read is not counted, and nothing of it stays on the disk', async () => {
  const packed = zip([
    { name: '病例/一.docx', content: wordWith([mobile]) },
    { name: '照片.jpg', content: Buffer.from('no picture') },
    { name: '坏的.pdf', content: Buffer.from('%PDF-1.4 nothing else') },
    { name: '二.pdf', content: pdfWith([[form]]) },
  ]);
  const before = await readdir(folder);
  expect(await through('zip', packed)).toMatchObject({
    ...{ state: 'checked', part: 'file', read: 2, parts: 4 },
    findings: [
      { kind: 'mobile', places: [1] },
      { kind: 'nameWithNumber', places: [4] },
    ],
  });
  expect((await readdir(folder)).length).toBe(before.length + 1);
});

test('pictures and old formats are not looked at, and say so', async () => {
  for (const extension of ['jpg', 'mp4', 'doc', 'xls'])
    expect(await through(extension, Buffer.from('anything'))).toMatchObject({
      state: 'unsupported',
      findings: [],
    });
});

const inThread = async (path: string, mime: string, bounds?: { megabytes: number; seconds: number }) => {
  const thread = lookingThread(bounds);
  try {
    return await thread.look(path, mime);
  } finally {
    await thread.close();
  }
};

test('a thread of its own reads the same; a broken file, one that takes too long and one that eats memory end it, and nothing else [PI-11]', async () => {
  const good = await lying(wordWith([form]));
  const broken = await lying(Buffer.from('no archive'));
  const thread = lookingThread();
  await expect(thread.look(broken, mimeOf('docx'))).rejects.toThrow('BadZip');
  // The next file, and the one after it, are read all the same.
  for (let twice = 0; twice < 2; twice += 1)
    expect(await thread.look(good, mimeOf('docx'))).toMatchObject({ state: 'checked', read: 1 });
  await thread.close();
  await expect(inThread(good, mimeOf('docx'), { megabytes: 384, seconds: 0.01 })).rejects.toThrow('time');
  const rows = Array.from({ length: 12_000 }, (_, row) => [`${form}${row}`, row]);
  const greedy = await lying(await sheetsWith([rows]));
  await expect(inThread(greedy, mimeOf('xlsx'), { megabytes: 16, seconds: 60 })).rejects.toThrow('memory');
}, 60_000);
