import type { Word } from '#contract/words';
import type { ObjectKinds } from '#host/objects';

/** What the log looks up of the house: who sees which object, and which call answers which list. */
interface Known {
  readonly kinds: ObjectKinds;
  /** The path of a call → area and name. */
  readonly callAt: ReadonlyMap<string, string>;
  /** What each call is called, by area and name. */
  readonly callNames: Readonly<Record<string, Word>>;
  /** The calls that change something. */
  readonly writes: ReadonlySet<string>;
}
let known: Known = { kinds: {}, callAt: new Map(), callNames: {}, writes: new Set() };

/** Told at start by the one room that knows every kind and every call. */
export const offerKinds = (all: Known): void => {
  known = all;
};
export const knownKinds = (): ObjectKinds => known.kinds;
export const callNames = (): Readonly<Record<string, Word>> => known.callNames;
export const writes = (): ReadonlySet<string> => known.writes;
export const callAt = (path: string): string | undefined => known.callAt.get(path);
