import { useState } from 'react';
import { AsideFile } from '#shell/form/controls/AsideFile';
import { useWords } from '#shell/words/say';

/** What does not fit says why and goes when it has been read; what did not arrive is sent again by its button. */
const Failed = () => {
  const say = useWords();
  const [shown, setShown] = useState(['unfit', 'lost']);
  const [isSending, setSending] = useState(false);
  const name = say('galleryWriting.drop.name');
  const dismiss = (key: string) => setShown((all) => all.filter((each) => each !== key));
  const unfit = { key: 'unfit', name, state: 'refused', share: 0, why: say('shell.fileKind') } as const;
  const lost = {
    key: 'lost',
    name,
    state: isSending ? 'sending' : 'refused',
    share: 0,
    why: isSending ? '' : say('shell.networkError'),
    again: isSending ? undefined : () => setSending(true),
  } as const;
  return (
    <ul className="aside-files">
      {[unfit, lost].map(
        (file) =>
          shown.includes(file.key) && (
            <AsideFile key={file.key} file={file} onDismiss={() => dismiss(file.key)} />
          ),
      )}
    </ul>
  );
};
export default Failed;
