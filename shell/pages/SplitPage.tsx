import { Segmented, Splitter } from 'antd';
import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { useNarrow } from '../frame/useNarrow';
import { usePage } from '../frame/page';
import { useDivision } from '../parts/useDivision';
import { useWords } from '../words/say';
import './record.css';

export type SplitSide = 'left' | 'right';

/** Which pane a phone shows, and how the two are called. */
interface Turns {
  readonly left: WordKey;
  readonly right: WordKey;
  readonly side: SplitSide;
  readonly onSide: (side: SplitSide) => void;
}

/**
 * Material on the left, work on the right, the border to be dragged. Where it is narrow, one of them at a time with
 * `turns`, and below each other without.
 */
export const SplitPage = ({
  head,
  left,
  right,
  foot,
  share = 52,
  turns,
}: {
  /** Beside the title: status, deadline. */
  readonly head?: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly foot?: ReactNode;
  /** Per cent of the width that the left pane has at first. */
  readonly share?: number;
  readonly turns?: Turns;
}) => {
  const say = useWords();
  const { title } = usePage();
  const narrow = useNarrow();
  const panes = { left, right };
  const { sizes, onResize, grip } = useDivision({ share });
  return (
    <div className="page__body desk">
      <header className="page__head">
        <h1>{title}</h1>
        {head}
      </header>
      {narrow && turns && (
        <Segmented
          block
          className="desk__turns"
          value={turns.side}
          onChange={turns.onSide}
          options={(['left', 'right'] as const).map((side) => ({ value: side, label: say(turns[side]) }))}
        />
      )}
      {/* Both stay at every width: what is typed on one is there when one turns back, or turns the tablet. */}
      <Splitter
        className={narrow ? 'desk__stack' : 'desk__panes card'}
        draggerIcon={grip}
        onResize={onResize}
      >
        {(['left', 'right'] as const).map((side, at) => (
          <Splitter.Panel key={side} min="25%" size={sizes[at]!}>
            <div
              className={narrow ? 'card' : 'desk__pane'}
              hidden={narrow && turns !== undefined && turns.side !== side}
              // A pane that holds nothing to be reached by keyboard has to scroll by it all the same.
              {...(!narrow && { tabIndex: 0 })}
            >
              {panes[side]}
            </div>
          </Splitter.Panel>
        ))}
      </Splitter>
      {foot && <footer className="foot-bar">{foot}</footer>}
    </div>
  );
};
