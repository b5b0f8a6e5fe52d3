import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { materialNames } from '../../parts/moving-samples';

/** Whoever may only read sees the same order, without handles and menus. */
const Disabled = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ chosen: ['report', 'novelty'], others: ['test'] });
  const nameOf = (id: string) => say(materialNames[id]!);
  return (
    <Board
      disabled
      columns={{ chosen: say('galleryMoving.list.chosen'), others: say('galleryMoving.list.others') }}
      placed={placed}
      onChange={setPlaced}
      nameOf={nameOf}
      draw={nameOf}
    />
  );
};
export default Disabled;
