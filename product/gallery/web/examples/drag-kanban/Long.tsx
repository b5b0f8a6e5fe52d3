import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { taskColumns, taskNames } from '../../parts/moving-samples';

const Long = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ todo: ['long'], now: ['check'], done: [] });
  const nameOf = (id: string) => say(taskNames[id]!);
  return (
    <Board columns={taskColumns(say)} placed={placed} onChange={setPlaced} nameOf={nameOf} draw={nameOf} />
  );
};
export default Long;
