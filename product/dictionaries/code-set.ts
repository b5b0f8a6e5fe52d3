import type { Word } from '#contract/words';

/** One row of a set as the catalogue writes it: its code and its name in three languages. */
export type CodeRow = readonly [code: string, ...names: Word];

/** One item of a code set. Business data hold the `code` and nothing else of it (domain §5). */
export interface CodeItem<Code extends string = string> {
  readonly code: Code;
  readonly names: Word;
  /** The code of the item above, in the same set. */
  readonly parent?: string;
  /** The last part of the code as a number: 3 for `2.3`. */
  readonly number: number;
  /** The place among its siblings, from 1. */
  readonly sort: number;
}

/** A named list of codes. `Code` is the union of its codes, so that a misspelt one does not compile. */
export interface CodeSet<Code extends string = string> {
  /** `CodeSet.Code` of the wire, from which the identifiers are derived. */
  readonly key: string;
  readonly names: Word;
  /** Rules of the product hang on these codes: items keep their ids, only an administrator edits the names. */
  readonly builtIn: boolean;
  /** Codes that rules of the product name, in a set that is otherwise the staff's: neither locked nor deleted. */
  readonly reserves: readonly string[];
  /** Rules tell the items of the first level apart: nobody adds one. */
  readonly topIsReserved: boolean;
  /** What an unknown or missing code reads as; without it the code itself is shown. */
  readonly otherwise?: Word;
  readonly items: readonly CodeItem<Code>[];
}

const parentOf = (code: string): string | undefined => /^(.+)\.[^.]+$/.exec(code)?.[1];

/**
 * A code set from its rows. `2.3` stands under `2`; order among siblings is the order of the rows.
 * Throws when a code stands twice or its parent is missing.
 */
export const codeSet = <const Rows extends readonly CodeRow[]>(
  key: string,
  names: Word,
  rows: Rows,
  more: {
    readonly builtIn?: boolean;
    readonly reserves?: readonly Rows[number][0][];
    readonly topIsReserved?: boolean;
    readonly otherwise?: Word;
  } = {},
): CodeSet<Rows[number][0]> => {
  const children = new Map<string | undefined, number>();
  const seen = new Set<string>();
  const items = rows.map(([code, zh, en, es]): CodeItem<Rows[number][0]> => {
    const parent = parentOf(code);
    if (seen.has(code)) throw new Error(`code ${code} stands twice in ${key}`);
    if (parent !== undefined && !seen.has(parent)) throw new Error(`code ${code} of ${key} has no parent`);
    seen.add(code);
    const sort = (children.get(parent) ?? 0) + 1;
    children.set(parent, sort);
    const item = { code, names: [zh, en, es] as const, number: Number(/[^.]+$/.exec(code)![0]), sort };
    return parent === undefined ? item : { ...item, parent };
  });
  return {
    key,
    names,
    builtIn: more.builtIn ?? false,
    reserves: more.reserves ?? [],
    topIsReserved: more.topIsReserved ?? false,
    ...(more.otherwise && { otherwise: more.otherwise }),
    items,
  };
};
