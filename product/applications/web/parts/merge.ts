import type { Draft } from '../../application';

/** A field that two windows changed differently. */
export interface Clash {
  readonly field: keyof Draft;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Nothing, an empty text and an empty list are one; the place of a row is its order. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value)
    .map(([key, each]) => [key, plain(each)] as const)
    .filter(([key, each]) => key !== 'sort' && each !== null);
  return Object.fromEntries(filled.toSorted(([one], [other]) => one.localeCompare(other)));
};

/** Whether two values of a field say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/**
 * Two versions of a form that began with the same one: what only the other window changed is taken over, what both changed
 * differently is for the person to decide.
 */
export const mergeDrafts = (base: Draft, mine: Partial<Draft>, theirs: Draft) => {
  const changed = (Object.keys(mine) as (keyof Draft)[]).filter(
    (field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]),
  );
  const taken = changed.filter((field) => isSame(base[field], mine[field]));
  return {
    taken: Object.fromEntries(taken.map((field) => [field, theirs[field]])) as Partial<Draft>,
    clashes: changed
      .filter((field) => !taken.includes(field))
      .map((field): Clash => ({ field, mine: mine[field], theirs: theirs[field] })),
  };
};
