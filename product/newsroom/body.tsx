import { Fragment, type ReactNode } from 'react';
import {
  safeAddress,
  type Block,
  type Body,
  type Cell,
  type FileNode,
  type Inline,
  type Mark,
  type PictureNode,
} from './body-tree';

/** How a picture of the library is drawn: on public pages in the size that suits, in the office by its file. */
type DrawPicture = (number: number) => ReactNode;
/** How a file of the library is drawn: to visitors as something to take, in the office as what it is called. */
type DrawFile = (file: FileNode['attrs']) => ReactNode;
interface Draws {
  readonly picture: DrawPicture;
  readonly file: DrawFile;
}

/** Our own table of nodes: each kind of the tree becomes this element and nothing else (security §3.3). */
const marked: Record<Mark['type'], (mark: Mark, inner: ReactNode) => ReactNode> = {
  bold: (_, inner) => <strong>{inner}</strong>,
  italic: (_, inner) => <em>{inner}</em>,
  underline: (_, inner) => <u>{inner}</u>,
  link: (mark, inner) => {
    const href = mark.type === 'link' ? safeAddress(mark.attrs.href) : undefined;
    if (!href) return inner;
    return /^https?:/i.test(href) ? (
      <a href={href} rel="noopener noreferrer nofollow">
        {inner}
      </a>
    ) : (
      <a href={href}>{inner}</a>
    );
  },
};

const inlines = (content: readonly Inline[] | undefined): ReactNode =>
  (content ?? []).map((part, at) =>
    part.type === 'hardBreak' ? (
      <br key={at} />
    ) : (
      <Fragment key={at}>
        {(part.marks ?? []).reduce<ReactNode>(
          (inner, mark) => marked[mark.type]?.(mark, inner) ?? inner,
          part.text,
        )}
      </Fragment>
    ),
  );

const cell = (node: Cell, at: number, draw: Draws): ReactNode => {
  const spans = { colSpan: node.attrs?.colspan, rowSpan: node.attrs?.rowspan };
  const inner = blocks(node.content, draw);
  return node.type === 'tableHeader' ? (
    <th key={at} scope="col" {...spans}>
      {inner}
    </th>
  ) : (
    <td key={at} {...spans}>
      {inner}
    </td>
  );
};

const figure = ({ attrs: { number, caption } }: PictureNode, draw: Draws): ReactNode => {
  const picture = draw.picture(number);
  return (
    picture && (
      <figure>
        {picture}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  );
};

const block = (node: Block, draw: Draws): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return <p>{inlines(node.content)}</p>;
    case 'heading': {
      const Heading = `h${node.attrs.level}` as const;
      return <Heading>{inlines(node.content)}</Heading>;
    }
    case 'bulletList':
    case 'orderedList': {
      const List = node.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {node.content.map((item, at) => (
            <li key={at}>{blocks(item.content, draw)}</li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return <blockquote>{blocks(node.content, draw)}</blockquote>;
    case 'callout':
      return <aside className={`callout callout--${node.attrs.tone}`}>{blocks(node.content, draw)}</aside>;
    case 'picture':
      return figure(node, draw);
    case 'file':
      return draw.file(node.attrs);
    case 'table':
      return (
        <div className="table-frame" role="group" tabIndex={0}>
          <table>
            <tbody>
              {node.content.map((row, at) => (
                <tr key={at}>{row.content.map((each, place) => cell(each, place, draw))}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'horizontalRule':
      return <hr />;
    default:
      // A kind that a later version stored: its place stays empty rather than break the page.
      return null;
  }
};

const blocks = (content: readonly Block[] | undefined, draw: Draws): ReactNode =>
  (content ?? []).map((node, at) => <Fragment key={at}>{block(node, draw)}</Fragment>);

interface BodyTextProps extends Draws {
  readonly body: Body;
}

/**
 * Draws a stored document tree as React elements, on the server and in the office's preview alike. The caller gives nothing for
 * a picture or a file that is not to be had: its place stays empty.
 */
export const BodyText = ({ body, ...draw }: BodyTextProps) => <>{blocks(body.content, draw)}</>;
