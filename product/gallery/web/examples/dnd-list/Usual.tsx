import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { materialNames } from '../../parts/moving-samples';

/** Documents are chosen and put into the order in which the experts are to read them. */
const Usual = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({
    chosen: ['report', 'novelty'],
    others: ['test', 'patent', 'users', 'ethics'],
  });
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
export default Usual;
