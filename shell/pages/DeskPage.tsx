import { Segmented, Splitter } from 'antd';
import type { ReactNode } from 'react';
import type { WordKey } from '../../contract/words';
import { useNarrow } from '../frame/useNarrow';
import { usePage } from '../frame/page';
import { useWords } from '../words/say';
import './record.css';

export type DeskSide = 'left' | 'right';

/** Which pane a phone shows, and how the two are called. */
interface Turns {
  readonly left: WordKey;
  readonly right: WordKey;
  readonly side: DeskSide;
  readonly onSide: (side: DeskSide) => void;
}

/**
 * Material on the left, work on the right, the border to be dragged. Where it is narrow, one of them at a time with
 * `turns`, and below each other without.
 */
export const DeskPage = ({
  head,
  left,
  right,
  foot,
  share = '52%',
  turns,
}: {
  /** Beside the title: status, deadline. */
  readonly head?: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly foot?: ReactNode;
  /** How much of the width the left pane has at first. */
  readonly share?: string;
  readonly turns?: Turns;
}) => {
  const say = useWords();
  const { title } = usePage();
  const narrow = useNarrow();
  return (
    <div className="page__body desk">
      <header className="page__head">
        <h1>{title}</h1>
        {head}
      </header>
      {narrow ? (
        <>
          {turns && (
            <Segmented
              block
              className="desk__turns"
              value={turns.side}
              onChange={turns.onSide}
              options={(['left', 'right'] as const).map((side) => ({ value: side, label: say(turns[side]) }))}
            />
          )}
          {/* Both stay: what is typed on one must be there when one turns back. */}
          <div className="card" hidden={turns?.side === 'right'}>
            {left}
          </div>
          <div className="card" hidden={turns?.side === 'left'}>
            {right}
          </div>
        </>
      ) : (
        // A pane that holds nothing to be reached by keyboard has to scroll by it all the same.
        <Splitter className="desk__panes card">
          <Splitter.Panel defaultSize={share} min="25%">
            <div className="desk__pane" tabIndex={0}>
              {left}
            </div>
          </Splitter.Panel>
          <Splitter.Panel min="25%">
            <div className="desk__pane" tabIndex={0}>
              {right}
            </div>
          </Splitter.Panel>
        </Splitter>
      )}
      {foot && <footer className="foot-bar">{foot}</footer>}
    </div>
  );
};
