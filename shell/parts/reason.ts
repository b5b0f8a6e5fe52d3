import type { WordKey } from '#contract/words';

/** For which texts a phrase is: why something is sent back or declined, what one thinks of it, a message about a case. */
export type PhraseKind = 'reason' | 'opinion' | 'message';

/** A reason that is asked for before an action. */
export interface Reason {
  readonly label?: WordKey;
  readonly least: number;
  readonly most?: number;
  /** Which phrases are offered beneath it; those of reasons where nothing is said. */
  readonly phrases?: PhraseKind;
}
