import { useState } from 'react';
import { DayRange } from '#shell/form/controls/Days';
import { useWords } from '#shell/words/say';

/** From one day to another, either of them open, with the usual ranges by one press. */
const Range = () => {
  const say = useWords();
  const [range, setRange] = useState<readonly [string, string]>(['2026-02-01', '']);
  return <DayRange label={say('galleryControls.dates.range')} value={range} onChange={setRange} />;
};
export default Range;
