import { isNumeric } from './Cell';
import type { Column } from './types';

/** The columns as the person has arranged them. */
export interface Drawn<Row> {
  readonly left: readonly Column<Row>[];
  readonly middle: readonly Column<Row>[];
  readonly right: readonly Column<Row>[];
}

/** A column where it is drawn, and which of the pinned ones it is, counted from its edge. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  readonly pin?: { readonly side: 'left' | 'right'; readonly at: number };
}

/** What stands before the columns: the place for a selection, and the row's number. */
export const before = 2;

/**
 * All columns in their order. The place for a selection and the row's number stand before them, the actions behind them:
 * all three are pinned.
 */
export const placed = <Row>(
  { left, middle, right }: Drawn<Row>,
  hasActions: boolean,
): readonly PlacedColumn<Row>[] => [
  ...left.map((column, at) => ({ column, pin: { side: 'left', at: at + before } as const })),
  ...middle.map((column) => ({ column })),
  ...right.map((column, at) => ({
    column,
    pin: { side: 'right', at: right.length - 1 - at + Number(hasActions) } as const,
  })),
];

/** Class and style of a cell; the key column is what rows are recognised by. */
export const cellLook = <Row>({ pin, column }: PlacedColumn<Row>, isKey: boolean) => ({
  className: [
    isNumeric(column) && 'table__number',
    column.as === 'day' && 'table__day',
    isKey && 'table__key',
    pin && `table__pinned table__pinned--${pin.side}`,
  ]
    .filter(Boolean)
    .join(' '),
  ...(pin && { style: { [pin.side]: `var(--${pin.side}-${pin.at})` } }),
});
