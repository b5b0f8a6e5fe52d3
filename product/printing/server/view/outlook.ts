import type { Say } from '../../translations';
import type { ReportDocument } from '../document';
import { facts, heading, numbered, paragraph, paragraphs, table, type ViewNode } from './nodes';

export const team = ({ team: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('研发团队')),
  ...paragraphs(it.team),
  heading(say('支撑条件')),
  ...paragraphs(it.conditions),
  ...(it.facts.length === 0 ? [] : [facts(say, it.facts)]),
];

export const risks = ({ risks: rows }: ReportDocument, say: Say): ViewNode[] => [
  table(
    say,
    [
      [say('类别'), ({ kind }) => kind],
      [say('风险'), ({ description }) => description],
      [say('可能性'), ({ probability }) => String(probability)],
      [say('影响'), ({ impact }) => String(impact)],
      [say('风险值'), ({ probability, impact }) => String(probability * impact)],
      [say('应对'), ({ mitigation }) => mitigation],
    ],
    rows,
  ),
  paragraph(say('可能性与影响各分 1–5 级；风险值为二者之积。')),
];

export const transformation = ({ transformation: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('转化方式与建议')),
  facts(say, [{ label: say('建议方式'), value: it.methods.join(say('、')) }]),
  ...numbered(it.advice),
  heading(say('熟化计划')),
  table(
    say,
    [
      [say('目标'), ({ target }) => target],
      [say('工作内容'), ({ work }) => work],
      [say('费用（万元）'), ({ costWan }) => costWan],
      [say('周期（月）'), ({ months }) => months],
    ],
    it.plan,
  ),
  ...(it.priceBasis === null ? [] : [heading(say('定价参考')), ...paragraphs(it.priceBasis)]),
];
