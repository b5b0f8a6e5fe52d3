import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { cellStates } from '../look/LevelScale';
import { useWords } from '../words/say';

interface EmptyProps {
  readonly narrowed: boolean;
  readonly says?: WordKey | undefined;
  readonly onClear?: () => void;
  readonly onRetry?: () => void;
  /** What explains it. */
  readonly children?: ReactNode;
}

/** No rows: because there are none yet, because of the filters, or because they did not come; and what to do next. */
export const EmptyList = ({ narrowed, says, onClear, onRetry, children }: EmptyProps) => {
  const say = useWords();
  return (
    <div className="empty" role="status">
      <span className="empty__scale" aria-hidden="true">
        {cellStates(7, 3).map((state, at) => (
          <span key={at} className={`scale__cell scale__cell--${state}`} />
        ))}
      </span>
      <p>{say(narrowed ? 'shell.nothingFound' : (says ?? 'shell.nothingHere'))}</p>
      {children}
      {narrowed && onClear && <Button onClick={onClear}>{say('shell.clearFilters')}</Button>}
      {onRetry && <Button onClick={onRetry}>{say('shell.tryAgain')}</Button>}
    </div>
  );
};
