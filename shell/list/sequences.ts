import { create } from 'zustand';

/** The records of a list in its order, as far as they have been seen, each by the address of its page. */
export interface Sequence {
  readonly paths: readonly string[];
  /** The pages of the list that those are. */
  readonly first: number;
  readonly last: number;
  readonly pages: number;
  readonly turn: (page: number) => Promise<readonly string[]>;
}

/** By the tab of each list; the one seen last stands last. */
export const useSequences = create<{ readonly of: ReadonlyMap<string, Sequence> }>()(() => ({
  of: new Map(),
}));

export const putSequence = (list: string, sequence: Sequence): void => {
  const of = new Map(useSequences.getState().of);
  of.delete(list);
  useSequences.setState({ of: of.set(list, sequence) });
};

/** The record before or after one in a list, a page further on where it is the last; undefined where there is none. */
export const besideOf = async (list: string, path: string, step: 1 | -1): Promise<string | undefined> => {
  const sequence = useSequences.getState().of.get(list);
  if (!sequence) return undefined;
  const known = sequence.paths[sequence.paths.indexOf(path) + step];
  const page = step === 1 ? sequence.last + 1 : sequence.first - 1;
  if (known !== undefined) return known;
  if (page < 1 || page > sequence.pages) return undefined;
  const turned = await sequence.turn(page);
  const paths = step === 1 ? [...sequence.paths, ...turned] : [...turned, ...sequence.paths];
  putSequence(list, { ...sequence, paths, ...(step === 1 ? { last: page } : { first: page }) });
  return step === 1 ? turned[0] : turned.at(-1);
};

/** Whether there is one. */
export const hasBeside = (sequence: Sequence, path: string, step: 1 | -1): boolean => {
  const at = sequence.paths.indexOf(path) + step;
  const isKnown = at >= 0 && at < sequence.paths.length;
  return isKnown || (step === 1 ? sequence.last < sequence.pages : sequence.first > 1);
};
