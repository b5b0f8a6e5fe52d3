import { readLayout } from '#shell/list/columns/layout';
import type { Column } from '#shell/list/types';

/** A column of a file to be: whether it is in it; the order is that of the columns. */
export interface ColumnPlace {
  readonly field: string;
  readonly shown: boolean;
}

/** The columns as the person has arranged the list itself: what they see there, in that order. */
export const firstPlaces = <Row>(
  stored: unknown,
  columns: readonly Column<Row>[],
): readonly ColumnPlace[] => [
  ...columns.slice(0, 1).map(({ field }) => ({ field: field as string, shown: true })),
  ...readLayout(stored, columns).places.map(({ field, shown }) => ({ field, shown })),
];

/** One column at another place; beyond either end is at that end. */
export const movedTo = (
  places: readonly ColumnPlace[],
  field: string,
  to: number,
): readonly ColumnPlace[] => {
  const place = places.find((each) => each.field === field);
  if (!place) return places;
  const rest = places.filter((each) => each !== place);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, place);
};
