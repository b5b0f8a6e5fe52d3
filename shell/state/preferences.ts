import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { languageOf, type Language } from '../../contract/words';
import { keepCookie, readCookie } from '../client/session';
import type { Colour } from '../look/contrast';
import { defaultAccent } from '../look/tokens';

export const sizes = ['medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];
export const modes = ['light', 'dark', 'system'] as const;
/** Light, dark, or as the system has it. */
export type Mode = (typeof modes)[number];

interface Preferences {
  readonly language: Language;
  readonly size: Size;
  readonly mode: Mode;
  readonly accent: Colour;
  choose: (chosen: Partial<Pick<Preferences, 'language' | 'size' | 'mode' | 'accent'>>) => void;
}

const inBrowser = typeof document !== 'undefined';

/** The language chosen on whichever page last, else what the browser prefers, else English (specification §9). */
const firstLanguage = (): Language =>
  (inBrowser && (languageOf(readCookie('language')) ?? languageOf(navigator.language))) || 'en';

/** How the person wants the office to look and speak; kept in this browser. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      language: firstLanguage(),
      size: 'medium',
      mode: 'system',
      accent: defaultAccent,
      choose: (chosen) => {
        if (chosen.language) keepCookie('language', chosen.language);
        set(chosen);
      },
    }),
    {
      name: 'preferences',
      storage: createJSONStorage(() => localStorage),
      // The language stands in its cookie alone, because the public pages change it too.
      partialize: ({ size, mode, accent }) => ({ size, mode, accent }),
      skipHydration: !inBrowser,
    },
  ),
);
