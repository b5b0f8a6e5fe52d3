/** The words of the page: sizes, colours, and the few kinds of text a report is made of. */

/** A pdfmake node. The package has no types; nodes are built only by these helpers, each afresh. */
export type PdfNode = { [key: string]: unknown };

export const page = { width: 595.28, height: 841.89, margin: 20, top: 58, bottom: 50 } as const;
/** Width of the text, in points. */
export const textWidth = page.width - 2 * page.margin;

export const colours = {
  accent: '#409EFF',
  /** Same hue, dark enough for text on white (7.5:1). */
  accentText: '#0B5394',
  tint: '#D9ECFF',
  panel: '#F4F8FC',
  text: '#1F2933',
  faint: '#5B6775',
  line: '#C9D2DC',
  hairline: '#DFE5EC',
  warning: '#B42318',
} as const;

/** Noto Sans SC's own line is 1.448 em high; pdfmake multiplies that, we think in em. */
const natural = 1.448;
const leading = (em: number): number => em / natural;

export const bodyStyle = {
  font: 'Sans',
  fontSize: 10.5,
  lineHeight: leading(1.5),
  color: colours.text,
} as const;

const clean = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Body text; every line break of the source begins a paragraph, indented by two characters. */
export function paragraphs(text: string): PdfNode[] {
  return clean(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, leadingIndent: 21, margin: [0, 0, 0, 6], alignment: 'justify' }));
}

/** One line or more of text in a given look. */
export function text(content: string, look: PdfNode = {}): PdfNode {
  return { text: clean(content), ...look };
}

/** (1) (2) (3): the third level of numbering. */
export function numberedList(items: readonly string[]): PdfNode {
  return {
    stack: items.map((item, index) => ({
      columns: [
        // Wide enough for two digits: a wrapped number would look like a new line of the list.
        { text: `（${index + 1}）`, width: items.length > 9 ? 36 : 30 },
        { text: clean(item), width: '*', alignment: 'justify' },
      ],
      margin: [14, 0, 0, 3],
    })),
    margin: [0, 0, 0, 6],
  };
}

/** A faint remark below a table or figure. */
export function remark(content: string): PdfNode {
  return { text: clean(content), fontSize: 8.5, color: colours.faint, margin: [0, 0, 0, 8] };
}

/** A framed box with a coloured left edge, for what must not be overlooked. Whole unless it is very long. */
export function box(heading: string, content: string, foot: readonly PdfNode[] = []): PdfNode {
  const body = [...paragraphs(content), ...foot];
  return {
    // The engine loses what an unbreakable block cannot fit on one page.
    unbreakable: content.length <= 1200 && body.length <= 20,
    table: {
      widths: [textWidth - 28],
      body: [
        [
          {
            stack: [
              { text: heading, bold: true, fontSize: 12, color: colours.accentText, margin: [0, 0, 0, 4] },
              ...body,
            ],
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line: number) => (line === 0 ? 4 : 0),
      vLineColor: () => colours.accent,
      fillColor: () => colours.panel,
      paddingLeft: () => 12,
      paddingRight: () => 12,
      paddingTop: () => 10,
      paddingBottom: () => 8,
    },
    margin: [0, 4, 0, 10],
  };
}

/** Width of a text in em, near enough to plan with: full for Chinese, a little over half for Latin. */
export function emWidth(content: string): number {
  return [...content].reduce((sum, one) => sum + ((one.codePointAt(0) ?? 0) < 0x2000 ? 0.58 : 1), 0);
}
