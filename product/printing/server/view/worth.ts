import type { ReportDocument } from '../document';
import { facts, heading, paragraph, paragraphs, table, type ViewNode } from './nodes';

export const medical = ({ medical: it }: ReportDocument): ViewNode[] => [
  heading('安全性、有效性、临床需求与伦理'),
  table(
    [
      ['方面', ({ aspect }) => aspect],
      ['评分（1–5）', ({ grade }) => (grade === null ? '—' : String(grade))],
      ['说明', ({ text }) => text],
    ],
    it.grades,
  ),
  heading('监管路径与状态'),
  table(
    [
      ['步骤', ({ step }) => step],
      ['状态', ({ state }) => state],
      ['编号', ({ number }) => number],
      ['日期', ({ date }) => date],
    ],
    it.regulatoryPath,
  ),
  ...(it.checkedPath.length === 0
    ? []
    : [
        heading('监管文件核对（截至评价基准日）'),
        table(
          [
            ['步骤', ({ step }) => step],
            ['须自成熟度', ({ neededFrom }) => `${neededFrom} 级`],
            ['核对结果', ({ state }) => state],
            ['编号', ({ number }) => number],
            ['日期', ({ date }) => date],
          ],
          it.checkedPath,
        ),
      ]),
  heading('与现行标准诊疗的比较'),
  table(
    [
      ['方面', ({ aspect }) => aspect],
      ['现行标准诊疗', ({ standard }) => standard],
      ['本成果', ({ achievement }) => achievement],
    ],
    it.standardOfCare,
  ),
];

/** What a discovery is worth to science: the main thing of basic theory, and there it comes first. */
const academic = ({ academicFacts }: ReportDocument['benefit']): ViewNode[] =>
  academicFacts.length === 0 ? [] : [heading('学术影响'), facts(academicFacts)];

export const benefit = ({ benefit: it, category }: ReportDocument): ViewNode[] => [
  ...(category === 'basicTheory' ? academic(it) : []),
  heading('经济效益'),
  table(
    [
      ['年度', ({ year }) => year],
      ['新增销售额', ({ newSales }) => newSales],
      ['新增利润', ({ newProfit }) => newProfit],
      ['税收', ({ tax }) => tax],
      ['节支', ({ savedCost }) => savedCost],
      ['依据', ({ basis }) => basis],
    ],
    it.years,
  ),
  paragraph('金额单位：万元。经济数据自评价基准日起 12 个月内有效。'),
  facts([
    { label: '经济效益合计', value: `${it.economicBenefit} 万元` },
    { label: '计算依据', value: it.economicBasis },
  ]),
  heading('社会效益'),
  ...paragraphs(it.social),
  facts(it.socialFacts),
  ...(category === 'basicTheory' ? [] : academic(it)),
];

export const rights = ({ rights: it }: ReportDocument): ViewNode[] => [
  heading('知识产权清单'),
  table(
    [
      ['类型', ({ form }) => form],
      ['名称', ({ name, isCore }) => `${name}${isCore ? '（核心）' : ''}`],
      ['编号', ({ number }) => number],
      ['状态', ({ status }) => status],
      ['权利人', ({ owner }) => owner],
      ['日期', ({ date }) => date],
    ],
    it.rights,
  ),
  paragraph('知识产权状况如实记载，不作评级。'),
  heading('权属链'),
  ...paragraphs(it.ownershipChain),
  heading('权利负担'),
  ...paragraphs(it.encumbrances),
  heading('审批、备案与伦理'),
  table(
    [
      ['类别', ({ kind }) => kind],
      ['编号', ({ number }) => number],
      ['签发单位', ({ issuer }) => issuer],
      ['日期', ({ date }) => date],
    ],
    it.approvals,
  ),
];
