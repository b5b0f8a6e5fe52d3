import { createContext, useCallback, useContext, useEffect, useInsertionEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTabs } from '../state/tabs';

/** The tab a page lives in. */
export interface PlaceOfPage {
  readonly tab: string;
  /** Another number after each refresh. */
  readonly life: number;
  readonly title: string;
}
export const PageContext = createContext<PlaceOfPage | null>(null);

const place = (found: PlaceOfPage | null): PlaceOfPage => {
  if (!found) throw new Error('this component lives in a page of the office');
  return found;
};

/** The tab this page lives in and the title it has now. */
export const usePage = (): PlaceOfPage => place(useContext(PageContext));

/** The record that the page is about, by its name; undefined on other pages, and over the page. */
export const useRecordName = (): string | undefined => {
  const page = useContext(PageContext);
  return page?.tab.includes('?id=') ? page.title : undefined;
};

/** The page as the menu calls it: `applications/ApplicationList`. */
export const usePageName = (): string => {
  const { tab } = usePage();
  return useTabs(({ tabs }) => tabs.find(({ key }) => key === tab)?.page ?? '');
};

/** Names the tab, the document and the page after its record: `usePageTitle(application?.achievementName)`. */
export const usePageTitle = (title: string | undefined): void => {
  const { tab } = usePage();
  const rename = useTabs((tabs) => tabs.rename);
  useEffect(() => {
    if (title) rename(tab, title);
  }, [rename, tab, title]);
};

/**
 * Gives the page the address of the record it has just made (`?Id=…`). Its tab and what is typed in it stay, and the
 * address it had is free for another new record. A page that is out of sight does not come to the front for it.
 */
export const useReaddress = (): ((search: string) => void) => {
  const { tab } = usePage();
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (search) => {
      const { active, tabs, readdress } = useTabs.getState();
      // Closed while its record was being made: nothing is opened again for it.
      if (!tabs.some(({ key }) => key === tab)) return;
      readdress(tab, { ...location, search });
      if (active === tab) void navigate({ pathname: location.pathname, search }, { replace: true });
    },
    [tab, location, navigate],
  );
};

/** Which parts of open pages hold unsaved work, each with its tab: a page may have several forms. */
const holding = new Map<symbol, string>();

const mark = (part: symbol, tab: string, unsaved: boolean): void => {
  if (unsaved) holding.set(part, tab);
  else holding.delete(part);
  useTabs.getState().setUnsaved(tab, [...holding.values()].includes(tab));
};

/** Marks the tab while this part of its page holds unsaved work: a dot stands on it, and closing asks first. */
export const useUnsaved = (unsaved: boolean): void => {
  const { tab } = usePage();
  const [part] = useState(() => Symbol('unsaved'));
  useEffect(() => mark(part, tab, unsaved), [part, tab, unsaved]);
  // A part that is gone holds nothing. No other effect tells that from a page that is out of sight, which holds it still.
  useInsertionEffect(
    () => () => queueMicrotask(() => holding.has(part) && mark(part, holding.get(part)!, false)),
    [part],
  );
};
