import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { taskColumns, taskNames } from '../../parts/moving-samples';

/** Nothing to do yet: every column is a place to drop at. */
const Empty = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ todo: [], now: [], done: ['contract'] });
  const nameOf = (id: string) => say(taskNames[id]!);
  return (
    <Board columns={taskColumns(say)} placed={placed} onChange={setPlaced} nameOf={nameOf} draw={nameOf} />
  );
};
export default Empty;
