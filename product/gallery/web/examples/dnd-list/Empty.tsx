import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { materialNames } from '../../parts/moving-samples';

/** An empty list says that it is a place to drop at. */
const Empty = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ chosen: [], others: ['report', 'test'] });
  const nameOf = (id: string) => say(materialNames[id]!);
  return (
    <Board
      columns={{ chosen: say('galleryMoving.list.chosen'), others: say('galleryMoving.list.others') }}
      placed={placed}
      onChange={setPlaced}
      nameOf={nameOf}
      draw={nameOf}
    />
  );
};
export default Empty;
