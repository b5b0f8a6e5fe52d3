import type { WordKey } from '#contract/words';

type Keys = readonly (readonly [string, WordKey])[];

/** The keys of a chart of one series. */
export const pointKeys: Keys = [
  ['← →', 'galleryCharts.point.move'],
  ['Home End', 'galleryCharts.ends.move'],
];
/** The keys of a chart of several. */
export const chartKeys: Keys = [...pointKeys, ['↑ ↓', 'galleryCharts.series.move']];
