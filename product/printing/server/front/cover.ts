/** The cover (domain §6.7): platform, title, achievement, organisations, number, date, seal space, QR. */
import type { ReportDocument } from '../document';
import { reportTitle } from '../labels';
import { colours, emWidth, page, type PdfNode, textWidth } from '../nodes';

const categoryNames = {
  applied: '应用技术类',
  publicBenefit: '社会公益类',
  basicTheory: '基础理论类',
} as const;

/** That the fee hangs on no result (domain §9.17). */
const feeDeclaration = '评价费用以委托合同为准，与评价结论无关；除合同约定外，不向申报人另收任何“专家费”。';

/** 2026-03-05 → 2026年3月5日. Takes 'YYYY-MM-DD' or null. */
export function chineseDate(day: string | null): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '');
  return match ? `${match[1]}年${Number(match[2])}月${Number(match[3])}日` : '—';
}

/** The QR leads to the verification page; a report without one (a draft) says so instead. */
export function verifyQr(url: string | null, size: number): PdfNode {
  if (url === null) return { text: '未签发，不可核验', fontSize: 9, color: colours.faint };
  return { qr: url, fit: size, eccLevel: 'M', foreground: '#10243A' };
}

function line(label: string, value: string): PdfNode[] {
  return [
    { text: label, color: colours.faint, fontSize: 11 },
    { text: value, fontSize: 12, bold: true },
  ];
}

function sealSpace(document: ReportDocument): PdfNode[] {
  const x = 60;
  const y = 662;
  const frame: PdfNode = {
    absolutePosition: { x, y },
    canvas: [
      {
        type: 'ellipse',
        x: 55,
        y: 55,
        r1: 55,
        r2: 55,
        lineColor: colours.line,
        lineWidth: 0.8,
        dash: { length: 3, space: 3 },
      },
    ],
  };
  const words: PdfNode = {
    absolutePosition: { x, y: y + 48 },
    columns: [
      { width: 110, text: '评价机构（盖章）', alignment: 'center', fontSize: 9, color: colours.faint },
    ],
  };
  if (document.seal === null) return [frame, words];
  return [{ absolutePosition: { x: x - 3, y: y - 3 }, image: document.seal, fit: [116, 116] }];
}

/** Takes the report and gives its first page. */
export function cover(document: ReportDocument): PdfNode[] {
  const { cover: words, issue } = document;
  const { titleSize, side, gap } = coverSpace(document);
  return [
    {
      columns: [
        { text: words.platformName, fontSize: 13, bold: true, color: colours.accentText, width: '*' },
        document.limited
          ? { text: '限制公开', fontSize: 14, bold: true, color: colours.warning, width: 'auto' }
          : { text: '', width: 'auto' },
      ],
      margin: [40, 4, 40, 8],
    },
    {
      canvas: [
        { type: 'rect', x: 40, y: 0, w: textWidth - 80, h: 3, color: colours.accent },
        ...levelMark(textWidth - 40 - 13 * 9),
      ],
      margin: [0, 0, 0, 96 * gap],
    },
    {
      text: reportTitle,
      fontSize: 30,
      bold: true,
      alignment: 'center',
      lineHeight: 0.9,
      characterSpacing: 2,
    },
    {
      text: `（${categoryNames[document.category]}）`,
      fontSize: 12,
      alignment: 'center',
      color: colours.faint,
      margin: [0, 6, 0, 56 * gap],
    },
    {
      text: words.achievementName,
      fontSize: titleSize,
      bold: true,
      alignment: 'center',
      lineHeight: 0.92,
      color: colours.accentText,
      margin: [side, 0, side, 6],
    },
    {
      text: words.achievementNameEnglish ?? '',
      fontSize: 10.5,
      alignment: 'center',
      color: colours.faint,
      margin: [60, 0, 60, 48 * gap],
    },
    {
      table: {
        widths: [84, 330],
        body: [
          line('主要完成单位', words.mainOrganisation),
          line('评价机构', words.evaluationAgency),
          line('报告编号', issue.reportNumber ?? '未编号'),
          line('签发日期', chineseDate(issue.issueDate)),
        ],
      },
      layout: {
        hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
        hLineColor: () => colours.line,
        vLineWidth: () => 0,
        paddingTop: () => 7,
        paddingBottom: () => 5,
        paddingLeft: () => 2,
        paddingRight: () => 2,
      },
      margin: [66, 0, 0, 0],
    },
    {
      absolutePosition: { x: 60, y: 777 },
      columns: [{ width: 350, text: feeDeclaration, fontSize: 8.5, lineHeight: 1, color: colours.faint }],
    },
    ...sealSpace(document),
    { absolutePosition: { x: page.width - 176, y: 654 }, stack: verifyBlock(document) },
  ];
}

function verifyBlock({ issue }: ReportDocument): PdfNode[] {
  const look = { fontSize: 8.5, alignment: 'center' };
  const code = { ...verifyQr(issue.verifyUrl, 104), alignment: 'center' };
  if (issue.verifyUrl === null) return [code];
  return [
    code,
    { text: '扫码核验真伪与状态', color: colours.faint, margin: [0, 10, 0, 0], ...look },
    { text: issue.verifyCode ?? '', ...look },
  ];
}

/** The room the text of the cover has: a long name takes it from the gaps, so that nothing meets the seal. */
function coverSpace({ cover: words }: ReportDocument): CoverSpace {
  const length = emWidth(words.achievementName);
  const titleSize = length > 48 ? 16 : 20;
  const widest = textWidth - 100;
  const lines = Math.ceil((length * titleSize) / widest);
  const line = Math.min(widest, ((length + lines) * titleSize) / lines);
  const english = Math.ceil((emWidth(words.achievementNameEnglish ?? '') * 10.5) / (textWidth - 120));
  const names = [words.mainOrganisation, words.evaluationAgency];
  const rows = names.reduce((sum, name) => sum + Math.ceil((emWidth(name) * 12) / 330), 0);
  const more = (lines - 2) * titleSize * 1.4 + Math.max(0, english - 2) * 16 + (rows - 2) * 18;
  const share = Math.min(1, Math.max(0, more / 150));
  return { titleSize, side: (textWidth - line) / 2, gap: 1 - 0.8 * share };
}

interface CoverSpace {
  readonly titleSize: number;
  /** Margins that give the lines of the centred title about the same length. */
  readonly side: number;
  /** 1: generous, 0.2: tight. */
  readonly gap: number;
}

/** The scale as an ornament: thirteen cells at the right end of the rule. */
function levelMark(left: number): PdfNode[] {
  return Array.from({ length: 13 }, (_, index) => ({
    type: 'rect',
    x: left + index * 9,
    y: 8,
    w: 7,
    h: 7,
    color: index === 9 ? colours.accent : index < 9 ? colours.tint : '#EDF0F4',
  }));
}
