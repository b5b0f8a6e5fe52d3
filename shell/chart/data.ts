/** A row of figures: one for each category, null where there is none. */
export interface Series {
  readonly name: string;
  readonly kind: 'bar' | 'line';
  readonly values: readonly (number | null)[];
  /** What it is measured in, where it is not what the first series is: it has an axis of its own, at the right. */
  readonly unit?: string;
}

/** What a chart shows, in the words of the screen. */
export interface ChartData {
  readonly title: string;
  /** What the categories are: the head of the table's first column. */
  readonly by: string;
  readonly categories: readonly string[];
  /** What the figures are measured in. */
  readonly unit: string;
  readonly series: readonly Series[];
}

/** Which figure is meant. */
export interface Point {
  readonly series: number;
  readonly category: number;
}

export const isEmpty = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === null));

const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at));

/**
 * Where a key leads from a point; undefined where the key does nothing here. Whoever is nowhere yet comes to the first point.
 */
export const moved = (
  { categories, series }: ChartData,
  from: Point | undefined,
  key: string,
): Point | undefined => {
  const steps: Readonly<Record<string, readonly [series: number, category: number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Home: [0, -Infinity],
    End: [0, Infinity],
  };
  const step = steps[key];
  if (!step || series.length === 0 || categories.length === 0) return undefined;
  if (!from) return { series: 0, category: key === 'End' ? categories.length - 1 : 0 };
  return {
    series: within(from.series + step[0], series.length),
    category: within(from.category + step[1], categories.length),
  };
};
