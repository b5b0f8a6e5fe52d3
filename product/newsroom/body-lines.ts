import type { Block, Body, Inline, Mark } from './body-tree';

const around: Readonly<Record<Exclude<Mark['type'], 'link'>, string>> = {
  bold: '**',
  italic: '_',
  underline: '__',
};
const marked = (text: string, marks: readonly Mark[] = []): string =>
  marks.reduce(
    (inner, mark) =>
      mark.type === 'link'
        ? `[${inner}](${mark.attrs.href})`
        : `${around[mark.type]}${inner}${around[mark.type]}`,
    text,
  );
const wordLines = (content: readonly Inline[] = []): string[] =>
  content
    .map((part) => (part.type === 'hardBreak' ? '\n' : marked(part.text, part.marks)))
    .join('')
    .split('\n');

/** Lines beneath a sign that stands before the first of them. */
const beneath = (sign: string, lines: readonly string[]): string[] =>
  lines.map((line, at) => `${at === 0 ? sign : ' '.repeat(sign.length)}${line}`);
const blocksLines = (content: readonly Block[] = []): string[] => content.flatMap(blockLines);

const blockLines = (block: Block): string[] => {
  switch (block.type) {
    case 'paragraph':
      return wordLines(block.content);
    case 'heading':
      return beneath(`${'#'.repeat(block.attrs.level - 1)} `, wordLines(block.content));
    case 'bulletList':
      return block.content.flatMap((item) => beneath('- ', blocksLines(item.content)));
    case 'orderedList':
      return block.content.flatMap((item, at) => beneath(`${at + 1}. `, blocksLines(item.content)));
    case 'blockquote':
      return blocksLines(block.content).map((line) => `> ${line}`);
    case 'callout':
      return blocksLines(block.content).map((line) => `${block.attrs.tone === 'info' ? 'ⓘ' : '⚠'} ${line}`);
    case 'picture':
      return [`🖼 ${block.attrs.number} ${block.attrs.caption ?? ''}`.trimEnd()];
    case 'file':
      return [`📎 ${block.attrs.name} (${block.attrs.id})`];
    case 'table':
      return block.content.map(
        ({ content }) =>
          `| ${content
            .map(({ type, attrs, content: inside }) => {
              const { colspan = 1, rowspan = 1 } = attrs ?? {};
              const spans = colspan * rowspan > 1 ? `(${colspan}×${rowspan}) ` : '';
              return `${type === 'tableHeader' ? '# ' : ''}${spans}${blocksLines(inside).join(' ⏎ ')}`;
            })
            .join(' | ')} |`,
      );
    case 'horizontalRule':
      return ['———'];
    default:
      return [];
  }
};

/** A text as lines that can be compared: what a block is, and how words are marked, stands there as signs. */
export const bodyLines = (body: Body): readonly string[] => blocksLines(body.content);

const wordsIn = (node: { readonly type: string }): string =>
  node.type === 'text'
    ? (node as Inline & { readonly type: 'text' }).text
    : ((node as { readonly content?: readonly { readonly type: string }[] }).content ?? [])
        .map(wordsIn)
        .join(node.type === 'paragraph' || node.type === 'heading' ? '' : ' ');

/** The words of a text alone, as a search engine shows its beginning: no sign, no picture and no file among them. */
export const bodyWords = (body: Body): string => wordsIn(body).replace(/\s+/g, ' ').trim();
