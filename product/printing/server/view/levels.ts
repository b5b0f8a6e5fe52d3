import type { Say } from '../../translations';
import type { ReportDocument } from '../document';
import { advancementScale, innovationScale, maturityScale, type ScaleLabels } from '../labels';
import { heading, numbered, paragraph, paragraphs, place, scale, table, yes, type ViewNode } from './nodes';

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'];

/** 7 → 七级, in other languages by its figure; outside the scale the bare words for it. */
const levelWord = (say: Say, level: number | null): string =>
  level === null
    ? say('未评价')
    : level === 0
      ? say('未达到一级')
      : say('{level}级', { level: say.language === 'zh' ? numerals[level - 1]! : level });

/** 七级 环境级 */
export const levelName = (say: Say, { names }: ScaleLabels, level: number | null): string =>
  `${levelWord(say, level)}${level ? ` ${say(names[level - 1]!)}` : ''}`;

/** A level on its scale, by name and meaning; what it rests on in a line below. */
export const levelScale = (say: Say, labels: ScaleLabels, level: number | null, because = ''): ViewNode[] => {
  const title = say(labels.title);
  const name = levelName(say, labels, level);
  const reached = level
    ? say('{label}：{said}', { label: name, said: say(labels.meanings[level - 1]!) })
    : name;
  return [
    ...(level === null ? [] : [scale(say, title, level, labels.names.length)]),
    paragraph(say('{label}：{said}', { label: title, said: reached })),
    ...paragraphs(because),
  ];
};

/** The weighted index of maturity, where there is one. */
export const indexOf = ({ levels }: ReportDocument, say: Say): string =>
  levels.maturityIndex === null ? '' : `${say('加权成熟度指数')} ${levels.maturityIndex}`;

type Level = ReportDocument['levels']['maturity'];
/** How a level came about: the rule's own lines, then what was made of the computed level. */
const trace = ({ basis, trace: steps, course }: Level): ViewNode[] => [
  ...paragraphs(basis),
  ...numbered([...steps, ...course]),
];

export const maturity = (report: ReportDocument, say: Say): ViewNode[] => {
  const { levels, maturity: it, category } = report;
  return [
    heading(say('评定结果')),
    ...levelScale(say, maturityScale(category), levels.maturity.level, indexOf(report, say)),
    ...trace(levels.maturity),
    ...paragraphs(it.text),
    heading(say('工作分解结构（WBS）')),
    table(
      say,
      [
        [say('编码'), ({ code }) => code],
        [say('名称'), ({ name }) => name],
        [say('权重'), ({ weight }) => weight],
        [say('关键'), ({ isKey }) => yes(say, isKey)],
        [say('等级'), ({ level }) => (level === null ? '—' : String(level))],
        [say('定级依据'), ({ levelBasis }) => levelBasis],
        [say('证据'), ({ evidence }) => evidence.join(say('、'))],
        [say('与下一级的差距'), ({ gapToNext }) => gapToNext],
      ],
      it.wbs,
    ),
    paragraph(say('权重合计为 100；整体等级取关键项等级的最小值。证据编号见附件 A。')),
    heading(say('证据矩阵')),
    table(
      say,
      [
        [say('工作项'), ({ wbsCode }) => wbsCode],
        [say('可证等级'), (row) => row.levels || '—'],
        [say('证据'), ({ evidence }) => evidence],
        [say('证据名称'), ({ title }) => title],
        [say('日期'), ({ date }) => date],
        [say('采信'), ({ accepted }) => (accepted ? say('采信') : say('未采信'))],
      ],
      it.evidenceMatrix,
    ),
    heading(say('与下一级的差距')),
    ...paragraphs(it.gapText),
    table(
      say,
      [
        place(say),
        [say('缺少的证明'), ({ missing }) => missing],
        [say('建议的工作'), ({ action }) => action],
      ],
      it.gap,
    ),
  ];
};

export const innovation = ({ levels, innovation: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('评定结果')),
  ...levelScale(say, innovationScale, levels.innovation.level, it.distribution),
  ...trace(levels.innovation),
  ...paragraphs(it.text),
  heading(say('创新点与查新证据')),
  table(
    say,
    [
      [say('序'), ({ number }) => number],
      [say('创新点'), ({ text }) => text],
      [say('核心'), ({ isCore }) => yes(say, isCore)],
      [say('查新报告'), ({ noveltyReport }) => noveltyReport ?? say('无')],
      [say('查新范围'), (row) => row.scope],
      [say('结果'), ({ result }) => result],
      [say('创新度'), ({ level }) => levelWord(say, level)],
    ],
    it.points,
  ),
  heading(say('密切相关文献')),
  table(
    say,
    [
      [say('创新点'), ({ number }) => number],
      [say('文献'), ({ text }) => text],
    ],
    it.points.flatMap(({ number, closeDocuments }) => closeDocuments.map((text) => ({ number, text }))),
  ),
];

export const advancement = ({ levels, advancement: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('评定结果')),
  ...levelScale(say, advancementScale, levels.advancement.level),
  ...trace(levels.advancement),
  ...paragraphs(it.text),
  heading(say('指标')),
  table(
    say,
    [
      [say('指标'), ({ name }) => name],
      [say('单位'), ({ unit }) => unit],
      [say('方向'), ({ direction }) => direction],
      [say('本成果'), ({ ownValue }) => ownValue],
      [say('容差'), ({ tolerance }) => tolerance],
      [say('检测报告'), ({ testReport }) => testReport],
      [say('核心'), ({ isCore }) => yes(say, isCore)],
      [say('先进度'), ({ level }) => levelWord(say, level)],
    ],
    it.indicators,
  ),
  heading(say('对比')),
  table(
    say,
    [
      [say('指标'), ({ indicator }) => indicator],
      [say('对比类型'), ({ levelType }) => levelType],
      [say('对比对象'), ({ comparator }) => comparator],
      [say('来源'), ({ source }) => source],
      [say('对比值'), ({ value }) => value],
      [say('结果'), ({ compareLevel }) => compareLevel],
    ],
    it.indicators.flatMap(({ name, comparisons }) =>
      comparisons.map((each) => ({ ...each, indicator: name })),
    ),
  ),
];
