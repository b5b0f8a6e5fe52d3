import type { ReportDocument } from '../document';
import { dayWords, facts, heading, numbered, paragraphs, place, table, type ViewNode } from './nodes';

export const evaluation = ({ evaluation: it, cover }: ReportDocument): ViewNode[] => [
  heading('委托与目的'),
  facts([
    { label: '委托方', value: it.client },
    { label: '评价机构', value: cover.evaluationAgency },
    { label: '申请编号', value: it.applicationNumber },
    { label: '评价目的', value: it.purposes.join('、') },
    { label: '评价基准日', value: dayWords(it.baseDate) },
    { label: '报告版本', value: it.version },
    { label: '费用声明', value: it.feeDeclaration },
  ]),
  heading('评价依据'),
  ...numbered(it.basis),
  heading('评价方法'),
  ...numbered(it.method),
  heading('评价过程'),
  table(
    [
      ['日期', ({ date }) => date],
      ['事项', ({ event }) => event],
      ['执行', ({ by }) => by],
    ],
    it.process,
  ),
];

export const achievement = ({ achievement: it }: ReportDocument): ViewNode[] => [
  heading('基本信息'),
  facts(it.facts),
  heading('拟解决的问题'),
  ...paragraphs(it.problem),
  heading('技术原理'),
  ...paragraphs(it.principle),
  heading('技术路线'),
  ...paragraphs(it.route),
  heading('主要指标'),
  facts(it.mainIndicators),
  heading('完成单位'),
  table(
    [
      place,
      ['单位名称', ({ name, isMain }) => `${name}${isMain ? '（主要完成单位）' : ''}`],
      ['性质', ({ type }) => type],
      ['主要贡献', ({ contribution }) => contribution],
    ],
    it.organisations,
  ),
  heading('完成人员'),
  table(
    [
      place,
      ['姓名', ({ name }) => name],
      ['职称', ({ professionalTitle }) => professionalTitle],
      ['工作单位', ({ organisation }) => organisation],
      ['主要贡献', ({ contribution }) => contribution],
      ['贡献率', ({ share }) => (share ? `${share}%` : '—')],
    ],
    it.persons,
  ),
  heading('课题来源'),
  table(
    [
      ['来源', ({ source }) => source],
      ['计划名称', ({ planName }) => planName],
      ['项目编号', ({ projectNumber }) => projectNumber],
      ['经费（万元）', ({ fundWan }) => fundWan],
    ],
    it.topicSources,
  ),
];
