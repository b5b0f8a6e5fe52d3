import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { materialNames } from '../../parts/moving-samples';
import { SortedSelect } from '../../parts/SortedSelect';

const Empty = () => {
  const say = useWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <SortedSelect
      aria-label={say('galleryMoving.select.label')}
      placeholder={say('galleryMoving.select.choose')}
      value={chosen}
      onChange={setChosen}
      options={Object.entries(materialNames).map(([value, name]) => ({ value, label: say(name) }))}
    />
  );
};
export default Empty;
