import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, type ReactNode } from 'react';
import { useWords } from '#shell/words/say';
import { BoardItem } from './BoardItem';
import type { Place, Placement } from './placement';

interface ColumnProps {
  readonly id: string;
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly placed: Placement;
  readonly nameOf: (id: string) => string;
  readonly draw: (id: string) => ReactNode;
  readonly disabled: boolean;
  readonly busy: boolean;
  /** What is in the air. */
  readonly lifted: string | undefined;
  readonly onMove: (id: string, place: Place) => void;
}

/** One column: its name, how many stand in it, and they. An empty one is a place to drop at, too. */
export const BoardColumn = ({ id, name, placed, disabled, busy, lifted, draw, ...rest }: ColumnProps) => {
  const say = useWords();
  const heading = useId();
  const { setNodeRef } = useDroppable({ id, data: { column: id }, disabled });
  const ids = placed[id] ?? [];
  const isTarget = lifted !== undefined && ids.includes(lifted);
  return (
    <div className={`board__column${isTarget ? ' board__column--target' : ''}`} ref={setNodeRef}>
      <h3 id={heading}>
        {name} <span className="faint">{busy ? '' : ids.length}</span>
      </h3>
      {busy ? (
        <>
          <span className="heard">{say('gallery.state.loading')}</span>
          {['one', 'two', 'three'].map((line) => (
            <span key={line} className="shape" />
          ))}
        </>
      ) : (
        <SortableContext id={id} items={[...ids]} strategy={verticalListSortingStrategy} disabled={disabled}>
          <ul aria-labelledby={heading}>
            {ids.map((item) => (
              <BoardItem
                key={item}
                id={item}
                column={id}
                placed={placed}
                disabled={disabled}
                isLifted={item === lifted}
                {...rest}
              >
                {draw(item)}
              </BoardItem>
            ))}
          </ul>
        </SortableContext>
      )}
      {!busy && ids.length === 0 && (
        <p className="board__none">{say(disabled ? 'shell.nothingHere' : 'galleryMoving.board.none')}</p>
      )}
    </div>
  );
};
