import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { WordKey } from '../../contract/words';
import { workbenchPath } from '../router/paths';
import { useWords } from '../words/say';
import { Trouble } from './Trouble';

interface NotFoundProps {
  /** What is said instead where the page is there and its record is not to be had. */
  readonly title?: WordKey;
}

/** An address without a page, a record that is not there: says so, and the way back (RG5). */
export const NotFound = ({ title }: NotFoundProps) => {
  const say = useWords();
  const navigate = useNavigate();
  return (
    <Trouble title={say(title ?? 'shell.notFoundTitle')} {...(!title && { text: say('shell.notFoundText') })}>
      <Button type="primary" onClick={() => void navigate(workbenchPath)}>
        {say('shell.toWorkbench')}
      </Button>
    </Trouble>
  );
};
