import { canonical } from '#contract/canonical';
import { safeAddress, type Block, type Body, type Cell, type Inline, type Mark } from './body-tree';

/**
 * A document tree as plain text and back, for an editor that is a text field; a rich editor may take this file's place. Blank
 * lines part blocks; `#` to `###` begin a heading, `- ` and `1. ` a list, `> ` a quote, `>! ` and `>!! ` what is set apart, `| ` a
 * row of a table (`|* ` one of headings), `---` a rule, `![caption](7)`
 * the picture of that number; `**bold**`, `_italic_`, `[words](address)`. A block that this cannot say
 * stands there as `[[1]]` and is kept beside the text, so that nothing is lost.
 */
export interface WrittenBody {
  readonly text: string;
  /** The blocks for which `[[1]]`, `[[2]]` … stand. */
  readonly kept: readonly Block[];
}

const tones = { '!': 'info', '!!': 'warning' } as const;
const signs = { info: '>! ', warning: '>!! ' } as const;
/** What at the beginning of a line makes a block of it. */
const opening = /^(#{1,3}( |$)|- |\d+\. |>|\||---$|!\[[^[\]\\]*\]\(\d+\)$)/;
const pictureSign = /^!\[([^[\]\\]*)\]\(([1-9]\d{0,8})\)$/;

const marked = (text: string, marks: readonly Mark[]): string => {
  const outer = marks.at(-1);
  if (!outer) return text.replace(/[\\*_[\]]/g, (sign) => `\\${sign}`);
  const within = marked(text, marks.slice(0, -1));
  if (outer.type === 'bold') return `**${within}**`;
  if (outer.type === 'italic') return `_${within}_`;
  return outer.type === 'link' ? `[${within}](${outer.attrs.href})` : within;
};

const lineText = (content: readonly Inline[] = []): string =>
  content
    .map((part) => (part.type === 'hardBreak' ? '\n' : marked(part.text, part.marks ?? [])))
    .join('')
    .split('\n')
    .map((line) => (opening.test(line) ? `\\${line}` : line))
    .join('\n');

const indented = (text: string, by: number): string => text.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);
const prefixed = (text: string, by: string): string =>
  text.replace(/^.*$/gm, (line) => (by + line).trimEnd());

/** How a block reads, as far as that can be said; blocks within it are written by `write`. */
const readable = (block: Block, write: (content: readonly Block[]) => string): string => {
  switch (block.type) {
    case 'paragraph':
      return lineText(block.content);
    case 'heading':
      return `${'#'.repeat(block.attrs.level - 1)} ${lineText(block.content)}`;
    case 'bulletList':
      return block.content.map(({ content }) => `- ${indented(write(content), 2)}`).join('\n');
    case 'orderedList':
      return block.content.map(({ content }, at) => `${at + 1}. ${indented(write(content), 3)}`).join('\n');
    case 'blockquote':
      return prefixed(write(block.content), '> ');
    case 'callout':
      return prefixed(write(block.content), signs[block.attrs.tone]);
    case 'table':
      return block.content
        .map(({ content }) => {
          const cells = content.map((each) => write(each.content ?? []).replaceAll('|', '\\|'));
          return `|${content[0]?.type === 'tableHeader' ? '*' : ''} ${cells.join(' | ')} |`;
        })
        .join('\n');
    case 'horizontalRule':
      return '---';
    case 'picture':
      return `![${block.attrs.caption ?? ''}](${block.attrs.number})`;
    default:
      return '';
  }
};

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The text of a document tree, with the blocks that it cannot say; `bodyOf` makes the same tree of both again. */
export const written = (body: Body): WrittenBody => {
  const kept: Block[] = [];
  const write = (content: readonly Block[]): string =>
    content
      .map((block) => {
        const before = kept.length;
        const text = readable(block, write);
        // What begins with a blank would be read as part of a list before it.
        if (/^\S/.test(text) && isSame(blocksIn(text, kept), [block])) return text;
        kept.splice(before, Infinity, block);
        return `[[${kept.length}]]`;
      })
      .join('\n\n');
  const text = write(body.content);
  return { text, kept };
};

/** The document tree that a text says; what looks like nothing else is a paragraph, so every text says one. */
export const bodyOf = ({ text, kept }: WrittenBody): Body => ({
  type: 'doc',
  content: blocksIn(text.replace(/\r\n?/g, '\n'), kept),
});

const isBlank = (line: string | undefined): boolean => line !== undefined && line.trim() === '';
const emptyParagraph: Block = { type: 'paragraph' };
const atLeastOne = (content: readonly Block[]): readonly Block[] =>
  content.length > 0 ? content : [emptyParagraph];

