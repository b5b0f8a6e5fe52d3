import type { Block, Body } from '#product/newsroom/body-tree';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** A second-level heading. */
export const heading = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

/** A bullet list, one paragraph a point. */
export const list = (...points: readonly string[]): Block => ({
  type: 'bulletList',
  content: points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })),
});

/** A body from its parts: plain text is a paragraph. */
export const body = (...parts: readonly (string | Block)[]): Body => ({
  type: 'doc',
  content: parts.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
});
