/** 12 专家意见汇总 and 13 评价结论. */
import type { ReportDocument } from '../document';
import { advancementScale, innovationScale, maturityScale, type ScaleLabels } from '../labels';
import { levelWord } from '../level-scale';
import { box, numberedList, paragraphs, type PdfNode } from '../nodes';
import type { Outline } from '../outline';
import { dataTable, factTable } from '../tables';

export function panelChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const it = document.panel;
  return [
    ...outline.chapter(title),
    ...outline.section('专家组'),
    ...paragraphs(it.text),
    dataTable(
      [
        {
          title: '专家',
          weight: 20,
          cell: (row) => (row.isLeader ? `${row.number}（组长）` : row.number),
          strong: (row) => row.isLeader,
        },
        { title: '专业领域', weight: 36, cell: (row) => row.field },
        { title: '职称', weight: 24, cell: (row) => row.professionalTitle },
        { title: '熟悉程度', weight: 20, cell: (row) => row.familiarity },
      ],
      it.members,
    ),
    ...outline.section('统计'),
    dataTable(
      [
        { title: '项目', weight: 24, cell: (row) => row.item },
        { title: '结果', weight: 46, cell: (row) => row.result },
        { title: '一致性', weight: 30, cell: (row) => row.agreement },
      ],
      it.tally,
    ),
    ...outline.section('专家组意见'),
    ...paragraphs(it.consolidated),
    ...outline.section('问题、建议与答复'),
    dataTable(
      [
        { title: '序', weight: 6, cell: (row) => row.number },
        { title: '类别', weight: 9, cell: (row) => row.kind },
        { title: '专家意见', weight: 42, cell: (row) => row.text },
        { title: '完成单位与评估师答复', weight: 43, cell: (row) => row.answer },
      ],
      it.remarks,
    ),
  ];
}

const named = (scale: ScaleLabels, level: number | null): string =>
  level ? `${levelWord(level)} ${scale.names[level - 1] ?? ''}` : levelWord(level);

export function conclusionChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const { conclusion: it, levels, category } = document;
  return [
    ...outline.chapter(title),
    ...outline.section('五元价值'),
    factTable(it.values),
    ...outline.section('等级'),
    factTable(
      [
        {
          label: maturityScale(category).title,
          value: named(maturityScale(category), levels.maturity.level),
        },
        { label: '成熟度指数', value: levels.maturityIndex ?? '—' },
        { label: innovationScale.title, value: named(innovationScale, levels.innovation.level) },
        { label: advancementScale.title, value: named(advancementScale, levels.advancement.level) },
        { label: '总体水平', value: levels.overallLevel },
      ],
      2,
    ),
    ...outline.section('综合结论'),
    box('评价结论', it.opinion),
    ...outline.section('使用条件'),
    numberedList(it.conditionsOfUse),
    ...outline.section('有效期'),
    ...paragraphs(it.validity),
  ];
}
