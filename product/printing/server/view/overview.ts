import type { Say } from '../../translations';
import type { ReportDocument } from '../document';
import { dayWords, facts, heading, numbered, paragraphs, place, table, type ViewNode } from './nodes';

export const evaluation = ({ evaluation: it, cover }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('委托与目的')),
  facts(say, [
    { label: say('委托方'), value: it.client },
    { label: say('评价机构'), value: cover.evaluationAgency },
    { label: say('申请编号'), value: it.applicationNumber },
    { label: say('评价目的'), value: it.purposes.join(say('、')) },
    { label: say('评价基准日'), value: dayWords(say, it.baseDate) },
    { label: say('报告版本'), value: it.version },
    { label: say('费用声明'), value: it.feeDeclaration },
  ]),
  heading(say('评价依据')),
  ...numbered(it.basis),
  heading(say('评价方法')),
  ...numbered(it.method),
  heading(say('评价过程')),
  table(
    say,
    [
      [say('日期'), ({ date }) => date],
      [say('事项'), ({ event }) => event],
      [say('执行'), ({ by }) => by],
    ],
    it.process,
  ),
];

export const achievement = ({ achievement: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('基本信息')),
  facts(say, it.facts),
  heading(say('拟解决的问题')),
  ...paragraphs(it.problem),
  heading(say('技术原理')),
  ...paragraphs(it.principle),
  heading(say('技术路线')),
  ...paragraphs(it.route),
  heading(say('主要指标')),
  facts(say, it.mainIndicators),
  heading(say('完成单位')),
  table(
    say,
    [
      place(say),
      [say('单位名称'), ({ name, isMain }) => `${name}${isMain ? say('（主要完成单位）') : ''}`],
      [say('性质'), ({ type }) => type],
      [say('主要贡献'), ({ contribution }) => contribution],
    ],
    it.organisations,
  ),
  heading(say('完成人员')),
  table(
    say,
    [
      place(say),
      [say('姓名'), ({ name }) => name],
      [say('职称'), ({ professionalTitle }) => professionalTitle],
      [say('工作单位'), ({ organisation }) => organisation],
      [say('主要贡献'), ({ contribution }) => contribution],
      [say('贡献率'), ({ share }) => (share ? `${share}%` : '—')],
    ],
    it.persons,
  ),
  heading(say('课题来源')),
  table(
    say,
    [
      [say('来源'), ({ source }) => source],
      [say('计划名称'), ({ planName }) => planName],
      [say('项目编号'), ({ projectNumber }) => projectNumber],
      [say('经费（万元）'), ({ fundWan }) => fundWan],
    ],
    it.topicSources,
  ),
];
