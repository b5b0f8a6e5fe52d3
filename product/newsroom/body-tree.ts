import { isUrl } from '#contract/validators';

/**
 * The document tree that editors write and the product stores: never HTML (security §3.3). What is not
 * named here cannot be stored, so it cannot be drawn; `body-schema.ts` judges what comes in. The shape is the one
 * rich-text editors speak: blocks hold blocks or text, text carries marks.
 */
export type Mark =
  | { readonly type: 'bold' }
  | { readonly type: 'italic' }
  | { readonly type: 'underline' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly Mark[] | undefined }
  | { readonly type: 'hardBreak' };

export interface Cell {
  readonly type: 'tableCell' | 'tableHeader';
  readonly attrs?:
    | { readonly colspan?: number | undefined; readonly rowspan?: number | undefined }
    | undefined;
  readonly content?: readonly Block[] | undefined;
}

export type Block =
  | { readonly type: 'paragraph'; readonly content?: readonly Inline[] | undefined }
  | {
      readonly type: 'heading';
      readonly attrs: { readonly level: 2 | 3 | 4 };
      readonly content?: readonly Inline[] | undefined;
    }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly ListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly Block[] }
  | {
      /** Set apart from the text: what is to be kept in mind, or taken care of. */
      readonly type: 'callout';
      readonly attrs: { readonly tone: 'info' | 'warning' };
      readonly content: readonly Block[];
    }
  | PictureNode
  | FileNode
  | { readonly type: 'table'; readonly content: readonly TableRow[] }
  | { readonly type: 'horizontalRule' };

/** A picture of the library, by its number: its file and what it shows are said there (`product/media`). */
export interface PictureNode {
  readonly type: 'picture';
  readonly attrs: { readonly number: number; readonly caption?: string | undefined };
}

/** A file of the library, by the piece that lists it among the downloads: readers get it as it is there now. */
export interface FileNode {
  readonly type: 'file';
  /** `name` is what it was called when it was chosen, for writers; readers get what it is called now. */
  readonly attrs: { readonly id: string; readonly name: string };
}

interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}

interface TableRow {
  readonly type: 'tableRow';
  readonly content: readonly Cell[];
}

export interface Body {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

/**
 * The address as it may stand in a link or picture: our own paths, and https, http, mailto and tel.
 * Undefined for every other scheme, for `//host` and for what hides a scheme behind control characters.
 */
export const safeAddress = (address: string): string | undefined => {
  const plain = address.trim();
  // Browsers drop tabs and newlines inside an address and read a backslash as a slash.
  if (/[\u0000-\u001f\u007f\\]/.test(plain)) return undefined;
  if (isUrl(plain) || /^(mailto:|tel:)/i.test(plain)) return plain;
  return /^(\/(?!\/)|#)/.test(plain) ? plain : undefined;
};

/** What blocks may stand in: a list, a table, a quote, a cell. */
interface Within {
  readonly type: string;
  readonly content?: readonly (Within | Inline)[] | undefined;
}

/** What `find` gives of the nodes of a tree, each once. */
const foundIn = <Found>(body: Body, find: (node: Block) => Found | undefined): Found[] => {
  const found = new Set<Found>();
  const walk = (node: Within | Inline): void => {
    const one = find(node as Block);
    if (one !== undefined) found.add(one);
    if ('content' in node) node.content?.forEach(walk);
  };
  body.content.forEach(walk);
  return [...found];
};

/** The numbers of the pictures that a tree shows. */
export const picturesIn = (body: Body): number[] =>
  foundIn(body, (node) => (node.type === 'picture' ? node.attrs.number : undefined));

/** The ids of the downloads that a tree names. */
export const downloadsIn = (body: Body): string[] =>
  foundIn(body, (node) => (node.type === 'file' ? node.attrs.id : undefined));
