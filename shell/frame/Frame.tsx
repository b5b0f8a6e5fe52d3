import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense, useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isDemonstration } from '../demonstration';
import { Wordmark } from '../look/Wordmark';
import { speak, useWords } from '../words/say';
import { useOffice } from '../office';
import { usePreferences } from '../state/preferences';
import { useConsent, useProof } from '../state/proof';
import { useSession } from '../state/session';
import { useTabs } from '../state/tabs';
import { AccountDialog } from './account/AccountDialog';
import { Announcements } from './Announcements';
import { RetainedPages } from './RetainedPages';
import { Navbar } from './Navbar';
import { Sidebar } from './Sidebar';
import { TabBar } from './tabs/TabBar';
import { useFocusGiven } from './useFocusGiven';
import { useFocusReturned } from './useFocusReturned';
import { useFresh } from './useFresh';
import { useKeysHelp } from './shortcuts/useKeysHelp';
import { useEntry } from './useMenu';
import { useActiveTitle } from './useTitles';
import './styles';

/**
 * Banner, sidebar, navbar, tabs and the open pages (SH1). Each of them follows what it shows by itself: the frame is drawn
 * anew for another language alone, not for each address or for each tab that has something unsaved.
 */
export const Frame = memo(() => {
  const say = useWords();
  return (
    <div className="frame">
      <a className="frame__skip" href="#main">
        {say('shell.skip')}
      </a>
      <header className="banner">
        <span className="banner__mark">
          <Wordmark label="Assay" height={26} />
        </span>
        <span className="banner__name">{say('shell.platform')}</span>
        {isDemonstration && (
          <span className="banner__demonstration" role="note">
            {say('shell.demonstration')}
          </span>
        )}
      </header>
      <Sidebar />
      <div className="frame__work">
        <Navbar />
        <TabBar />
        <Announcements />
        <main id="main" className="frame__main" tabIndex={-1}>
          <RetainedPages />
          <Unlisted />
        </main>
      </div>
      <AccountDialog />
      <Habits />
      <NameOver />
      <SessionOver />
      <ProofWanted />
      <ConsentWanted />
    </div>
  );
});
Frame.displayName = 'Frame';

/** What stands behind an address that no tab shows. */
const Unlisted = () => !useShown() && <Outlet />;

/** What the office does everywhere; of it only the help about keys is ever seen. */
const Habits = () => {
  useLanguageOfChoice();
  useAskBeforeLeaving();
  useFocusGiven();
  useFocusReturned();
  useFresh();
  return useKeysHelp();
};

const Watermark = lazy(async () => ({ default: (await import('./Watermark')).Watermark }));

const NameOver = () =>
  usePreferences((look) => look.watermark) === 'on' && (
    <Suspense fallback={null}>
      <Watermark />
    </Suspense>
  );

const SignInAgain = lazy(async () => ({ default: (await import('./account/SignInAgain')).SignInAgain }));

/** Most sessions never end under one's hands: the dialog's code comes when one does. */
const SessionOver = () =>
  useSession((session) => session.over) && (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  );

const ProveDialog = lazy(async () => ({ default: (await import('./account/ProveDialog')).ProveDialog }));

const ProofWanted = () =>
  useProof((proof) => proof.wanted) && (
    <Suspense fallback={null}>
      <ProveDialog />
    </Suspense>
  );

/** Whoever was invited or imported agrees to the notices before anything else. */
const ConsentWanted = () => {
  const { consent } = useOffice();
  const Dialog = useMemo(() => lazy(consent), [consent]);
  const { wanted, answer } = useConsent();
  return (
    wanted && (
      <Suspense fallback={null}>
        <Dialog onAgreed={() => answer(true)} />
      </Suspense>
    )
  );
};

/** Ties the address to a tab; says whether the address has one. The document bears the title of what is shown. */
const useShown = (): boolean => {
  const location = useLocation();
  const found = useEntry();
  const say = useWords();
  const show = useTabs((state) => state.show);
  const leave = useTabs((state) => state.leave);
  const title = useActiveTitle();
  const page = found?.entry.comment;
  useEffect(() => {
    if (page) show({ page, location });
    else leave();
  }, [page, location, show, leave]);
  useEffect(() => {
    document.title = `${title ? `${title} · ` : ''}${say('shell.platform')}`;
  }, [title, say]);
  return page !== undefined;
};

/** Speaks the language that was chosen; until its words are here, the old ones stay. What the server said is asked anew. */
const useLanguageOfChoice = (): void => {
  const { chunks } = useOffice();
  const cache = useQueryClient();
  const language = usePreferences((state) => state.language);
  const heard = useRef(language);
  useEffect(() => {
    void speak(language, chunks);
    if (heard.current === language) return;
    heard.current = language;
    // Dictionaries come in all languages at once.
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'dictionaries' });
  }, [cache, chunks, language]);
};

/** The browser asks before a window with unsaved work closes. */
const useAskBeforeLeaving = (): void => {
  const unsaved = useTabs(({ tabs }) => tabs.some((tab) => tab.unsaved));
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // Asked of the tabs themselves: of who agreed to lose it, nothing is unsaved any more.
      if (useTabs.getState().tabs.some((tab) => tab.unsaved)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
};
