import type { Say } from '../../translations';
import type { ReportDocument } from '../document';
import { facts, heading, paragraph, paragraphs, table, type ViewNode } from './nodes';

export const medical = ({ medical: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('安全性、有效性、临床需求与伦理')),
  table(
    say,
    [
      [say('方面'), ({ aspect }) => aspect],
      [say('评分（1–5）'), ({ grade }) => (grade === null ? '—' : String(grade))],
      [say('说明'), ({ text }) => text],
    ],
    it.grades,
  ),
  heading(say('监管路径与状态')),
  table(
    say,
    [
      [say('步骤'), ({ step }) => step],
      [say('状态'), ({ state }) => state],
      [say('编号'), ({ number }) => number],
      [say('日期'), ({ date }) => date],
    ],
    it.regulatoryPath,
  ),
  ...(it.checkedPath.length === 0
    ? []
    : [
        heading(say('监管文件核对（截至评价基准日）')),
        table(
          say,
          [
            [say('步骤'), ({ step }) => step],
            [say('须自成熟度'), ({ neededFrom }) => say('{level} 级', { level: neededFrom })],
            [say('核对结果'), ({ state }) => state],
            [say('编号'), ({ number }) => number],
            [say('日期'), ({ date }) => date],
          ],
          it.checkedPath,
        ),
      ]),
  heading(say('与现行标准诊疗的比较')),
  table(
    say,
    [
      [say('方面'), ({ aspect }) => aspect],
      [say('现行标准诊疗'), ({ standard }) => standard],
      [say('本成果'), ({ achievement }) => achievement],
    ],
    it.standardOfCare,
  ),
];

/** What a discovery is worth to science: the main thing of basic theory, and there it comes first. */
const academic = ({ academicFacts }: ReportDocument['benefit'], say: Say): ViewNode[] =>
  academicFacts.length === 0 ? [] : [heading(say('学术影响')), facts(say, academicFacts)];

export const benefit = ({ benefit: it, category }: ReportDocument, say: Say): ViewNode[] => [
  ...(category === 'basicTheory' ? academic(it, say) : []),
  heading(say('经济效益')),
  table(
    say,
    [
      [say('年度'), ({ year }) => year],
      [say('新增销售额'), ({ newSales }) => newSales],
      [say('新增利润'), ({ newProfit }) => newProfit],
      [say('税收'), ({ tax }) => tax],
      [say('节支'), ({ savedCost }) => savedCost],
      [say('依据'), ({ basis }) => basis],
    ],
    it.years,
  ),
  paragraph(say('金额单位：万元。经济数据自评价基准日起 12 个月内有效。')),
  facts(say, [
    { label: say('经济效益合计'), value: say('{amount} 万元', { amount: it.economicBenefit }) },
    { label: say('计算依据'), value: it.economicBasis },
  ]),
  heading(say('社会效益')),
  ...paragraphs(it.social),
  facts(say, it.socialFacts),
  ...(category === 'basicTheory' ? [] : academic(it, say)),
];

export const rights = ({ rights: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('知识产权清单')),
  table(
    say,
    [
      [say('类型'), ({ form }) => form],
      [say('名称'), ({ name, isCore }) => `${name}${isCore ? say('（核心）') : ''}`],
      [say('编号'), ({ number }) => number],
      [say('状态'), ({ status }) => status],
      [say('权利人'), ({ owner }) => owner],
      [say('日期'), ({ date }) => date],
    ],
    it.rights,
  ),
  paragraph(say('知识产权状况如实记载，不作评级。')),
  heading(say('权属链')),
  ...paragraphs(it.ownershipChain),
  heading(say('权利负担')),
  ...paragraphs(it.encumbrances),
  heading(say('审批、备案与伦理')),
  table(
    say,
    [
      [say('类别'), ({ kind }) => kind],
      [say('编号'), ({ number }) => number],
      [say('签发单位'), ({ issuer }) => issuer],
      [say('日期'), ({ date }) => date],
    ],
    it.approvals,
  ),
];
