import { useState } from 'react';
import { EmptyList } from '#shell/list/EmptyList';
import { useWords } from '#shell/words/say';

/** No row because of the filters: what may be done is to take them away. */
const Narrowed = () => {
  const say = useWords();
  const [cleared, setCleared] = useState(false);
  return cleared ? (
    <p role="status">{say('galleryShowing.lists.cleared')}</p>
  ) : (
    <EmptyList narrowed onClear={() => setCleared(true)} />
  );
};
export default Narrowed;
