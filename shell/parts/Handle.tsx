import { HolderOutlined } from '@ant-design/icons';
import type { PointerEvent } from 'react';
import './handle.css';

interface HandleProps {
  readonly name: string;
  /** How it is used, for whom rests on it. */
  readonly hint: string;
  /** Whether its arrow keys are those of a column (as where nothing is said) or of a row. */
  readonly along?: 'column' | 'row';
  readonly onMove: (by: -1 | 1) => void;
  /** Of a tree: one level up or down, by the arrow keys of the other direction. */
  readonly onNest?: (by: -1 | 1) => void;
  /** The `data-place` of what it is held over now; undefined over nothing. */
  readonly onDrag: (over: string | undefined) => void;
  readonly onDrop: () => void;
}

/** The place under the pointer: by mouse, pen or finger. */
const placeUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')?.dataset['place'];

const keys = {
  column: { ArrowUp: -1, ArrowDown: 1 },
  row: { ArrowLeft: -1, ArrowRight: 1 },
} as const;

const crossing = { column: 'row', row: 'column' } as const;
const pressed = (along: keyof typeof keys, key: string) =>
  (keys[along] as Readonly<Record<string, -1 | 1>>)[key];

/** What a line of a list, or a tag of a row, is dragged by; the arrow keys move it too. */
export const Handle = ({ name, hint, along = 'column', onMove, onNest, onDrag, onDrop }: HandleProps) => (
  <button
    type="button"
    className="handle"
    aria-label={name}
    title={hint}
    onPointerDown={(event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      onDrag(undefined);
    }}
    onPointerMove={(event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(placeUnder(event));
    }}
    onPointerUp={onDrop}
    onKeyDown={(event) => {
      const by = pressed(along, event.key);
      const nests = onNest && pressed(crossing[along], event.key);
      if (!by && !nests) return;
      event.preventDefault();
      if (by) onMove(by);
      else if (nests) onNest?.(nests);
    }}
  >
    <HolderOutlined />
  </button>
);
