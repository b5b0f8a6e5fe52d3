import { inLanguage, type Language, type Word } from '#contract/words';

/** An item of a dictionary as the browser holds it after signing in. */
export interface CodeItem {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly names: Word;
  /** What it was called before, each until a moment, the oldest first. */
  readonly former: readonly { readonly until: string; readonly names: Word }[];
  readonly sort: number;
  /** Deleted or locked: readable on old data, not to be chosen. */
  readonly closed: boolean;
}

export interface SetOfCodes {
  /** The name by which the code calls it: `maturity`. */
  readonly name: string;
  readonly items: readonly CodeItem[];
}

export interface CodeNode {
  readonly item: CodeItem;
  readonly children: readonly CodeNode[];
}

const inOrder = new Intl.Collator('en', { numeric: true });
const bySort = (one: CodeItem, other: CodeItem): number =>
  one.sort - other.sort || inOrder.compare(one.code, other.code);

/** A set with its indexes: by id, by code, and as a tree in the order of sort (EN5). */
export interface Codes {
  /** All of them in the order of the tree: an item, then what stands below it. */
  readonly items: readonly CodeItem[];
  readonly byId: ReadonlyMap<string, CodeItem>;
  readonly byCode: ReadonlyMap<string, CodeItem>;
  readonly tree: readonly CodeNode[];
}

const flat = ({ item, children }: CodeNode): readonly CodeItem[] => [item, ...children.flatMap(flat)];

const indexesOf = ({ items }: SetOfCodes): Codes => {
  const sorted = items.toSorted(bySort);
  const known = new Set(items.map(({ id }) => id));
  const below = (parent: string | null): readonly CodeNode[] =>
    sorted
      .filter(({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === parent)
      .map((item) => ({ item, children: below(item.id) }));
  const tree = below(null);
  return {
    items: tree.flatMap(flat),
    byId: new Map(items.map((item) => [item.id, item])),
    byCode: new Map(items.map((item) => [item.code, item])),
    tree,
  };
};

/** The same, made when it is first looked into: of fifty sets a page reads five. */
export const indexed = (set: SetOfCodes): Codes => {
  let made: Codes | undefined;
  const indexes = () => (made ??= indexesOf(set));
  return {
    get items() {
      return indexes().items;
    },
    get byId() {
      return indexes().byId;
    },
    get byCode() {
      return indexes().byCode;
    },
    get tree() {
      return indexes().tree;
    },
  };
};

/** The simple form of an item (EN5), its name in one language. */
export interface SimpleItem {
  readonly id: string;
  readonly name: string;
  readonly sort: number;
}

/** The name in a language; an item that was not translated speaks Chinese. */
const inOne = (names: Word, language: Language): string => inLanguage(names, language) || names[0];

const read = new WeakMap<Codes, Map<Language, ReadonlyMap<string, string>>>();

/** Id to name in a language, the closed ones too: old data still point at them. Made once for each language. */
export const idToName = (codes: Codes, language: Language): ReadonlyMap<string, string> => {
  const made = read.get(codes) ?? new Map<Language, ReadonlyMap<string, string>>();
  read.set(codes, made);
  const known = made.get(language);
  if (known) return known;
  const names = new Map(codes.items.map(({ id, names }) => [id, inOne(names, language)]));
  made.set(language, names);
  return names;
};

/** The simple forms in the order of the tree: what can be chosen, and what is in `chosen` (codes) though closed. */
export const simpleItems = (
  codes: Codes,
  language: Language,
  chosen: readonly string[] = [],
): readonly SimpleItem[] => {
  const names = idToName(codes, language);
  return codes.items
    .filter(({ closed, code }) => !closed || chosen.includes(code))
    .map(({ id, sort }) => ({ id, name: names.get(id)!, sort }));
};

/** The name of a code; what it was called `at` a moment, if given; an unknown code shows itself, a missing one `/`. */
export const labelOf = (
  codes: Codes | undefined,
  code: string | number | null | undefined,
  language: Language,
  at: string | null = null,
): string => {
  if (code === null || code === undefined || code === '') return '/';
  const item = codes?.byCode.get(String(code));
  if (!codes || !item) return String(code);
  const former = at === null ? undefined : item.former.find(({ until }) => until > at);
  return former ? inOne(former.names, language) : idToName(codes, language).get(item.id)!;
};
