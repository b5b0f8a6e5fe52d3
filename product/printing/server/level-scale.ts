/**
 * The product's mark: a level on its scale as a row of cells, the reached one filled, those below it
 * tinted, number and name in each (domain §6.7: 13, 4 and 7 cells).
 */
import type { ScaleLabels } from './labels';
import { colours, type PdfNode, textWidth } from './nodes';

const chinese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'];

/** 7 → 七级; outside the scale, the bare words for it. */
export function levelWord(level: number | null): string {
  if (level === null) return '未评价';
  if (level === 0) return '未达到一级';
  return `${chinese[level - 1] ?? level}级`;
}

/** Takes a scale, the reached level (null: not rated, 0: below the first) and a line saying why. */
export function levelScale(scale: ScaleLabels, level: number | null, basis: string): PdfNode {
  const count = scale.names.length;
  const gap = 2;
  const width = (textWidth - gap * (count - 1)) / count;
  const cells = scale.names.map((name, index) => {
    const own = index + 1;
    const reached = own === level;
    const below = level !== null && own < level;
    return {
      stack: [
        { text: String(own), bold: true, fontSize: 11, lineHeight: 0.8, margin: [0, 3, 0, 1] },
        {
          text: name,
          fontSize: count > 7 ? 7.5 : 8.5,
          bold: reached,
          lineHeight: 0.85,
          margin: [0, 0, 0, 2],
        },
      ],
      alignment: 'center',
      // Text on the accent is a dark of the same hue: white on it would be 2.7:1.
      color: reached ? '#052344' : below ? colours.accentText : '#66727F',
      fillColor: reached ? colours.accent : below ? colours.tint : '#F1F3F6',
    };
  });
  const meaning = level ? `：${scale.meanings[level - 1] ?? ''}` : '';
  const name = level ? ` ${scale.names[level - 1] ?? ''}` : '';
  return {
    unbreakable: true,
    stack: [
      {
        columns: [
          { text: scale.title, bold: true, fontSize: 10.5, width: 'auto' },
          {
            text: [
              { text: `${levelWord(level)}${name}`, bold: true, color: colours.accentText },
              { text: meaning, color: colours.faint, fontSize: 9 },
            ],
            width: '*',
            alignment: 'right',
          },
        ],
        columnGap: 10,
        margin: [0, 0, 0, 2],
      },
      {
        table: { widths: cells.map(() => width), body: [cells] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: (line: number) => (line === 0 || line === count ? 0 : gap),
          vLineColor: () => '#FFFFFF',
          paddingLeft: () => 0,
          paddingRight: () => 0,
          paddingTop: () => 0,
          paddingBottom: () => 0,
        },
      },
      ...(basis ? [{ text: basis, fontSize: 8.5, color: colours.faint, margin: [0, 3, 0, 0] }] : []),
    ],
    margin: [0, 0, 0, 9],
  };
}
