import * as z from 'zod';
import { id, integer, listOf, oneOf, strictObject, text } from '#contract/field';
import { pictureNumber } from '#product/media/picture';
import { bodyLimits as most, nestsWithin } from './body-limits';
import { safeAddress, type Block, type Body, type Inline, type Mark } from './body-tree';

const address = text(most.address, 1).refine((href) => safeAddress(href) === href);

const mark = z.discriminatedUnion('type', [
  strictObject({ type: z.literal('bold') }),
  strictObject({ type: z.literal('italic') }),
  strictObject({ type: z.literal('underline') }),
  strictObject({ type: z.literal('link'), attrs: strictObject({ href: address }) }),
]) satisfies z.ZodType<Mark>;

const marks = listOf(mark, 4, 1).refine((all) => new Set(all.map(({ type }) => type)).size === all.length);
const inline = z.discriminatedUnion('type', [
  strictObject({ type: z.literal('text'), text: text(most.words, 1), marks: marks.optional() }),
  strictObject({ type: z.literal('hardBreak') }),
]) satisfies z.ZodType<Inline>;
const inlines = listOf(inline, most.inlines).optional();

const blocks: z.ZodType<readonly Block[]> = z.lazy(() => listOf(block, most.blocks));
const filled: z.ZodType<readonly Block[]> = z.lazy(() => listOf(block, most.blocks, 1));

const item = strictObject({ type: z.literal('listItem'), content: filled });
const items = listOf(item, most.items, 1);
const span = integer(1, most.span).optional();
const spans = strictObject({ colspan: span, rowspan: span }).optional();
const cell = strictObject({
  type: oneOf(['tableCell', 'tableHeader']),
  attrs: spans,
  content: blocks.optional(),
});
const row = strictObject({ type: z.literal('tableRow'), content: listOf(cell, most.cells, 1) });

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
    attrs: strictObject({ number: pictureNumber, caption: text(most.caption, 1).optional() }),
  }),
  strictObject({
    type: z.literal('file'),
    attrs: strictObject({ id, name: text(most.caption, 1) }),
  }),
  strictObject({ type: z.literal('table'), content: listOf(row, most.rows, 1) }),
  strictObject({ type: z.literal('horizontalRule') }),
]);

const tree: z.ZodType<Body> = strictObject({ type: z.literal('doc'), content: blocks });

/** The document tree that a text of JSON holds; undefined where it is not wholly one that may be stored (security XS-02, XS-04). */
export const bodyIn = (json: string): Body | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
  return nestsWithin(value, most.deepest) ? tree.safeParse(value).data : undefined;
};

/** A document tree as it travels, as the text of its JSON: a tree nests deeper than a call may (security IN-01). */
export const bodyText = text(most.characters).refine((json) => bodyIn(json) !== undefined);
