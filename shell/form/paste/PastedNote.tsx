import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/say';
import type { Pasted } from './paste-table';

/** So many cells that could not be read are named one by one. */
const mostNamed = 8;

/** What became of cells that were pasted: how many rows, which cells are left to their owner, and the way back. */
export const PastedNote = ({
  pasted: { count, unread, left },
  onUndo,
  onClose,
}: {
  readonly pasted: Pasted;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  // The table may be longer than the screen now: what is left to do is at its end.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [count, unread]);
  const isWhole = unread.length === 0 && left === 0;
  const named = unread.slice(0, mostNamed);
  return (
    <div ref={place} className="rows__pasted" role="status">
      <Alert
        type={isWhole ? 'success' : 'warning'}
        showIcon
        closable={{ onClose, 'aria-label': say('shell.close') }}
        title={say('shell.pastedRows', { count })}
        action={
          <Button size="small" onClick={onUndo}>
            {say('shell.undo')}
          </Button>
        }
        {...(!isWhole && {
          description: (
            <ul>
              {left > 0 && <li>{say('shell.pastedNoRoom', { count: left })}</li>}
              {named.map(({ row, field, text }) => (
                <li key={`${row} ${field.field}`}>
                  {say('shell.pastedUnread', { row, label: say(field.label), text })}
                </li>
              ))}
              {unread.length > mostNamed && (
                <li>{say('shell.pastedMore', { count: unread.length - mostNamed })}</li>
              )}
            </ul>
          ),
        })}
      />
    </div>
  );
};
