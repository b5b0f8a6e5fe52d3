/** What stands on every page: head, foot, watermark (domain §6.7). The cover has the watermark only. */
import type { ReportDocument } from './document';
import { colours, emWidth, page, type PdfNode, textWidth } from './nodes';

const shortNameLength = 26;

/** The name for the head of the page: the given short one, else the name cut to fit, with an ellipsis. */
function shortName(document: ReportDocument): string {
  const { shortName: given, achievementName } = document.cover;
  const name = [...(given ?? achievementName)];
  return name.length <= shortNameLength ? name.join('') : `${name.slice(0, shortNameLength - 1).join('')}…`;
}

const rule = (y: number): PdfNode => ({
  canvas: [{ type: 'line', x1: 0, y1: y, x2: textWidth, y2: y, lineWidth: 0.5, lineColor: colours.line }],
});

export function header(document: ReportDocument): (pageNumber: number) => PdfNode | null {
  const name = shortName(document);
  return (pageNumber) =>
    pageNumber === 1
      ? null
      : {
          margin: [page.margin, page.margin, page.margin, 0],
          stack: [
            {
              columns: [
                { text: name, width: '*' },
                document.limited
                  ? { text: '限制公开', bold: true, color: colours.warning, width: 60, alignment: 'center' }
                  : { text: '', width: 1 },
                { text: document.issue.reportNumber ?? '未编号', width: 160, alignment: 'right' },
              ],
              fontSize: 9,
              color: colours.faint,
              lineHeight: 0.9,
            },
            rule(3),
          ],
        };
}

export function footer(document: ReportDocument): (pageNumber: number, pages: number) => PdfNode | null {
  const code = document.issue.verifyCode;
  return (pageNumber, pages) =>
    pageNumber === 1
      ? null
      : {
          margin: [page.margin, page.bottom - page.margin - 18, page.margin, 0],
          stack: [
            rule(0),
            {
              columns: [
                { text: code === null ? '未签发' : `核验码 ${code}`, width: '*' },
                { text: `第 ${pageNumber} 页 共 ${pages} 页`, width: 160, alignment: 'right' },
              ],
              fontSize: 9,
              color: colours.faint,
              lineHeight: 0.9,
              margin: [0, 4, 0, 0],
            },
          ],
        };
}

/** The words across the page; null for a passed copy outside a demonstration. */
export function watermarkText(document: ReportDocument): string | null {
  const { watermark } = document;
  const own =
    watermark.kind === 'draft'
      ? ['草稿', watermark.name, watermark.time]
      : watermark.kind === 'expertCopy'
        ? ['专家稿', watermark.expertNumber]
        : [];
  const words = document.demonstration || watermark.kind === 'demonstration' ? ['演示', ...own] : own;
  return words.length === 0 ? null : words.join(' · ');
}

export function watermark(document: ReportDocument): PdfNode | undefined {
  const words = watermarkText(document);
  if (words === null) return undefined;
  // Large enough to cross the page whatever the length, faint enough to read through.
  const size = Math.min(150, 820 / emWidth(words));
  return {
    text: words,
    color: colours.faint,
    opacity: size > 60 ? 0.13 : 0.2,
    bold: true,
    angle: -54,
    fontSize: size,
  };
}
