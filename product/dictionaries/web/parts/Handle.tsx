import { HolderOutlined } from '@ant-design/icons';
import type { PointerEvent } from 'react';
import { useWords } from '../../../../shell/words/say';

/** The item under the pointer: by mouse, pen or finger. */
const itemUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-item]')?.dataset['item'];

interface HandleProps {
  readonly name: string;
  readonly onMove: (by: -1 | 1) => void;
  /** What it is held over now; undefined over nothing. */
  readonly onDrag: (over: string | undefined) => void;
  readonly onDrop: () => void;
}

/** What an item is dragged by; the arrow keys move it too. */
export const Handle = ({ name, onMove, onDrag, onDrop }: HandleProps) => {
  const say = useWords();
  return (
    <button
      type="button"
      className="codes__handle"
      aria-label={say('dictionaryScreens.move', { name })}
      title={say('dictionaryScreens.moveHow')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onDrag(undefined);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(itemUnder(event));
      }}
      onPointerUp={onDrop}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
        if (!by) return;
        event.preventDefault();
        onMove(by);
      }}
    >
      <HolderOutlined />
    </button>
  );
};
