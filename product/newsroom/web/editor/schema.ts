import { mergeAttributes, Mark, Node, wrappingInputRule, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isId } from '#contract/uuid';
import { bodyLimits } from '../../body-limits';
import { safeAddress } from '../../body-tree';

/** Takes what is not so for a fault of whoever brings it: the transaction that holds it is refused. */
const only =
  <Value>(isRight: (value: Value) => boolean) =>
  (value: Value): void => {
    if (!isRight(value)) throw new RangeError(`not stored: ${String(value).slice(0, 40)}`);
  };
const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

const isPictureNumber = (value: unknown): boolean => isWhole(value, 1_000_000_000);

/** The address of a link as it may be stored; undefined for any other. */
export const linkTo = (address: string): string | undefined => {
  const safe = safeAddress(address);
  return safe && safe.length <= bodyLimits.address ? safe : undefined;
};

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { validate: only<unknown>((href) => typeof href === 'string' && linkTo(href) === href) },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link: HTMLElement) => {
        const href = linkTo(link.getAttribute('href')!);
        return href ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer nofollow' }),
    0,
  ],
});

/** Blocks of whatever kind, as a stored tree may have them; the library's own begins with a paragraph. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Numbered from one on, as readers get it; the library's own may begin elsewhere. */
const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
  },
});

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'info',
      validate: only<unknown>((tone) => tone === 'info' || tone === 'warning'),
      parseHTML: (aside: HTMLElement) => (aside.matches('.callout--warning') ? 'warning' : 'info'),
      renderHTML: ({ tone }) => ({ class: `callout callout--${String(tone)}` }),
    },
  }),
  parseHTML: () => [{ tag: 'aside.callout' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

/** A picture of the library; how it is drawn where one writes says `Picture.tsx`. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    number: {
      validate: only<unknown>(isPictureNumber),
      parseHTML: (figure: HTMLElement) => Number(figure.dataset['picture']),
      renderHTML: ({ number }) => ({ 'data-picture': String(number) }),
    },
    caption: {
      default: '',
      validate: only<unknown>(
        (caption) => typeof caption === 'string' && caption.length <= bodyLimits.caption,
      ),
      parseHTML: (figure: HTMLElement) => (figure.dataset['caption'] ?? '').slice(0, bodyLimits.caption),
      renderHTML: ({ caption }) => (caption ? { 'data-caption': String(caption) } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-picture]',
      getAttrs: ({ dataset }: HTMLElement) => isPictureNumber(Number(dataset['picture'])) && {},
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
});

const isRecord = (value: unknown): boolean => typeof value === 'string' && isId(value);

/** A file of the library; how it is drawn where one writes says `File.tsx`. */
export const File = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: {
      validate: only<unknown>(isRecord),
      parseHTML: (place: HTMLElement) => place.dataset['file'],
      renderHTML: ({ id }) => ({ 'data-file': String(id) }),
    },
    name: {
      validate: only<unknown>(
        (name) => typeof name === 'string' && name.length > 0 && name.length <= bodyLimits.caption,
      ),
      parseHTML: (place: HTMLElement) => (place.dataset['name'] ?? '').slice(0, bodyLimits.caption),
      renderHTML: ({ name }) => ({ 'data-name': String(name) }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-file][data-name]',
      getAttrs: ({ dataset }: HTMLElement) => isRecord(dataset['file']) && dataset['name'] !== '' && {},
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  validate: only<unknown>((value) => isWhole(value, bodyLimits.span)),
  parseHTML: (cell: HTMLElement) => {
    const found = Number(cell.getAttribute(name) ?? 1);
    return isWhole(found, Number.MAX_SAFE_INTEGER) ? Math.min(found, bodyLimits.span) : 1;
  },
});
const spans = { addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }) };

/**
 * What a text may be made of where it is written: the nodes and marks of `body-schema.ts` and no others. It runs without a
 * browser too.
 */
export const bodyExtensions = (picture: Node = Picture, file: Node = File): Extensions => [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, strike: false, link: false, listItem: false, orderedList: false },
    heading: { levels: [2, 3, 4] },
    dropcursor: { class: 'rich-text__drop', color: false },
  }),
  ...[Link, ListItem, OrderedList, Callout, picture, file],
  Table.configure({ resizable: false, allowTableNodeSelection: true }).extend({
    // The library's own says widths of columns, which no stored table has.
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  ...[TableRow, TableCell.extend(spans), TableHeader.extend(spans)],
];
