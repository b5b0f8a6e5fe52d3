import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { coloured } from './coloured';

interface CodeProps {
  readonly source: string;
  /** What the code is of. */
  readonly name: string;
}

/** The code of an example, shown on demand and copied in a click. */
export const Code = ({ source, name }: CodeProps) => {
  const say = useWords();
  const [isShown, setShown] = useState(false);
  const parts = useMemo(() => (isShown ? coloured(source) : []), [isShown, source]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(source);
    message.success(say('shell.copied'));
  };
  return (
    <div className="specimen__code">
      <div className="specimen__tools">
        <Button type="link" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {say(isShown ? 'gallery.hideCode' : 'gallery.showCode')}
        </Button>
        <Button type="link" size="small" icon={<CopyOutlined />} onClick={() => void copy()}>
          {say('gallery.copyCode')}
        </Button>
      </div>
      {isShown && (
        <pre tabIndex={0} role="region" aria-label={say('gallery.codeOf', { name })}>
          <code>
            {parts.map(({ kind, text }, at) =>
              kind === 'plain' ? (
                text
              ) : (
                <span key={at} className={`code__${kind}`}>
                  {text}
                </span>
              ),
            )}
          </code>
        </pre>
      )}
    </div>
  );
};
