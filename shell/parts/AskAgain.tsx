import { useWords } from '../words/say';

/** In the place of something small that did not come: says so, and asks for it again. */
export const AskAgain = ({ onAsk }: { readonly onAsk: () => void }) => {
  const say = useWords();
  return (
    <button type="button" className="afterwards__again" onClick={onAsk}>
      {say('shell.loadFailed')} {say('shell.tryAgain')}
    </button>
  );
};
