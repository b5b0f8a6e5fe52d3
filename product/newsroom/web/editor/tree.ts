import type { Mark as EditorMark, Node as EditorNode, Schema } from '@tiptap/pm/model';
import { bodyLimits } from '../../body-limits';
import type { Block, Body, Cell, Inline, Mark } from '../../body-tree';

type Stored =
  | Body
  | Block
  | Cell
  | { readonly type: string; readonly content?: readonly object[] | undefined };

/** A stored text as the editor has it, and back. */
export interface OpenedBody {
  readonly doc: EditorNode;
  /**
   * The tree of a document that came of it. A part that nobody touched comes out as it was stored, to the letter, also where it
   * could be said in another way.
   */
  readonly written: (doc: EditorNode) => Body;
}

/** Opens a stored tree to be written on, by the schema of `bodyExtensions`. */
export const openedBody = (body: Body, schema: Schema): OpenedBody => {
  const stored = new WeakMap<EditorNode, Stored>();
  const opened = (from: Stored): EditorNode => {
    const type = schema.nodes[from.type]!;
    const content = ('content' in from ? (from.content ?? []) : []) as readonly Stored[];
    const attrs = 'attrs' in from ? (from.attrs as object) : null;
    const node = type.inlineContent
      ? schema.nodeFromJSON(from)
      : type.isLeaf
        ? type.create(attrs)
        : // A place in which nothing stands has a paragraph to be written in.
          (content.length === 0 && type.createAndFill(attrs)) || type.create(attrs, content.map(opened));
    stored.set(node, from);
    return node;
  };
  const block = (node: EditorNode): Stored => stored.get(node) ?? blockOf(node, block);
  return {
    doc: opened(body),
    written: (doc) => {
      const known = stored.get(doc);
      if (known) return known as Body;
      const { children } = doc;
      const isRoom = isEmpty(children.at(-1)!) && !stored.has(children.at(-1)!) && !isText(children.at(-2));
      return { type: 'doc', content: (isRoom ? children.slice(0, -1) : children).map(block) as Block[] };
    },
  };
};

/** Whether it is a paragraph without a word: beneath a list or table the editor keeps one to be written in, and in a text of none. */
const isEmpty = ({ type, content }: EditorNode): boolean => type.name === 'paragraph' && content.size === 0;
const isText = (node: EditorNode | undefined): boolean => node?.type.name === 'paragraph';

const markOf = ({ type: { name }, attrs }: EditorMark): Mark =>
  name === 'link'
    ? { type: 'link', attrs: { href: String(attrs['href']) } }
    : { type: name as 'bold' | 'italic' | 'underline' };

/** What no text may hold (`text` of contract/field.ts): a sign that is none, half of a pair. */
const noSigns = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const storable = (text: string): string => text.replace(noSigns, '');

/** Words in pieces that may be stored, never cut within a pair. */
const pieces = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${bodyLimits.words - 1}}(?![\\udc00-\\udfff])`, 'g')) ?? [];

const wordsOf = (node: EditorNode): Inline[] => {
  if (!node.isText) return [{ type: 'hardBreak' }];
  const marks = node.marks.map(markOf);
  return pieces(storable(node.text!)).map((text) => ({
    type: 'text',
    text,
    ...(marks.length > 0 && { marks }),
  }));
};

const blockOf = (node: EditorNode, block: (node: EditorNode) => Stored): Stored => {
  const { attrs } = node;
  const type = node.type.name;
  const within = { content: node.children.map(block) };
  const words = node.inlineContent ? node.children.flatMap(wordsOf) : [];
  const said = words.length > 0 ? { content: words } : {};
  switch (type) {
    case 'paragraph':
      return { type, ...said };
    case 'heading':
      return { type, attrs: { level: attrs['level'] as 2 | 3 | 4 }, ...said };
    case 'callout':
      return { type, attrs: { tone: attrs['tone'] as 'info' | 'warning' }, ...within } as Stored;
    case 'picture': {
      const caption = storable(String(attrs['caption']));
      return { type, attrs: { number: Number(attrs['number']), ...(caption && { caption }) } };
    }
    case 'file':
      return { type, attrs: { id: String(attrs['id']), name: storable(String(attrs['name'])) } };
    case 'horizontalRule':
      return { type };
    case 'tableCell':
    case 'tableHeader': {
      const [colspan, rowspan] = [Number(attrs['colspan']), Number(attrs['rowspan'])];
      const spans = { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) };
      return { type, ...(Object.keys(spans).length > 0 && { attrs: spans }), ...within } as Stored;
    }
    default:
      return { type, ...within };
  }
};
