import { Button } from 'antd';
import type { WordKey } from '#contract/words';
import { useWords } from '../words/say';
import { useDraftNotice, type DraftPlace } from './useDraftNotice';

interface FootProps {
  readonly draft: DraftPlace;
  readonly busy: boolean;
  readonly saves: boolean;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
  readonly submitLabel: WordKey;
  readonly onBack?: () => void;
  readonly backLabel: WordKey;
}

/** Always in view: the way back, whether the draft is safe, and the action the form is for. */
export const FormFoot = ({
  draft,
  busy,
  saves,
  onSave,
  onSubmit,
  submitLabel,
  onBack,
  backLabel,
}: FootProps) => {
  const say = useWords();
  const notice = useDraftNotice(draft);
  return (
    <footer className="foot-bar">
      {onBack && <Button onClick={onBack}>{say(backLabel)}</Button>}
      <span className="foot-bar__said" role="status">
        {saves && notice}
      </span>
      {saves && (
        <Button onClick={onSave} loading={draft.state === 'saving'}>
          {say('shell.saveDraft')}
        </Button>
      )}
      <Button type="primary" onClick={onSubmit} loading={busy}>
        {say(submitLabel)}
      </Button>
    </footer>
  );
};
