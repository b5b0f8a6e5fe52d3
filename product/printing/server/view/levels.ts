import type { ReportDocument } from '../document';
import { advancementScale, innovationScale, maturityScale, type ScaleLabels } from '../labels';
import { heading, numbered, paragraph, paragraphs, place, scale, table, yes, type ViewNode } from './nodes';

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'];

/** 7 → 七级; outside the scale the bare words for it. */
const levelWord = (level: number | null): string =>
  level === null ? '未评价' : level === 0 ? '未达到一级' : `${numerals[level - 1]}级`;

/** 七级 环境级 */
export const levelName = ({ names }: ScaleLabels, level: number | null): string =>
  `${levelWord(level)}${level ? ` ${names[level - 1]}` : ''}`;

/** A level on its scale, by name and meaning; what it rests on in a line below. */
export const levelScale = (labels: ScaleLabels, level: number | null, because = ''): ViewNode[] => [
  ...(level === null ? [] : [scale(labels.title, level, labels.names.length)]),
  paragraph(`${labels.title}：${levelName(labels, level)}${level ? `：${labels.meanings[level - 1]}` : ''}`),
  ...paragraphs(because),
];

/** The weighted index of maturity, where there is one. */
export const indexOf = ({ levels }: ReportDocument): string =>
  levels.maturityIndex === null ? '' : `加权成熟度指数 ${levels.maturityIndex}`;

type Level = ReportDocument['levels']['maturity'];
/** How a level came about: the rule's own lines, then what was made of the computed level. */
const trace = ({ basis, trace: steps, course }: Level): ViewNode[] => [
  ...paragraphs(basis),
  ...numbered([...steps, ...course]),
];

export const maturity = (report: ReportDocument): ViewNode[] => {
  const { levels, maturity: it, category } = report;
  return [
    heading('评定结果'),
    ...levelScale(maturityScale(category), levels.maturity.level, indexOf(report)),
    ...trace(levels.maturity),
    ...paragraphs(it.text),
    heading('工作分解结构（WBS）'),
    table(
      [
        ['编码', ({ code }) => code],
        ['名称', ({ name }) => name],
        ['权重', ({ weight }) => weight],
        ['关键', ({ isKey }) => yes(isKey)],
        ['等级', ({ level }) => (level === null ? '—' : String(level))],
        ['定级依据', ({ levelBasis }) => levelBasis],
        ['证据', ({ evidence }) => evidence.join('、')],
        ['与下一级的差距', ({ gapToNext }) => gapToNext],
      ],
      it.wbs,
    ),
    paragraph('权重合计为 100；整体等级取关键项等级的最小值。证据编号见附件 A。'),
    heading('证据矩阵'),
    table(
      [
        ['工作项', ({ wbsCode }) => wbsCode],
        ['可证等级', (row) => row.levels || '—'],
        ['证据', ({ evidence }) => evidence],
        ['证据名称', ({ title }) => title],
        ['日期', ({ date }) => date],
        ['采信', ({ accepted }) => (accepted ? '采信' : '未采信')],
      ],
      it.evidenceMatrix,
    ),
    heading('与下一级的差距'),
    ...paragraphs(it.gapText),
    table([place, ['缺少的证明', ({ missing }) => missing], ['建议的工作', ({ action }) => action]], it.gap),
  ];
};

export const innovation = ({ levels, innovation: it }: ReportDocument): ViewNode[] => [
  heading('评定结果'),
  ...levelScale(innovationScale, levels.innovation.level, it.distribution),
  ...trace(levels.innovation),
  ...paragraphs(it.text),
  heading('创新点与查新证据'),
  table(
    [
      ['序', ({ number }) => number],
      ['创新点', ({ text }) => text],
      ['核心', ({ isCore }) => yes(isCore)],
      ['查新报告', ({ noveltyReport }) => noveltyReport ?? '无'],
      ['查新范围', (row) => row.scope],
      ['结果', ({ result }) => result],
      ['创新度', ({ level }) => levelWord(level)],
    ],
    it.points,
  ),
  heading('密切相关文献'),
  table(
    [
      ['创新点', ({ number }) => number],
      ['文献', ({ text }) => text],
    ],
    it.points.flatMap(({ number, closeDocuments }) => closeDocuments.map((text) => ({ number, text }))),
  ),
];

export const advancement = ({ levels, advancement: it }: ReportDocument): ViewNode[] => [
  heading('评定结果'),
  ...levelScale(advancementScale, levels.advancement.level),
  ...trace(levels.advancement),
  ...paragraphs(it.text),
  heading('指标'),
  table(
    [
      ['指标', ({ name }) => name],
      ['单位', ({ unit }) => unit],
      ['方向', ({ direction }) => direction],
      ['本成果', ({ ownValue }) => ownValue],
      ['容差', ({ tolerance }) => tolerance],
      ['检测报告', ({ testReport }) => testReport],
      ['核心', ({ isCore }) => yes(isCore)],
      ['先进度', ({ level }) => levelWord(level)],
    ],
    it.indicators,
  ),
  heading('对比'),
  table(
    [
      ['指标', ({ indicator }) => indicator],
      ['对比类型', ({ levelType }) => levelType],
      ['对比对象', ({ comparator }) => comparator],
      ['来源', ({ source }) => source],
      ['对比值', ({ value }) => value],
      ['结果', ({ compareLevel }) => compareLevel],
    ],
    it.indicators.flatMap(({ name, comparisons }) =>
      comparisons.map((each) => ({ ...each, indicator: name })),
    ),
  ),
];
