import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { materialNames } from '../../parts/moving-samples';
import { SortedSelect } from '../../parts/SortedSelect';

/** What is chosen stands there already; what else could be chosen is on its way. */
const Loading = () => {
  const say = useWords();
  const [chosen, setChosen] = useState<readonly string[]>(['report']);
  return (
    <SortedSelect
      aria-label={say('galleryMoving.select.label')}
      loading
      value={chosen}
      onChange={setChosen}
      options={Object.entries(materialNames).map(([value, name]) => ({ value, label: say(name) }))}
    />
  );
};
export default Loading;
