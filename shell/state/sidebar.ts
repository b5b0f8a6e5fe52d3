import { create } from 'zustand';
import { storeCookie, readCookie } from '../client/session';

interface Sidebar {
  /** On a wide screen: spread out (true) or reduced to icons; remembered in the cookie `sidebar` (SH12). */
  readonly open: boolean;
  /** On a narrow screen: the drawer. */
  readonly drawer: boolean;
  toggle: () => void;
  setDrawer: (drawer: boolean) => void;
}

export const useSidebar = create<Sidebar>()((set, get) => ({
  open: readCookie('sidebar') !== '0',
  drawer: false,
  toggle: () => {
    const open = !get().open;
    storeCookie('sidebar', open ? '1' : '0');
    set({ open });
  },
  setDrawer: (drawer) => set({ drawer }),
}));
