import type { FileMark } from './file-mark';

/** What is asked of a file: its hash and length, the hashes of its earlier states, and what it says of itself. */
export interface AskedFile {
  readonly sha256: string;
  readonly size: number | undefined;
  /** SHA-256 of the file up to each end that it had before something was written behind it. */
  readonly states: readonly string[];
  readonly number?: string | undefined;
  readonly mark?: FileMark | undefined;
}

/** What is known of the file that was issued. */
interface IssuedFile {
  readonly sha256: string;
  readonly size: number | undefined;
  readonly contentHash: string;
}

/** How a file stands to the issued one whose number it bears, or whose bytes it begins with. */
export type Likeness = 'identical' | 'continued' | 'savedAgain' | 'altered';

/**
 * Compares a file with the issued one (domain §6.6). Only the same bytes are the issued file. `savedAgain` rests on what
 * the file says of itself and proves nothing; nobody saves a file anew in exactly as many bytes, so that is `altered`.
 */
export const likeness = (asked: AskedFile, issued: IssuedFile): Likeness => {
  if (asked.sha256 === issued.sha256) return 'identical';
  if (asked.states.includes(issued.sha256)) return 'continued';
  const names = asked.mark?.kind === 'issued' && asked.mark.contentHash === issued.contentHash;
  return names && asked.size !== issued.size ? 'savedAgain' : 'altered';
};
