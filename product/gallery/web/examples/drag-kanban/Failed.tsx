import { useState } from 'react';
import { EmptyList } from '#shell/list/EmptyList';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { taskColumns, taskNames } from '../../parts/moving-samples';

/** The cards did not come: that is said where they would stand, with what to do. */
const Failed = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({ todo: ['check'], now: [], done: [] });
  const [isFailed, setFailed] = useState(true);
  if (isFailed)
    return <EmptyList says="shell.loadFailed" narrowed={false} onRetry={() => setFailed(false)} />;
  const nameOf = (id: string) => say(taskNames[id]!);
  return (
    <Board columns={taskColumns(say)} placed={placed} onChange={setPlaced} nameOf={nameOf} draw={nameOf} />
  );
};
export default Failed;
