/** 声明, 目录 and the one-page 摘要 (domain §6.1). */
import type { ReportDocument } from '../document';
import { advancementScale, innovationScale, maturityScale, valueLabels } from '../labels';
import { levelScale } from '../level-scale';
import { box, colours, numberedList, paragraphs, type PdfNode, text, textWidth } from '../nodes';
import type { Outline, OutlineEntry } from '../outline';
import { radar, valueKeys } from '../radar';
import { factTable } from '../tables';
import { chineseDate } from './cover';

/** Independence, limits and use, on a page of its own. */
export function statement(document: ReportDocument, outline: Outline): PdfNode[] {
  return [...outline.plain('声明', true), numberedList(document.statement)];
}

/** Takes the headings collected while the chapters were built; two columns when they are many. */
export function contents(entries: readonly OutlineEntry[]): PdfNode[] {
  const row = (entry: OutlineEntry, width: number): PdfNode => {
    const chapter = entry.depth === 1;
    return {
      columns: [
        {
          text: entry.text,
          linkToDestination: entry.id,
          width: width - 40,
          bold: chapter,
          margin: [chapter ? 0 : 16, 0, 0, 0],
        },
        { pageReference: entry.id, width: 40, alignment: 'right', bold: chapter, noWrap: true },
      ],
      // Else it is taken from the columns around.
      columnGap: 0,
      fontSize: chapter ? 10.5 : 9,
      color: chapter ? colours.text : colours.faint,
      lineHeight: 0.9,
      margin: [0, chapter ? 5 : 0, 0, 2],
    };
  };
  const gap = 28;
  const width = (textWidth - gap) / 2;
  const half = firstOfRight(entries);
  return [
    { text: '目录', fontSize: 14, bold: true, pageBreak: 'before', margin: [0, 0, 0, 3] },
    {
      canvas: [
        { type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 0.5, lineColor: colours.line },
        { type: 'line', x1: 0, y1: 0, x2: 36, y2: 0, lineWidth: 2, lineColor: colours.accent },
      ],
      margin: [0, 0, 0, 8],
    },
    {
      columns: [entries.slice(0, half), entries.slice(half)].map((part) => ({
        width,
        stack: part.map((entry) => row(entry, width)),
      })),
      columnGap: gap,
    },
  ];
}

/** Where the right column begins: at the chapter nearest to the middle. */
function firstOfRight(entries: readonly OutlineEntry[]): number {
  const middle = entries.length / 2;
  let best = entries.length;
  for (const [index, entry] of entries.entries()) {
    if (entry.depth === 1 && index > 0 && Math.abs(index - middle) < Math.abs(best - middle)) best = index;
  }
  return best;
}

const faint = (content: string): PdfNode => ({
  text: content,
  fontSize: 8.5,
  color: colours.faint,
  margin: [0, 4, 0, 0],
});

/** The three scales, the radar and the conclusion, on one page. */
export function summary(document: ReportDocument, outline: Outline): PdfNode[] {
  const { levels, summary: words, cover, issue, category } = document;
  const { values } = words;
  const scores = valueKeys.map((key) => ({ label: valueLabels[key], value: String(values?.[key]) }));
  const ofExperts = values
    ? [valueTable(scores), faint('评分为专家独立评分的均值（0–100），只展示结构，不用于排名。')]
    : [faint('五元价值与转化潜力由专家独立评分，评分尚未完成。')];
  return [
    ...outline.plain('摘要', true),
    factTable([
      { label: '成果名称', value: cover.achievementName },
      { label: '主要完成单位', value: cover.mainOrganisation },
    ]),
    levelScale(
      maturityScale(category),
      levels.maturity.level,
      levels.maturityIndex === null ? '' : `加权成熟度指数 ${levels.maturityIndex}`,
    ),
    levelScale(innovationScale, levels.innovation.level, ''),
    levelScale(advancementScale, levels.advancement.level, ''),
    {
      columns: [
        ...(values ? [{ ...radar(values), width: 250 }] : []),
        {
          width: '*',
          stack: [
            { text: '总体水平', fontSize: 9, color: colours.faint, margin: [0, 12, 0, 0] },
            {
              text: levels.overallLevel,
              fontSize: 22,
              bold: true,
              color: colours.accentText,
              lineHeight: 0.9,
            },
            { text: levels.overallLevelReason, fontSize: 9, color: colours.faint, margin: [0, 2, 0, 10] },
            ...ofExperts,
          ],
        },
      ],
      columnGap: 16,
      margin: [0, 2, 0, 4],
    },
    box('评价结论', words.conclusion, [
      text(`签发日期 ${chineseDate(issue.issueDate)}　　有效期至 ${chineseDate(issue.validUntil)}`, {
        fontSize: 9,
        color: colours.faint,
      }),
    ]),
    ...(words.plainLanguage === null
      ? []
      : [{ text: '通俗说明', bold: true, margin: [0, 0, 0, 2] }, ...paragraphs(words.plainLanguage)]),
  ];
}

function valueTable(scores: readonly { label: string; value: string }[]): PdfNode {
  const cell = (score: { label: string; value: string } | undefined): PdfNode => ({
    text: [
      { text: `${score?.label ?? ''}  `, color: colours.faint },
      { text: score?.value ?? '', bold: true },
    ],
  });
  return {
    table: {
      widths: ['*', '*', '*'],
      body: [0, 3].map((start) => [0, 1, 2].map((offset) => cell(scores[start + offset]))),
    },
    layout: { hLineWidth: () => 0.5, hLineColor: () => colours.hairline, vLineWidth: () => 0 },
    fontSize: 9.5,
  };
}
