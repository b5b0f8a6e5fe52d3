import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetToken } from '../../client/session';
import { countLost, lostTexts, sparingOthers } from '../../drafts/drafts';
import { sendAll } from '../../drafts/live';
import { useOffice } from '../../office';
import { endErrorReports } from '../../state/error-reports';
import { useConsent } from '../../state/proof';
import { useSession } from '../../state/session';
import { useTabs } from '../../state/tabs';
import { useWords } from '../../words/say';
import { useLeaving } from '../tabs/useClosing';
import { modal } from '../../parts/voices';

/** Loads the office anew from `/`, with nothing in this browser that belongs to who was here before. */
export const startAnew = (cache: QueryClient): void => {
  useTabs.getState().clear();
  endErrorReports();
  cache.clear();
  localStorage.clear();
  sessionStorage.clear();
  location.assign('/');
};

/** Resolves once no tab holds anything unsaved, or after half a second: what was sent is marked as saved with the next drawing. */
const whenMarked = (): Promise<void> =>
  new Promise((resolve) => {
    const isClear = () => !useTabs.getState().tabs.some(({ unsaved }) => unsaved);
    if (isClear()) return resolve();
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = useTabs.subscribe(() => isClear() && end());
    const timer = setTimeout(end, 500);
  });

/**
 * Logs out: the session, what this browser kept, the tabs; then `/`, loaded anew without the menu's routes (RG7).
 * What is not saved is sent first; where that fails, or an earlier window left something, the person is asked (security
 * §3.25). Where the server hears nothing of them, because the session has ended or the notices wait for agreement, nothing
 * is sent and the question names no titles: it would wait for itself.
 */
export const useSignOut = (): (() => void) => {
  const office = useOffice();
  const cache = useQueryClient();
  const leave = useLeaving();
  const say = useWords();
  return useCallback(() => {
    const { wanted, answer } = useConsent.getState();
    const isHeard = !wanted && !useSession.getState().over;
    // Who leaves does not agree: the dialog gives its place to the question.
    if (wanted) answer(false);
    const signOut = async (): Promise<void> => {
      try {
        await sparingOthers(office.signOut);
      } finally {
        // Even where nobody answered, this browser must forget who was here.
        forgetToken();
        startAnew(cache);
      }
    };
    const askForLost = async (): Promise<void> => {
      if ((await countLost()) === 0) return signOut();
      const lost = isHeard ? await lostTexts() : [];
      modal.confirm({
        title: say('shell.lostTexts'),
        content: [...new Set(lost.map(({ title }) => title))].join(' · '),
        okText: say('shell.leaveAnyway'),
        cancelText: say('shell.cancel'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => void signOut(),
      });
    };
    const sent = isHeard ? sendAll().then(whenMarked) : Promise.resolve();
    void sent.then(() => leave(() => void askForLost()));
  }, [cache, office, leave, say]);
};
