import '#shell/client/early';
import { firstLanguage, sessionToken } from '#shell/client/session';
import { headersOf, query } from '#shell/client/transport';
import { openingAsked } from './said';

/** The path of the call that opens the office, as the contract has it. */
declare const OPENING: string;
/** As long as the office itself waits, in milliseconds. */
const timeout = 5_000;

/** The document's first script, a kilobyte: it asks what the frame stands on while everything else is still on its way. */
const ask = (): void => {
  const headers = headersOf({ token: sessionToken, language: firstLanguage }, {});
  const path = OPENING + query({ Sets: openingAsked().sets });
  const answer = fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  // Whoever takes it hears of a failure; where nobody does, nobody needs to.
  answer.catch(() => undefined);
  window.early = { path, headers, answer };
};

if (sessionToken()) ask();
