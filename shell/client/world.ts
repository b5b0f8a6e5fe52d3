import { uuidV7 } from '#contract/uuid';
import { showError, showDone } from '../state/failures';
import { lookForServer } from '../state/network';
import { usePreferences } from '../state/preferences';
import { useConsent, useProof } from '../state/proof';
import { useSession } from '../state/session';
import { say } from '../words/say';
import { takeEarly } from './early';
import { sessionToken } from './session';
import type { ClientWorld } from './transport';

/** The browser as the client meets it. */
export const world: ClientWorld = {
  token: sessionToken,
  language: () => usePreferences.getState().language,
  fetch: (path, init) => takeEarly(String(path), init!, (...asked) => fetch(...asked)),
  timeout: 5000,
  newRequestId: () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))),
  networkError: () => {
    void lookForServer();
    return say('shell.networkError');
  },
  unheard: showError,
  heard: (sentence) => showDone(say('shell.savedAfterAll'), sentence),
  sessionEnded: (why) => useSession.getState().ended(why),
  proofAsked: () => useProof.getState().asked(),
  consentAsked: () => useConsent.getState().asked(),
};
