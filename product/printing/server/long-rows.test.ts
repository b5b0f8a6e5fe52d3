import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, splitLongRow } from './long-rows';

const bare = (text: string): string => text.replace(/\s/g, '');
const character = fc.constantFrom(...'随访数据应当分层报告。；a1 \n');
const prose = fc.array(character, { maxLength: 3000 }).map((all) => all.join(''));

describe('a cell too long for a page', () => {
  it('goes on below without losing or doubling a character', () => {
    fc.assert(
      fc.property(prose, fc.integer({ min: 40, max: 500 }), (text, width) => {
        expect(bare(piecesOf(text, width, 9).join(''))).toBe(bare(text));
      }),
    );
  });

  it('is cut into pieces of at most twenty-five lines', () => {
    fc.assert(
      fc.property(prose, (text) => {
        for (const piece of piecesOf(text, 180, 9)) {
          const lines = piece
            .split('\n')
            .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 9) / 171)), 0);
          expect(lines).toBeLessThanOrEqual(25);
        }
      }),
    );
  });

  it('makes rows with all columns, one row when everything is short', () => {
    expect(splitLongRow(['一', '二'], [50, 50], 9)).toEqual([['一', '二']]);
    const rows = splitLongRow(['一', '长句。'.repeat(400)], [50, 200], 9);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every((row) => row.length === 2)).toBe(true);
    expect(rows.slice(1).every((row) => row[0] === '')).toBe(true);
  });
});
