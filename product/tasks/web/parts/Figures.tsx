import { Link } from 'react-router';
import type { WordKey } from '#contract/words';
import { useWords } from '#shell/words/say';

interface Figure {
  readonly name: string;
  readonly count: number;
  readonly url: string;
  readonly needsHand: boolean;
}

/** Figures that lead to what they count; what needs a hand is marked where there is any. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => {
  const say = useWords();
  return (
    <ul className="figures">
      {figures.map(({ name, count, url, needsHand }) => (
        <li
          key={name}
          className={needsHand && count > 0 ? 'figures__one figures__one--hand' : 'figures__one'}
        >
          <Link to={url}>
            <strong>{count > 999 ? '999+' : count}</strong>
            <span>{say(`tasks.figure.${name}` as WordKey)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
