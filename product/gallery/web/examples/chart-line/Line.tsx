import { useMemo } from 'react';
import { Chart } from '#shell/chart/Chart';
import { useLanguage, useWords } from '#shell/words/say';
import { sampleFigures } from '../../parts/sample-figures';

/** A line with a month for which there is no figure: it stays a gap. */
const Line = () => {
  const say = useWords();
  const language = useLanguage();
  const data = useMemo(() => sampleFigures(say, language).time, [say, language]);
  return <Chart data={data} />;
};
export default Line;
