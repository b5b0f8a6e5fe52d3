import { outcomeCategoryOf } from '#product/dictionaries/dictionaries';
import { emptySheet, type SheetContent } from '#product/opinions/sheet';
import { overallLevels } from '#product/dictionaries/level-codes';
import type { DemoAchievement, DemoSeat } from './achievement';
import { factsOf } from './report-tables';

const conclusions = { '1': 'agree', '2': 'agreeAfterModification', '3': 'disagree' } as const;
const agrees = { agrees: true, own: null, reason: '' };

const problems = [
  '长期随访数据的时间跨度仍偏短。',
  '外部机构的数据来源说明不够具体。',
  '部分指标的统计方法描述过于简略。',
  '与同类技术的成本比较尚不充分。',
  '特殊人群的适用性证据不足。',
];
const advice = [
  '建议补充六个月以上的随访结果。',
  '建议增加外部机构的独立验证。',
  '建议补充样本量估算与缺失数据处理方法。',
  '建议补充成本效果分析。',
  '建议细化培训与质量控制要求。',
];

const reasonFor = (one: DemoAchievement): string =>
  one.progress.overallByVote ? '主要发现由外部实验室重复，方法与数据公开，学术影响处于国际先进行列。' : '';

/**
 * What an expert of the demonstration wrote. A saved sheet stands half way; the others are complete.
 * Without a stated conclusion the sheet agrees.
 */
export const sheetOf = (one: DemoAchievement, seat: DemoSeat, place: number): SheetContent => {
  const { points, parts } = factsOf(one);
  // Who is to talk it over stands far apart, each on another line.
  const apart = one.progress.goesOn === 'discussion' ? 20 : 0;
  const score = (base: number, line: number): number =>
    base + ((place * 3 + line * 2) % 6) - apart * ((place + line) % 4);
  const isTheory = outcomeCategoryOf(one.achievementType) === '3';
  const comments = {
    innovation: `${points[0]}，查新结论支持其创新性，表述清楚。`,
    advancement: '核心对比数据来源明确，结论与证据相符。',
    maturity: `${parts[0]}与${parts[1]}证据链完整，等级判断恰当。`,
    applicationValue: '临床需求明确，具有推广或进一步研究的价值。',
  };
  const scores = {
    scientific: score(82, 0),
    technical: score(84, 1),
    economic: score(66, 2),
    social: score(76, 3),
    cultural: score(58, 4),
    potential: score(74, 5),
  };
  const medical = isTheory
    ? emptySheet.medical
    : { safety: 4, effectiveness: 4, clinicalNeed: 5, ethicsRisk: 4 };
  if (seat.opinionStatus === '6') return { ...emptySheet, scores, comments: { ...comments, maturity: '' } };
  const conclusion = conclusions[seat.conclusion ?? '1'];
  const isMandatory = conclusion === 'agreeAfterModification' && place % 2 === 1;
  return {
    scores,
    levels: { maturity: agrees, innovation: agrees, advancement: agrees },
    medical,
    comments,
    problems: [{ text: problems[place % problems.length]!, isMandatory }],
    advice: [{ text: advice[place % advice.length]!, isMandatory: false }],
    overall: one.progress.overallLevel ? overallLevels.named(one.progress.overallLevel) : votedFor(one),
    overallReason: reasonFor(one),
    conclusion,
    familiarity: place % 3 === 2 ? 'fairlyFamiliar' : 'familiar',
  };
};

/** Where no standing is published yet, the experts vote what follows from the levels (domain §6.3). */
const votedFor = ({ progress }: DemoAchievement): SheetContent['overall'] => {
  const [advancement, innovation] = [
    Number(progress.advancementLevel ?? 0),
    Number(progress.innovationLevel ?? 0),
  ];
  if (advancement === 0) return 'notRated';
  if (advancement === 7 && innovation >= 3) return 'internationallyLeading';
  if (advancement >= 6 && innovation >= 2) return 'internationallyAdvanced';
  if (advancement >= 5 && innovation >= 1) return 'domesticallyLeading';
  return advancement >= 4 ? 'domesticallyAdvanced' : 'domesticallyAverage';
};
