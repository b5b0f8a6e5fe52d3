import { useMemo } from 'react';
import { Chart } from '#shell/chart/Chart';
import { useLanguage, useWords } from '#shell/words/say';
import { sampleFigures } from '../../parts/sample-figures';

/** Bars of two series, told apart by colour and by pattern. */
const Bars = () => {
  const say = useWords();
  const language = useLanguage();
  const data = useMemo(() => sampleFigures(say, language).byMonth, [say, language]);
  return <Chart data={data} />;
};
export default Bars;
