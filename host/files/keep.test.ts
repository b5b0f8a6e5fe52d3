import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#contract/problem';
import { files, type Files } from '.';
import { scanner } from './scan';
import { fileStore } from './store';
import { mp4, webm, office, officeMembers, pdf, zip, type Member } from '#testing/zip';

let folder: string;
let mine: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-files-'));
  mine = files({ store: await fileStore(folder), folder, scan: scanner(undefined) });
});
afterEach(() => rm(folder, { recursive: true }));

const rules = {
  bytes: 20 * 1024 ** 2,
  kinds: ['jpg', 'png', 'webp', 'gif', 'pdf', 'docx', 'xlsx', 'pptx', 'mp4', 'webm'],
};
const keep = async (name: string, content: Buffer, by: typeof rules = rules) => {
  const pending = await mine.take(name, Readable.from([content]), by);
  await pending.keep();
  return pending;
};
const read = async (sha256: string): Promise<Buffer> =>
  Buffer.concat((await (await mine.open(sha256)).toArray()) as Buffer[]);
const refusal = (attempt: Promise<unknown>): Promise<number> =>
  attempt.then(
    () => 0,
    (problem: Problem) => problem.code,
  );
const everything = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } });
const png = await picture.clone().png().toBuffer();
const jpg = await picture.clone().jpeg().toBuffer();
const gif = await picture.clone().gif().toBuffer();
const webp = await picture.clone().webp().toBuffer();

/** A PDF whose objects are these, by number; those of `packed` lie in a compressed stream. */
const document = (objects: Readonly<Record<number, string>>, packed: Readonly<Record<number, string>> = {}): Buffer => {
  const bodies = Object.values(packed);
  const list = Object.keys(packed).map((number, at) => `${number} ${bodies.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)}`);
  const head = `${list.join(' ')} `;
  const stream = deflateSync(Buffer.from(head + bodies.join(' '), 'latin1'));
  const compressed =
    bodies.length > 0
      ? `9 0 obj<</Type/Obj#53tm/N ${bodies.length}/First ${head.length}/Filter/FlateDecode/Length ${stream.length}>>stream\n${stream.toString('latin1')}\nendstream endobj\n`
      : '';
  return pdf(Object.entries(objects).map(([number, body]) => `${number} 0 obj\n${body}\nendobj\n`).join('') + compressed);
}; // oxfmt-ignore

describe('[UP-01] a PDF that does something when it is opened is refused', () => {
  const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
  test.each([
    ['in its catalogue', document({ 1: `<</Type/Catalog/OpenAction ${script}>>` })],
    ['under an escaped name', document({ 1: `<</Type/Catalog/Open#41ction ${script}>>` })],
    ['by a reference', document({ 1: '<</Type/Catalog/OpenAction 5 0 R>>', 5: script })],
    ['that starts a program', document({ 1: '<</OpenAction<</S/Launch/F(cmd.exe)>>>>' })],
    ['that calls somewhere', document({ 1: '<</OpenAction<</S/URI/URI(http://evil.example)>>>>' })],
    ['after a page was shown', document({ 1: `<</OpenAction<</S/GoTo/D[3 0 R/Fit]/Next ${script}>>>>` })],
    ['in compressed objects', document({}, { 4: '<</A 1>>', 1: `<</Type/Catalog/OpenAction ${script}>>` })],
    [
      'by a reference to a compressed object',
      document({ 1: '<</OpenAction 5 0 R>>' }, { 4: '[1 2]', 5: script }),
    ],
    [
      'of which two versions stand there',
      document({ 1: '<</OpenAction 5 0 R>>', 5: '[3 0 R/Fit]' }, { 5: script }),
    ],
    ['that is nowhere', document({ 1: '<</OpenAction 77 0 R>>' })],
    [
      'as a script of the whole document',
      document({ 1: '<</Names<</JavaScript 6 0 R>>>>', 6: '<</Names[(a) 7 0 R]>>' }),
    ],
    [
      'in objects that cannot be read',
      pdf('9 0 obj<</Type/ObjStm/N 1/First 4>>stream\nencrypted\nendstream endobj\n'),
    ],
    [
      'beyond the first megabytes',
      pdf(`${'% filler\n'.repeat(500_000)}1 0 obj<</OpenAction ${script}>>endobj`),
    ],
  ])('%s', async (_, content) => {
    expect(await refusal(keep('a.pdf', content))).toBe(4001);
    expect(await everything()).toEqual([]);
  });

  test.each([
    ['nothing at all', document({ 1: '<</Type/Catalog>>' }, { 4: '<</Type/Page>>' })],
    ['at a page', document({ 1: '<</OpenAction[3 0 R/Fit]>>' })],
    ['at a page, as typesetters write it', document({ 1: '<</OpenAction 5 0 R>>' }, { 4: '(x)', 5: '<</S/GoTo/D[3 0 R/Fit]>>' })],
    ['with a link that somebody has to press', document({ 3: '<</Subtype/Link/A<</S/URI/URI(https://example.org)>>>>' })],
  ])('and one that opens with %s comes in', async (_, content) => {
    expect(await read((await keep('a.pdf', content)).sha256)).toEqual(content);
  }); // oxfmt-ignore
});

