import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { materialNames } from '../../parts/moving-samples';
import { SortedSelect } from '../../parts/SortedSelect';

/** The technical report has to be read first: the field says so until it stands there. */
const Failed = () => {
  const say = useWords();
  const [chosen, setChosen] = useState<readonly string[]>(['test', 'report']);
  const isWrong = chosen[0] !== 'report';
  return (
    <>
      <SortedSelect
        aria-label={say('galleryMoving.select.label')}
        aria-describedby="first-must-be"
        {...(isWrong && { status: 'error' })}
        value={chosen}
        onChange={setChosen}
        options={Object.entries(materialNames).map(([value, name]) => ({ value, label: say(name) }))}
      />
      <p id="first-must-be" className={isWrong ? 'sorted-fault' : 'faint'}>
        {say('galleryMoving.select.first')}
      </p>
    </>
  );
};
export default Failed;
