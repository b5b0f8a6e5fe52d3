import { headings, peopleFrom } from '../people/imports';
import { zip, type Member } from '../zip';

/** Workbooks made part by part, honest or not: for the readers of what is uploaded. */
const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
/** What the kinds of relations between parts begin with. */
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The relations of a part: one, of a kind, to another part. */
export const relations = (type: string, target: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
/** A row of cells that hold text; `at` is the number it says it has. */
export const rowOf = (at: number | string, texts: readonly string[]) =>
  `<row r="${at}">${texts.map((text, column) => cell(`${'ABCDEFGHIJ'[column]}${at}`, text)).join('')}</row>`;
/** Somebody who may be brought in, as a row. */
export const good = peopleFrom(13_600_000_000, 1)[0]!;
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
/** A workbook of these parts, the others honest: one person beneath the template's headings. */
export const book = (parts: Parts = {}, more: readonly Member[] = []) => zip([...members(parts), ...more]);
/** The same with these rows. */
export const withSheet = (inside: string) => book({ sheet: sheetOf(inside) });
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

/** Workbooks that no reader takes, whatever their headings are to be. */
export const hostileBooks: readonly (readonly [story: string, bytes: Buffer])[] = [
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
  [
    'five thousand rows and one',
    withSheet(
      rowOf(1, headings) + Array.from({ length: 5_001 }, (_, at) => rowOf(at + 2, [`人${at}`])).join(''),
    ),
  ],
];
