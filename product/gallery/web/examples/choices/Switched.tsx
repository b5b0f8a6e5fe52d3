import { Switch } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';

/** A switch takes effect at once; what is saved with a form is a tick. */
const Switched = () => {
  const say = useWords();
  const [on, setOn] = useState(true);
  return (
    <label className="beside">
      <Switch checked={on} onChange={setOn} />
      {say('galleryControls.choices.notices')}
    </label>
  );
};
export default Switched;
