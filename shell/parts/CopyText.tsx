import { Typography } from 'antd';
import type { WordKey } from '#contract/words';
import { useWords } from '../words/say';
import './copy-text.css';

/** A number or hash that people carry elsewhere: in figures, with one click into the clipboard. */
export const CopyText = ({ text, label }: { readonly text: string; readonly label: WordKey }) => {
  const say = useWords();
  const tip = say('shell.copyOf', { name: say(label) });
  return (
    <Typography.Text code className="copied" copyable={{ tooltips: [tip, say('shell.copied')] }}>
      {text}
    </Typography.Text>
  );
};
