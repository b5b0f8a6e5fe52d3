import type { Word } from '#contract/words';
import { workedOut } from '#host/contributions';
import { sharedFieldNames } from '../words-fields';

type Names = Readonly<Record<string, Word>>;
declare module '#host/contributions' {
  interface Contributions {
    /** What the log calls the fields of an area. Where two areas call one differently, the first in their list is heard. */
    readonly fieldNames: readonly Names[];
  }
}

/**
 * What the log calls a changed field. What has no name is told as «content»: a log says what was touched and by whom, and
 * is no second place to read a record in. A guard names those whose values are told and that have none.
 */
export const fieldNamesOf = workedOut(
  ({ fieldNames }): Names => Object.assign({}, ...fieldNames.toReversed(), sharedFieldNames) as Names,
);
