import type { ApplicationsWord } from './words';

/** What submitting asks of one field: where it stands, in inside names, and the key of the sentence. */
export interface Lacking {
  readonly path: readonly (string | number)[];
  readonly word: ApplicationsWord;
}
