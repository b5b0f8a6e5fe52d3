import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { WordKey } from '../../contract/words';
import { cellStates } from '../look/LevelScale';
import { workbenchPath } from '../router/paths';
import { useWords } from '../words/say';

interface NotFoundProps {
  /** What is said instead where the page is there and its record is not to be had. */
  readonly title?: WordKey;
}

/** An address without a page, a record that is not there: says so, and the way back (RG5). */
export const NotFound = ({ title }: NotFoundProps) => {
  const say = useWords();
  const navigate = useNavigate();
  return (
    <div className="empty empty--page">
      <span className="empty__scale" aria-hidden="true">
        {cellStates(7, 4).map((state, at) => (
          <span key={at} className={`scale__cell scale__cell--${state}`} />
        ))}
      </span>
      <h1>{say(title ?? 'shell.notFoundTitle')}</h1>
      {!title && <p>{say('shell.notFoundText')}</p>}
      <Button type="primary" onClick={() => void navigate(workbenchPath)}>
        {say('shell.toWorkbench')}
      </Button>
    </div>
  );
};
