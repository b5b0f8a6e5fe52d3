import { EllipsisOutlined, HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { DropMenu } from '#shell/parts/DropMenu';
import { useWords } from '#shell/words/say';
import type { Place, Placement } from './placement';
import '#shell/parts/handle.css';

interface ItemProps {
  readonly id: string;
  readonly column: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly placed: Placement;
  readonly nameOf: (id: string) => string;
  readonly disabled: boolean;
  readonly isLifted: boolean;
  readonly onMove: (id: string, place: Place) => void;
  readonly children: ReactNode;
}

/** One item: dragged by the mouse wherever it is taken, by finger and keys on its handle, and moved by its menu. */
export const BoardItem = (props: ItemProps) => {
  const { id, column, columns, placed, nameOf, disabled, isLifted, onMove, children } = props;
  const say = useWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id,
    data: { column },
    disabled,
    attributes: { roleDescription: say('galleryMoving.board.movable') },
  });
  // A finger on the item scrolls the page; only on its handle does it drag.
  const byMouse: typeof listeners = listeners && { onMouseDown: listeners['onMouseDown']! };
  const ids = placed[column]!;
  const at = ids.indexOf(id);
  const name = nameOf(id);
  const goals: readonly (readonly [key: string, label: string, place: Place, disabled?: boolean])[] = [
    ['up', say('galleryMoving.board.up'), { column, at: at - 1 }, at === 0],
    ['down', say('galleryMoving.board.down'), { column, at: at + 1 }, at === ids.length - 1],
    ...Object.entries(columns)
      .filter(([other]) => other !== column)
      .map(
        ([other, called]) =>
          [
            other,
            say('galleryMoving.board.to', { column: called }),
            { column: other, at: placed[other]!.length },
          ] as const,
      ),
  ];
  return (
    <li
      className={`board__item${isLifted ? ' board__item--lifted' : ''}${disabled ? ' board__item--disabled' : ''}`}
      data-item={id}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...byMouse}
    >
      {!disabled && (
        <button
          type="button"
          className="handle"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={say('galleryMoving.board.move', { name })}
        >
          <HolderOutlined />
        </button>
      )}
      <div className="board__what">{children}</div>
      {!disabled && (
        <DropMenu
          menu={{
            items: goals.map(([key, label, , unfit = false]) => ({ key, label, disabled: unfit })),
            onClick: ({ key }) => {
              const goal = goals.find(([one]) => one === key);
              if (goal) onMove(id, goal[2]);
            },
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined />}
            aria-label={say('galleryMoving.board.more', { name })}
          />
        </DropMenu>
      )}
    </li>
  );
};
