import type { Body } from './body-tree';

/** How much a text may hold: what is judged when it comes in, and what the editor does not let grow beyond. */
export const bodyLimits = {
  /** Of the whole as JSON. */
  characters: 300_000,
  /** How deep its JSON nests: the walk that judges it is recursive. */
  deepest: 24,
  words: 20_000,
  inlines: 2_000,
  blocks: 2_000,
  items: 500,
  rows: 200,
  cells: 30,
  /** Columns or rows that one cell goes over. */
  span: 30,
  caption: 200,
  address: 2_000,
} as const;

/** Whether a parsed value nests no deeper than `most`. */
export const nestsWithin = (value: unknown, most: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (most > 0 && Object.values(value).every((each) => nestsWithin(each, most - 1)));

/** How many of them may stand within a node of each kind; within any other as many as blocks. */
const mostWithin: Readonly<Record<string, number>> = {
  paragraph: bodyLimits.inlines,
  heading: bodyLimits.inlines,
  bulletList: bodyLimits.items,
  orderedList: bodyLimits.items,
  table: bodyLimits.rows,
  tableRow: bodyLimits.cells,
};

interface Within {
  readonly type: string;
  readonly attrs?: { readonly caption?: string | undefined; readonly name?: string | undefined } | undefined;
  readonly content?: readonly object[] | undefined;
}
const countsFit = ({ type, attrs, content = [] }: Within): boolean =>
  (attrs?.caption ?? attrs?.name ?? '').length <= bodyLimits.caption &&
  content.length <= (mostWithin[type] ?? bodyLimits.blocks) &&
  content.every((each) => countsFit(each as Within));

/** Whether a tree, which is `json` as it travels, stays within the limits; its nodes are known to be right. */
export const fits = (body: Body, json: string): boolean =>
  json.length <= bodyLimits.characters && nestsWithin(body, bodyLimits.deepest) && countsFit(body);
