import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { materialNames } from '../../parts/moving-samples';
import { SortedSelect } from '../../parts/SortedSelect';

/** The order is read, and nothing moves. */
const Disabled = () => {
  const say = useWords();
  const [chosen, setChosen] = useState<readonly string[]>(['report', 'novelty']);
  return (
    <SortedSelect
      aria-label={say('galleryMoving.select.label')}
      disabled
      value={chosen}
      onChange={setChosen}
      options={Object.entries(materialNames).map(([value, name]) => ({ value, label: say(name) }))}
    />
  );
};
export default Disabled;
