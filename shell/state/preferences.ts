import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { languageOf, type Language } from '#contract/words';
import { firstLanguage, storeCookie } from '../client/session';
import type { Colour } from '../look/contrast';
import { defaultAccent, hues, letterScales, type Hues, type Letters } from '../look/tokens';

export const sizes = ['medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];
export const modes = ['light', 'dark', 'system'] as const;
/** Light, dark, or as the system has it. */
type Mode = (typeof modes)[number];

export const allLetters = Object.keys(letterScales) as Letters[];
export const watermarks = ['off', 'on'] as const;
type Watermark = (typeof watermarks)[number];

/** How somebody wants the office to look and speak. */
export interface LookChoice {
  readonly language: Language;
  readonly size: Size;
  readonly mode: Mode;
  readonly accent: Colour;
  readonly hues: Hues;
  readonly letters: Letters;
  /** Name and day over the pages. */
  readonly watermark: Watermark;
}

interface Preferences extends LookChoice {
  /** Whose choice this browser remembers; empty where nobody has been here since the last log-out. */
  readonly owner: string;
  choose: (chosen: Partial<LookChoice>) => void;
}

const plain = {
  size: 'medium',
  mode: 'system',
  accent: defaultAccent,
  hues: 'full',
  letters: 'standard',
  watermark: 'off',
} as const;

/**
 * How the person wants the office to look and speak. It belongs to the person and lies on the server; what this browser
 * remembers is only there so that the first paint is right.
 */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      language: firstLanguage(),
      ...plain,
      owner: '',
      choose: (chosen) => {
        if (chosen.language) storeCookie('language', chosen.language);
        // The server names the sheet of this colour in the office's document, so that the first paint bears it.
        if (chosen.accent) storeCookie('accent', chosen.accent.slice(1));
        set(chosen);
      },
    }),
    {
      name: 'preferences',
      storage: createJSONStorage(() => localStorage),
      // The language stands in its cookie alone, because the public pages change it too.
      partialize: ({ size, mode, accent, hues: seen, letters, watermark, owner }) => ({
        size,
        mode,
        accent,
        hues: seen,
        letters,
        watermark,
        owner,
      }),
      skipHydration: typeof document === 'undefined',
    },
  ),
);

/** The key under which the server keeps the look. */
export const lookKey = 'shell.look';

/** What of a kept value is a look: another version of this program, or nobody at all, may have written it. */
export const lookFrom = (stored: unknown): Partial<LookChoice> => {
  if (typeof stored !== 'object' || stored === null) return {};
  const { language, size, mode, accent, ...rest } = stored as Record<string, unknown>;
  const one = <Value extends string>(all: readonly Value[], value: unknown) =>
    all.find((each) => each === value);
  const found = {
    language:
      typeof language === 'string' && /^(zh|en|es)$/.test(language) ? languageOf(language) : undefined,
    size: one(sizes, size),
    mode: one(modes, mode),
    accent:
      typeof accent === 'string' && /^#[0-9a-f]{6}$/i.test(accent)
        ? (accent.toLowerCase() as Colour)
        : undefined,
    hues: one(hues, rest['hues']),
    letters: one(allLetters, rest['letters']),
    watermark: one(watermarks, rest['watermark']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
};

/**
 * Dresses the office as this person left it, wherever that was. Somebody who never chose anything gets the plain look,
 * not that of whoever sat here before. Says whether the language changed.
 */
export const wear = (owner: string, stored: unknown): boolean => {
  const before = usePreferences.getState();
  const look = lookFrom(stored);
  before.choose({ ...(before.owner !== owner && before.owner !== '' && plain), ...look });
  usePreferences.setState({ owner });
  return look.language !== undefined && look.language !== before.language;
};
