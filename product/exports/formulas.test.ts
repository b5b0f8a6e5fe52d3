import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createInflateRaw } from 'node:zlib';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipMembers } from '#host/files/zip';
import { openApp, type TestApp } from '#testing';
import { staff } from '#product/people/contract';
import { organisationIdOf, roleIdOf } from '#testing/lookups';
import { done, headings, send } from '#testing/people/imports';
import { sheetCellOf } from './cells';
import { cellKinds, type ExportAsked } from './contract';
import { workbook } from './server/workbook';
import { roleCode } from '#contract/rights';

/** What spreadsheet programs, and those that read their files, take for the beginning of a formula or a command. */
const signs = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '\u0000', '＝', '＋', '－', '＠', '|', '%', '&', '!'],
  ...[
    "'=",
    '"=',
    ' =',
    '\u00a0=',
    '\u3000=',
    '\u200b=',
    '\ufeff=',
    '\u202e=',
    '\t=',
    '\r=',
    '\n=',
    '\u0000=',
  ],
  ...[
    '=+',
    '+-',
    '--',
    '@@',
    '=cmd|',
    '=DDE(',
    '=HYPERLINK(',
    '+HYPERLINK(',
    '-2+3+',
    '@SUM(',
    '＝HYPERLINK(',
  ],
  ';=',
];
const dangerous = signs.map((sign) => `${sign}HYPERLINK("https://example.org","x")+1`);

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-formulas-'));
  app = await openApp();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

/** The XML of a workbook's sheet, read by no library of spreadsheets. */
const xmlOf = async (bytes: Buffer): Promise<string> => {
  const path = join(folder, 'sheet.xlsx');
  await writeFile(path, bytes);
  const file = await open(path, 'r');
  const member = (await zipMembers(file, bytes.length)).find(({ name }) =>
    name.endsWith('worksheets/sheet1.xml'),
  )!;
  await file.close();
  const packed = createReadStream(path, { start: member.start, end: member.start + member.packed - 1 });
  return (await buffer(member.deflated ? packed.pipe(createInflateRaw()) : packed)).toString();
};

/** Cells that hold neither a formula nor anything a program would work out: every one of type text. */
const expectText = async (bytes: Buffer, least: number): Promise<void> => {
  const xml = await xmlOf(bytes);
  expect(xml).not.toMatch(/<f[\s>/]/);
  const cells = [...xml.matchAll(/<c\s([^>]*)>/g)].map(
    ([, attributes]) => /\bt="(\w+)"/.exec(attributes!)?.[1],
  );
  expect(cells.length).toBeGreaterThanOrEqual(least);
  expect(cells.filter((type) => type !== 's' && type !== 'inlineStr')).toEqual([]);
  const { sheets } = await readXlsx(bytes);
  expect([...(sheets[0]!.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
};

describe('[XL-03] what leaves in a spreadsheet is text', () => {
  test('[XL-03] forty beginnings of a formula in every kind of column, and in its heading', async () => {
    expect(new Set(signs).size).toBe(40);
    for (const text of dangerous) {
      const columns: ExportAsked['columns'] = cellKinds.map((kind) => ({
        field: 'value',
        heading: text.slice(0, 100),
        kind,
        words: { yes: text, no: text, code: text, '1': text },
      }));
      const asked: ExportAsked = {
        list: '/api/x',
        query: {},
        scope: 'all',
        rowKey: 'id',
        title: text,
        columns,
      };
      const values = [text, [text, 'code'], 'code', { masked: text }, true, 1];
      // A number in a column of numbers is one; nothing else is.
      const rows = values.map((value) =>
        columns.map((column) =>
          sheetCellOf(
            column,
            typeof value === 'number' && ['number', 'money'].includes(column.kind) ? text : value,
          ),
        ),
      );
      await expectText(await buffer(workbook(asked, rows)), rows.length * columns.length);
    }
  });

  test('[XL-03] the rows of an import that are to be mended, whatever stood in them, and the template', async () => {
    const admin = await app.signIn('admin');
    const rows = dangerous.map((text) => headings.map(() => text));
    const fileId = await send(
      admin,
      await writeXlsx({ sheets: [{ name: '人员', rows: [headings, ...rows] }] }),
    );
    const { id, failedRows } = await done(admin, {
      fileId,
      organisationId: await organisationIdOf(app, 'PJ001'),
      roleId: await roleIdOf(app, roleCode.expert),
      dryRun: true,
    });
    expect(failedRows).toBe(40);
    const { bytes } = await admin.take(staff.calls.importErrors, { id });
    await expectText(bytes, 40 * (headings.length + 1));
    const mended = (await readXlsx(bytes)).sheets[0]!.rows;
    expect(mended.slice(1).map(([name]) => String(name).includes('HYPERLINK'))).toEqual(Array(40).fill(true));
    await expectText((await admin.take(staff.calls.importTemplate, {})).bytes, headings.length);
  });
});
