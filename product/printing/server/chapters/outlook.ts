/** 9 团队与条件, 10 风险分析, 11 转化建议. */
import type { ReportDocument } from '../document';
import { numberedList, paragraphs, type PdfNode, remark } from '../nodes';
import type { Outline } from '../outline';
import { dataTable, factTable } from '../tables';

export function teamChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const it = document.team;
  return [
    ...outline.chapter(title),
    ...outline.section('研发团队'),
    ...paragraphs(it.team),
    ...outline.section('支撑条件'),
    ...paragraphs(it.conditions),
    ...(it.facts.length > 0 ? [factTable(it.facts)] : []),
  ];
}

export function riskChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  return [
    ...outline.chapter(title),
    dataTable(
      [
        { title: '类别', weight: 12, cell: (row) => row.kind, strong: () => true },
        { title: '风险', weight: 34, cell: (row) => row.description },
        { title: '可能性', weight: 9, align: 'center', cell: (row) => String(row.probability) },
        { title: '影响', weight: 8, align: 'center', cell: (row) => String(row.impact) },
        {
          title: '风险值',
          weight: 9,
          align: 'center',
          cell: (row) => String(row.probability * row.impact),
          strong: (row) => row.probability * row.impact >= 12,
        },
        { title: '应对', weight: 28, cell: (row) => row.mitigation },
      ],
      document.risks,
    ),
    remark('可能性与影响各分 1–5 级；风险值为二者之积，12 及以上以粗体标出。'),
  ];
}

export function transformationChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const it = document.transformation;
  return [
    ...outline.chapter(title),
    ...outline.section('转化方式与建议'),
    factTable([{ label: '建议方式', value: it.methods.join('、') }]),
    numberedList(it.advice),
    ...outline.section('熟化计划'),
    dataTable(
      [
        { title: '目标', weight: 22, cell: (row) => row.target },
        { title: '工作内容', weight: 50, cell: (row) => row.work },
        { title: '费用（万元）', weight: 15, align: 'right', cell: (row) => row.costWan },
        { title: '周期（月）', weight: 13, align: 'right', cell: (row) => row.months },
      ],
      it.plan,
    ),
    ...(it.priceBasis === null ? [] : [...outline.section('定价参考'), ...paragraphs(it.priceBasis)]),
  ];
}
