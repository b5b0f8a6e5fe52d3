import { Alert, Button } from 'antd';
import { momentText } from '#contract/formatters';
import { useWords } from '../words/say';
import type { RestoredText as Restored } from './useStoredText';

/** Says that a text of an earlier window was brought back, or could be, and asks whether it is still wanted. */
export const RestoredText = ({ restored }: { readonly restored: Restored | null }) => {
  const say = useWords();
  if (!restored) return null;
  const { isOffered } = restored;
  const time = momentText(new Date(restored.at).toISOString());
  return (
    <Alert
      type={isOffered ? 'warning' : 'info'}
      showIcon
      role="status"
      className="gap-below"
      title={say(isOffered ? 'shell.restorable' : 'shell.restored', { time })}
      {...(isOffered && { description: say('shell.restorableOutdated') })}
      action={
        <>
          <Button size="small" type="primary" onClick={restored.keep}>
            {say(isOffered ? 'shell.putIn' : 'shell.keepRestored')}
          </Button>{' '}
          <Button size="small" onClick={restored.giveUp}>
            {say(isOffered ? 'shell.discardKept' : 'shell.giveUpRestored')}
          </Button>
        </>
      }
    />
  );
};
