import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { materialNames } from '../../parts/moving-samples';
import { SortedSelect } from '../../parts/SortedSelect';

/** A name that is too long for its line ends in dots; its whole stands in the list. */
const Long = () => {
  const say = useWords();
  const [chosen, setChosen] = useState<readonly string[]>(['long', 'report']);
  return (
    <SortedSelect
      aria-label={say('galleryMoving.select.label')}
      value={chosen}
      onChange={setChosen}
      options={Object.entries(materialNames).map(([value, name]) => ({ value, label: say(name) }))}
    />
  );
};
export default Long;
