import { useMemo } from 'react';
import { Chart } from '#shell/chart/Chart';
import { useLanguage, useWords } from '#shell/words/say';
import { sampleFigures } from '../../parts/sample-figures';

/** Numbers as bars and days as a line, each with its own axis. */
const Mixed = () => {
  const say = useWords();
  const language = useLanguage();
  const data = useMemo(() => sampleFigures(say, language).mixed, [say, language]);
  return <Chart data={data} />;
};
export default Mixed;
