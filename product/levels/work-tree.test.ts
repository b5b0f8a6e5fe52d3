import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, placeBy, workTree, type WorkNode, type WorkPlace } from './work-tree';

const named = (...codes: string[]) => codes.map((code) => ({ code, name: `item ${code}` }));
const shown = (rows: readonly { code: string; name: string }[] | undefined) =>
  rows?.map(({ code, name }) => `${code}=${name.slice(5)}`).join(' ');
const after = (codes: string[], at: number, by: WorkPlace['by'], target: number) =>
  shown(moved(named(...codes), at, { by, at: target })?.rows);

describe('a work breakdown as a tree', () => {
  it('stands as its codes say, whatever order the rows were typed in; one whose head is missing stands at the top', () => {
    expect(workTree(named('2', '1.10', '1', '1.2', '3.1'))).toEqual([
      {
        at: 2,
        below: [
          { at: 3, below: [] },
          { at: 1, below: [] },
        ],
      },
      { at: 0, below: [] },
      { at: 4, below: [] },
    ]);
  });

  it('moves a row with all beneath it past others, beneath one and out again, and numbers what it leaves and finds', () => {
    const codes = ['1', '1.1', '1.2', '2', '3'];
    expect(after(codes, 0, 'place', 4)).toBe('1=2 2=3 3=1 3.1=1.1 3.2=1.2');
    expect(after(codes, 4, 'place', 0)).toBe('1=3 2=1 2.1=1.1 2.2=1.2 3=2');
    expect(after(codes, 0, 'place', 3)).toBe('1=2 2=1 2.1=1.1 2.2=1.2 3=3');
    expect(after(codes, 3, 'beneath', 0)).toBe('1=1 1.1=1.1 1.2=1.2 1.3=2 2=3');
    expect(after(codes, 1, 'behind', 0)).toBe('1=1 1.1=1.2 2=1.1 3=2 4=3');
    expect(moved(named(...codes), 1, { by: 'behind', at: 0 })?.code).toBe('2');
    expect(moved(named(...codes), 0, { by: 'place', at: 4 })?.code).toBe('3');
  });

  it('takes none beneath itself, and goes no deeper than three', () => {
    expect(after(['1', '1.1'], 0, 'beneath', 1)).toBeUndefined();
    expect(after(['1', '1.1'], 0, 'place', 0)).toBeUndefined();
    expect(after(['1', '1.1', '1.1.1', '2'], 3, 'beneath', 2)).toBeUndefined();
    expect(after(['1', '1.1', '2', '2.1'], 2, 'beneath', 1)).toBeUndefined();
    expect(after(['1', '1.1', '2', '2.1'], 2, 'beneath', 0)).toBe('1=1 1.1=1.1 1.2=2 1.2.1=2.1');
  });

  it('is walked by the arrow keys', () => {
    const rows = named('1', '1.1', '1.2', '2');
    const by = (at: number) => (['up', 'down', 'in', 'out'] as const).map((way) => placeBy(rows, at, way));
    expect(by(2)).toEqual([{ by: 'place', at: 1 }, null, { by: 'beneath', at: 1 }, { by: 'behind', at: 0 }]);
    expect(by(0)).toEqual([null, { by: 'place', at: 3 }, null, null]);
  });

  it('loses no row, whatever is moved where, and its codes are again those of its tree', () => {
    const codes = fc.uniqueArray(fc.stringMatching(/^[1-4](\.[1-3]){0,2}$/), { minLength: 1, maxLength: 9 });
    const flat = (nodes: readonly WorkNode[]): number[] =>
      nodes.flatMap(({ at, below }) => [at, ...flat(below)]);
    fc.assert(
      fc.property(
        codes,
        fc.nat(8),
        fc.nat(8),
        fc.constantFrom('place', 'behind', 'beneath'),
        (given, one, other, by) => {
          const rows = named(...given);
          const [at, target] = [one % rows.length, other % rows.length];
          const result = moved(rows, at, { by, at: target });
          if (!result) return;
          expect(result.rows.map(({ name }) => name).toSorted()).toEqual(
            rows.map(({ name }) => name).toSorted(),
          );
          expect(flat(workTree(result.rows))).toEqual(result.rows.map((_, place) => place));
          expect(result.rows.find(({ code }) => code === result.code)?.name).toBe(rows[at]!.name);
        },
      ),
    );
  });
});
