import type { Say } from '../../translations';
import type { ReportDocument } from '../document';
import { advancementScale, innovationScale, maturityScale } from '../labels';
import { levelName } from './levels';
import { facts, heading, numbered, orDash, paragraphs, table, type ViewNode } from './nodes';

export const panel = ({ panel: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('专家组')),
  ...paragraphs(it.text),
  table(
    say,
    [
      [say('专家'), ({ number, isLeader }) => `${number}${isLeader ? say('（组长）') : ''}`],
      [say('专业领域'), ({ field }) => field],
      [say('职称'), ({ professionalTitle }) => professionalTitle],
      [say('熟悉程度'), ({ familiarity }) => familiarity],
    ],
    it.members,
  ),
  heading(say('统计')),
  table(
    say,
    [
      [say('项目'), ({ item }) => item],
      [say('结果'), ({ result }) => result],
      [say('一致性'), ({ agreement }) => agreement],
    ],
    it.tally,
  ),
  heading(say('专家组意见')),
  ...paragraphs(it.consolidated),
  heading(say('问题、建议与答复')),
  table(
    say,
    [
      [say('序'), ({ number }) => number],
      [say('类别'), ({ kind }) => kind],
      [say('专家意见'), ({ text }) => text],
      [say('完成单位与评估师答复'), ({ answer }) => answer],
    ],
    it.remarks,
  ),
];

export const conclusion = ({ conclusion: it, levels, category }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('五元价值')),
  facts(say, it.values),
  heading(say('等级')),
  facts(say, [
    ...[
      [maturityScale(category), levels.maturity.level] as const,
      [innovationScale, levels.innovation.level] as const,
      [advancementScale, levels.advancement.level] as const,
    ].map(([labels, level]) => ({ label: say(labels.title), value: levelName(say, labels, level) })),
    { label: say('成熟度指数'), value: orDash(levels.maturityIndex) },
    { label: say('总体水平'), value: levels.overallLevel },
  ]),
  heading(say('综合结论')),
  ...paragraphs(it.opinion),
  heading(say('使用条件')),
  ...numbered(it.conditionsOfUse),
  heading(say('有效期')),
  ...paragraphs(it.validity),
];
