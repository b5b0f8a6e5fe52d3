/** 1 评价概况 and 2 成果概况. */
import type { ReportDocument } from '../document';
import { chineseDate } from '../front/cover';
import { numberedList, paragraphs, type PdfNode } from '../nodes';
import type { Outline } from '../outline';
import { dataTable, factTable } from '../tables';

export function evaluationOverview(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const { evaluation: it, cover } = document;
  return [
    ...outline.chapter(title),
    ...outline.section('委托与目的'),
    factTable([
      { label: '委托方', value: it.client },
      { label: '评价机构', value: cover.evaluationAgency },
      { label: '申请编号', value: it.applicationNumber },
      { label: '评价目的', value: it.purposes.join('、') },
      { label: '评价基准日', value: chineseDate(it.baseDate) },
      { label: '报告版本', value: it.version },
      { label: '费用声明', value: it.feeDeclaration },
    ]),
    ...outline.section('评价依据'),
    numberedList(it.basis),
    ...outline.section('评价方法'),
    numberedList(it.method),
    ...outline.section('评价过程'),
    dataTable(
      [
        { title: '日期', weight: 18, cell: (row) => row.date },
        { title: '事项', weight: 56, cell: (row) => row.event },
        { title: '执行', weight: 26, cell: (row) => row.by },
      ],
      it.process,
    ),
  ];
}

export function achievementOverview(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const it = document.achievement;
  return [
    ...outline.chapter(title),
    ...outline.section('基本信息'),
    factTable(it.facts, 2),
    ...outline.section('拟解决的问题'),
    ...paragraphs(it.problem),
    ...outline.section('技术原理'),
    ...paragraphs(it.principle),
    ...outline.section('技术路线'),
    ...paragraphs(it.route),
    ...outline.section('主要指标'),
    factTable(it.mainIndicators),
    ...outline.section('完成单位'),
    dataTable(
      [
        { title: '序', weight: 6, cell: (_, index) => String(index + 1) },
        {
          title: '单位名称',
          weight: 36,
          cell: (row) => (row.isMain ? `${row.name}（主要完成单位）` : row.name),
          strong: (row) => row.isMain,
        },
        { title: '性质', weight: 14, cell: (row) => row.type },
        { title: '主要贡献', weight: 44, cell: (row) => row.contribution },
      ],
      it.organisations,
    ),
    ...outline.section('完成人员'),
    dataTable(
      [
        { title: '序', weight: 6, cell: (_, index) => String(index + 1) },
        { title: '姓名', weight: 12, cell: (row) => row.name, strong: () => true },
        { title: '职称', weight: 13, cell: (row) => row.professionalTitle },
        { title: '工作单位', weight: 25, cell: (row) => row.organisation },
        { title: '主要贡献', weight: 34, cell: (row) => row.contribution },
        { title: '贡献率', weight: 10, align: 'right', cell: (row) => (row.share ? `${row.share}%` : '—') },
      ],
      it.persons,
    ),
    ...outline.section('课题来源'),
    dataTable(
      [
        { title: '来源', weight: 18, cell: (row) => row.source },
        { title: '计划名称', weight: 44, cell: (row) => row.planName },
        { title: '项目编号', weight: 24, cell: (row) => row.projectNumber },
        { title: '经费（万元）', weight: 14, align: 'right', cell: (row) => row.fundWan },
      ],
      it.topicSources,
    ),
  ];
}
