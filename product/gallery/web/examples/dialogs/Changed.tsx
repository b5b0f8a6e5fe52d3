import { useState } from 'react';
import { ChangedElsewhere } from '#shell/parts/ChangedElsewhere';
import { useWords } from '#shell/words/say';

/** Somebody changed the record meanwhile: the person decides, and nothing typed is lost before that. */
const Changed = () => {
  const say = useWords();
  const [kept, setKept] = useState<'shell.keepMine' | 'shell.takeTheirs'>();
  if (kept) return <p role="status">{say(kept)}</p>;
  return (
    <ChangedElsewhere
      onKeepMine={() => setKept('shell.keepMine')}
      onTakeTheirs={() => setKept('shell.takeTheirs')}
    />
  );
};
export default Changed;
