import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { cellStates } from '../look/LevelScale';
import { workbenchPath } from '../router/paths';
import { useWords } from '../words/say';

/** An address without a page: says so, and the way back (RG5). */
export const NotFound = () => {
  const say = useWords();
  const navigate = useNavigate();
  return (
    <div className="empty empty--page">
      <span className="empty__scale" aria-hidden="true">
        {cellStates(7, 4).map((state, at) => (
          <span key={at} className={`scale__cell scale__cell--${state}`} />
        ))}
      </span>
      <h1>{say('shell.notFoundTitle')}</h1>
      <p>{say('shell.notFoundText')}</p>
      <Button type="primary" onClick={() => void navigate(workbenchPath)}>
        {say('shell.toWorkbench')}
      </Button>
    </div>
  );
};
