import * as z from 'zod';
import { integer, listOf, oneOf, strictObject, text } from '#contract/field';
import { pictureNumber } from '#product/media/picture';
import { safeAddress, type Block, type Body, type Inline, type Mark } from './body-tree';

/** A text that is stored may have so many characters as JSON, and nests no deeper. */
const longestBody = 300_000;
const deepest = 24;

const address = text(2_000, 1).refine((href) => safeAddress(href) === href);

const mark = z.discriminatedUnion('type', [
  strictObject({ type: z.literal('bold') }),
  strictObject({ type: z.literal('italic') }),
  strictObject({ type: z.literal('underline') }),
  strictObject({ type: z.literal('link'), attrs: strictObject({ href: address }) }),
]) satisfies z.ZodType<Mark>;

const marks = listOf(mark, 4, 1).refine((all) => new Set(all.map(({ type }) => type)).size === all.length);
const inline = z.discriminatedUnion('type', [
  strictObject({ type: z.literal('text'), text: text(20_000, 1), marks: marks.optional() }),
  strictObject({ type: z.literal('hardBreak') }),
]) satisfies z.ZodType<Inline>;
const inlines = listOf(inline, 2_000).optional();

const blocks: z.ZodType<readonly Block[]> = z.lazy(() => listOf(block, 2_000));
const filled: z.ZodType<readonly Block[]> = z.lazy(() => listOf(block, 2_000, 1));

const item = strictObject({ type: z.literal('listItem'), content: filled });
const items = listOf(item, 500, 1);
const span = integer(1, 30).optional();
const spans = strictObject({ colspan: span, rowspan: span }).optional();
const cell = strictObject({
  type: oneOf(['tableCell', 'tableHeader']),
  attrs: spans,
  content: blocks.optional(),
});
const row = strictObject({ type: z.literal('tableRow'), content: listOf(cell, 30, 1) });

const block: z.ZodType<Block> = z.discriminatedUnion('type', [
  strictObject({ type: z.literal('paragraph'), content: inlines }),
  strictObject({
    type: z.literal('heading'),
    attrs: strictObject({ level: z.literal([2, 3, 4]) }),
    content: inlines,
  }),
  strictObject({ type: z.literal('bulletList'), content: items }),
  strictObject({ type: z.literal('orderedList'), content: items }),
  strictObject({ type: z.literal('blockquote'), content: filled }),
  strictObject({
    type: z.literal('callout'),
    attrs: strictObject({ tone: oneOf(['info', 'warning']) }),
    content: filled,
  }),
  strictObject({
    type: z.literal('picture'),
    attrs: strictObject({ number: pictureNumber, caption: text(200, 1).optional() }),
  }),
  strictObject({ type: z.literal('table'), content: listOf(row, 200, 1) }),
  strictObject({ type: z.literal('horizontalRule') }),
]);

const tree: z.ZodType<Body> = strictObject({ type: z.literal('doc'), content: blocks });

/** Whether a parsed value nests no deeper than `most`: the walk that judges it is recursive. */
const nestsWithin = (value: unknown, most: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (most > 0 && Object.values(value).every((each) => nestsWithin(each, most - 1)));

/** The document tree that a text of JSON holds; undefined where it is not wholly one that may be stored (security XS-02, XS-04). */
export const bodyIn = (json: string): Body | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
  return nestsWithin(value, deepest) ? tree.safeParse(value).data : undefined;
};

/** A document tree as it travels, as the text of its JSON: a tree nests deeper than a call may (security IN-01). */
export const bodyText = text(longestBody).refine((json) => bodyIn(json) !== undefined);
