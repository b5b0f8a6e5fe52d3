import { Chart } from '#shell/chart/Chart';
import { useLanguage, useWords } from '#shell/words/say';
import { sampleFigures } from '../../parts/sample-figures';

/** There is nothing to draw. */
const Empty = () => {
  const say = useWords();
  const { byMonth } = sampleFigures(say, useLanguage());
  return <Chart data={{ ...byMonth, series: [] }} />;
};
export default Empty;
