import type { ReportDocument } from '../document';
import {
  advancementScale,
  categoryNames,
  feeDeclaration,
  innovationScale,
  maturityScale,
  reportTitle,
  valueLabels,
} from '../labels';
import { watermarkText } from '../report';
import { indexOf, levelScale } from './levels';
import { dayWords, facts, heading, numbered, paragraph, paragraphs, table, type ViewNode } from './nodes';

/** `未编号` as long as there is no number. */
export const numberOf = ({ reportNumber }: ReportDocument['issue']): string => reportNumber ?? '未编号';

/** What the cover says, behind what this view is and what is written across the pages. */
export const cover = (report: ReportDocument): ViewNode[] => {
  const { cover: it, issue, category, limited } = report;
  const across = watermarkText(report);
  return [
    paragraph('非正式件：正式报告以签发的 PDF 文件为准。'),
    ...(across === null ? [] : [paragraph(across)]),
    ...(limited ? [paragraph('限制公开')] : []),
    paragraph(`${it.platformName}　${reportTitle}（${categoryNames[category]}）`),
    ...paragraphs(it.achievementNameEnglish ?? ''),
    facts([
      { label: '主要完成单位', value: it.mainOrganisation },
      { label: '评价机构', value: it.evaluationAgency },
      { label: '报告编号', value: numberOf(issue) },
      { label: '签发日期', value: dayWords(issue.issueDate) },
    ]),
    paragraph(feeDeclaration),
  ];
};

export const statement = ({ statement: lines }: ReportDocument): ViewNode[] => [
  heading('声明', 2),
  ...numbered(lines),
];

const values = ({ summary }: ReportDocument): ViewNode[] => {
  const { values: scores } = summary;
  if (!scores) return [paragraph('五元价值与转化潜力由专家独立评分，评分尚未完成。')];
  const names = Object.keys(valueLabels) as (keyof typeof valueLabels)[];
  return [
    table(
      names.map((name) => [valueLabels[name], (all: typeof scores) => String(all[name])] as const),
      [scores],
    ),
    paragraph('评分为专家独立评分的均值（0–100），只展示结构，不用于排名。'),
  ];
};

/** The three scales, the values and the conclusion. */
export const summary = (report: ReportDocument): ViewNode[] => {
  const { levels, issue, summary: it, category } = report;
  return [
    heading('摘要', 2),
    ...levelScale(maturityScale(category), levels.maturity.level, indexOf(report)),
    ...levelScale(innovationScale, levels.innovation.level),
    ...levelScale(advancementScale, levels.advancement.level),
    paragraph(`总体水平：${levels.overallLevel}`),
    ...paragraphs(levels.overallLevelReason),
    ...values(report),
    heading('评价结论'),
    ...paragraphs(it.conclusion),
    paragraph(`签发日期 ${dayWords(issue.issueDate)}　　有效期至 ${dayWords(issue.validUntil)}`),
    ...(it.plainLanguage === null ? [] : [heading('通俗说明'), ...paragraphs(it.plainLanguage)]),
  ];
};
