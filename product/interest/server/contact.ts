import type { ColumnPlace } from '#host/secrets/columns';

/** Where somebody's number or address is sealed. */
export const contactPlace = (column: 'phone' | 'email', row: string): ColumnPlace => ({
  table: 'interest',
  column,
  row,
});
