import type { Facts } from '#contract/facts';
import { fieldOf, type AnyControl } from '#shell/form/declared';
import type { AnyField } from '#shell/form/types';
import { tableFacts } from '../facts';
import { columns, type RowTable } from './columns';

type RowsField = Extract<AnyField, { control: 'rows' }>;

/** Each table as its form asks it: from what its fields are and how its columns are asked. */
export const rowsFields = Object.fromEntries(
  Object.entries(columns).map(([name, of]) => [
    name,
    fieldOf(name, tableFacts as Facts, { columns: of } as unknown as AnyControl),
  ]),
) as unknown as Readonly<Record<RowTable, RowsField>>;

export const isRowTable = (name: string): name is RowTable => name in columns;
