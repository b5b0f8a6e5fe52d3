import type { Draft } from '#product/applications/application';
import { isSame, mergeValue, type Difference } from './merge-values';

/** Something that two people changed differently, with the name it is chosen by. */
export interface Clash extends Difference {
  readonly field: keyof Draft;
  readonly key: string;
}

const without = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row: unknown) =>
        typeof row === 'object' && row !== null ? { ...row, sort: undefined } : row,
      )
    : value;

/**
 * Two versions of a form that began with the same one. `merged` has every field of mine as both together make it, `taken`
 * names those in which the other one's changes came in, `clashes` what both changed differently: there mine stands, unless its
 * key is among `theirsAt`. Rows stand in their order and bear no number.
 */
export const mergeDrafts = (
  base: Draft,
  mine: Partial<Draft>,
  theirs: Draft,
  theirsAt: readonly string[] = [],
) => {
  const clashes: Clash[] = [];
  const fields = Object.keys(mine) as (keyof Draft)[];
  const merged = Object.fromEntries(
    fields.map((field) => [
      field,
      without(
        mergeValue(base[field], mine[field], theirs[field], [field], (difference) => {
          const key = difference.path.join('.');
          clashes.push({ ...difference, field, key });
          return theirsAt.includes(key) ? 'theirs' : 'mine';
        }),
      ),
    ]),
  ) as Partial<Draft>;
  return {
    merged,
    taken: fields.filter((field) => !isSame(merged[field], mine[field])),
    clashes,
  };
};
