/** 6 医学专项, 7 效益, 8 知识产权与合规. */
import type { ReportDocument } from '../document';
import { paragraphs, type PdfNode, remark } from '../nodes';
import type { Outline } from '../outline';
import { dataTable, factTable } from '../tables';

export function medicalChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const it = document.medical;
  return [
    ...outline.chapter(title),
    ...outline.section('安全性、有效性、临床需求与伦理'),
    dataTable(
      [
        { title: '方面', weight: 18, cell: (row) => row.aspect, strong: () => true },
        { title: '评分（1–5）', weight: 12, align: 'center', cell: (row) => String(row.grade ?? '—') },
        { title: '说明', weight: 70, cell: (row) => row.text },
      ],
      it.grades,
    ),
    ...outline.section('监管路径与状态'),
    dataTable(
      [
        { title: '步骤', weight: 30, cell: (row) => row.step },
        { title: '状态', weight: 16, cell: (row) => row.state },
        { title: '编号', weight: 36, cell: (row) => row.number, breakAll: true },
        { title: '日期', weight: 18, cell: (row) => row.date },
      ],
      it.regulatoryPath,
    ),
    ...outline.section('与现行标准诊疗的比较'),
    dataTable(
      [
        { title: '方面', weight: 20, cell: (row) => row.aspect },
        { title: '现行标准诊疗', weight: 40, cell: (row) => row.standard },
        { title: '本成果', weight: 40, cell: (row) => row.achievement },
      ],
      it.standardOfCare,
    ),
  ];
}

export function benefitChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const it = document.benefit;
  // Called where it stands: the outline numbers sections in the order they are asked for.
  const academic = (): PdfNode[] =>
    it.academicFacts.length > 0 ? [...outline.section('学术影响'), factTable(it.academicFacts)] : [];
  return [
    ...outline.chapter(title),
    ...(document.category === 'basicTheory' ? academic() : []),
    ...outline.section('经济效益'),
    dataTable(
      [
        { title: '年度', weight: 10, cell: (row) => row.year },
        { title: '新增销售额', weight: 15, align: 'right', cell: (row) => row.newSales },
        { title: '新增利润', weight: 14, align: 'right', cell: (row) => row.newProfit },
        { title: '税收', weight: 12, align: 'right', cell: (row) => row.tax },
        { title: '节支', weight: 12, align: 'right', cell: (row) => row.savedCost },
        { title: '依据', weight: 37, lead: 12, cell: (row) => row.basis },
      ],
      it.years,
    ),
    remark('金额单位：万元。经济数据自评价基准日起 12 个月内有效。'),
    factTable([
      { label: '经济效益合计', value: `${it.economicBenefit} 万元` },
      { label: '计算依据', value: it.economicBasis },
    ]),
    ...outline.section('社会效益'),
    ...paragraphs(it.social),
    factTable(it.socialFacts),
    ...(document.category === 'basicTheory' ? [] : academic()),
  ];
}

export function rightsChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const it = document.rights;
  return [
    ...outline.chapter(title),
    ...outline.section('知识产权清单'),
    dataTable(
      [
        { title: '类型', weight: 12, cell: (row) => row.form },
        { title: '名称', weight: 28, cell: (row) => row.name, strong: (row) => row.isCore },
        { title: '编号', weight: 18, cell: (row) => row.number, breakAll: true },
        { title: '状态', weight: 12, cell: (row) => row.status },
        { title: '权利人', weight: 18, cell: (row) => row.owner },
        { title: '日期', weight: 12, cell: (row) => row.date },
      ],
      it.rights,
    ),
    remark('粗体为核心知识产权。知识产权状况如实记载，不作评级。'),
    ...outline.section('权属链'),
    ...paragraphs(it.ownershipChain),
    ...outline.section('权利负担'),
    ...paragraphs(it.encumbrances),
    ...outline.section('审批、备案与伦理'),
    dataTable(
      [
        { title: '类别', weight: 22, cell: (row) => row.kind },
        { title: '编号', weight: 32, cell: (row) => row.number, breakAll: true },
        { title: '签发单位', weight: 30, cell: (row) => row.issuer },
        { title: '日期', weight: 16, cell: (row) => row.date },
      ],
      it.approvals,
    ),
  ];
}
