import { Alert } from 'antd';
import { clockText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import { labelOfField } from '#product/applications/web/forms';
import type { TakenOver as News } from './useSharedDraft';

interface TakenOverProps extends News {
  readonly onClose: () => void;
}

/** Says that another window or person saved this draft, and which fields of the page came from there. */
export const TakenOver = ({ fields, at, onClose }: TakenOverProps) => {
  const say = useWords();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="gap-below"
      title={say('applicationScreens.takenOver', { time: clockText(at) })}
      description={fields.map((field) => say(labelOfField(field))).join(' · ')}
      closable={{ onClose, 'aria-label': say('shell.close') }}
    />
  );
};
