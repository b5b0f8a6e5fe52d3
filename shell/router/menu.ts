import type { QueryClient } from '@tanstack/react-query';
import { reasonKey } from '../../contract/reason';
import { onceMore } from '../client/failed';
import { dictionariesQuery } from '../dictionary/useDictionary';
import type { MenuItem, Office, Person } from '../office';
import { note } from '../state/mishaps';
import { lookKey, usePreferences, wear } from '../state/preferences';
import { useSession } from '../state/session';
import { keepDraftsOf } from '../drafts/drafts';
import { useTabs } from '../state/tabs';
import { preferencesQuery } from '../state/usePreference';
import { say, speak } from '../words/say';
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
  Object.values(office.own).map(({ path, page, title }) => ({
    id: path,
    url: path,
    text: say(title),
    icon: '',
    comment: page,
    hidden: true,
    children: [],
  }));

export const menuQuery = (office: Office) => ({
  queryKey: ['access', 'menu', usePreferences.getState().language],
  queryFn: async (): Promise<readonly MenuItem[]> => {
    const [menu] = await Promise.all([
      office.menu(),
      speak(usePreferences.getState().language, office.chunks),
    ]);
    return [...menu, ...ownEntries(office)];
  },
  staleTime: Infinity,
  ...onceMore,
});

/** The person, once a session and language; a person without roles is an error the specification spells (ER3). */
export const personQuery = (office: Office) => ({
  queryKey: ['people', 'me', usePreferences.getState().language],
  queryFn: async (): Promise<Person> => {
    const person = await office.person();
    if (!Array.isArray(person.roles) || person.roles.length === 0) {
      throw new Error('getInfo: roles must be a non-null array !');
    }
    return person;
  },
  staleTime: Infinity,
  ...onceMore,
});

/** Loads what the frame stands on, once: menu, person, dictionaries. Where it does not come, one signs in (RG3, RG4). */
export const openFrame = async (
  cache: QueryClient,
  office: Office,
  path?: string,
): Promise<readonly MenuItem[]> => {
  try {
    const [menu, person] = await Promise.all([
      cache.ensureQueryData(menuQuery(office)),
      cache.ensureQueryData(personQuery(office)),
      cache.ensureQueryData(dictionariesQuery(office)),
      // Without them the office is arranged as it comes: no reason to keep anybody out.
      cache.prefetchQuery(preferencesQuery(office)),
    ]);
    useTabs.getState().claim(person.id);
    keepDraftsOf(person.id, office.draftKey);
    const kept = cache.getQueryData<ReadonlyMap<string, unknown>>(preferencesQuery(office).queryKey);
    const spokenAnew =
      !useSession.getState().open && kept !== undefined && wear(person.id, kept.get(lookKey));
    useSession.getState().begin();
    return spokenAnew ? await cache.ensureQueryData(menuQuery(office)) : menu;
  } catch (fault) {
    // Whatever was the cause, the specification sends the person to the sign-in page, with the cause and the wanted path.
    note(fault, 'frame');
    const reason = (fault instanceof Error && fault.message) || say('shell.pageFailed');
    sessionStorage.setItem(reasonKey, reason);
    return toSignIn(path);
  }
};
