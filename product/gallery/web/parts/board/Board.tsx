import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  closestCenter,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core';
import { useEffect, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { useWords } from '#shell/words/say';
import { wantsStillness } from '../still';
import { BoardColumn } from './BoardColumn';
import { isStep, placeOf, placeOver, putAt, stepped, type Place, type Placement } from './placement';
import '../moving.css';
import './board.css';

interface BoardProps {
  /** The columns by their ids, as people call them, from left to right. */
  readonly columns: Readonly<Record<string, string>>;
  readonly placed: Placement;
  readonly onChange: Dispatch<SetStateAction<Placement>>;
  /** What an item is called when it is moved. */
  readonly nameOf: (id: string) => string;
  /** What is seen of an item. */
  readonly draw: (id: string) => ReactNode;
  readonly disabled?: boolean;
  /** The items are on their way. */
  readonly busy?: boolean;
}

/** What is in the air, and how everything stood before. */
interface Lifted {
  readonly id: string;
  readonly before: Placement;
  readonly byKeys: boolean;
}

/** Over an item it is that item; over a column's free space, what is nearest in it. Keys move by steps and are over nothing. */
const collide: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return [{ id: args.active.id }];
  const within = pointerWithin(args);
  const column = args.droppableContainers.find(({ id }) => id === within[0]?.id)?.data.current?.['column'];
  const items = args.droppableContainers.filter(
    ({ id, data }) => data.current?.['column'] === column && id !== column,
  );
  const item = within.find(({ id }) => items.some((each) => each.id === id));
  if (item || items.length === 0) return item ? [item] : within;
  return closestCenter({ ...args, droppableContainers: items });
};

/**
 * Columns between which items are moved and in which they are put in order: by mouse, by finger on the handle, by keys from
 * the handle (space, arrows, space; Escape puts back), and by a menu for whoever drags nothing.
 */
export const Board = ({
  columns,
  placed,
  onChange,
  nameOf,
  draw,
  disabled = false,
  busy = false,
}: BoardProps) => {
  const say = useWords();
  const root = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      // Steps are of places, not of pixels: the item moves among the others, wherever they are on the screen.
      coordinateGetter: (event, { active }) => {
        if (!isStep(event.code)) return;
        event.preventDefault();
        onChange((now) => stepped(now, String(active), event.code));
      },
    }),
  );
  const told = (id: string, { column, at }: Place, isNew = false) => ({
    name: nameOf(id),
    column: columns[column] ?? column,
    place: at + 1,
    places: placed[column]!.length + (isNew ? 1 : 0),
  });
  const held = lifted?.byKeys && placed !== lifted.before ? lifted.id : moved;
  // Another column draws it anew: the focus goes with it.
  useEffect(() => {
    if (held)
      root.current
        ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(held)}"] .handle`)
        ?.focus({ preventScroll: false });
  }, [held, placed]);
  const overOf = (id: string, over: string) => {
    const place = placeOver(placed, id, over);
    return told(id, place, place.column !== placeOf(placed, id).column);
  };
  const dragOver = ({ active, over }: DragOverEvent) => {
    if (!over) return;
    const [id, under] = [String(active.id), String(over.id)];
    onChange((now) => {
      const place = placeOver(now, id, under);
      return place.column === placeOf(now, id).column ? now : putAt(now, id, place);
    });
  };
  const dragEnd = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    if (!over || over.id === active.id) return;
    const [id, under] = [String(active.id), String(over.id)];
    onChange((now) => putAt(now, id, placeOver(now, id, under)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        screenReaderInstructions: { draggable: say('galleryMoving.board.how') },
        announcements: {
          onDragStart: ({ active }) =>
            say('galleryMoving.board.lifted', told(String(active.id), placeOf(placed, String(active.id)))),
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id
              ? say('galleryMoving.board.at', overOf(String(active.id), String(over.id)))
              : undefined,
          onDragEnd: ({ active, over }) =>
            say('galleryMoving.board.dropped', overOf(String(active.id), String((over ?? active).id))),
          onDragCancel: ({ active }) =>
            say('galleryMoving.board.putBack', { name: nameOf(String(active.id)) }),
        },
      }}
      onDragStart={({ active, activatorEvent }) => {
        setMoved(null);
        setLifted({
          id: String(active.id),
          before: placed,
          byKeys: activatorEvent instanceof KeyboardEvent,
        });
      }}
      onDragOver={dragOver}
      onDragEnd={dragEnd}
      onDragCancel={() => {
        if (lifted) onChange(lifted.before);
        setLifted(null);
      }}
    >
      <div className="board" ref={root}>
        {Object.entries(columns).map(([id, name]) => (
          <BoardColumn
            key={id}
            id={id}
            name={name}
            columns={columns}
            placed={placed}
            nameOf={nameOf}
            draw={draw}
            disabled={disabled}
            busy={busy}
            lifted={lifted?.id}
            onMove={(item, place) => {
              setMoved(item);
              onChange((now) => putAt(now, item, place));
            }}
          />
        ))}
      </div>
      <span className="heard" role="status">
        {held && say('galleryMoving.board.at', told(held, placeOf(placed, held)))}
      </span>
      {/* What is moved by keys stands among the others all the time. */}
      <DragOverlay dropAnimation={wantsStillness() ? null : undefined}>
        {lifted && !lifted.byKeys && (
          <div className="board__item board__item--held">
            <span className="handle" />
            <div className="board__what">{draw(lifted.id)}</div>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};
