import type * as z from 'zod';
import type { StoredFile } from '../contract';

/** A file that has been stored. */
export type Stored = z.output<typeof StoredFile>;

export interface Sending {
  /** What the file is meant for: after a reload the page finds there what it had begun. */
  readonly place: string;
  /** From 0 to 1; at 1 all of it is there, and is being looked through. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}
