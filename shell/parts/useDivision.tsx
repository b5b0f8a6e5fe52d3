import { HolderOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
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
  const moves: Readonly<Record<string, number>> = isVertical
    ? { ArrowUp: -step, ArrowDown: step }
    : { ArrowLeft: -step, ArrowRight: step };
  return {
    sizes: [`${first}%`, `${100 - first}%`],
    onResize: ([one = 0, other = 0]) => one + other > 0 && setFirst((100 * one) / (one + other)),
    grip: (
      <button
        type="button"
        className={isVertical ? 'division division--flat' : 'division'}
        aria-label={say('shell.division', { share: Math.round(first) })}
        title={say(isVertical ? 'shell.divisionUpDown' : 'shell.divisionLeftRight')}
        onKeyDown={(event) => {
          const by = moves[event.key];
          if (!by) return;
          event.preventDefault();
          setFirst((now) => Math.min(100 - least, Math.max(least, now + by)));
        }}
      >
        <HolderOutlined rotate={isVertical ? 90 : 0} />
      </button>
    ),
  };
};
