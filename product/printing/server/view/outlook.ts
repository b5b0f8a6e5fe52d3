import type { ReportDocument } from '../document';
import { facts, heading, numbered, paragraph, paragraphs, table, type ViewNode } from './nodes';

export const team = ({ team: it }: ReportDocument): ViewNode[] => [
  heading('研发团队'),
  ...paragraphs(it.team),
  heading('支撑条件'),
  ...paragraphs(it.conditions),
  ...(it.facts.length === 0 ? [] : [facts(it.facts)]),
];

export const risks = ({ risks: rows }: ReportDocument): ViewNode[] => [
  table(
    [
      ['类别', ({ kind }) => kind],
      ['风险', ({ description }) => description],
      ['可能性', ({ probability }) => String(probability)],
      ['影响', ({ impact }) => String(impact)],
      ['风险值', ({ probability, impact }) => String(probability * impact)],
      ['应对', ({ mitigation }) => mitigation],
    ],
    rows,
  ),
  paragraph('可能性与影响各分 1–5 级；风险值为二者之积。'),
];

export const transformation = ({ transformation: it }: ReportDocument): ViewNode[] => [
  heading('转化方式与建议'),
  facts([{ label: '建议方式', value: it.methods.join('、') }]),
  ...numbered(it.advice),
  heading('熟化计划'),
  table(
    [
      ['目标', ({ target }) => target],
      ['工作内容', ({ work }) => work],
      ['费用（万元）', ({ costWan }) => costWan],
      ['周期（月）', ({ months }) => months],
    ],
    it.plan,
  ),
  ...(it.priceBasis === null ? [] : [heading('定价参考'), ...paragraphs(it.priceBasis)]),
];
