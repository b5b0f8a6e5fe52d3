import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, isTable } from './cells';

/** As spreadsheets write a cell that holds what parts cells. */
const written = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

describe('What a spreadsheet lays on the clipboard', () => {
  it('comes back cell by cell, whatever stands in the cells', () => {
    const text = fc
      .string({ unit: fc.constantFrom('沈', 'a', '"', '\t', '\n', ' ', '，') })
      .map((each) => each.trim());
    const row = fc.tuple(text, text, text.filter(Boolean));
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, line, ends) => {
          const laid = rows.map((cells) => cells.map(written).join('\t')).join(line) + (ends ? line : '');
          expect(cellsOf(laid)).toEqual(rows);
        },
      ),
    );
  });

  it('is no table where it is one cell, and a quote within a word is a quote', () => {
    expect(isTable(cellsOf('沈砚秋'))).toBe(false);
    expect(isTable(cellsOf('沈砚秋\r\n'))).toBe(false);
    expect(isTable(cellsOf(''))).toBe(false);
    expect(isTable(cellsOf('沈砚秋\t教授'))).toBe(true);
    expect(isTable(cellsOf('沈砚秋\n顾'))).toBe(true);
    expect(cellsOf('5" catheter\tyes')).toEqual([['5" catheter', 'yes']]);
    expect(cellsOf('"open\tyes')).toEqual([['"open', 'yes']]);
  });
});
