import { useWords } from '../words/say';
import './ask-again.css';

/** In the place of something small that did not come: says so, and asks for it again. */
export const AskAgain = ({ onAsk }: { readonly onAsk: () => void }) => {
  const say = useWords();
  return (
    <button type="button" className="ask-again" onClick={onAsk}>
      {say('shell.loadFailed')} {say('shell.tryAgain')}
    </button>
  );
};
