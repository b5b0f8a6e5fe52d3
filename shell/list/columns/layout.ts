import type { Column } from '../types';

export type Pin = 'left' | 'right';
export const densities = ['loose', 'middle', 'compact'] as const;
export type Density = (typeof densities)[number];

/** One column's place in a person's own arrangement. */
export interface ColumnPosition {
  readonly field: string;
  readonly shown: boolean;
  readonly pin: Pin | null;
}
/** How a person has arranged a list. The first column is what rows are recognised by: it stays first and in view. */
export interface Layout {
  readonly places: readonly ColumnPosition[];
  readonly density: Density;
}

type AnyColumn = Pick<Column<Record<string, unknown>>, 'field'>;

const isPlace = (value: unknown): value is ColumnPosition => {
  const { field, shown, pin } = (value ?? {}) as Partial<ColumnPosition>;
  return (
    typeof field === 'string' &&
    typeof shown === 'boolean' &&
    (pin === null || pin === 'left' || pin === 'right')
  );
};

/**
 * The arrangement as it was kept, made to fit the columns there are now: what is no more is left out, and a new column
 * stands where the page declares it, after the one before it.
 */
export const readLayout = (stored: unknown, columns: readonly AnyColumn[]): Layout => {
  const { places, density } = (stored ?? {}) as { places?: unknown; density?: unknown };
  const others = columns.slice(1).map(({ field }) => field);
  const known = new Map(
    (Array.isArray(places) ? places.filter(isPlace) : [])
      .filter(({ field }) => others.includes(field))
      .map(({ field, shown, pin }) => [field, { field, shown, pin }] as const),
  );
  const arranged = [...known.values()];
  for (const [at, field] of others.entries()) {
    if (known.has(field)) continue;
    const before = arranged.findIndex((place) => place.field === others[at - 1]);
    arranged.splice(before + 1, 0, { field, shown: true, pin: null });
  }
  return {
    places: arranged,
    density: densities.find((each) => each === density) ?? 'middle',
  };
};

/** Whether the arrangement is the one the page declares. */
export const isDeclared = ({ places }: Layout, columns: readonly AnyColumn[]): boolean =>
  places.every(({ field, shown, pin }, at) => shown && pin === null && field === columns[at + 1]?.field);

/** The arrangement with one column at another place; beyond either end is at that end. */
export const moved = (
  places: readonly ColumnPosition[],
  field: string,
  to: number,
): readonly ColumnPosition[] => {
  const place = places.find((each) => each.field === field);
  if (!place) return places;
  const rest = places.filter((each) => each !== place);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, place);
};

export const changed = (
  places: readonly ColumnPosition[],
  field: string,
  changes: Partial<ColumnPosition>,
): readonly ColumnPosition[] =>
  places.map((place) => (place.field === field ? { ...place, ...changes } : place));

/** What the table draws: the key column, those pinned left, the others, those pinned right. */
export const arranged = <Row>(
  columns: readonly Column<Row>[],
  { places }: Layout,
): {
  readonly left: readonly Column<Row>[];
  readonly middle: readonly Column<Row>[];
  readonly right: readonly Column<Row>[];
} => {
  const byField = new Map(columns.map((column) => [column.field as string, column]));
  const at = (pin: Pin | null) =>
    places.flatMap((place) => {
      const column = place.shown && place.pin === pin ? byField.get(place.field) : undefined;
      return column ? [column] : [];
    });
  return { left: [...columns.slice(0, 1), ...at('left')], middle: at(null), right: at('right') };
};
