/** Tables: full width, the header row repeated on every page, no row cut (domain §6.7). */
import { colours, type PdfNode, textWidth } from './nodes';
import { splitLongRow } from './long-rows';

export interface Column<Row> {
  readonly title: string;
  /** Share of the width; the sum may be anything. */
  readonly weight: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly cell: (row: Row, index: number) => string;
  /** Bold where the row deserves it. */
  readonly strong?: (row: Row) => boolean;
  /** Left indent in points. */
  readonly indent?: (row: Row) => number;
  /** Space before the column, where it follows one aligned to the right. */
  readonly lead?: number;
  /** Breaks anywhere: hashes and numbers without spaces. */
  readonly breakAll?: boolean;
}

const padding = 4;
const tableFontSize = 9;

const ruled = {
  hLineWidth: (line: number, node: { table: { body: unknown[] } }) =>
    line === 0 || line === node.table.body.length ? 1 : line === 1 ? 0.8 : 0.5,
  hLineColor: (line: number, node: { table: { body: unknown[] } }) =>
    line <= 1 || line === node.table.body.length ? colours.accentText : colours.hairline,
  vLineWidth: () => 0,
  paddingLeft: () => padding,
  paddingRight: () => padding,
  paddingTop: () => 3.5,
  paddingBottom: () => 2.5,
  fillColor: (row: number) => (row === 0 ? '#EAF2FB' : null),
};

function widthsOf(weights: readonly number[]): number[] {
  const free = textWidth - weights.length * 2 * padding;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // Widths are fixed, so that one long word can never push a table off the page.
  return weights.map((weight) => (free * weight) / sum);
}

/** A small table stays whole; a page holds far more than this. */
function isSmall(body: readonly PdfNode[][]): boolean {
  const characters = body.flat().reduce((sum, cell) => sum + String(cell['text'] ?? '').length, 0);
  return body.length <= 8 && characters <= 600;
}

/** Takes columns and rows and gives one table; without rows, one row that says there is nothing (`empty`). */
export function dataTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[], empty = '无'): PdfNode {
  const widths = widthsOf(columns.map((column) => column.weight));
  const header = columns.map((column) => ({
    text: column.title,
    bold: true,
    color: colours.accentText,
    alignment: column.align ?? 'left',
    margin: [column.lead ?? 0, 0, 0, 0],
  }));
  const body: PdfNode[][] = rows.flatMap((row, index) => {
    const cells = columns.map((column) => column.cell(row, index).replace(/\r\n?/g, '\n'));
    return splitLongRow(cells, widths, tableFontSize).map((part) =>
      part.map((content, at) => {
        const column = columns[at];
        return {
          text: content,
          alignment: column?.align ?? 'left',
          bold: column?.strong?.(row) ?? false,
          margin: [(column?.lead ?? 0) + (column?.indent?.(row) ?? 0), 0, 0, 0],
          ...(column?.breakAll ? { wordBreak: 'break-all' } : {}),
        };
      }),
    );
  });
  if (body.length === 0) {
    body.push([
      { text: empty, colSpan: columns.length, color: colours.faint, alignment: 'center' },
      ...columns.slice(1).map(() => ({ text: '' })),
    ]);
  }
  return {
    unbreakable: isSmall(body),
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body: [header, ...body] },
    layout: ruled,
    fontSize: tableFontSize,
    lineHeight: 0.96,
    margin: [0, 2, 0, 10],
  };
}

const columnsOf = { 1: [18, 82], 2: [15, 35, 15, 35], 3: [13, 20, 13, 21, 13, 20] } as const;

/** Labels at the left, what they say at the right; `pairs` of them side by side. */
export function factTable(facts: readonly { label: string; value: string }[], pairs: 1 | 2 | 3 = 1): PdfNode {
  const widths = widthsOf(columnsOf[pairs]);
  const label = (content: string): PdfNode => ({
    text: content,
    bold: true,
    color: colours.accentText,
    fillColor: content === '' ? null : colours.panel,
  });
  const body: PdfNode[][] = [];
  for (let index = 0; index < facts.length; index += pairs) {
    const cells = facts.slice(index, index + pairs).flatMap((fact) => [fact.label, fact.value || '—']);
    while (cells.length < pairs * 2) cells.push('', '');
    for (const part of splitLongRow(cells, widths, tableFontSize)) {
      body.push(part.map((content, at) => (at % 2 === 0 ? label(content) : { text: content })));
    }
  }
  if (body.length === 0) return dataTable([{ title: '', weight: 1, cell: () => '' }], []);
  return {
    unbreakable: isSmall(body),
    table: { dontBreakRows: true, widths, body },
    layout: {
      ...ruled,
      hLineWidth: (line: number) => (line === 0 || line === body.length ? 1 : 0.5),
      hLineColor: (line: number) =>
        line === 0 || line === body.length ? colours.accentText : colours.hairline,
      fillColor: () => null,
    },
    fontSize: tableFontSize,
    lineHeight: 0.96,
    margin: [0, 2, 0, 10],
  };
}
