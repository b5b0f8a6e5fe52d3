import type { Word } from '#contract/words';
import type { Context } from '#host/context';

/** A record as an area finds it. */
export interface FoundRecord {
  readonly title: string;
  /** Its number. */
  readonly note: string;
  readonly url: string;
}
/** What is looked for: the keyword in one form of each character, and whether it may be initials. */
export interface Wanted {
  readonly keyword: string;
  readonly asInitials: boolean;
}
type Finder = (wanted: Wanted, context: Context) => Promise<readonly FoundRecord[]>;
/** A deed that begins on a page, and the right it takes. */
interface PageDeed {
  readonly right: string;
  readonly names: Word;
  readonly url: string;
}

export const finders: Finder[] = [];
export const pageDeeds: PageDeed[] = [];

/** An area says how its records are found: among those that the caller sees, in SQL, a handful of them. */
export const letFind = (finder: Finder): void => void finders.push(finder);

/** An area says what can be begun from anywhere. */
export const letDo = (deed: PageDeed): void => void pageDeeds.push(deed);
