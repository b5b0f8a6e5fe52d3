import type { Word } from '#contract/words';
import { workedOut } from '#host/contributions';

/** What the log looks up of the product's calls. */
interface Known {
  /** The path of a call → area and name. */
  readonly callAt: ReadonlyMap<string, string>;
  /** What each call is called, by area and name. */
  readonly callNames: Readonly<Record<string, Word>>;
  /** The calls that change something. */
  readonly writes: ReadonlySet<string>;
}

export const knownCalls = workedOut(({ calls }): Known => {
  const all = calls.flatMap(({ area }) =>
    Object.entries(area.calls).map(([key, call]) => [`${area.name}.${key}`, call] as const),
  );
  return {
    callAt: new Map(all.map(([name, { path }]) => [path, name])),
    callNames: Object.fromEntries(all.map(([name, { called }]) => [name, called])),
    writes: new Set(all.flatMap(([name, { kind }]) => (['write', 'upload'].includes(kind) ? [name] : []))),
  };
});
