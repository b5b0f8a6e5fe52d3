import { Tag } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { Board } from '../../parts/board/Board';
import type { Placement } from '../../parts/board/placement';
import { taskColumns, taskNames } from '../../parts/moving-samples';

/** Who does what, and which of it is urgent. */
const people: Readonly<Record<string, string>> = {
  check: '王晓彤',
  invite: 'Olivia Hart',
  meeting: '周文博',
  opinion: 'Lucía Ferrer',
  draft: '佐藤美咲',
  contract: 'Daniel Reyes',
};
const urgent: ReadonlySet<string> = new Set(['check', 'opinion']);

const Usual = () => {
  const say = useWords();
  const [placed, setPlaced] = useState<Placement>({
    todo: ['invite', 'meeting', 'draft'],
    now: ['check', 'opinion'],
    done: ['contract'],
  });
  const nameOf = (id: string) => say(taskNames[id]!);
  return (
    <Board
      columns={taskColumns(say)}
      placed={placed}
      onChange={setPlaced}
      nameOf={nameOf}
      draw={(id) => (
        <>
          {nameOf(id)}
          <p>
            {people[id]} {urgent.has(id) && <Tag color="warning">{say('galleryMoving.kanban.urgent')}</Tag>}
          </p>
        </>
      )}
    />
  );
};
export default Usual;
