import type { ReportDocument } from '../document';
import { advancementScale, innovationScale, maturityScale } from '../labels';
import { levelName } from './levels';
import { facts, heading, numbered, orDash, paragraphs, table, type ViewNode } from './nodes';

export const panel = ({ panel: it }: ReportDocument): ViewNode[] => [
  heading('专家组'),
  ...paragraphs(it.text),
  table(
    [
      ['专家', ({ number, isLeader }) => `${number}${isLeader ? '（组长）' : ''}`],
      ['专业领域', ({ field }) => field],
      ['职称', ({ professionalTitle }) => professionalTitle],
      ['熟悉程度', ({ familiarity }) => familiarity],
    ],
    it.members,
  ),
  heading('统计'),
  table(
    [
      ['项目', ({ item }) => item],
      ['结果', ({ result }) => result],
      ['一致性', ({ agreement }) => agreement],
    ],
    it.tally,
  ),
  heading('专家组意见'),
  ...paragraphs(it.consolidated),
  heading('问题、建议与答复'),
  table(
    [
      ['序', ({ number }) => number],
      ['类别', ({ kind }) => kind],
      ['专家意见', ({ text }) => text],
      ['完成单位与评估师答复', ({ answer }) => answer],
    ],
    it.remarks,
  ),
];

export const conclusion = ({ conclusion: it, levels, category }: ReportDocument): ViewNode[] => [
  heading('五元价值'),
  facts(it.values),
  heading('等级'),
  facts([
    ...[
      [maturityScale(category), levels.maturity.level] as const,
      [innovationScale, levels.innovation.level] as const,
      [advancementScale, levels.advancement.level] as const,
    ].map(([labels, level]) => ({ label: labels.title, value: levelName(labels, level) })),
    { label: '成熟度指数', value: orDash(levels.maturityIndex) },
    { label: '总体水平', value: levels.overallLevel },
  ]),
  heading('综合结论'),
  ...paragraphs(it.opinion),
  heading('使用条件'),
  ...numbered(it.conditionsOfUse),
  heading('有效期'),
  ...paragraphs(it.validity),
];
