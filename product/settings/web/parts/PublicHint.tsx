import { useWords } from '#shell/words/say';

/** Who reads what is said of the operator, once for all its fields. */
export const PublicHint = () => <p className="faint gap-below">{useWords()('settings.publicHint')}</p>;
