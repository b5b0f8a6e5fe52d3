import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem';
import { zip, type Member } from '#testing/zip';
import { readerBounds, sheetReader } from './server/import/reader';
import { headings, peopleFrom } from '#testing/people/imports';

let folder: string;
const reader = sheetReader();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-sheets-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (type: string, target: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowOf = (at: number | string, texts: readonly string[]) =>
  `<row r="${at}">${texts.map((text, column) => cell(`${'ABCDEFGHIJ'[column]}${at}`, text)).join('')}</row>`;
const good = peopleFrom(13_600_000_000, 1)[0]!;
const sheetOf = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet ${main}><sheetData>${inside}</sheetData></worksheet>`;
const plain = rowOf(1, headings) + rowOf(2, good);

type Parts = Partial<Record<'types' | 'root' | 'book' | 'relations' | 'sheet', string | Buffer>>;
const members = (parts: Parts = {}): Member[] => [
  { name: '[Content_Types].xml', content: parts.types ?? types },
  { name: '_rels/.rels', content: parts.root ?? relations('officeDocument', 'xl/workbook.xml') },
  {
    name: 'xl/workbook.xml',
    content:
      parts.book ??
      `<?xml version="1.0" encoding="UTF-8"?><workbook ${main} xmlns:r="${office}"><sheets><sheet name="一" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: parts.relations ?? relations('worksheet', 'worksheets/sheet1.xml'),
  },
  { name: 'xl/worksheets/sheet1.xml', content: parts.sheet ?? sheetOf(plain) },
];
const book = (parts: Parts = {}, more: readonly Member[] = []) => zip([...members(parts), ...more]);
const withSheet = (inside: string) => book({ sheet: sheetOf(inside) });
const changed = (change: Partial<Member>) =>
  zip(members().map((member, at) => (at === 4 ? { ...member, ...change } : member)));
const entity = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
const before = (declaration: string, text: string) => text.replace('?>', `?>${declaration}`);
const zeros = Buffer.alloc(30 * 1024 ** 2);
const ofBytes = (count: number) => Buffer.alloc(count, '<x/>');
const endAt = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
const patched = (bytes: Buffer, at: number, value: number, size: 2 | 4 = 2) => {
  const copy = Buffer.from(bytes);
  if (size === 2) copy.writeUInt16LE(value, endAt(bytes) + at);
  else copy.writeUInt32LE(value, endAt(bytes) + at);
  return copy;
};
const name = (text: string) => withSheet(rowOf(1, headings) + rowOf(2, [text, ...good.slice(1)]));

