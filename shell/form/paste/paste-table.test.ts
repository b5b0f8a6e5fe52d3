import { describe, expect, it } from 'vitest';
import { indexed } from '../../dictionary/codes';
import { rowsOf, type AnyField } from '../types';
import { cellsOf } from './cells';
import { pasteTable } from './paste-table';

interface Person {
  readonly id: string | null;
  readonly name: string;
  readonly born: number;
  readonly title: string;
  readonly since: string;
  readonly isFirst: boolean;
  readonly papers: readonly object[];
  readonly fee: string;
}
const fields = rowsOf<Person>([
  {
    field: 'id',
    label: 'registration.organisation',
    control: 'find',
    find: () => Promise.resolve([]),
    nameField: 'name',
    free: true,
  },
  { field: 'born', label: 'shell.rowNumber', control: 'number' },
  { field: 'papers', label: 'shell.all', control: 'rows', fields: [], blank: {} },
  { field: 'title', label: 'registration.trueName', control: 'item', dictionary: 'title' },
  { field: 'since', label: 'registration.state', control: 'day' },
  { field: 'isFirst', label: 'shell.yes', control: 'yesNo' },
  { field: 'fee', label: 'shell.no', control: 'money' },
]) as unknown as readonly AnyField[];

const titles = indexed({
  name: 'title',
  items: [
    {
      id: 'p',
      parentId: null,
      code: '1',
      names: ['主任医师', 'Chief physician', 'Jefe'],
      former: [],
      sort: 1,
      closed: false,
    },
    {
      id: 'q',
      parentId: null,
      code: '2',
      names: ['护士', 'Nurse', 'Enfermera'],
      former: [],
      sort: 2,
      closed: true,
    },
  ],
});
const meanings = {
  say: ((key: string) => key) as never,
  codes: (dictionary: string) => (dictionary === 'title' ? titles : undefined),
};
const paste = (
  text: string,
  rows: readonly object[] = [],
  at: { row: number; field?: string } = { row: rows.length },
  most = 5,
) => pasteTable({ fields, rows: rows as never, blank: { fee: '0' }, most, at }, cellsOf(text), meanings);

describe('Cells that are pasted into a table of a form', () => {
  it('fill new rows in the order of the fields; tables within the row take none', () => {
    const { rows, count, unread, left } = paste(
      '海屿大学\t1980年\t主任医师\t2024/3/5\t是\t１，２００.5万元\n云山医院\t1971',
    );
    expect(rows).toEqual([
      {
        id: null,
        name: '海屿大学',
        born: 1980,
        title: '1',
        since: '2024-03-05',
        isFirst: true,
        fee: '1200.5',
      },
      { id: null, name: '云山医院', born: 1971, fee: '0' },
    ]);
    expect({ count, unread, left }).toEqual({ count: 2, unread: [], left: 0 });
  });

  it('begin where one stands, go to the right and down, and leave what an empty cell stands over', () => {
    const { rows } = paste(
      'chief physician\t\tno\n1\t2023年12月31日\tyes',
      [{ born: 1 }, { born: 2, since: '2000-01-01' }],
      {
        row: 0,
        field: 'title',
      },
    );
    expect(rows).toEqual([
      { born: 1, title: '1', isFirst: false },
      { born: 2, title: '1', since: '2023-12-31', isFirst: true },
    ]);
  });

  it('follow a first row of labels, in any order; a column that is none of them is left out', () => {
    const { rows, count } = paste('Shell.No\t备注\tshell.rowNumber\n7\t不录入\t1960');
    expect(rows).toEqual([{ fee: '7', born: 1960 }]);
    expect(count).toBe(1);
  });

  it('are named where they cannot be read; a figure that is none stays as it was typed', () => {
    const { rows, unread } = paste('某院\t约五十\t护士\t2024-02-30\t也许\t免费');
    expect(rows).toEqual([{ id: null, name: '某院', born: '约五十', fee: '免费' }]);
    expect(unread.map(({ row, field, text }) => [row, field.field, text])).toEqual([
      [1, 'title', '护士'],
      [1, 'since', '2024-02-30'],
      [1, 'isFirst', '也许'],
    ]);
  });

  it('are understood by the beginning of a name that only one item has', () => {
    const title = (text: string) => paste(text, [{}], { row: 0, field: 'title' }).rows[0]!['title'];
    expect([title('主任\t'), title('Chief\t'), title('主\t'), title('医师\t')]).toEqual([
      '1',
      '1',
      undefined,
      undefined,
    ]);
  });

  it('are read by a field with a drawing of its own where it says how, and pass it over where it does not', () => {
    const Drawn = () => null;
    const grade = (cell: string) => (/^[1-5]$/.test(cell) ? Number(cell) : undefined);
    const own = rowsOf<{ evidence: string; grade: number; born: number }>([
      { field: 'evidence', label: 'shell.all', control: 'own', draw: Drawn },
      { field: 'grade', label: 'shell.yes', control: 'own', draw: Drawn, reads: grade },
      { field: 'born', label: 'shell.no', control: 'number' },
    ]) as unknown as readonly AnyField[];
    const { rows, unread } = pasteTable(
      { fields: own, rows: [], blank: {}, most: 5, at: { row: 0 } },
      cellsOf('3\t1980\nsix\t1990'),
      meanings,
    );
    expect(rows).toEqual([{ grade: 3, born: 1980 }, { born: 1990 }]);
    expect(unread.map(({ row, text }) => [row, text])).toEqual([[2, 'six']]);
  });

  it('are counted where the table holds no more rows', () => {
    const { rows, count, left } = paste('a\t1\nb\t2\nc\t3', [{}, {}, {}], { row: 3 }, 5);
    expect(rows).toHaveLength(5);
    expect({ count, left }).toEqual({ count: 2, left: 1 });
  });
});
