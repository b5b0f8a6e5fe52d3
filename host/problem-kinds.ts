import type { ProblemKind, Problems } from '#contract/problem';
import { general } from '#contract/problems';
import { workedOut } from './contributions';
import { fileProblems } from './files/problems';

declare module './contributions' {
  interface Contributions {
    /** The failures that an area names, each with a number of its own. */
    readonly problems: readonly Problems[];
  }
}

/**
 * The failure that each number stands for: what a log that keeps the number says of it.
 * Throws when two failures stand for one number.
 */
export const problemKindsOf = workedOut(({ problems }): ReadonlyMap<number, ProblemKind> => {
  const kinds = new Map<number, ProblemKind>();
  for (const [name, { kind }] of [general, fileProblems, ...problems].flatMap((each) =>
    Object.entries(each),
  )) {
    if (kinds.has(kind.code)) throw new Error(`problem ${kind.code} stands twice: ${name}`);
    kinds.set(kind.code, kind);
  }
  return kinds;
});
