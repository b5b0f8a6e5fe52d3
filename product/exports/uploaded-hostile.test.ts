import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem';
import { book, hostileBooks, office, relations, rowOf, withSheet } from '#testing/exports/books';
import { readUploaded } from './server/uploaded/reader';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-uploaded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (bytes: Buffer, longest = 300) => {
  const path = join(folder, 'sheet.xlsx');
  await writeFile(path, bytes);
  return readUploaded({ path, size: bytes.length, longest });
};
const refusalOf = (bytes: Buffer): Promise<number> =>
  read(bytes).then(
    () => 0,
    (fault: unknown) => {
      if (fault instanceof Problem) return fault.code;
      throw fault;
    },
  );

const heads = rowOf(1, ['名称', '值']);
/** A sheet of one row: a name, and a cell as its file spells it. */
const withCell = (cell: string, more = '') =>
  withSheet(`${heads}<row r="2"><c r="A2" t="inlineStr"><is><t>甲</t></is></c>${cell}</row>${more}`);
const styled = (value: string) => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const styles = `<?xml version="1.0"?><styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;
  const links = relations('worksheet', 'worksheets/sheet1.xml').replace(
    '</Relationships>',
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  const sheet = `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${heads}<row r="2"><c r="A2" t="inlineStr"><is><t>甲</t></is></c><c r="B2" s="1"><v>${value}</v></c></row></sheetData></worksheet>`;
  return book({ relations: links, sheet }, [{ name: 'xl/styles.xml', content: styles }]);
};

/** Read as what it shows; nothing of it is worked out, followed or believed. */
const harmless: readonly (readonly [story: string, bytes: Buffer, shown: string])[] = [
  ['a formula', withCell('<c r="B2"><f>SUM(1,1)</f><v>2</v></c>'), '2'],
  ['a formula that calls a program', withCell(`<c r="B2" t="str"><f>cmd|'/c calc'!A1</f><v>乙</v></c>`), '乙'],
  ['a formula without a value', withCell('<c r="B2"><f>WEBSERVICE("http://192.0.2.1")</f></c>'), ''],
  ['text like a formula', withCell('<c r="B2" t="inlineStr"><is><t>=1+1</t></is></c>'), '=1+1'],
  ['no number', withCell('<c r="B2"><v>NaN</v></c>'), 'NaN'],
  ['a number beyond all', withCell('<c r="B2"><v>1e999</v></c>'), 'Infinity'],
  ['an error', withCell('<c r="B2" t="e"><v>#REF!</v></c>'), '#REF!'],
  ['words from right to left', withCell('<c r="B2" t="inlineStr"><is><t>\u202egpj.exe\u2066</t></is></c>'), '\u202egpj.exe\u2066'],
  ['ten thousand characters', withCell(`<c r="B2" t="inlineStr"><is><t>${'长'.repeat(10_000)}</t></is></c>`), '长'.repeat(300)],
  ['a shared text that there is not', withCell('<c r="B2" t="s"><v>7</v></c>'), ''],
  ['a day', styled('45000'), '2023-03-15'],
  ['a day beyond all calendars', styled('99999999999'), '#NUM!'],
  ['a day before all calendars', styled('-99999999999'), '#NUM!'],
  ['a merged cell', withCell('<c r="B2" t="inlineStr"><is><t>合并</t></is></c>', rowOf(3, ['乙'])), '合并'],
  [
    'a link to another workbook',
    book({
      relations: relations('worksheet', 'worksheets/sheet1.xml').replace(
        '</Relationships>',
        `<Relationship Id="rId3" Type="${office}/externalLink" Target="http://192.0.2.1/x" TargetMode="External"/></Relationships>`,
      ),
      sheet: `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${heads}<row r="2"><c r="A2" t="inlineStr"><is><t>甲</t></is></c><c r="B2"><f>[1]Sheet1!A1</f><v>3</v></c></row></sheetData></worksheet>`,
    }),
    '3',
  ],
]; // oxfmt-ignore

let drawn = 1;
/** Text that cannot be packed well: an archive of one sign over and over is refused as a bomb. */
const unlike = (length: number): string =>
  Array.from({ length }, () => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0x4e00 + (drawn % 200));
  }).join('');
const bare = (count: number, from = 2) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + from}"/>`).join('');

describe('[XL-01] a hostile sheet that comes in', () => {
  test.each(hostileBooks)('%s is refused in a sentence', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe(2052);
  });

  test.each(harmless)('%s is read as what it shows', async (_, bytes, shown) => {
    const { headings, rows } = await read(bytes);
    expect([headings, rows[0]!.cells[0], rows[0]!.cells[1] ?? '']).toEqual([['名称', '值'], '甲', shown]);
  });

  test('a row beyond all rows, a column beyond all letters and too many of either are refused, and the next sheet is read', async () => {
    for (const at of ['1048577', '999999999', '1e9', '0', '-3', 'x'])
      expect([at, await refusalOf(withSheet(heads + rowOf(at, ['甲'])))]).toEqual([at, 2052]);
    expect(await refusalOf(withSheet(`${heads}<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>`))).toBe(2052);
    expect(await refusalOf(withSheet(heads + bare(1_000_000)))).toBe(2052);
    // Rows of nothing are passed over, until something stands too far down.
    expect((await read(withSheet(heads + bare(10_000) + rowOf(10_002, ['甲'])))).rows).toEqual([{ row: 10_002, cells: ['甲'] }]);
    expect(await refusalOf(withSheet(heads + bare(20_000) + rowOf(20_002, ['甲'])))).toBe(2052);
    // Each cell may be long, and not all of them together.
    const long = withSheet(heads + rowOf(2, [unlike(3_000).repeat(10)]));
    expect((await read(long, 32_767)).rows[0]!.cells[0]).toHaveLength(30_000);
    const many = Array.from({ length: 150 }, (_, at) => rowOf(at + 2, [unlike(3_000).repeat(10)])).join('');
    await expect(read(withSheet(heads + many), 32_767)).rejects.toMatchObject({ code: 2053 });
    expect((await read(withSheet(heads + rowOf(2, ['甲', '乙'])))).rows).toEqual([{ row: 2, cells: ['甲', '乙'] }]);
  }, 60_000); // oxfmt-ignore
});
