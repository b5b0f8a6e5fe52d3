import { Typography } from 'antd';
import type { WordKey } from '#contract/words';
import { useWords } from '#shell/words/say';

/** A number or hash that people carry elsewhere: in figures, with one click into the clipboard. */
export const CopyText = ({ text, label }: { readonly text: string; readonly label: WordKey }) => {
  const say = useWords();
  const tip = say('reportScreens.copy', { name: say(label) });
  return (
    <Typography.Text code className="copied" copyable={{ tooltips: [tip, say('reportScreens.copied')] }}>
      {text}
    </Typography.Text>
  );
};
