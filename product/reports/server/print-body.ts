import type { ReportDocument } from '#product/printing/server';
import { reportStates } from '#product/dictionaries/report-status';
import { scales } from '#product/dictionaries/scales';

/** A node of the print view's tree; the page draws it element by element, no markup travels. */
export interface PrintNode {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, string | number>>;
  readonly content?: readonly PrintNode[];
}

const words = (text: string): PrintNode => ({ type: 'text', text });
const paragraph = (text: string): PrintNode => ({ type: 'paragraph', content: [words(text)] });
const paragraphs = (text: string): PrintNode[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(paragraph);
const heading = (text: string): PrintNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [words(text)],
});
const scale = (name: string, reached: number | null, of: number): PrintNode =>
  reached === null
    ? paragraph(`${name}：未评价`)
    : { type: 'levelScale', attrs: { name, reached, of, level: '级' } };
const table = (titles: readonly string[], rows: readonly (readonly string[])[]): PrintNode => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: titles.map((title) => ({ type: 'tableHeader', content: [words(title)] })) },
    ...rows.map((row) => ({
      type: 'tableRow',
      content: row.map((cell) => ({ type: 'tableCell', content: [words(cell)] })),
    })),
  ],
});

/** How far the panel agreed (domain §9.7), as annex D of the official document has it. */
const agreementOf = ({ text, lines, hasDiscussion }: ReportDocument['annexes']['agreement']): PrintNode[] => [
  heading('专家组意见的一致性'),
  paragraph(text),
  ...(lines.length === 0
    ? []
    : [
        table(
          ['项目', ...(hasDiscussion ? ['讨论前中位数（离散度）'] : []), '中位数', '离散度'],
          lines.map(({ item, before, median, spread }) => [
            item,
            ...(hasDiscussion ? [before] : []),
            median,
            spread,
          ]),
        ),
        paragraph('离散度为中位绝对偏差。'),
      ]),
];

/** The report as the print view shows it: a working print, never the official file, and it says so. */
export const printBody = (document: ReportDocument, status: number): { title: string; body: PrintNode } => ({
  title: document.cover.achievementName,
  body: {
    type: 'doc',
    content: [
      paragraph('非正式件：正式报告以签发的 PDF 文件为准。'),
      paragraph(`完成单位：${document.cover.mainOrganisation}　评价机构：${document.cover.evaluationAgency}`),
      paragraph(
        status === reportStates.passed
          ? `报告编号 ${document.issue.reportNumber ?? ''}　签发 ${document.issue.issueDate ?? ''}　有效期至 ${document.issue.validUntil ?? ''}`
          : '未编号',
      ),
      ...(document.limited ? [paragraph('限制公开')] : []),
      heading('等级'),
      scale('技术成熟度', document.levels.maturity.level, scales.maturity.most),
      scale('技术创新度', document.levels.innovation.level, scales.innovation.most),
      scale('技术先进度', document.levels.advancement.level, scales.advancement.most),
      paragraph(`总体水平：${document.levels.overallLevel}`),
      ...[document.levels.maturity, document.levels.innovation, document.levels.advancement].flatMap(
        ({ course }) => course.map(paragraph),
      ),
      paragraph(document.levels.overallLevelReason),
      heading('评价结论'),
      ...paragraphs(document.conclusion.opinion),
      ...paragraphs(document.conclusion.conditionsOfUse.join('\n')),
      heading('成果概况'),
      ...paragraphs(document.achievement.problem),
      ...paragraphs(document.achievement.principle),
      ...paragraphs(document.achievement.route),
      heading('技术成熟度'),
      ...paragraphs(document.maturity.text),
      table(
        ['编码', '工作项', '权重', '关键', '等级', '证据'],
        document.maturity.wbs.map((item) => [
          item.code,
          item.name,
          item.weight,
          item.isKey ? '是' : '否',
          item.level === null ? '—' : String(item.level),
          item.evidence.join('、'),
        ]),
      ),
      heading('技术创新度'),
      ...paragraphs(document.innovation.text),
      table(
        ['编号', '创新点', '查新范围', '结论', '等级'],
        document.innovation.points.map((point) => [
          point.number,
          point.text,
          point.scope,
          point.result,
          String(point.level),
        ]),
      ),
      heading('技术先进度'),
      ...paragraphs(document.advancement.text),
      table(
        ['指标', '单位', '本成果', '对比', '等级'],
        document.advancement.indicators.map((indicator) => [
          indicator.name,
          indicator.unit,
          indicator.ownValue,
          indicator.comparisons
            .map(({ comparator, value, compareLevel }) => `${comparator} ${value} ${compareLevel}`)
            .join('；'),
          indicator.level === null ? '—' : String(indicator.level),
        ]),
      ),
      heading('风险'),
      table(
        ['类别', '说明', '概率', '影响', '措施'],
        document.risks.map((risk) => [
          risk.kind,
          risk.description,
          String(risk.probability),
          String(risk.impact),
          risk.mitigation,
        ]),
      ),
      ...agreementOf(document.annexes.agreement),
    ],
  },
});
