import '../../shell/client/early';
import { firstLanguage, sessionToken } from '../../shell/client/session';
import { headersOf } from '../../shell/client/transport';

/** The path of the call that opens the office, as the contract has it. */
declare const OPENING: string;
/** As long as the office itself waits, in milliseconds. */
const patience = 5_000;

/** The document's first script, a kilobyte: it asks what the frame stands on while everything else is still on its way. */
const ask = (): void => {
  const headers = headersOf({ token: sessionToken, language: firstLanguage }, {});
  const answer = fetch(OPENING, { headers, cache: 'no-store', signal: AbortSignal.timeout(patience) });
  // Whoever takes it hears of a failure; where nobody does, nobody needs to.
  answer.catch(() => undefined);
  window.early = { path: OPENING, headers, answer };
};

if (sessionToken()) ask();
