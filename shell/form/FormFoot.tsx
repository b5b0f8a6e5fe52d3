import { Button } from 'antd';
import type { WordKey } from '#contract/words';
import { clockText } from '#contract/formatters';
import { useWords } from '../words/say';
import type { DraftState } from './useDraft';

interface FootProps {
  readonly draft: {
    readonly state: DraftState;
    readonly at: number | null;
    readonly storedAt: number | null;
  };
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
  const notice =
    draft.state === 'saving'
      ? say('shell.saving')
      : draft.state === 'changed'
        ? draft.storedAt === null
          ? say('shell.notSaved')
          : say('shell.storedHere', { time: clockText(draft.storedAt) })
        : draft.at !== null
          ? say('shell.saved', { time: clockText(draft.at) })
          : '';
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
