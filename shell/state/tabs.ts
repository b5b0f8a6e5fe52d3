import type { Location } from 'react-router';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import {
  isOfOneRecord,
  keyOf,
  letSleep,
  meantBy,
  moved,
  pinnedFirst,
  type Closing,
  type Tab,
} from './tab-bar';

interface TabsState {
  readonly tabs: readonly Tab[];
  readonly active: string | null;
  /** Whose tabs these are. */
  readonly owner: string | null;
  /** Says who is here: the tabs of somebody else are not theirs to see. */
  claim: (person: string) => void;
  show: (tab: Pick<Tab, 'page' | 'location'>) => void;
  /** Gives an open page another address: the tab, and all that the page holds, stay what they are. */
  readdress: (key: string, location: Location) => void;
  leave: () => void;
  rename: (key: string, title: string) => void;
  setUnsaved: (key: string, unsaved: boolean) => void;
  setPinned: (key: string, pinned: boolean) => void;
  /** Puts a tab at a place of the strip, counted from nought. */
  move: (key: string, to: number) => void;
  refresh: (key: string) => void;
  /** Closes and gives where to go: a path, or undefined where one can stay (SH2). */
  close: (how: Closing, key: string) => string | undefined;
  clear: () => void;
}

const lastHome = '/workbench/workbench';
const isSame = (one: Location, other: Location): boolean =>
  one.key === other.key && pathOf(one) === pathOf(other) && one.hash === other.hash;
const pathOf = ({ pathname, search }: Location): string => pathname + search;

/** The open pages: kept for this window over F5, until their owner signs out. */
export const useTabs = create<TabsState>()(
  persist(
    (set, get) => ({
      tabs: [],
      active: null,
      owner: null,
      claim: (person) => {
        const { owner } = get();
        if (owner === person) return;
        set({ owner: person, ...(owner !== null && { tabs: [], active: null }) });
      },
      show: ({ page, location }) => {
        const key = keyOf(location);
        const { tabs, active } = get();
        const open = tabs.find((tab) => tab.key === key);
        // It is in front, at this very place: nothing is drawn again for it.
        if (active === key && open?.page === page && isSame(open.location, location)) return;
        const seen = Math.max(0, ...tabs.map((tab) => tab.seen)) + 1;
        const now = { page, location, path: pathOf(location), awake: true, seen };
        const fresh: Tab = { key, title: '', life: 0, unsaved: false, pinned: false, born: seen, ...now };
        // One tab for one record, not one for each of its pages; what is not saved keeps its own.
        const left = tabs.find((tab) => !tab.unsaved && isOfOneRecord(tab.location, location));
        const shown = open
          ? tabs.map((tab) => (tab === open ? { ...tab, ...now } : tab))
          : left
            ? tabs.map((tab) => (tab === left ? { ...fresh, title: left.title, pinned: left.pinned } : tab))
            : [...tabs, fresh];
        set({ active: key, tabs: letSleep(shown, key) });
      },
      readdress: (key, location) => {
        const to = keyOf(location);
        change(set, key, { key: to, location, path: pathOf(location) });
        if (get().active === key) set({ active: to });
      },
      leave: () => set({ active: null }),
      rename: (key, title) => change(set, key, { title }),
      setUnsaved: (key, unsaved) => {
        change(set, key, { unsaved });
        const { tabs, active } = get();
        const [front, saved] = [active, key].map((of) => tabs.find((tab) => tab.key === of));
        // Left for another page of its record before it was saved: now nothing is lost with it.
        if (!unsaved && front && saved && front !== saved && isOfOneRecord(front.location, saved.location))
          set({ tabs: tabs.filter((tab) => tab !== saved) });
      },
      setPinned: (key, pinned) => {
        change(set, key, { pinned });
        set(({ tabs }) => ({ tabs: pinnedFirst(tabs) }));
      },
      move: (key, to) => set(({ tabs }) => ({ tabs: moved(tabs, key, to) })),
      refresh: (key) => {
        const life = (get().tabs.find((tab) => tab.key === key)?.life ?? 0) + 1;
        change(set, key, { life, unsaved: false });
      },
      close: (how, key) => {
        const { tabs, active } = get();
        const gone = meantBy(how, tabs, key);
        const rest = tabs.filter((tab) => !gone.includes(tab));
        set({ tabs: rest });
        if (how === 'closeAll') return '/';
        if (rest.length === 0) return lastHome;
        const at = gone.findIndex((tab) => tab.key === active);
        if (at < 0) return undefined;
        const next =
          rest.find((tab) => tab.key === key) ?? rest[Math.min(tabs.indexOf(gone[at]!), rest.length - 1)];
        return next!.path;
      },
      clear: () => set({ tabs: [], active: null, owner: null }),
    }),
    {
      name: 'tabs',
      storage: createJSONStorage(() => sessionStorage),
      skipHydration: typeof document === 'undefined',
      // After F5 the strip is as it was; the pages behind it load when they are shown.
      partialize: ({ tabs, owner }) => ({
        owner,
        tabs: tabs.map((tab) => ({ ...tab, life: 0, unsaved: false, awake: false })),
      }),
    },
  ),
);

const change = (
  set: (next: (now: TabsState) => Partial<TabsState>) => void,
  key: string,
  changes: Partial<Tab>,
): void => {
  set(({ tabs }) => {
    const old = tabs.find((tab) => tab.key === key);
    const same = !old || Object.entries(changes).every(([name, value]) => old[name as keyof Tab] === value);
    return same ? {} : { tabs: tabs.map((tab) => (tab === old ? { ...tab, ...changes } : tab)) };
  });
};
