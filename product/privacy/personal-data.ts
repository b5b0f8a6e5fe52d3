import type { Word } from '#contract/words';

/**
 * What becomes of stored rows when their person is erased: they are removed; they belong to the archive of evaluations,
 * which law keeps with its names; they go with it, removed only where the person has no part in the archive; or they are
 * evidence of what was done, which names nobody but by a key.
 */
export const onErasure = ['removed', 'archive', 'withArchive', 'evidence'] as const;
type OnErasure = (typeof onErasure)[number];

/** Rows of one table that are stored about a person: from this come the copy, the page and the erasure. */
export interface PersonalData {
  readonly table: string;
  /** The columns that name the person. */
  readonly of: readonly string[];
  readonly says: Word;
  /** The columns of the copy; a sealed one is given in clear under its own name. */
  readonly fields: readonly string[];
  readonly sealed?: readonly string[];
  /** The column by which the newest come first. */
  readonly newest?: string;
  readonly onErasure: OnErasure;
}
