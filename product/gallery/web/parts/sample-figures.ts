import type { ChartData, Series } from '#shell/chart/data';
import type { Language } from '#contract/words';
import type { Say } from '#shell/words/say';

const received = [38, 24, 41, 46, 52, 49, 57, 61, 55, 48, 63, 70];
const passed = [29, 26, 31, 38, 40, 44, 46, 51, 50, 45, 49, 58];
/** Days; nobody counted in February. */
const time = [64, null, 61, 58, 57, 52, 49, 50, 46, 45, 43, 41];

/** The twelve months as the language writes them. */
const monthsOf = (language: Language): string[] =>
  received.map((_, month) =>
    new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
  );

/** A year of an agency, in the reader's words. */
export const sampleFigures = (say: Say, language: Language) => {
  const common = { by: say('galleryCharts.month'), categories: monthsOf(language) };
  const cases = { ...common, unit: say('galleryCharts.cases') };
  const bars: Series[] = [
    { name: say('galleryCharts.received'), kind: 'bar', values: received },
    { name: say('galleryCharts.passed'), kind: 'bar', values: passed },
  ];
  const line: Series = { name: say('galleryCharts.time'), kind: 'line', values: time };
  return {
    byMonth: { ...cases, title: say('galleryCharts.title.byMonth'), series: bars },
    time: {
      ...common,
      unit: say('galleryCharts.days'),
      title: say('galleryCharts.title.time'),
      series: [line],
    },
    mixed: {
      ...cases,
      title: say('galleryCharts.title.mixed'),
      series: [bars[0]!, { ...line, unit: say('galleryCharts.days') }],
    },
  } satisfies Record<string, ChartData>;
};
