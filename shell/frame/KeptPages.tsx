import { Activity, memo, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router';
import { useOffice } from '../office';
import { pageOf } from '../router/pages';
import { useTabs, type Tab } from '../state/tabs';
import { PageBoundary } from './PageBoundary';
import { NotFound } from './NotFound';
import { PageSkeleton } from './PageSkeleton';
import { PageContext } from './page';
import { useTitles } from './useTitles';

/** Every open page, the hidden ones too: what they hold stays while their tab is open. */
export const KeptPages = () => {
  const tabs = useTabs((state) => state.tabs);
  const active = useTabs((state) => state.active);
  return tabs
    .filter((tab) => tab.shown || tab.key === active)
    .map((tab) => <KeptPage key={tab.key} tab={tab} active={tab.key === active} />);
};

const KeptPage = memo(({ tab, active }: { readonly tab: Tab; readonly active: boolean }) => {
  const office = useOffice();
  const Page = pageOf(office, tab.page);
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  // A page that is not displayed forgets how far it was scrolled, so the tab remembers it.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!active || !element) return undefined;
    element.scrollTop = scrolled.current;
    return undefined;
  }, [active]);
  const title = useTitles()(tab);
  const place = useMemo(() => ({ tab: tab.key, title }), [tab.key, title]);
  // A hidden page goes on seeing its own address, not the one of the page in front.
  const seen = useMemo(
    () => ({ location: tab.location, navigationType: NavigationType.Push }),
    [tab.location],
  );
  return (
    <div
      className="page"
      role="tabpanel"
      // A page without anything to press is scrolled by the keyboard too.
      tabIndex={0}
      aria-label={title}
      hidden={!active}
      ref={panel}
      onScroll={(event) => {
        if (event.target === panel.current && active) scrolled.current = panel.current.scrollTop;
      }}
    >
      <Activity mode={active ? 'visible' : 'hidden'}>
        <PageContext value={place}>
          <LocationContext.Provider value={seen as never}>
            <PageBoundary key={tab.life}>
              <Suspense fallback={<PageSkeleton />}>{Page ? <Page /> : <NotFound />}</Suspense>
            </PageBoundary>
          </LocationContext.Provider>
        </PageContext>
      </Activity>
    </div>
  );
});
KeptPage.displayName = 'KeptPage';
