import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { materialNames } from '../../parts/moving-samples';

const Long = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ chosen: ['long', 'report'], others: ['patent'] });
  const nameOf = (id: string) => say(materialNames[id]!);
  return (
    <Board
      columns={{ chosen: say('galleryMoving.list.longName'), others: say('galleryMoving.list.others') }}
      placed={placed}
      onChange={setPlaced}
      nameOf={nameOf}
      draw={nameOf}
    />
  );
};
export default Long;