/** Refused in a sentence. */
const refused: readonly (readonly [story: string, bytes: Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.from('0123456789abcdef'.repeat(300))],
  ['a page', Buffer.from('<html><table><tr><td>姓名</td></tr></table></html>')],
  ['the old format', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096)])],
  ['two million bytes and one', Buffer.concat([book(), Buffer.alloc(2 * 1_048_576)])],
  ['an archive of nothing', zip([])],
  ['an archive without a book', zip([{ name: 'a.txt', content: 'a' }])],
  ['a text document', book({ types: types.replaceAll('spreadsheetml', 'wordprocessingml') })],
  ['a book with macros', book({}, [{ name: 'xl/vbaProject.bin', content: 'x' }])],
  [
    'a book that declares macros',
    book({ types: types.replace('</Types>', '<!-- macroEnabled --></Types>') }),
  ],
  ['cut short at its head', book().subarray(0, 40)],
  ['cut short in its middle', book().subarray(0, book().length / 2)],
  ['cut short at its end', book().subarray(0, -1)],
  ['bytes before it', Buffer.concat([Buffer.from('MZ'), book()])],
  ['bytes behind it', Buffer.concat([book(), Buffer.from('MZ')])],
  ['several disks', patched(book(), 4, 1)],
  ['more members than there are', patched(book(), 10, 900)],
  ['fewer members than there are', patched(patched(book(), 10, 1), 8, 1)],
  ['a directory elsewhere', patched(book(), 16, 7, 4)],
  ['a directory of four thousand million bytes', patched(book(), 12, 0xffff_ff00, 4)],
  ['an encrypted member', changed({ flags: 1 })],
  ['a strongly encrypted member', changed({ flags: 0x41 })],
  ['an unknown method', changed({ method: 12 })],
  ['a wrong checksum', changed({ declaredCrc: 7 })],
  ['less declared than comes out', changed({ declaredSize: 10 })],
  ['more declared than comes out', changed({ declaredSize: 1_000_000 })],
  ['a size only 64-bit records hold', changed({ declaredSize: 0xffff_ffff })],
  ['two names for one member', changed({ localName: 'xl/worksheets/sheet2.xml' })],
  ['a member twice', book({}, [{ name: 'XL/worksheets/sheet1.xml', content: 'x' }])],
  ['members that overlap', book({}, [{ name: 'xl/worksheets/sheet1.xm', content: 'x', sharesWith: 4 }])],
  [
    'a thousand members and one',
    book(
      {},
      Array.from({ length: 996 }, (_, at) => ({ name: `x${at}`, content: 'x' })),
    ),
  ],
  ['a way up', book({}, [{ name: '../../etc/cron.d/x', content: 'x' }])],
  ['an absolute way', book({}, [{ name: '/etc/passwd', content: 'x' }])],
  ['another system’s way', book({}, [{ name: 'c:\\windows\\x', content: 'x' }])],
  ['a bomb beside the sheet', book({}, [{ name: 'x.bin', content: zeros }])],
  ['a bomb that says it is small', book({}, [{ name: 'x.bin', content: zeros, declaredSize: 10 }])],
  ['a bomb for a sheet', book({ sheet: zeros })],
  [
    'a bomb in many pieces',
    book(
      {},
      Array.from({ length: 30 }, (_, at) => ({ name: `${at}.xml`, content: ofBytes(1024 ** 2) })),
    ),
  ],
  ['a hundred megabytes declared and one more', changed({ declaredSize: 101 * 1024 ** 2 })],
  ['an entity in the sheet', book({ sheet: before(entity, sheetOf(plain)) })],
  ['an entity in the book', book({ book: `<?xml version="1.0"?>${entity}<workbook/>` })],
  [
    'an entity in the relations',
    book({ relations: before(entity, relations('worksheet', 'worksheets/sheet1.xml')) }),
  ],
  ['an entity in the list of parts', book({ types: before(entity, types) })],
  ['an entity in a part nobody reads', book({}, [{ name: 'docProps/app.xml', content: entity }])],
  [
    'a laugh multiplied',
    book({
      sheet: before(`<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(99)}">]>`, sheetOf(plain)),
    }),
  ],
  [
    'an entity in sixteen bits',
    book({ sheet: Buffer.from(`\ufeff${before(entity, sheetOf(plain))}`, 'utf16le') }),
  ],
  [
    'a type declaration elsewhere',
    book({ sheet: before('<!DOCTYPE a SYSTEM "http://192.0.2.1/x.dtd">', sheetOf(plain)) }),
  ],
  ['a sheet that is not there', zip(members().slice(0, 4))],
  ['a book without sheets', book({ book: `<?xml version="1.0"?><workbook ${main}><sheets/></workbook>` })],
  ['a sheet without rows', withSheet('')],
  ['a sheet without headings', withSheet(rowOf(1, good))],
  ['half of the headings', withSheet(rowOf(1, headings.slice(0, 4)) + rowOf(2, good))],
  [
    'five thousand rows and one',
    withSheet(
      rowOf(1, headings) + Array.from({ length: 5_001 }, (_, at) => rowOf(at + 2, [`人${at}`])).join(''),
    ),
  ],
];

