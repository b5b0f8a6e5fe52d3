/** The report as a page shows it for printing: every chapter and annex of the official document, from the same data (domain §6.1). */
import { sayIn, type FixedWord, type Say } from '../../translations';
import type { ReportDocument } from '../document';
import { watermarkText } from '../report';
import { annexes, issue } from './back';
import { cover, statement, summary } from './front';
import { advancement, innovation, maturity } from './levels';
import { heading, numbered, paragraphs, table, type ViewNode } from './nodes';
import { risks, team, transformation } from './outlook';
import { achievement, evaluation } from './overview';
import { conclusion, panel } from './verdict';
import { benefit, medical, rights } from './worth';

export type { ViewNode } from './nodes';

type Name = keyof Required<ReportDocument['further']>;
type Draw = (report: ReportDocument, say: Say) => ViewNode[];
type Further = NonNullable<ReportDocument['further'][Name]>[number];

/** What a chapter draws no place for: each field under its own heading (decision 0065). */
const further = (piece: Further, say: Say): ViewNode[] => [
  heading(piece.title),
  ...('text' in piece
    ? paragraphs(piece.text)
    : 'lines' in piece
      ? numbered(piece.lines)
      : [
          table(
            say,
            piece.columns.map((title, at) => [title, (row: readonly string[]) => row[at] ?? ''] as const),
            piece.rows,
          ),
        ]),
];

/** The chapters in their order: title, title for basic theory, and what they draw. */
const chapters: {
  readonly [Key in Name]: readonly [title: FixedWord, theory: FixedWord | undefined, draw: Draw];
} = {
  evaluation: ['评价概况', undefined, evaluation],
  achievement: ['成果概况', undefined, achievement],
  maturity: ['技术成熟度', '发现成熟性', maturity],
  innovation: ['技术创新度', '科学发现点', innovation],
  advancement: ['技术先进度', '学术水平比较', advancement],
  medical: ['医学专项评价', undefined, medical],
  benefit: ['效益评价', '学术影响与效益', benefit],
  rights: ['知识产权与合规', undefined, rights],
  team: ['团队与条件', undefined, team],
  risks: ['风险分析', undefined, risks],
  transformation: ['转化建议', undefined, transformation],
  panel: ['专家意见汇总', undefined, panel],
  conclusion: ['评价结论', undefined, conclusion],
};

const isTheory = ({ category }: ReportDocument): boolean => category === 'basicTheory';

/**
 * Takes a report and gives its print view in the report's language: a working print, never the official file, and it says so.
 */
export const printView = (report: ReportDocument): { readonly title: string; readonly body: ViewNode } => {
  const say = sayIn(report.language);
  return {
    title: report.cover.achievementName,
    body: {
      type: 'doc',
      attrs: { across: watermarkText(report) ?? '' },
      content: [
        ...cover(report, say),
        ...statement(report, say),
        ...summary(report, say),
        ...(Object.keys(chapters) as Name[]).flatMap((name, at) => {
          const [title, theory, draw] = chapters[name];
          return [
            heading(`${at + 1} ${say(isTheory(report) ? (theory ?? title) : title)}`, 2),
            ...draw(report, say),
            ...(report.further[name] ?? []).flatMap((piece) => further(piece, say)),
          ];
        }),
        ...annexes(report, say),
        ...issue(report, say),
      ],
    },
  };
};
