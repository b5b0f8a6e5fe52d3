import { clockText } from '#contract/formatters';
import { useWords } from '../words/say';
import type { Draft } from './useDraft';

/** Where a draft is now. */
export type DraftPlace = Pick<Draft, 'state' | 'at' | 'storedAt'>;

/** Where a draft is, in one sentence: on its way, in this browser alone, or on the server since when. */
export const useDraftNotice = ({ state, at, storedAt }: DraftPlace): string => {
  const say = useWords();
  if (state === 'saving') return say('shell.saving');
  if (state === 'changed')
    return storedAt === null ? say('shell.notSaved') : say('shell.storedHere', { time: clockText(storedAt) });
  return at === null ? '' : say('shell.saved', { time: clockText(at) });
};
