import type { Say } from '../../translations';

/** A node of the print view's tree: the page draws it element by element, and no markup travels. */
export interface ViewNode {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, string | number>>;
  readonly content?: readonly ViewNode[];
}

const words = (text: string): ViewNode => ({ type: 'text', text });

export const paragraph = (text: string): ViewNode => ({ type: 'paragraph', content: [words(text)] });

/** A paragraph for each line of a text; none for an empty one. */
export const paragraphs = (text: string): ViewNode[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(paragraph);

/** A chapter is of level 2, its sections of level 3. */
export const heading = (text: string, level: 2 | 3 = 3): ViewNode => ({
  type: 'heading',
  attrs: { level },
  content: [words(text)],
});

/** Numbered lines; nothing where there is none. */
export const numbered = (lines: readonly string[]): ViewNode[] =>
  lines.length === 0
    ? []
    : [
        {
          type: 'orderedList',
          content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
        },
      ];

/** A level of so many as a row of cells. */
export const scale = (say: Say, name: string, reached: number, of: number): ViewNode => ({
  type: 'levelScale',
  attrs: { name, reached, of, level: say('级') },
});

/** A column: its heading, and what stands in it of a row and its place from 0. */
export type Column<Row> = readonly [title: string, cell: (row: Row, at: number) => string];

const cell = (text: string): ViewNode => ({ type: 'tableCell', content: [words(text)] });
const header = (text: string): ViewNode => ({ type: 'tableHeader', content: [words(text)] });
const row = (content: readonly ViewNode[]): ViewNode => ({ type: 'tableRow', content });

/** A table with its headings; `empty` stands in it where there is no row, as on paper. */
export const table = <Row>(
  say: Say,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  empty: string = say('无'),
): ViewNode => ({
  type: 'table',
  content: [
    row(columns.map(([title]) => header(title))),
    ...(rows.length === 0
      ? [row([{ ...cell(empty), attrs: { colspan: columns.length } }])]
      : rows.map((each, at) => row(columns.map(([, draw]) => cell(draw(each, at)))))),
  ],
});

/** Labels and what they say; a dash where they say nothing. */
export const facts = (
  say: Say,
  lines: readonly { readonly label: string; readonly value: string }[],
): ViewNode => ({
  type: 'table',
  content:
    lines.length === 0
      ? [row([cell(say('无'))])]
      : lines.map(({ label, value }) => row([header(label), cell(value || '—')])),
});

/** The place of a row, counted from 1. */
export const place = (say: Say) => [say('序'), (_: unknown, at: number) => String(at + 1)] as const;
export const yes = (say: Say, value: boolean): string => (value ? say('是') : '');
export const orDash = (text: string | null): string => text || '—';
/** `2026-09-18` as a Chinese report writes it, 2026年9月18日; in other languages as it is, and a dash for none. */
export const dayWords = ({ language }: Say, day: string | null): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  return year && language === 'zh' ? `${year}年${Number(month)}月${Number(date)}日` : orDash(day);
};
