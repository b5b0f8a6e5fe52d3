import { Activity, memo, Suspense, useCallback, useMemo, useRef } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router';
import { useOffice } from '../office';
import { pageOf } from '../router/pages';
import type { Tab } from '../state/tab-bar';
import { useTabs } from '../state/tabs';
import { PageBoundary } from './errors/PageBoundary';
import { NotFound } from './errors/NotFound';
import { PageSkeleton } from './PageSkeleton';
import { PageContext } from './page';
import { useFocus } from './useFocus';
import { useScroll } from './useScroll';
import { useTitles } from './useTitles';

/** Every page that is awake, the hidden ones too: what they hold stays while their tab is open. */
export const RetainedPages = () => {
  const tabs = useTabs((state) => state.tabs);
  const active = useTabs((state) => state.active);
  return tabs
    .filter((tab) => tab.awake || tab.key === active)
    .map((tab) => <RetainedPage key={tab.born} tab={tab} active={tab.key === active} />);
};

const RetainedPage = memo(({ tab, active }: { readonly tab: Tab; readonly active: boolean }) => {
  const office = useOffice();
  const Page = pageOf(office, tab.page);
  // That the tab is named anew, or holds something unsaved, does not draw what it shows once more.
  const page = useMemo(() => (Page ? <Page /> : <NotFound />), [Page]);
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useScroll(panel, tab, active);
  useFocus(panel, active);
  const title = useTitles()(tab);
  const place = useMemo(() => ({ tab: tab.key, life: tab.life, title }), [tab.key, tab.life, title]);
  // A hidden page goes on seeing its own address, not the one of the page in front.
  const seen = useMemo(
    () => ({ location: tab.location, navigationType: NavigationType.Push }),
    [tab.location],
  );
  const refresh = useTabs((state) => state.refresh);
  const retry = useCallback(() => refresh(tab.key), [refresh, tab.key]);
  return (
    <div
      className="page"
      role="tabpanel"
      // A page without anything to press is scrolled by the keyboard too.
      tabIndex={0}
      aria-label={title}
      hidden={!active}
      ref={panel}
      onScrollCapture={(event) => scrolled(event.target)}
    >
      <Activity mode={active ? 'visible' : 'hidden'}>
        <PageContext value={place}>
          <LocationContext.Provider value={seen as never}>
            <PageBoundary key={tab.life} onRetry={retry}>
              <Suspense fallback={<PageSkeleton />}>{page}</Suspense>
            </PageBoundary>
          </LocationContext.Provider>
        </PageContext>
      </Activity>
    </div>
  );
});
RetainedPage.displayName = 'KeptPage';
