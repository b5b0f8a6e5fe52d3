import type { Location } from 'react-router';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** An open page. Its key tells two records of one page apart: the path, and the record's id where there is one. */
export interface Tab {
  readonly key: string;
  readonly path: string;
  /** The record's name, once the page said it; until then the menu's word for the page. */
  readonly title: string;
  /** `area/Page`. */
  readonly page: string;
  readonly location: Location;
  /** Counts the refreshes: another number is another life of the page. */
  readonly life: number;
  /** Holds work that is not saved. */
  readonly unsaved: boolean;
  /** Whether it was shown since the office was opened; what was not costs nothing yet. */
  readonly shown: boolean;
}

interface Tabs {
  readonly tabs: readonly Tab[];
  readonly active: string | null;
  show: (tab: Pick<Tab, 'page' | 'location'>) => void;
  leave: () => void;
  rename: (key: string, title: string) => void;
  setUnsaved: (key: string, unsaved: boolean) => void;
  refresh: (key: string) => void;
  /** Closes and gives where to go: a path, or undefined where one can stay. */
  close: (key: string) => string | undefined;
  closeOthers: (key: string) => string | undefined;
  closeAll: () => string;
  clear: () => void;
}

const lastHome = '/workbench/workbench';

/** One tab for one record: `?Id=` is part of the page's identity, everything else in the query is its state. */
export const keyOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const id = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'id')?.[1];
  return id ? `${pathname}?id=${id}` : pathname;
};
const pathOf = ({ pathname, search }: Location): string => pathname + search;

export const useTabs = create<Tabs>()(
  persist(
    (set, get) => ({
      tabs: [],
      active: null,
      show: ({ page, location }) => {
        const key = keyOf(location);
        const { tabs } = get();
        const fresh: Tab = {
          key,
          page,
          title: '',
          location,
          path: pathOf(location),
          life: 0,
          unsaved: false,
          shown: true,
        };
        const known = tabs.some((tab) => tab.key === key);
        set({
          active: key,
          tabs: known
            ? tabs.map((tab) =>
                tab.key === key ? { ...tab, page, location, path: pathOf(location), shown: true } : tab,
              )
            : [...tabs, fresh],
        });
      },
      leave: () => set({ active: null }),
      rename: (key, title) => change(set, key, { title }),
      setUnsaved: (key, unsaved) => change(set, key, { unsaved }),
      refresh: (key) => {
        const life = (get().tabs.find((tab) => tab.key === key)?.life ?? 0) + 1;
        change(set, key, { life, unsaved: false });
      },
      close: (key) => {
        const { tabs, active } = get();
        const at = tabs.findIndex((tab) => tab.key === key);
        const rest = tabs.filter((tab) => tab.key !== key);
        set({ tabs: rest });
        if (rest.length === 0) return lastHome;
        return active === key ? rest[Math.min(at, rest.length - 1)]!.path : undefined;
      },
      closeOthers: (key) => {
        const { tabs, active } = get();
        const kept = tabs.filter((tab) => tab.key === key);
        set({ tabs: kept });
        return active === key ? undefined : kept[0]?.path;
      },
      closeAll: () => {
        set({ tabs: [], active: null });
        return '/';
      },
      clear: () => set({ tabs: [], active: null }),
    }),
    {
      name: 'tabs',
      storage: createJSONStorage(() => sessionStorage),
      skipHydration: typeof document === 'undefined',
      // After F5 the strip is as it was; the pages behind it load when they are shown.
      partialize: ({ tabs }) => ({
        tabs: tabs.map((tab) => ({ ...tab, life: 0, unsaved: false, shown: false })),
      }),
    },
  ),
);

const change = (
  set: (next: (now: Tabs) => Partial<Tabs>) => void,
  key: string,
  changes: Partial<Tab>,
): void => {
  set(({ tabs }) => {
    const old = tabs.find((tab) => tab.key === key);
    const same = !old || Object.entries(changes).every(([name, value]) => old[name as keyof Tab] === value);
    return same ? {} : { tabs: tabs.map((tab) => (tab === old ? { ...tab, ...changes } : tab)) };
  });
};
