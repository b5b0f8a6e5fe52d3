import { wireName } from '#contract/glossary';
import type { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import { inLanguage, type Language } from '#contract/words';
import { dictionariesWords } from '../words';

/** 2002 beside one field. */
export const wrong = (field: string, word: keyof typeof dictionariesWords, language: Language): Problem =>
  general.badInput({}, [{ Field: wireName(field), Msg: inLanguage(dictionariesWords[word], language) }]);

/** What a lock is after a request: as it is wanted, else the other way round. */
export const isLockedAfter = (
  { state }: { readonly state?: 'locked' | 'unlocked' | undefined },
  row: { readonly isLocked: boolean },
): boolean => (state === undefined ? !row.isLocked : state === 'locked');

/** Throws 2003 where the caller began with another version than the one that is stored. */
export const requireVersion = (asked: number | undefined, row: { readonly rowVersion: number }): void => {
  if (asked !== undefined && asked !== row.rowVersion)
    throw general.changedMeanwhile({}, { RowVersion: row.rowVersion });
};
