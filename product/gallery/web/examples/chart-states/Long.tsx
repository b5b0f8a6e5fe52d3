import { useMemo } from 'react';
import { Chart } from '#shell/chart/Chart';
import { useLanguage, useWords } from '#shell/words/say';
import { sampleFigures } from '../../parts/sample-figures';

/** Names longer than their place, and figures of many digits: what does not fit is left out of the axis and stands in the table. */
const Long = () => {
  const say = useWords();
  const language = useLanguage();
  const data = useMemo(() => {
    const { byMonth } = sampleFigures(say, language);
    return {
      ...byMonth,
      categories: byMonth.categories.map((month) => `${month} ${say('galleryCharts.longCategory')}`),
      series: byMonth.series.map((each) => ({
        ...each,
        name: `${each.name} ${say('galleryCharts.longCategory')}`,
        values: each.values.map((value) => value && value * 1_234_567),
      })),
    };
  }, [say, language]);
  return <Chart data={data} />;
};
export default Long;
