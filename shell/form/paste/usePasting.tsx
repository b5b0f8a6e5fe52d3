import { Form } from 'antd';
import { useContext } from 'react';
import { TouchedContext } from '../touched';
import type { AnyField } from '../types';
import { usePastedCells } from './usePastedCells';

type Rows = Extract<AnyField, { control: 'rows' }>;
type Path = readonly (string | number)[];

/** Where in a table of the form somebody stands: which row, which field; after the last row where they stand in none. */
const standing = (table: Element, on: Element): { readonly row: number; readonly field?: string } => {
  const rows = [...table.querySelectorAll(':scope > .rows__row')];
  const row = rows.findIndex((each) => each.contains(on));
  if (row === -1) return { row: rows.length };
  const field = on.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return { row, ...(field !== undefined && { field }) };
};

/** Takes cells of a spreadsheet that are pasted into a table of the form. */
export const usePasting = (field: Rows, path: Path): ReturnType<typeof usePastedCells> => {
  const form = Form.useFormInstance();
  const touched = useContext(TouchedContext);
  return usePastedCells(field, {
    standing,
    read: () => (form.getFieldValue([...path]) ?? []) as readonly Readonly<Record<string, unknown>>[],
    put: (rows) => {
      form.setFieldValue([...path], rows);
      touched();
    },
  });
};
