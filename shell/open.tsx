import { QueryCache, MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { isCallFailed } from './client/failed';
import { dictionariesQuery } from './dictionary/useDictionary';
import './look/level-scale.css';
import './look/mark.css';
import './look/status-tag.css';
import { signStyles } from './nonce';
import { OfficeContext, type Office } from './office';
import { officeRouter } from './router/router';
import { preparePage } from './router/pages';
import { requireToken } from './router/paths';
import { message } from './parts/voices';
import { retainAnswers } from './state/answers';
import { usePreferences } from './state/preferences';
import { note, watchErrors } from './state/error-reports';
import { onMessage, showFailure } from './state/failures';
import { onRecovery } from './state/network';
import { whenCalm } from './state/calm';
import { Look } from './theme/Look';
import { speak, wholeLanguage } from './words/say';

/** Shows failures as they come: the server's own sentence, five seconds (ER1, ER2). */
const showFailures = (): void =>
  void onMessage(({ kind, text, insteadOf }) => {
    if (insteadOf) message.destroy(insteadOf);
    message[kind]({ content: text, key: text, duration: 5 });
  });

/** A form that shows the failure at its fields says `meta: { quiet: true }`. */
const toast = (fault: unknown, meta: Record<string, unknown> | undefined): void => {
  note(fault, 'call');
  if (meta?.['quiet'] || !isCallFailed(fault)) return;
  showFailure(fault);
};

/** Opens the office in the document: nothing is drawn before the person's language is here. */
export const openOffice = async (given: Office): Promise<void> => {
  signStyles();
  watchErrors();
  showFailures();
  await requireToken();
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError: (fault, query) => toast(fault, query.meta) }),
    mutationCache: new MutationCache({ onError: (fault, _input, _before, { meta }) => toast(fault, meta) }),
    // The client asks again what must be asked again; a read waits for the person, or for the server to be back.
    // Answers go with the tabs that show them, not by the clock.
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: Infinity },
      mutations: { retry: false },
    },
  });
  retainAnswers(cache);
  onRecovery(() => void cache.refetchQueries({ predicate: ({ state }) => state.status === 'error' }));
  if (given.firstPage) void preparePage(given, given.firstPage, cache);
  await speak(usePreferences.getState().language, given.chunks, given.firstWords);
  const office: Office = {
    ...given,
    rest: () => Promise.all([wholeLanguage(), cache.prefetchQuery(dictionariesQuery(given))]),
  };
  const sayAll = () => void wholeLanguage().catch((fault: unknown) => note(fault, 'words'));
  void whenCalm().then(sayAll);
  onRecovery(sayAll);
  const router = officeRouter(office, cache);
  const drawn = (fault: unknown, { componentStack }: { componentStack?: string | undefined }) =>
    note(fault, componentStack?.trim() ?? 'render');
  createRoot(document.querySelector('#office')!, {
    onCaughtError: drawn,
    onUncaughtError: (fault, where) => {
      drawn(fault, where);
      // Nothing is left to show it: the browser's own log must have it too.
      reportError(fault);
    },
  }).render(
    <StrictMode>
      <OfficeContext value={office}>
        <QueryClientProvider client={cache}>
          <Look>
            <RouterProvider router={router} useTransitions={false} />
          </Look>
        </QueryClientProvider>
      </OfficeContext>
    </StrictMode>,
  );
};
