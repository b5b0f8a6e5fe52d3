import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { taskColumns, taskNames } from '../../parts/moving-samples';

/** The columns stand at once, and their cards come into them. */
const Loading = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ todo: [], now: [], done: [] });
  const nameOf = (id: string) => say(taskNames[id]!);
  return (
    <Board
      busy
      columns={taskColumns(say)}
      placed={placed}
      onChange={setPlaced}
      nameOf={nameOf}
      draw={nameOf}
    />
  );
};
export default Loading;
