import type { Box, Hold, Layout, Stretch, TableRows } from './breaks';

/** A line is as high as its line-height says: the rectangle of its letters may reach into the lines around it. */
const linesOf = (text: Text): DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lineHeight = Number.parseFloat(getComputedStyle(text.parentElement!).lineHeight);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((rect) => {
      const trimmed = Math.min(rect.height, Number.isNaN(lineHeight) ? rect.height : lineHeight);
      return new DOMRect(rect.x, rect.y + (rect.height - trimmed) / 2, rect.width, trimmed);
    });
};

/** Higher than this, in pixels, a frame is there for what it holds, and may be open at the end of a page. */
const smallThing = 64;
/** A tag, a mark, a cell of a scale: small, with an edge or a ground of its own around its words. */
const isSmallThing = (style: CSSStyleDeclaration, height: number): boolean =>
  height <= smallThing &&
  (style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    (style.borderTopStyle !== 'none' && style.borderBottomStyle !== 'none'));

/** What the styles and the kind of an element say of cutting it; text in it speaks for itself. */
const holdOf = (element: Element, style: CSSStyleDeclaration, height: number): Hold | undefined => {
  if (element.matches('img, svg, canvas') || isSmallThing(style, height)) return 'line';
  if (style.display.startsWith('inline-')) return 'line';
  if (element.matches('tr')) return 'row';
  return style.breakInside === 'avoid' ? 'together' : undefined;
};

/**
 * Reads from the drawn page what must not be cut, as CSS has it: lines of text, pictures, rows of tables, whatever is
 * `break-inside: avoid`, and what is `break-after: avoid` (headings) with the first line that comes after it.
 */
export const measure = (paper: HTMLElement): Layout => {
  const origin = paper.getBoundingClientRect();
  const placed = ({ top, bottom }: Stretch): Stretch => ({
    top: top - origin.top,
    bottom: bottom - origin.top,
  });
  const boxes: Box[] = [];
  const tables: TableRows[] = [];
  const headings: Stretch[] = [];
  const walker = document.createTreeWalker(paper, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (node.data.trim() === '' || !node.parentElement!.checkVisibility({ visibilityProperty: true }))
        continue;
      boxes.push(...linesOf(node).map((line): Box => ({ ...placed(line), hold: 'line' })));
      continue;
    }
    const element = node as Element;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    if (rect.height === 0 || style.visibility === 'hidden') continue;
    const hold = holdOf(element, style, rect.height);
    if (hold) boxes.push({ ...placed(rect), hold });
    if (style.breakAfter === 'avoid') headings.push(placed(rect));
    if (style.display === 'table-header-group') {
      const { bottom } = element.parentElement!.getBoundingClientRect();
      if (bottom > rect.bottom) tables.push({ ...placed({ top: rect.bottom, bottom }), head: placed(rect) });
    }
  }
  const lines = boxes.filter(({ hold }) => hold === 'line').toSorted((one, other) => one.top - other.top);
  for (const { top, bottom } of headings) {
    const next = lines.find((line) => line.top >= bottom - 1);
    if (next) boxes.push({ top, bottom: next.bottom, hold: 'together' });
  }
  return { height: origin.height, boxes, tables };
};
