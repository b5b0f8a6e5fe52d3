import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { cellOf, plainText, sheetCellOf } from './cells';
import type { ExportAsked, ExportedColumn } from './contract';
import { nameOf } from './server/exported-file';
import { workbook } from './server/workbook';

const column = (kind: ExportedColumn['kind'], words?: Record<string, string>): ExportedColumn => ({
  field: 'value',
  heading: '列',
  kind,
  ...(words && { words }),
});
const asked: ExportAsked = {
  list: '/api/x',
  query: {},
  scope: 'all',
  rowKey: 'id',
  title: '成果申报',
  columns: [column('text')],
};
const opened = async (...texts: string[]) => {
  const bytes = await buffer(
    workbook(
      asked,
      texts.map((text) => [plainText(text)]),
    ),
  );
  return (await readXlsx(bytes)).sheets[0]!.rows.slice(1).map(([cell]) => cell);
};

describe('a cell of an export', () => {
  test.each([
    ['text', 'βeta “x” 𠮷', 'βeta “x” 𠮷'],
    ['text', null, '/'],
    ['text', '', '/'],
    ['text', ['一', '二'], '一 · 二'],
    ['text', [], '/'],
    ['text', { masked: '138****0001', open: '13800000001' }, '138****0001'],
    ['number', 9, 9],
    ['number', 0, 0],
    ['money', '1234.50', 1234.5],
    ['money', '999999999999.99', 999_999_999_999.99],
    ['money', '12345678901234.56', '12345678901234.56'],
    ['money', null, '/'],
    ['day', '2026-11-21', '2026-11-21'],
    ['day', '2026-11-20T16:30:00.000Z', '2026-11-21'],
    ['moment', '2026-11-20T16:30:00.000Z', '2026-11-21 00:30'],
  ] as const)('%s %j reads %j', (kind, value, shown) => {
    expect(cellOf(column(kind), value)).toBe(shown);
  });

  test.each([
    ['day', '2026-11-21', new Date('2026-11-21T00:00:00Z')],
    ['day', '2026-11-20T16:30:00.000Z', new Date('2026-11-21T00:00:00Z')],
    ['day', '2026-11', '2026-11'],
    ['day', null, '/'],
    ['moment', '2026-11-20T16:30:59.000Z', new Date('2026-11-21T00:30:00Z')],
    ['moment', '2026-11-21T00:30:00+08:00', new Date('2026-11-21T00:30:00Z')],
    ['moment', '专利 1', '专利 1'],
    ['moment', '=1', '=1'],
    ['moment', '-1', '-1'],
    ['moment', '2026-13-45T99:99:00Z', '2026-13-45T99:99:00Z'],
    ['money', '1234.50', 1234.5],
    ['text', '2026-11-21', '2026-11-21'],
  ] as const)('%s %j is in a spreadsheet %j: a date only where it is one', (kind, value, written) => {
    expect(sheetCellOf(column(kind), value)).toEqual(written);
  });

  test('numbers, amounts and dates say how they are written, and are still numbers', async () => {
    const columns = [column('number'), column('money'), column('day'), column('moment')];
    const values = [9, '1234.50', '2026-11-21', '2026-11-20T16:30:00Z'];
    const bytes = await buffer(
      workbook({ ...asked, columns }, [columns.map((each, at) => sheetCellOf(each, values[at]))]),
    );
    const { rows } = (await readXlsx(bytes)).sheets[0]!;
    expect(rows[1]).toEqual([9, 1234.5, new Date('2026-11-21'), new Date('2026-11-21T00:30:00Z')]);
    const path = join(await mkdtemp(join(tmpdir(), 'assay-cells-')), 'sheet.xlsx');
    await writeFile(path, bytes);
    const styles = execFileSync('unzip', ['-p', path, 'xl/styles.xml']).toString();
    for (const format of ['#,##0.00', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm'])
      expect(styles).toContain(`formatCode="${format}"`);
  });

  test('[SH13] yes, no, limited release and codes are said in words; an unknown code stands for itself', () => {
    const words = { yes: 'Sí', no: 'No', '1.2': 'Aplicada', draft: 'Borrador' };
    const said = (kind: ExportedColumn['kind'], value: unknown) => cellOf(column(kind, words), value);
    expect([1, true, 2, false, 0, null].map((value) => said('yesNo', value))).toEqual([
      'Sí',
      'Sí',
      'No',
      'No',
      '/',
      '/',
    ]);
    expect([0, 1, 7].map((value) => said('limited', value))).toEqual(['No', 'Sí', 'Sí']);
    expect(said('code', 'draft')).toBe('Borrador');
    expect(said('code', ['1.2', '9.9'])).toBe('Aplicada · 9.9');
    expect(said('code', 'constructor')).toBe('constructor');
  });

  test('is never a formula, whatever it begins with', async () => {
    const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '|', '%', '＝', '＋', '－', '＠', ' =', '"='];
    const texts = starts.map((start) => `${start}HYPERLINK("https://example.org","x")+1`);
    const bytes = await buffer(
      workbook(
        asked,
        texts.map((text) => [plainText(text)]),
      ),
    );
    const { sheets } = await readXlsx(bytes);
    const cells = [...(sheets[0]!.cells?.values() ?? [])];
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    expect(sheets[0]!.rows.slice(1).map(([cell]) => cell)).toEqual(texts);
  });

  test('holds any text that XML can hold, exactly', async () => {
    const texts = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 40 })
      .filter((text) => plainText(text) !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 5 }), async (all) => {
        expect(await opened(...all)).toEqual(all.map(plainText));
      }),
      { numRuns: 50 },
    );
  });
});

test('a file’s name has no path in it, and the day of Shanghai', () => {
  const late = new Date('2026-11-20T16:30:00.000Z');
  expect(nameOf({ title: '成果申报' } as ExportAsked, late)).toBe('成果申报-2026-11-21.xlsx');
  expect(nameOf({ title: '../a\\b:c*?"<>|\u202egpj' } as ExportAsked, late)).not.toMatch(
    /[\\/:*?"<>|\u202e]/,
  );
});
