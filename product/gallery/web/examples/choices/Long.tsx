import { useState } from 'react';
import { MultiSelect } from '#shell/form/MultiSelect';
import { useWords } from '#shell/words/say';

/** Many that are chosen wrap onto further lines; a long name is cut within its tag and whole when one rests on it. */
const Long = () => {
  const say = useWords();
  const options = [1, 2, 3, 4].map((number) => ({
    value: String(number),
    label: say('galleryControls.choices.longOption', { number }),
  }));
  const [chosen, setChosen] = useState(['1', '2', '3']);
  return (
    <MultiSelect
      className="wide"
      aria-label={say('galleryControls.choices.purposes')}
      options={options}
      value={chosen}
      onChange={setChosen}
    />
  );
};
export default Long;
