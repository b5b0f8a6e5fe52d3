import type { AnyField } from '../types';
import type { Cells } from './cells';
import { alike, readCell, type Meanings } from './read-cell';

type Row = Readonly<Record<string, unknown>>;
/** Fields that a cell can fill. Files, tables within the table and what has a drawing of its own are passed over. */
const filled = new Set([
  'text',
  'textarea',
  'number',
  'money',
  'day',
  'month',
  'yesNo',
  'check',
  'item',
  'choice',
]);
/** Found on the server, or typed: what is pasted is a name. */
const isNamed = (field: AnyField): field is Extract<AnyField, { control: 'find' }> =>
  field.control === 'find' && (field.free ?? false);
const isRead = (field: AnyField): boolean => field.control === 'own' && field.reads !== undefined;
const takesCells = (field: AnyField): boolean => filled.has(field.control) || isNamed(field) || isRead(field);

/** Of a table's fields those that cells can fill, in the order in which they stand. */
const columnsOf = (fields: readonly AnyField[]): readonly AnyField[] => fields.filter(takesCells);

/** A cell that could not be read: its row from 1, its field, what it said. */
interface Unread {
  readonly row: number;
  readonly field: AnyField;
  readonly text: string;
}

export interface Pasted {
  readonly rows: readonly Row[];
  /** How many rows were filled. */
  readonly count: number;
  readonly unread: readonly Unread[];
  /** How many rows there was no room for. */
  readonly left: number;
}

interface Table {
  readonly fields: readonly AnyField[];
  readonly rows: readonly Row[];
  readonly blank: object;
  readonly most: number;
  /** Where the first cell goes. */
  readonly at: { readonly row: number; readonly field?: string | undefined };
}

/** The fields named by a first row, where every cell of it that says something is a label; undefined where it is data. */
const headed = (
  columns: readonly AnyField[],
  first: readonly string[],
  { say }: Meanings,
): readonly (AnyField | undefined)[] | undefined => {
  const byLabel = new Map(columns.map((field) => [alike(say(field.label)), field]));
  const named = first.map((text) => byLabel.get(alike(text)));
  const known = named.filter(Boolean).length;
  return known > 0 && known * 2 >= first.filter(Boolean).length ? named : undefined;
};

/** What one cell brings to its row; a name that is typed belongs to nobody who was found. */
const brought = (field: AnyField, text: string, meanings: Meanings): Row | undefined => {
  if (isNamed(field)) return { [field.field]: null, [field.nameField]: text };
  const value = readCell(field, text, meanings);
  return value === undefined ? undefined : { [field.field]: value };
};

/**
 * Lays cells over a table as a spreadsheet does: from where one stands to the right and down, new rows at the end. A first
 * row of labels says which column is which. An empty cell leaves what stands.
 */
export const pasteTable = (table: Table, cells: Cells, meanings: Meanings): Pasted => {
  const { fields, blank, most, at } = table;
  const columns = columnsOf(fields);
  const named = headed(columns, cells[0] ?? [], meanings);
  const begin = Math.max(
    0,
    columns.findIndex(({ field }) => field === at.field),
  );
  const targets = named ?? columns.slice(begin);
  const given = named ? cells.slice(1) : cells;
  const taken = given.slice(0, Math.max(0, most - at.row));
  const rows: Row[] = [...table.rows];
  const unread: Unread[] = [];
  for (const [down, texts] of taken.entries()) {
    const place = at.row + down;
    let row: Row = rows[place] ?? { ...blank };
    for (const [across, text] of texts.entries()) {
      const field = targets[across];
      if (!field || text === '') continue;
      const values = brought(field, text, meanings);
      if (values) row = { ...row, ...values };
      else unread.push({ row: place + 1, field, text });
    }
    rows[place] = row;
  }
  return { rows, count: taken.length, unread, left: given.length - taken.length };
};
