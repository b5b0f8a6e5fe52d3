import { CloseOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useWords } from '../../words/say';
import type { Aside } from './useFiles';

interface AsideFileProps {
  readonly file: Aside;
  readonly onDismiss: () => void;
}

/** A file that is on its way, was refused or was taken out: what became of it, and what can be done about it. */
export const AsideFile = ({ file, onDismiss }: AsideFileProps) => {
  const say = useWords();
  const { name, state, share, why, again } = file;
  return (
    <li className={`aside-file aside-file--${state}`}>
      <span {...(state === 'refused' && { role: 'alert' })}>
        {state === 'removed'
          ? say('shell.fileRemoved', { name })
          : why
            ? say('shell.labelled', { label: name, text: why })
            : state === 'sending' && share === 1
              ? say('shell.fileChecking', { name })
              : name}
      </span>
      {state === 'sending' && <Progress percent={Math.round(share * 100)} size="small" aria-label={name} />}
      {again && (
        <Button size="small" onClick={again}>
          {say(state === 'removed' ? 'shell.putBack' : 'shell.tryAgain')}
        </Button>
      )}
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={`${say('shell.close')} ${name}`}
        onClick={onDismiss}
      />
    </li>
  );
};
