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

declare module '#host/contributions' {
  interface Contributions {
    /** What a call was called in the log before it moved → what it is called now, by area and name. */
    readonly formerCalls: Readonly<Record<string, string>>;
    /** What an area does by itself and writes into the log, by area and name, and what that is called there. */
    readonly recordedJobs: Readonly<Record<string, Word>>;
  }
}

export const knownCalls = workedOut(({ calls, formerCalls, recordedJobs }): Known => {
  const now = calls.flatMap(({ area }) =>
    Object.entries(area.calls).map(([key, call]) => [`${area.name}.${key}`, call] as const),
  );
  const byName = new Map<string, (typeof now)[number][1]>(now);
  const ever = [...now, ...Object.entries(formerCalls).map(([was, is]) => [was, byName.get(is)!] as const)];
  return {
    callAt: new Map(now.map(([name, { path }]) => [path, name])),
    callNames: { ...Object.fromEntries(ever.map(([name, { called }]) => [name, called])), ...recordedJobs },
    writes: new Set([
      ...ever.flatMap(([name, { kind }]) => (['write', 'upload'].includes(kind) ? [name] : [])),
      ...Object.keys(recordedJobs),
    ]),
  };
});