describe('an upload [UP-01]', () => {
  test.each([
    ['报告.pdf', pdf(), 'application/pdf'],
    ['a.DOCX', office('docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', office('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.pptx', office('pptx'), 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['a.mp4', mp4(), 'video/mp4'],
    ['a.webm', webm(), 'video/webm'],
  ])('of %s is kept as it came', async (name, content, type) => {
    const stored = await keep(name, content);
    expect(stored).toMatchObject({ name, type, size: content.length, scan: 'notScanned' });
    expect(await read(stored.sha256)).toEqual(content);
    expect(await everything()).toEqual([stored.sha256]);
  });

  test.each([
    ['a.png', png, 'png'],
    ['a.JPEG', jpg, 'jpeg'],
    ['a.gif', gif, 'gif'],
    ['a.webp', webp, 'webp'],
  ])('of the image %s is kept made anew', async (name, content, format) => {
    const hidden = Buffer.concat([content, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const stored = await keep(name, hidden);
    const bytes = await read(stored.sha256);
    expect(bytes.includes('<script>')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 40, height: 20 });
    expect(await everything()).toEqual([stored.sha256]);
  });

  test('of a photograph is turned upright, and tells neither place nor camera [UP-07]', async () => {
    const exif = { IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '39/1 54/1 0/1' } };
    const photograph = await picture
      .clone()
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .toBuffer();
    expect(photograph.includes('SECRET-CAMERA')).toBe(true);
    const bytes = await read((await keep('a.jpg', photograph)).sha256);
    expect(bytes.includes('SECRET-CAMERA')).toBe(false);
    const header = await sharp(bytes).metadata();
    expect(header).toMatchObject({ width: 20, height: 40 });
    expect([header.exif, header.xmp, header.iptc]).toEqual([undefined, undefined, undefined]);
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const main = officeMembers('docx')[0]!;
const withMember = (member: Member): Buffer => office('docx', [member]);
const floodPng = (width: number, height: number): Buffer => {
  const flood = Buffer.from(png);
  flood.writeUInt32BE(width, 16);
  flood.writeUInt32BE(height, 20);
  return flood;
};

const hostile: readonly (readonly [story: string, name: string, content: Buffer])[] = [
  ['a drawing with script', 'a.svg', svg],
  ['a drawing called a picture', 'a.png', svg],
  ['a page', 'a.html', html],
  ['a page called a document', 'a.pdf', html],
  ['a page before a document', 'a.pdf', Buffer.concat([html, pdf()])],
  ['a page behind a document', 'a.pdf', Buffer.concat([pdf(), html])],
  ['a document cut short', 'a.pdf', pdf().subarray(0, 60)],
  [
    'an archive behind a document',
    'a.pdf',
    Buffer.concat([pdf(), office('docx'), Buffer.from('startxref\n9\n%%EOF\n')]),
  ],
  [
    'an archive whose comment is a document’s end',
    'a.pdf',
    Buffer.concat([pdf(), zip([main], '\nstartxref\n9\n%%EOF\n')]),
  ],
  ['nothing at all', 'a.pdf', Buffer.alloc(0)],
  ['noise', 'a.pdf', randomBytes(5_000)],
  ['noise called a picture', 'a.jpg', randomBytes(5_000)],
  ['a picture called another', 'a.jpg', png],
  ['a picture called a document', 'a.pdf', png],
  ['a document called a picture', 'a.png', pdf()],
  ['a picture cut short', 'a.png', png.subarray(0, 60)],
  ['a flood of pixels', 'a.png', floodPng(30_000, 30_000)],
  ['a flood of pixels in one row', 'a.png', floodPng(2_000_000_000, 1)],
  ['a name with two ends', 'a.php.jpg', jpg],
  ['a name with two ends, spaced', 'a.html .png', png],
  ['a name in full width', 'a．ｓｖｇ', svg],
  ['a name without an end', 'pdf', pdf()],
  ['a name that ends elsewhere', 'a.pdf\0.exe', pdf()],
  ['a server page', 'a.cshtml', html],
  ['a server include', 'a.shtml', html],
  ['an archive', 'a.zip', office('docx')],
  ['a book called a text', 'a.docx', office('xlsx')],
  ['an archive without parts called a text', 'a.docx', zip([{ name: 'a.txt', content: 'a' }])],
  ['a text with macros', 'a.docx', withMember({ name: 'word/vbaProject.bin', content: 'x' })],
  [
    'a text that declares macros',
    'a.docx',
    withMember({ name: 'x.xml', content: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' }),
  ],
  [
    'an entity in sixteen bits',
    'a.docx',
    withMember({ name: 'x.xml', content: Buffer.from('\ufeff<!ENTITY b "b">', 'utf16le') }),
  ],
  [
    'an entity across pieces',
    'a.docx',
    withMember({ name: 'x.xml', content: `${' '.repeat(16_380)}<!ENTITY b "b">` }),
  ],
  ['a bomb', 'a.docx', withMember({ name: 'x.bin', content: Buffer.alloc(30 * 1024 ** 2) })],
  [
    'a bomb that lies',
    'a.docx',
    withMember({ name: 'x.bin', content: Buffer.alloc(30 * 1024 ** 2), declaredSize: 10 }),
  ],
  [
    'too many members',
    'a.docx',
    office(
      'docx',
      Array.from({ length: 1_000 }, (_, n) => ({ name: `${n}`, content: 'x' })),
    ),
  ],
  [
    'members that overlap',
    'a.docx',
    zip([main, { name: 'a', content: 'a' }, { name: 'a', localName: 'a', content: 'a', sharesWith: 1 }]),
  ],
  ['a member twice', 'a.docx', zip([main, { name: 'A', content: 'a' }, { name: 'a', content: 'b' }])],
  ['two names for one member', 'a.docx', withMember({ name: 'a.xml', localName: 'b.xml', content: 'x' })],
  ['a wrong checksum', 'a.docx', withMember({ name: 'a.xml', content: 'x', declaredCrc: 7 })],
  ['a way up', 'a.docx', withMember({ name: '../a.xml', content: 'x' })],
  ['an absolute way', 'a.docx', withMember({ name: '/etc/a.xml', content: 'x' })],
  ['another system’s way', 'a.docx', withMember({ name: 'c:\\a.xml', content: 'x' })],
  ['an encrypted member', 'a.docx', withMember({ name: 'a.xml', content: 'x', flags: 1 })],
  ['an unknown method', 'a.docx', withMember({ name: 'a.xml', content: 'x', method: 12 })],
  ['bytes before the archive', 'a.docx', Buffer.concat([Buffer.from('MZ'), office('docx')])],
  ['bytes behind the archive', 'a.docx', Buffer.concat([office('docx'), Buffer.from('MZ')])],
  ['an archive cut short', 'a.docx', office('docx').subarray(0, 200)],
  ['a film cut short', 'a.mp4', mp4().subarray(0, 90)],
  ['a film without film', 'a.mp4', Buffer.concat([mp4().subarray(0, 28), Buffer.from('\0\0\0\x08mdat')])],
  ['a film called by another kind', 'a.mp4', webm()],
  ['the like of a film', 'a.webm', webm(undefined, { kind: 'matroska' })],
  [
    'a web film with gaps without end',
    'a.webm',
    Buffer.concat([
      webm().subarray(0, 12),
      Buffer.alloc(200_000, Buffer.from('ec80', 'hex')),
      webm().subarray(12),
    ]),
  ],
  [
    'a web film with a head of gaps',
    'a.webm',
    Buffer.concat([
      Buffer.from('1a45dfa3500186a0', 'hex'),
      Buffer.alloc(100_000, Buffer.from('ec80', 'hex')),
    ]),
  ],
  ['a web film cut short', 'a.webm', webm().subarray(0, 60)],
  ['a web film and something behind it', 'a.webm', Buffer.concat([webm(), Buffer.from('<script>')])],
  ['a web film without film', 'a.webm', webm(Buffer.from('ec80', 'hex'))],
  ['a web film without tracks', 'a.webm', webm(undefined, { tracks: Buffer.alloc(0) })],
  ['a web film with what no film holds', 'a.webm', webm(Buffer.from('1f43b675828080a08100', 'hex'))],
  ['a film that never ends', 'a.mp4', mp4(Buffer.from('\0\0\x10\0free'))],
  ['a box without length', 'a.mp4', mp4(Buffer.from('\0\0\0\x04mdat'))],
  ['an archive behind a film', 'a.mp4', mp4(Buffer.concat([Buffer.from('\0\0\0\0free'), office('docx')]))],
];

describe('a hostile upload [UP-01] [UP-05]', () => {
  test.each(hostile)('%s is refused and leaves nothing', async (_story, name, content) => {
    expect(await refusal(keep(name, content))).toBe(4001);
    expect(await everything()).toEqual([]);
  });

  test('of a kind this call does not take is refused', async () => {
    expect(await refusal(keep('a.pdf', pdf(), { ...rules, kinds: ['png'] }))).toBe(4001);
    expect(await refusal(keep('a.svg', svg, { ...rules, kinds: ['svg', 'html'] }))).toBe(4001);
  });

  test('with ten thousand frames is refused from its header', async () => {
    const frames = Buffer.concat(
      Array.from({ length: 10_000 }, () => Buffer.from('2c0000000001000100000202440100', 'hex')),
    );
    const flood = Buffer.concat([
      Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
      frames,
      Buffer.from(';'),
    ]);
    expect((await sharp(flood).metadata()).pages).toBe(10_000);
    expect(await refusal(keep('a.gif', flood))).toBe(4001);
  });
});

describe('a big upload [UP-04]', () => {
  test('is cut at the cap of two hundred megabytes, and the memory grows by less than twenty', async () => {
    const mebibyte = Buffer.alloc(1024 ** 2, '%PDF-1.7 ');
    const cutAt = (bytes: number, sent = { mebibytes: 0 }) => {
      const endless = Readable.from(
        (function* () {
          for (; sent.mebibytes < 1_024; sent.mebibytes += 1) yield mebibyte;
        })(),
        { highWaterMark: 1 },
      );
      return refusal(mine.take('a.pdf', endless, { ...rules, bytes }));
    };
    // What a first upload loads and warms up is not what a long one holds.
    expect(await cutAt(20 * 1024 ** 2)).toBe(4002);
    const sent = { mebibytes: 0 };
    const before = process.memoryUsage().rss;
    expect(await cutAt(200 * 1024 ** 2, sent)).toBe(4002);
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 ** 2);
    expect(sent.mebibytes).toBeGreaterThan(199);
    expect(await everything()).toEqual([]);
  });

  test('that a parser cut short is too big as well', async () => {
    const cut = Object.assign(Readable.from([pdf()]), { truncated: true });
    expect(await refusal(mine.take('a.pdf', cut, rules))).toBe(4002);
    expect(await everything()).toEqual([]);
  });

  test('that breaks off leaves nothing', async () => {
    const broken = Readable.from(
      (function* () {
        yield pdf();
        throw new Error('the connection is gone');
      })(),
    );
    await expect(mine.take('a.pdf', broken, rules)).rejects.toThrow('the connection is gone');
    expect(await everything()).toEqual([]);
  });

  test('refused by its name flows away, so that the parts behind it can be read', async () => {
    const stream = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1_000)));
    const ended = new Promise((resolve) => stream.on('end', resolve));
    expect(await refusal(mine.take('a.exe', stream, rules))).toBe(4001);
    await ended;
  });
});
