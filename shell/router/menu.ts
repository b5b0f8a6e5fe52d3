import type { QueryClient } from '@tanstack/react-query';
import { reasonKey } from '#contract/reason';
import { onceMore } from '../client/failed';
import { actionsQuery } from '../can';
import { byName, dictionariesQuery, firstDictionaries, cachedVersion } from '../dictionary/useDictionary';
import { versionKeys } from '../frame/useFresh';
import type { MenuItem, Office, Person } from '../office';
import { note } from '../state/error-reports';
import { lookKey, usePreferences, wear } from '../state/preferences';
import { useSession } from '../state/session';
import { storeDraftsOf } from '../drafts/drafts';
import { useTabs } from '../state/tabs';
import { preferencesQuery } from '../state/usePreference';
import { say, speak } from '../words/say';
import { preparePage } from './pages';
import { toSignIn } from './paths';

/** What a route of the menu knows of itself: for breadcrumb, tab and page. */
export interface MenuHandle {
  readonly entry: MenuItem;
  readonly parent?: MenuItem;
}

const full = (parent: string, url: string): string =>
  url.startsWith('/') ? url : `${parent.replace(/\/$/, '')}/${url}`;

/** Every entry with a page, hidden ones included, with its whole path. */
export const leavesOf = (menu: readonly MenuItem[]): (MenuHandle & { readonly path: string })[] =>
  menu.flatMap((entry) => [
    ...(entry.comment ? [{ entry, path: full('/', entry.url) }] : []),
    ...entry.children.map((child) => ({ entry: child, parent: entry, path: full(entry.url, child.url) })),
  ]);

/** The pages of one's own account as entries that no sidebar shows. */
const ownEntries = (office: Office): MenuItem[] =>
  office.own.map(({ path, page, title }) => ({
    id: path,
    url: path,
    text: say(title),
    icon: '',
    comment: page,
    hidden: true,
    children: [],
  }));

const withOwn = async (office: Office, asked: Promise<readonly MenuItem[]>): Promise<readonly MenuItem[]> => {
  const [menu] = await Promise.all([asked, speak(usePreferences.getState().language, office.chunks)]);
  return [...menu, ...ownEntries(office)];
};

export const menuQuery = (office: Office) => ({
  queryKey: ['access', 'menu', usePreferences.getState().language],
  queryFn: () => withOwn(office, office.menu()),
  staleTime: Infinity,
  ...onceMore,
});

/** A person without roles is an error the specification spells (ER3). */
const withRoles = (person: Person): Person => {
  if (!Array.isArray(person.roles) || person.roles.length === 0)
    throw new Error('getInfo: roles must be a non-null array !');
  return person;
};

/** The person, once a session and language. */
export const personQuery = (office: Office) => ({
  queryKey: ['people', 'me', usePreferences.getState().language],
  queryFn: async (): Promise<Person> => withRoles(await office.person()),
  staleTime: Infinity,
  ...onceMore,
});

/** Lays the parts of the one answer where each of them would lie had it been asked for by itself. */
const opened = (cache: QueryClient, office: Office) => ({
  queryKey: ['opening'],
  queryFn: async (): Promise<null> => {
    const bootstrapData = await office.bootstrapData();
    const { person, rights, unread } = bootstrapData;
    const menu = await withOwn(office, Promise.resolve(bootstrapData.menu));
    const sets = byName(bootstrapData.dictionaries);
    if (bootstrapData.dictionariesAreAll) {
      cache.setQueryData(dictionariesQuery(office).queryKey, sets);
      cache.setQueryData(cachedVersion, bootstrapData.dictionariesVersion);
    } else cache.setQueryData(firstDictionaries, { version: bootstrapData.dictionariesVersion, sets });
    cache.setQueryData(versionKeys.dictionaries, bootstrapData.dictionariesVersion);
    cache.setQueryData(versionKeys.menu, bootstrapData.menuVersion);
    cache.setQueryData(preferencesQuery(office).queryKey, bootstrapData.preferences);
    cache.setQueryData(personQuery(office).queryKey, withRoles(person));
    if (unread !== null) cache.setQueryData(office.notices.queryKey, unread);
    const page = leavesOf(menu).find(({ path }) => path === location.pathname)?.entry.comment;
    if (rights !== null && page) cache.setQueryData(actionsQuery(office, page).queryKey, rights);
    cache.setQueryData(menuQuery(office).queryKey, menu);
    return null;
  },
  ...onceMore,
});

const ensureDictionaries = async (cache: QueryClient, office: Office): Promise<void> => {
  if (!cache.getQueryData(firstDictionaries)) await cache.ensureQueryData(dictionariesQuery(office));
};

/** Opens the tab of the page at the address before anything is drawn: page and frame are then drawn as one. */
const showFirst = async (cache: QueryClient, office: Office, menu: readonly MenuItem[]): Promise<void> => {
  const page = leavesOf(menu).find(({ path }) => path === location.pathname)?.entry.comment;
  if (!page) return;
  await preparePage(office, page, cache);
  const { usr: state = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  const { pathname, search, hash } = location;
  useTabs.getState().show({ page, location: { pathname, search, hash, state, key } });
};

/** Loads what the frame stands on, once: menu, person, dictionaries. Where it does not come, one signs in (RG3, RG4). */
export const openFrame = async (
  cache: QueryClient,
  office: Office,
  path?: string,
): Promise<readonly MenuItem[]> => {
  try {
    if (!cache.getQueryData(menuQuery(office).queryKey)) await cache.fetchQuery(opened(cache, office));
    const [menu, person] = await Promise.all([
      cache.ensureQueryData(menuQuery(office)),
      cache.ensureQueryData(personQuery(office)),
      ensureDictionaries(cache, office),
      // Without them the office is arranged as it comes: no reason to keep anybody out.
      cache.prefetchQuery(preferencesQuery(office)),
    ]);
    useTabs.getState().claim(person.id);
    storeDraftsOf(person.id, office.draftKey);
    const stored = cache.getQueryData<ReadonlyMap<string, unknown>>(preferencesQuery(office).queryKey);
    const isFirst = !useSession.getState().open;
    const spokenAnew = isFirst && stored !== undefined && wear(person.id, stored.get(lookKey));
    useSession.getState().begin();
    if (isFirst) await showFirst(cache, office, menu);
    return spokenAnew ? await cache.ensureQueryData(menuQuery(office)) : menu;
  } catch (fault) {
    // Whatever was the cause, the specification sends the person to the sign-in page, with the cause and the wanted path.
    note(fault, 'frame');
    const reason = (fault instanceof Error && fault.message) || say('shell.pageFailed');
    sessionStorage.setItem(reasonKey, reason);
    return toSignIn(path);
  }
};
