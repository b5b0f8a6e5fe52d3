import mammoth from 'mammoth';
import { mostText } from '../../file-text';
import { collected } from './collect';
import type { Text } from './index';

/** What mammoth makes of a document before it would write markup: the nodes that hold text, and those around them. */
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string } | null;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly colSpan?: number;
  readonly rowSpan?: number;
}
type Run = Text['parts'][number]['runs'][number];

/** The names of the styles of headings, as Word writes them whatever its language is, and as other programs do. */
const headingStyle = /^(?:heading|标题)\s*([1-9])$/i;

const written = ({ type, value }: Node): string =>
  type === 'text' ? (value ?? '') : type === 'tab' ? '\t' : type === 'break' ? '\n' : '';

/** The runs of a paragraph; a link is its text. */
const runsOf = ({ children = [] }: Node): Run[] =>
  children.flatMap((node) =>
    node.type === 'run'
      ? [
          {
            text: (node.children ?? []).map(written).join(''),
            isBold: node.isBold === true,
            isItalic: node.isItalic === true,
          },
        ].filter(({ text }) => text !== '')
      : runsOf(node),
  );

const textIn = (node: Node): string =>
  node.type === 'paragraph'
    ? runsOf(node)
        .map(({ text }) => text)
        .join('')
    : (node.children ?? []).map(textIn).filter(Boolean).join('\n');

const picturesIn = (node: Node): number =>
  (node.type === 'image' ? 1 : 0) + (node.children ?? []).reduce((sum, each) => sum + picturesIn(each), 0);

const tableOf = ({ children = [] }: Node) => ({
  kind: 'table' as const,
  cells: children
    .slice(0, mostText.rows)
    .map((row) =>
      (row.children ?? [])
        .slice(0, mostText.columns)
        .map((cell) => ({ text: textIn(cell), columns: cell.colSpan ?? 1, rows: cell.rowSpan ?? 1 })),
    ),
  isCut: children.length > mostText.rows,
});

const paragraphOf = (node: Node) => {
  const heading = headingStyle.exec(node.styleName ?? node.styleId ?? '');
  const level = Number(heading?.[1] ?? node.numbering?.level ?? 0);
  const kind = heading ? ('heading' as const) : node.numbering ? ('entry' as const) : ('paragraph' as const);
  return { kind, level: Math.min(level, 9), runs: runsOf(node) };
};

/** The text of a Word document: its nodes themselves, from which no markup is ever made. */
export const readDocx = async (path: string): Promise<Text> => {
  let document: Node = { type: 'document' };
  await mammoth.convertToHtml(
    { path },
    {
      externalFileAccess: false,
      transformDocument: (found: Node) => {
        document = found;
        return { ...found, children: [] };
      },
    },
  );
  const text = collected();
  for (const node of document.children ?? []) {
    const part = node.type === 'table' ? tableOf(node) : paragraphOf(node);
    const isEmpty = part.kind !== 'table' && part.runs.length === 0;
    if (!isEmpty && !text.add(part)) break;
  }
  return text.text(picturesIn(document));
};
