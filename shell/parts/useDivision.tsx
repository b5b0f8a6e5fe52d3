import { HolderOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/say';
import './division.css';

interface Division {
  /** How much the first and the second pane have, for `Splitter.Panel size`. */
  readonly sizes: readonly [first: string, second: string];
  /** For `Splitter onResize`: the pixels of both. */
  readonly onResize: (pixels: readonly number[]) => void;
  /** For `Splitter draggerIcon`: what the border is held by, with the pointer or the arrow keys. */
  readonly grip: ReactNode;
}

interface GripProps {
  readonly name: string;
  readonly hint: string;
  readonly isVertical: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** The library draws a border that only a pointer can move: it becomes one that is reached and moved by keys. */
const Grip = ({ name, hint, isVertical, onMove }: GripProps) => {
  const icon = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const border = icon.current?.closest<HTMLElement>('[role="separator"]');
    if (!border) return undefined;
    border.tabIndex = 0;
    border.title = hint;
    border.ariaLabel = name;
    const move = (event: KeyboardEvent): void => {
      const [back, forth] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
      const by = event.key === back ? -1 : event.key === forth ? 1 : undefined;
      if (!by || event.target !== border) return;
      event.preventDefault();
      onMove(by);
    };
    border.addEventListener('keydown', move);
    return () => border.removeEventListener('keydown', move);
  });
  return (
    <span ref={icon} className={isVertical ? 'division division--flat' : 'division'}>
      <HolderOutlined rotate={isVertical ? 90 : 0} />
    </span>
  );
};

/** Per cent that one key moves the border by. */
const step = 4;

/** Where the border between two panes is: `share` per cent at first, and neither pane ever below `least`. */
export const useDivision = ({
  share,
  least = 25,
  isVertical = false,
}: {
  readonly share: number;
  readonly least?: number;
  /** Whether the panes lie below each other. */
  readonly isVertical?: boolean;
}): Division => {
  const say = useWords();
  const [first, setFirst] = useState(share);
  return {
    sizes: [`${first}%`, `${100 - first}%`],
    onResize: ([one = 0, other = 0]) => one + other > 0 && setFirst((100 * one) / (one + other)),
    grip: (
      <Grip
        name={say('shell.division')}
        hint={say(isVertical ? 'shell.divisionUpDown' : 'shell.divisionLeftRight')}
        isVertical={isVertical}
        onMove={(by) => setFirst((now) => Math.min(100 - least, Math.max(least, now + by * step)))}
      />
    ),
  };
};
