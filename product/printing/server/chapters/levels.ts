/** 3 技术成熟度, 4 技术创新度, 5 技术先进度: the tables behind the three scales (domain §6.2, §6.3). */
import type { LevelResult, ReportDocument } from '../document';
import { advancementScale, innovationScale, maturityScale } from '../labels';
import { levelScale, levelWord } from '../level-scale';
import { numberedList, paragraphs, type PdfNode, remark } from '../nodes';
import type { Outline } from '../outline';
import { dataTable } from '../tables';

const yes = (value: boolean): string => (value ? '是' : '');
const levelNumber = (level: number | null): string => (level === null ? '—' : String(level));

/** How the level came about: the rule's own lines, then what was made of the computed level. */
function trace({ basis, trace: steps, course }: LevelResult): PdfNode[] {
  const lines = [...steps, ...course];
  return [...paragraphs(basis), ...(lines.length > 0 ? [numberedList(lines)] : [])];
}

export function maturityChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const { maturity: it, levels, category } = document;
  return [
    ...outline.chapter(title),
    ...outline.section('评定结果'),
    levelScale(
      maturityScale(category),
      levels.maturity.level,
      levels.maturityIndex === null ? '' : `加权成熟度指数 ${levels.maturityIndex}`,
    ),
    ...trace(levels.maturity),
    ...paragraphs(it.text),
    ...outline.section('工作分解结构（WBS）'),
    dataTable(
      [
        { title: '编码', weight: 9, cell: (row) => row.code },
        {
          title: '名称',
          weight: 22,
          cell: (row) => row.name,
          strong: (row) => !row.code.includes('.'),
          indent: (row) => (row.code.split('.').length - 1) * 6,
        },
        { title: '权重', weight: 7, align: 'right', cell: (row) => row.weight },
        { title: '关键', weight: 6, align: 'center', cell: (row) => yes(row.isKey) },
        { title: '等级', weight: 6, align: 'center', cell: (row) => levelNumber(row.level) },
        { title: '定级依据', weight: 22, cell: (row) => row.levelBasis },
        { title: '证据', weight: 16, cell: (row) => row.evidence.join('、') },
        { title: '与下一级的差距', weight: 12, cell: (row) => row.gapToNext },
      ],
      it.wbs,
    ),
    remark('权重合计为 100；整体等级取关键项等级的最小值。证据编号见附件 A。'),
    ...outline.section('证据矩阵'),
    dataTable(
      [
        { title: '工作项', weight: 9, cell: (row) => row.wbsCode },
        { title: '可证等级', weight: 10, align: 'center', cell: (row) => row.levels || '—' },
        { title: '证据', weight: 10, cell: (row) => row.evidence },
        { title: '证据名称', weight: 45, cell: (row) => row.title },
        { title: '日期', weight: 14, cell: (row) => row.date },
        { title: '采信', weight: 8, align: 'center', cell: (row) => (row.accepted ? '采信' : '未采信') },
      ],
      it.evidenceMatrix,
    ),
    ...outline.section('与下一级的差距'),
    ...paragraphs(it.gapText),
    dataTable(
      [
        { title: '序', weight: 6, cell: (_, index) => String(index + 1) },
        { title: '缺少的证明', weight: 44, cell: (row) => row.missing },
        { title: '建议的工作', weight: 50, cell: (row) => row.action },
      ],
      it.gap,
    ),
  ];
}

export function innovationChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const { innovation: it, levels } = document;
  return [
    ...outline.chapter(title),
    ...outline.section('评定结果'),
    levelScale(innovationScale, levels.innovation.level, it.distribution),
    ...trace(levels.innovation),
    ...paragraphs(it.text),
    ...outline.section('创新点与查新证据'),
    dataTable(
      [
        { title: '序', weight: 5, cell: (row) => row.number },
        { title: '创新点', weight: 36, cell: (row) => row.text },
        { title: '核心', weight: 6, align: 'center', cell: (row) => yes(row.isCore) },
        { title: '查新报告', weight: 15, cell: (row) => row.noveltyReport ?? '无', breakAll: true },
        { title: '查新范围', weight: 12, cell: (row) => row.scope },
        { title: '结果', weight: 10, cell: (row) => row.result },
        { title: '创新度', weight: 8, align: 'right', cell: (row) => levelWord(row.level) },
      ],
      it.points,
    ),
    ...outline.section('密切相关文献'),
    dataTable(
      [
        { title: '创新点', weight: 12, cell: (row) => row.number },
        { title: '文献', weight: 88, cell: (row) => row.text },
      ],
      it.points.flatMap((point) => point.closeDocuments.map((one) => ({ number: point.number, text: one }))),
    ),
  ];
}

export function advancementChapter(document: ReportDocument, outline: Outline, title: string): PdfNode[] {
  const { advancement: it, levels } = document;
  return [
    ...outline.chapter(title),
    ...outline.section('评定结果'),
    levelScale(advancementScale, levels.advancement.level, ''),
    ...trace(levels.advancement),
    ...paragraphs(it.text),
    ...outline.section('指标'),
    dataTable(
      [
        { title: '指标', weight: 26, cell: (row) => row.name, strong: (row) => row.isCore },
        { title: '单位', weight: 10, cell: (row) => row.unit },
        { title: '方向', weight: 9, cell: (row) => row.direction },
        { title: '本成果', weight: 13, align: 'right', cell: (row) => row.ownValue },
        { title: '容差', weight: 8, align: 'right', cell: (row) => row.tolerance },
        { title: '检测报告', weight: 17, lead: 12, cell: (row) => row.testReport },
        { title: '核心', weight: 7, align: 'center', cell: (row) => yes(row.isCore) },
        { title: '先进度', weight: 10, align: 'right', cell: (row) => levelWord(row.level) },
      ],
      it.indicators,
    ),
    ...outline.section('对比'),
    dataTable(
      [
        { title: '指标', weight: 18, cell: (row) => row.indicator },
        { title: '对比类型', weight: 12, cell: (row) => row.levelType },
        { title: '对比对象', weight: 20, cell: (row) => row.comparator },
        { title: '来源', weight: 28, cell: (row) => row.source },
        { title: '对比值', weight: 12, align: 'right', cell: (row) => row.value },
        { title: '结果', weight: 10, lead: 10, cell: (row) => row.compareLevel },
      ],
      it.indicators.flatMap((one) => one.comparisons.map((row) => ({ ...row, indicator: one.name }))),
    ),
  ];
}
