import { CallFailed } from '#shell/client/failed';
import { say } from '#shell/words/say';
import type { WordKey } from '#contract/words';
import { dayOf } from '#contract/calendar';
import type { Draft } from '#product/applications/application';
import { contradictionsIn } from '#product/applications/contradictions';

/** Keeps a form from going on while it says what cannot be: each sentence stands at its field. What was typed is saved. */
export const refuseContradictions = (values: object): void => {
  const found = contradictionsIn(values as Draft, dayOf(new Date()));
  if (found.length === 0) return;
  throw new CallFailed(
    2002,
    '',
    found.map(({ path, word }) => ({
      path: ['data', ...path],
      message: say(`applications.${word}` as WordKey),
    })),
  );
};
