import type { Word } from '#contract/words';
import type { Context } from '#host/context';

/** A record as an area finds it. */
interface FoundRecord {
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
export type Finder = (wanted: Wanted, context: Context) => Promise<readonly FoundRecord[]>;
/** An action that begins on a page, and the right it takes. */
export interface PageAction {
  readonly right: string;
  readonly names: Word;
  readonly url: string;
}

declare module '#host/contributions' {
  interface Contributions {
    /** How an area's records are found: among those that the caller sees, in SQL, a handful of them. */
    readonly searches: readonly Finder[];
    /** What can be begun from anywhere. */
    readonly beginnings: readonly PageAction[];
  }
}