const blocksIn = (text: string, kept: readonly Block[]): readonly Block[] => {
  const lines = text.split('\n');
  const found: Block[] = [];
  let at = 0;
  /** Takes lines as long as they are of a kind, each as what is left of it. */
  const take = (of: (line: string) => string | undefined): string[] => {
    const taken: string[] = [];
    for (
      let part = of(lines[at] ?? '');
      at < lines.length && part !== undefined;
      part = of(lines[at] ?? '')
    ) {
      taken.push(part);
      at += 1;
    }
    return taken;
  };
  /** Takes what is indented beneath the first line of an item. */
  const takeItem = (first: string, by: number): string => {
    const taken = [first];
    for (at += 1; at < lines.length; at += 1) {
      const line = lines[at]!;
      const isInside = line.startsWith(' '.repeat(by));
      if (isBlank(line)) {
        const next = lines.slice(at).find((each) => !isBlank(each));
        if (!next?.startsWith(' '.repeat(by))) break;
        taken.push('');
      } else if (isInside) taken.push(line.slice(by));
      else break;
    }
    return taken.join('\n');
  };
  const takeList = (type: 'bulletList' | 'orderedList', sign: RegExp, by: number): Block => {
    const items: string[] = [];
    for (let line = lines[at]; line !== undefined && sign.test(line); line = lines[at])
      items.push(takeItem(line.replace(sign, ''), by));
    return {
      type,
      content: items.map((item) => ({ type: 'listItem', content: atLeastOne(blocksIn(item, kept)) })),
    };
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const keptAt = /^\[\[(\d+)\]\]$/.exec(line);
    const heading = /^(#{1,3})(?: (.*))?$/.exec(line);
    const quote = /^>(!{0,2})(?: |$)/.exec(line);
    const picture = pictureSign.exec(line);
    if (isBlank(line)) at += 1;
    else if (keptAt && kept[Number(keptAt[1]) - 1]) {
      found.push(kept[Number(keptAt[1]) - 1]!);
      at += 1;
    } else if (heading) {
      const level = (heading[1]!.length + 1) as 2 | 3 | 4;
      found.push({ type: 'heading', attrs: { level }, ...said(heading[2] ?? '') });
      at += 1;
    } else if (line === '---') {
      found.push({ type: 'horizontalRule' });
      at += 1;
    } else if (picture) {
      const [, caption, number] = picture;
      found.push({ type: 'picture', attrs: { number: Number(number), ...(caption && { caption }) } });
      at += 1;
    } else if (line.startsWith('- ')) found.push(takeList('bulletList', /^- /, 2));
    else if (/^\d+\. /.test(line)) found.push(takeList('orderedList', /^\d+\. /, 3));
    else if (quote) {
      const sign = quote[1] as '' | keyof typeof tones;
      const inner = take((each) => {
        const [, own, rest] = /^>(!{0,2})(?: (.*))?$/.exec(each) ?? [];
        return own === sign ? (rest ?? '') : undefined;
      });
      const content = atLeastOne(blocksIn(inner.join('\n'), kept));
      found.push(
        sign === ''
          ? { type: 'blockquote', content }
          : { type: 'callout', attrs: { tone: tones[sign] }, content },
      );
    } else if (rowIn(line)) {
      const rows = take((each) => (rowIn(each) ? each : undefined));
      found.push({ type: 'table', content: rows.map((each) => rowIn(each)!(kept)) });
    } else {
      at += 1;
      const more = take((each) => (isBlank(each) || opening.test(each) ? undefined : each));
      found.push({ type: 'paragraph', ...said([line, ...more].join('\n')) });
    }
  }
  return found;
};

/** The cells of a line that is a row of a table; undefined for any other. */
const rowIn = (line: string) => {
  const [, head, inside] = /^\|(\*?) (.*) \|$/.exec(line) ?? [];
  if (inside === undefined) return undefined;
  const type: Cell['type'] = head === '*' ? 'tableHeader' : 'tableCell';
  return (kept: readonly Block[]) => ({
    type: 'tableRow' as const,
    content: inside.split(/(?<=^|[^\\]) \| /).map((cell): Cell => ({ type, content: blocksIn(cell, kept) })),
  });
};

/** Words as a block holds them: none where it is empty. */
const said = (text: string): { readonly content?: readonly Inline[] } => {
  const content = inlinesIn(text, []);
  return content.length > 0 ? { content } : {};
};

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[A-Za-z0-9]/.test(sign);

/** The words of a line with their marks; the innermost mark stands first. */
const inlinesIn = (text: string, marks: readonly Mark[]): Inline[] => {
  const found: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain) found.push({ type: 'text', text: plain, ...(marks.length > 0 && { marks }) });
    plain = '';
  };
  let at = 0;
  const inside = (inner: string, mark: Mark, length: number): void => {
    flush();
    found.push(...inlinesIn(inner, [mark, ...marks]));
    at += length;
  };
  while (at < text.length) {
    const rest = text.slice(at);
    const bold = /^\*\*((?:[^\\*]|\\.)+?)\*\*/s.exec(rest);
    const italic = isLetter(text[at - 1]) ? null : /^_((?:[^\\_]|\\.)+?)_(?![A-Za-z0-9])/s.exec(rest);
    const link = /^\[((?:[^\\[\]]|\\.)+)\]\(([^()\s]+)\)/s.exec(rest);
    if (rest.startsWith('\\') && rest.length > 1 && rest[1] !== '\n') {
      plain += [...rest.slice(1)][0]!;
      at += 1 + [...rest.slice(1)][0]!.length;
    } else if (rest.startsWith('\n')) {
      flush();
      found.push({ type: 'hardBreak' });
      at += 1;
    } else if (bold) inside(bold[1]!, { type: 'bold' }, bold[0].length);
    else if (italic) inside(italic[1]!, { type: 'italic' }, italic[0].length);
    else if (link && safeAddress(link[2]!) === link[2])
      inside(link[1]!, { type: 'link', attrs: { href: link[2]! } }, link[0].length);
    else {
      plain += rest[0]!;
      at += 1;
    }
  }
  flush();
  return found;
};
