import type { Say } from '../../translations';
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
export const numberOf = (say: Say, { reportNumber }: ReportDocument['issue']): string =>
  reportNumber ?? say('未编号');

/** What the cover says, behind what this view is and what is written across the pages. */
export const cover = (report: ReportDocument, say: Say): ViewNode[] => {
  const { cover: it, issue, category, limited } = report;
  const across = watermarkText(report);
  return [
    paragraph(say('非正式件：正式报告以签发的 PDF 文件为准。')),
    ...(across === null ? [] : [paragraph(across)]),
    ...(limited ? [paragraph(say('限制公开'))] : []),
    paragraph(
      `${it.platformName}　${say(reportTitle)}${say('（{words}）', { words: say(categoryNames[category]) })}`,
    ),
    ...paragraphs(it.achievementNameEnglish ?? ''),
    facts(say, [
      { label: say('主要完成单位'), value: it.mainOrganisation },
      { label: say('评价机构'), value: it.evaluationAgency },
      { label: say('报告编号'), value: numberOf(say, issue) },
      { label: say('签发日期'), value: dayWords(say, issue.issueDate) },
    ]),
    paragraph(say(feeDeclaration)),
  ];
};

export const statement = ({ statement: lines }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('声明'), 2),
  ...numbered(lines),
];

const values = ({ summary }: ReportDocument, say: Say): ViewNode[] => {
  const { values: scores } = summary;
  if (!scores) return [paragraph(say('五元价值与转化潜力由专家独立评分，评分尚未完成。'))];
  const names = Object.keys(valueLabels) as (keyof typeof valueLabels)[];
  return [
    table(
      say,
      names.map((name) => [say(valueLabels[name]), (all: typeof scores) => String(all[name])] as const),
      [scores],
    ),
    paragraph(say('评分为专家独立评分的均值（0–100），只展示结构，不用于排名。')),
  ];
};

/** The three scales, the values and the conclusion. */
export const summary = (report: ReportDocument, say: Say): ViewNode[] => {
  const { levels, issue, summary: it, category } = report;
  return [
    heading(say('摘要'), 2),
    ...levelScale(say, maturityScale(category), levels.maturity.level, indexOf(report, say)),
    ...levelScale(say, innovationScale, levels.innovation.level),
    ...levelScale(say, advancementScale, levels.advancement.level),
    paragraph(say('{label}：{said}', { label: say('总体水平'), said: levels.overallLevel })),
    ...paragraphs(levels.overallLevelReason),
    ...values(report, say),
    heading(say('评价结论')),
    ...paragraphs(it.conclusion),
    paragraph(
      `${say('签发日期')} ${dayWords(say, issue.issueDate)}　　${say('有效期至')} ${dayWords(say, issue.validUntil)}`,
    ),
    ...(it.plainLanguage === null ? [] : [heading(say('通俗说明')), ...paragraphs(it.plainLanguage)]),
  ];
};