/** Read as the text it is; nothing of it is followed, worked out or believed. */
const harmless: readonly (readonly [story: string, bytes: Buffer, name: string])[] = [
  [
    'a formula',
    withSheet(
      rowOf(1, headings) +
        `<row r="2"><c r="A2" t="str"><f>HYPERLINK("https://example.org")</f><v>甲</v></c></row>`,
    ),
    '甲',
  ],
  ['text that is a formula', name("=cmd|'/c calc'!A1"), "=cmd|'/c calc'!A1"],
  ['the name of a prototype', name('__proto__'), '__proto__'],
  ['a constructor', name('constructor'), 'constructor'],
  ['markup', name('&lt;img src=x onerror=alert(1)&gt;'), '<img src=x onerror=alert(1)>'],
  ['a cell of thirty thousand characters', name('长'.repeat(30_000)), '长'.repeat(300)],
  [
    'a relation that leaves the product',
    book({
      relations: relations('worksheet', 'worksheets/sheet1.xml').replace(
        '</Relationships>',
        `<Relationship Id="rId2" Type="${office}/externalLink" Target="http://192.0.2.1/x" TargetMode="External"/></Relationships>`,
      ),
    }),
    good[0]!,
  ],
];

describe('[XL-01] a hostile workbook', () => {
  let count = 0;
  const placed = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, `${(count += 1)}.xlsx`);
    await writeFile(path, bytes);
    return path;
  };
  const read = async (bytes: Buffer) => reader.read(await placed(bytes), bytes.length);
  const refusalOf = async (reading: Promise<unknown>): Promise<number> =>
    reading.then(
      () => 0,
      (fault: unknown) => {
        if (fault instanceof Problem) return fault.code;
        throw fault;
      },
    );

  test('there are sixty of them, and the honest one is read', async () => {
    expect(refused.length + harmless.length).toBe(60);
    const { rows, heap } = await read(book());
    expect(rows).toEqual([
      { row: 2, cells: expect.objectContaining({ name: '人0', mobile: '13600000000' }) },
    ]);
    expect(heap).toBeLessThan(readerBounds.megabytes * 1024 ** 2);
  });

  test.each(refused)('%s is refused in a sentence', async (_, bytes) => {
    expect(await refusalOf(read(bytes))).toBe(1019);
  });

  test.each(harmless)('%s is text', async (_, bytes, text) => {
    const { rows } = await read(bytes);
    expect(rows.map(({ cells }) => cells.name)).toEqual([text]);
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  test('that takes too long or too much ends its thread, and the next file gets another one', async () => {
    const five = withSheet(
      rowOf(1, headings) +
        peopleFrom(13_600_000_000, 5_000)
          .map((row, at) => rowOf(at + 2, row))
          .join(''),
    );
    // Packed a fortieth of what it is: within the bounds of an archive, beyond those of a small thread.
    let drawn = 1;
    const long = () =>
      Array.from({ length: 40 }, () => {
        drawn = (drawn * 48_271) % 2_147_483_647;
        return `${drawn}${'长文字'.repeat(20)}`;
      }).join('');
    const heavy = withSheet(
      rowOf(1, headings) +
        Array.from({ length: Math.floor(5_600 / headings.length) }, (_, at) =>
          rowOf(at + 2, headings.map(long)),
        ).join(''),
    );
    const [small, big, light] = [await placed(five), await placed(heavy), await placed(book())];
    const hasty = sheetReader({ ...readerBounds, seconds: 0.05 });
    expect(await refusalOf(hasty.read(small, five.length))).toBe(2764);
    await hasty.close();
    const poor = sheetReader({ ...readerBounds, megabytes: 40 });
    expect((await poor.read(light, book().length)).rows).toHaveLength(1);
    expect(await refusalOf(poor.read(big, heavy.length))).toBe(2765);
    expect((await poor.read(light, book().length)).rows).toHaveLength(1);
    await poor.close();
    expect((await reader.read(small, five.length)).rows).toHaveLength(5_000);
  });
});
