import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { taskColumns, taskNames } from '../../parts/moving-samples';

/** Whoever may only read. */
const Disabled = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ todo: ['invite'], now: ['check'], done: ['contract'] });
  const nameOf = (id: string) => say(taskNames[id]!);
  return (
    <Board
      disabled
      columns={taskColumns(say)}
      placed={placed}
      onChange={setPlaced}
      nameOf={nameOf}
      draw={nameOf}
    />
  );
};
export default Disabled;
