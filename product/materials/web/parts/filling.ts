import { createContext, useContext } from 'react';
import type * as z from 'zod';
import type { Gap, MaterialItem } from '../../material';

export type Item = z.output<typeof MaterialItem>;
export type MaterialFile = Item['files'][number];
export type Missing = z.output<typeof Gap>;

/** What every part of a material that is being filled in needs to know of the whole. */
export interface Filling {
  readonly materialId: string;
  readonly template: 1 | 2;
  /** What the server still misses, as of the last save. */
  readonly gaps: readonly Missing[];
  /** Items that are unfolded. */
  readonly open: readonly string[];
  readonly setOpen: (codes: readonly string[]) => void;
  /** The item shown last, by a link or the button for the next one. */
  readonly shown: string | undefined;
  /** What looking through a file found, as the server says now; undefined for one that is not saved yet. */
  readonly patientDataOf: (code: string, fileId: string) => MaterialFile['patientData'] | undefined;
  /** Answers for a file in which something was found; absent for those who may not. */
  readonly confirmDeIdentified?: ((code: string, file: MaterialFile) => void) | undefined;
  /** Unfolds, shows and focuses the place of an item. */
  readonly goTo: (code: string) => void;
}

export const FillingContext = createContext<Filling | null>(null);

/** What a control of the template fills in. */
export const useFilling = (): Filling => {
  const filling = useContext(FillingContext);
  if (!filling) throw new Error('this control lives in a material that is being filled in');
  return filling;
};

/** The items that still want something, each once: every count of the page is theirs. */
export const lackingIn = (gaps: readonly Missing[]): readonly string[] => [
  ...new Set(gaps.map(({ code }) => code)),
];

/** The element id of an item's head. */
export const headId = (code: string): string => `item-${code}`;
