import { useState } from 'react';
import { AsideFile } from '#shell/form/controls/AsideFile';
import { useWords } from '#shell/words/say';

/** A name longer than its place wraps: its end, which says what kind of file it is, can be read. */
const Long = () => {
  const say = useWords();
  const [isRemoved, setRemoved] = useState(true);
  const name = `${`${say('galleryWriting.drop.long')} `.repeat(4).trim()}.pdf`;
  const file = { key: '1', name, state: 'removed', share: 0, why: '' } as const;
  return (
    <ul className="aside-files">
      {isRemoved && <AsideFile file={file} onDismiss={() => setRemoved(false)} />}
    </ul>
  );
};
export default Long;
