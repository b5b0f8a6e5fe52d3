import type { UseQueryResult } from '@tanstack/react-query';
import type { WordKey } from '#contract/words';
import { isRefusal } from '../client/failed';
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

interface AskedOf {
  readonly of: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** How it is called, since nothing else stands there. */
  readonly what: WordKey;
}

/** In the place of what stands there only where there is something, and only for those who may read it: an answer alone says so. */
export const AskAgainIfFailed = ({ of, what }: AskedOf) => {
  const say = useWords();
  return (
    of.data === undefined &&
    of.error !== null &&
    !isRefusal(of.error) && (
      <p className="gap-below" role="status">
        {say(what)} <AskAgain onAsk={() => void of.refetch()} />
      </p>
    )
  );
};
