import { listParagraphs } from './word-lists';

/** What is no text of an article: programs, films, forms, notes of whoever wrote it, what Word and WeChat put beside the words. */
const rubbish = [
  ...['script', 'style', 'noscript', 'template', 'iframe', 'frame', 'object', 'embed', 'applet', 'svg'],
  ...['math', 'canvas', 'audio', 'video', 'link', 'meta', 'base', 'title', 'head', 'xml', 'map', 'dialog'],
  ...['input', 'button', 'select', 'textarea', 'datalist', 'del', '.msocomanchor', '.MsoCommentReference'],
].join();
const isBeside = (element: Element): boolean =>
  /^(v|w|m):|^mp|^qqmusic/.test(element.localName) ||
  /mso-element:\s*(comment|header|footer)|mso-hide:\s*all|display:\s*none/i.test(styleOf(element));

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const isBlank = ({ textContent }: Element): boolean =>
  !/[^\s\u00a0\u200b\ufeff]/.test(textContent); /* what one does not see is nothing either */

const renamed = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

/** Pictures that one would have seen, as against those that only tell somebody that they were loaded. */
const isSeen = (image: Element): boolean =>
  ['width', 'height'].every((side) => !/^[0-3](px)?$/.test(image.getAttribute(side) ?? ''));

/** Headings as they are ranked there, from the second level on: the first is the title of the piece. */
const rankHeadings = (dom: Element): void => {
  for (const paragraph of dom.querySelectorAll('p')) {
    const [, level] = /mso-outline-level:\s*([1-9])/i.exec(styleOf(paragraph)) ?? [];
    if (level ?? paragraph.matches('.MsoTitle')) renamed(paragraph, `h${Math.min(Number(level ?? 1), 6)}`);
  }
  const headings = [...dom.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const down = headings.some(({ localName }) => localName === 'h1') ? 1 : 0;
  for (const heading of headings)
    renamed(heading, `h${Math.min(Math.max(Number(heading.localName[1]) + down, 2), 4)}`);
};

const tidyTables = (dom: Element): void => {
  for (const caption of dom.querySelectorAll('caption'))
    caption.closest('table')?.before(renamed(caption, 'p'));
  for (const cell of dom.querySelectorAll('thead td')) {
    const { colSpan, rowSpan } = cell as HTMLTableCellElement;
    const header = renamed(cell, 'th') as HTMLTableCellElement;
    Object.assign(header, { colSpan, rowSpan });
  }
};

/** Looks that say nothing more about the words: a heading is bold, a link underlined by itself. */
const dropLooks = (dom: Element): void => {
  for (const each of dom.querySelectorAll('h2, h3, h4, th, a, a *')) each.removeAttribute('style');
  for (const line of dom.querySelectorAll('a u')) line.replaceWith(...line.childNodes);
  // Where Word and others lead within their own document.
  for (const link of dom.querySelectorAll('a[href^="#_"]')) link.removeAttribute('href');
};

/**
 * Makes what comes from another program's page into what an article is made of: headings, paragraphs, lists, tables, emphasis,
 * links. The page lies in a document of its own that runs and loads nothing; what of it becomes nodes says `schema.ts` alone,
 * so this is for good texts, not for safety. Gives how many pictures were left out.
 */
export const tidyForeign = (dom: Element): number => {
  const images = [...dom.querySelectorAll('img, image, v\\:imagedata')].filter(isSeen).length;
  for (const each of dom.querySelectorAll('*')) if (isBeside(each)) each.remove();
  for (const each of dom.querySelectorAll(`${rubbish}, img`)) each.remove();
  listParagraphs(dom);
  rankHeadings(dom);
  tidyTables(dom);
  dropLooks(dom);
  for (const block of dom.querySelectorAll('p, h2, h3, h4, li')) {
    while (block.lastElementChild?.localName === 'br' && block.lastChild === block.lastElementChild)
      block.lastElementChild.remove();
    if (isBlank(block) && !block.querySelector('figure[data-picture], [data-file], hr, table'))
      block.remove();
  }
  for (const block of dom.querySelectorAll('section, div'))
    if (isBlank(block) && !block.querySelector('figure[data-picture], [data-file], hr, table'))
      block.remove();
  return images;
};
