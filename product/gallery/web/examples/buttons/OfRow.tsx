import { useState } from 'react';
import type { RowAction } from '#shell/list/types';
import { RowActions } from '#shell/list/RowActions';
import { useWords } from '#shell/words/say';

interface Work {
  readonly can: readonly ('edit' | 'publish' | 'copy' | 'withdraw')[];
}
const work: Work = { can: ['edit', 'publish', 'copy', 'withdraw'] };

/** What may be done to a row: three links, the rest behind «more», what is dangerous last. What one may not do is not there. */
const OfRow = () => {
  const say = useWords();
  const [done, setDone] = useState('');
  const actions = (
    [
      ['withdraw', 'galleryControls.buttons.withdraw', true],
      ['edit', 'galleryControls.buttons.edit'],
      ['publish', 'galleryControls.buttons.publish'],
      ['copy', 'galleryControls.buttons.copy'],
    ] as const
  ).map(([action, label, danger]): RowAction<Work> => ({
    action,
    label,
    ...(danger && { danger }),
    run: () => setDone(say(label)),
  }));
  return (
    <div className="stacked">
      <RowActions row={work} actions={actions} />
      <RowActions row={{ can: ['edit'] }} actions={actions} />
      <span role="status">{done}</span>
    </div>
  );
};
export default OfRow;
