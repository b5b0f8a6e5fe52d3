import { useState } from 'react';
import { AsideFile } from '#shell/form/controls/AsideFile';
import { useWords } from '#shell/words/say';

/** On its way, with how much of it has arrived; it can be let go until it is there. */
const Sending = () => {
  const say = useWords();
  const [isGone, setGone] = useState(false);
  const file = {
    key: '1',
    name: say('galleryWriting.drop.name'),
    state: 'sending',
    share: 0.62,
    why: '',
  } as const;
  return (
    <ul className="aside-files">{!isGone && <AsideFile file={file} onDismiss={() => setGone(true)} />}</ul>
  );
};
export default Sending;
