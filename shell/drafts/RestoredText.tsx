import { Alert, Button } from 'antd';
import { momentText } from '../../contract/formatters';
import { useWords } from '../words/say';
import type { RestoredText as Restored } from './useKeptText';

/** Says that a text of an earlier window was brought back, and asks whether it is still wanted. */
export const RestoredText = ({ restored }: { readonly restored: Restored | null }) => {
  const say = useWords();
  if (!restored) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="gap-below"
      title={say('shell.restored', { time: momentText(new Date(restored.at).toISOString()) })}
      {...(restored.isOutdated && { description: say('shell.restoredOutdated') })}
      action={
        <>
          <Button size="small" type="primary" onClick={restored.keep}>
            {say('shell.keepRestored')}
          </Button>{' '}
          <Button size="small" onClick={restored.giveUp}>
            {say('shell.giveUpRestored')}
          </Button>
        </>
      }
    />
  );
};
