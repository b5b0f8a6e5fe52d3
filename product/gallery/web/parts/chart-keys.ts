import type { WordKey } from '#contract/words';

/** The keys of every chart. */
export const chartKeys: readonly (readonly [string, WordKey])[] = [
  ['← →', 'galleryCharts.point.move'],
  ['↑ ↓', 'galleryCharts.series.move'],
  ['Home End', 'galleryCharts.ends.move'],
];
