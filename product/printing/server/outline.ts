/** Headings: numbered 1 / 1.1, listed on the contents page and among the bookmarks. */
import { colours, type PdfNode, textWidth } from './nodes';

export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: 1 | 2;
}

/** A heading never stands alone at the foot of a page: this much of what follows must fit below it. */
const company = 60;

/**
 * Hands out headings and remembers them. `chapter('评价概况')` gives 1, 2, 3 …; `annex` gives 附件 A, B …;
 * `section` numbers below the last chapter.
 */
export class Outline {
  readonly entries: OutlineEntry[] = [];
  private chapters = 0;
  private annexes = 0;
  private sections = 0;
  private current = '';
  private parent = '';
  /** Sections of annexes are bookmarks only: with nine experts they would fill the contents. */
  private listed = true;

  chapter(title: string): PdfNode[] {
    this.chapters += 1;
    this.current = String(this.chapters);
    return this.head(`${this.chapters}  ${title}`, this.chapters === 1);
  }

  annex(title: string): PdfNode[] {
    this.current = String.fromCharCode(65 + this.annexes);
    this.annexes += 1;
    this.listed = false;
    return this.head(`附件 ${this.current}  ${title}`, this.annexes === 1);
  }

  /** A page that is no numbered chapter: 声明, 摘要, 签发与核验. */
  plain(title: string, newPage: boolean): PdfNode[] {
    this.current = '';
    return this.head(title, newPage);
  }

  section(title: string): PdfNode[] {
    this.sections += 1;
    const id = `${this.parent}-${this.sections}`;
    const label = `${this.current}.${this.sections}  ${title}`;
    if (this.listed) this.entries.push({ id, text: label, depth: 2 });
    return grouped({
      text: label,
      id,
      fontSize: 12,
      bold: true,
      color: colours.accentText,
      margin: [0, 6, 0, 4],
      outline: true,
      outlineText: label,
      outlineParentId: this.parent,
    });
  }

  private head(label: string, newPage: boolean): PdfNode[] {
    this.sections = 0;
    const id = `chapter-${this.entries.length}`;
    this.parent = id;
    this.entries.push({ id, text: label, depth: 1 });
    return grouped({
      ...(newPage ? { pageBreak: 'before' } : {}),
      stack: [
        {
          text: label,
          id,
          fontSize: 14,
          bold: true,
          margin: [0, newPage ? 0 : 12, 0, 3],
          outline: true,
          outlineText: label,
        },
        {
          canvas: [
            { type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 0.5, lineColor: colours.line },
            { type: 'line', x1: 0, y1: 0, x2: 36, y2: 0, lineWidth: 2, lineColor: colours.accent },
          ],
          margin: [0, 0, 0, 8],
        },
      ],
    });
  }
}

/** Marks a heading for `groupTogether`. */
const headingMark = Symbol('heading');

function grouped(heading: PdfNode): PdfNode[] {
  return [{ ...heading, [headingMark]: true } as PdfNode];
}

/**
 * Takes the nodes of the report in order and ties headings to what follows: several headings in a row stay
 * together, and with them the next block where it may not be split, else `company` of whatever comes.
 */
export function groupTogether(nodes: readonly PdfNode[]): PdfNode[] {
  const grouped: PdfNode[] = [];
  let headings: PdfNode[] = [];
  for (const node of nodes) {
    if (headingMark in node) {
      headings.push(node);
    } else if (headings.length === 0) {
      grouped.push(node);
    } else {
      grouped.push(...withHeadings(headings, node));
      headings = [];
    }
  }
  return [...grouped, ...headings];
}

function withHeadings(headings: readonly PdfNode[], next: PdfNode): PdfNode[] {
  const breaks = headings[0]?.['pageBreak'] === undefined ? {} : { pageBreak: 'before' };
  const stack = headings.map((heading) => ({ ...heading, pageBreak: undefined }));
  if (next['unbreakable'] === true) return [{ unbreakable: true, stack: [...stack, next], ...breaks }];
  // The block reserves the room, the empty line behind it gives it back.
  const room = { text: '', fontSize: 1, margin: [0, 0, 0, company] };
  const back = { text: '', fontSize: 1, margin: [0, -company, 0, 0] };
  return [{ unbreakable: true, stack: [...stack, room], ...breaks }, back, next];
}
