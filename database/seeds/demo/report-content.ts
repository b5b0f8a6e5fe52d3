import { outcomeCategoryOf } from '#product/dictionaries/dictionaries';
import { standardBasis, type Sections } from '#product/reports/sections';
import type { DemoAchievement } from './achievement';
import type { DemoLevels } from './report-evidence';
import { factsOf } from './report-tables';

const sentencesOf = (text: string): string[] => text.match(/[^。]+。/g) ?? [text];

const standing = ['', '国际领先', '国际先进', '国内领先', '国内先进', '国内一般', '未评价'];

const nextStep = (maturity: number): string =>
  maturity >= 10
    ? '持续积累规模应用与收益证据'
    : maturity >= 8
      ? '补充多机构常规应用证明'
      : maturity >= 6
        ? '完成多中心验证并取得准入批件'
        : '完成相关环境下的样机或先导验证';

const evaluation = (one: DemoAchievement): Sections['evaluation'] => ({
  client: one.organisations[0]!.name,
  basis: [...standardBasis],
  method: ['分类评价与证据核验', '工作分解结构与核心指标对比', '专家独立评价后集中汇总'],
  feeDeclaration: '评价费用按委托合同收取，与评价结论无关，未收取合同以外的任何费用。',
});

const achievementPart = (one: DemoAchievement): Sections['achievement'] => {
  const [problem, principle, ...route] = sentencesOf(one.introduction);
  return {
    problem: problem ?? one.introduction,
    principle: principle ?? one.introduction,
    route: route.join('') || one.introduction,
    mainIndicators: factsOf(one).indicators.map(({ name, unit, value }) => ({
      label: name,
      value: `${value} ${unit}`,
    })),
  };
};

const medical = (one: DemoAchievement): Sections['medical'] => ({
  grades: [
    { aspect: 'safety', grade: 4, text: '已有资料未见与本成果直接相关的严重不良事件，长期数据仍在积累。' },
    { aspect: 'effectiveness', grade: 4, text: '核心指标由第三方检测与研究报告共同支持。' },
    { aspect: 'clinicalNeed', grade: 5, text: sentencesOf(one.introduction)[0] ?? '' },
    { aspect: 'ethicsRisk', grade: 4, text: '研究按批准方案开展，数据去标识化保存。' },
  ],
  regulatoryPath:
    one.approvals.length > 0
      ? one.approvals.map(({ number, issuer, date }) => ({ step: issuer, state: '已取得', number, date }))
      : [{ step: '准入审批', state: '尚未申请', number: '', date: '' }],
  standardOfCare: factsOf(one).indicators.map(({ name, unit, value, largerIsBetter, lead }) => ({
    aspect: name,
    standard: `${Math.round((largerIsBetter ? value - lead : value + lead) * 100) / 100} ${unit}`,
    achievement: `${value} ${unit}`,
  })),
});

const benefit = (one: DemoAchievement): Sections['benefit'] => {
  const latest = one.benefits.at(-1);
  return {
    economicBasis: latest
      ? `依据${latest.basis}，分年度累计新增利润、税收与节支合计${one.economicBenefit}万元。`
      : '成果尚未产生可核验的经济效益，本次不作金额认定。',
    social: one.socialBenefit || '有望改善诊疗可及性与医疗质量，具体效益待应用后跟踪。',
    socialFacts: one.organisations.map(({ name, contribution }) => ({
      label: name.slice(0, 60),
      value: contribution,
    })),
    academicFacts: one.papers.map(({ journal, year, cites }) => ({
      label: `${journal}（${year}）`,
      value: `他引 ${cites} 次`,
    })),
  };
};

const conclusion = (
  one: DemoAchievement,
  levels: DemoLevels,
  overall: string | undefined,
): Sections['conclusion'] => {
  const { parts, points } = factsOf(one);
  const place = overall ? `，总体达到${standing[Number(overall)]}水平` : '';
  return {
    values: [
      { label: '科学价值', value: points[0]! },
      { label: '技术价值', value: `形成${parts.join('、')}。` },
      {
        label: '经济价值',
        value: Number(one.economicBenefit) > 0 ? `累计效益${one.economicBenefit}万元。` : '处于培育阶段。',
      },
      { label: '社会价值', value: one.socialBenefit || '服务相关患者群体，改善诊疗可及性。' },
      { label: '文化价值', value: '促进循证与规范诊疗理念的传播。' },
    ],
    opinion: `该成果资料齐全，证据可核验，成熟度为${levels.maturity}级${place}。专家组建议继续积累证据，扩大应用。`,
    plainLanguage:
      `${sentencesOf(one.introduction).slice(0, 2).join('')}评价时它的成熟度为${levels.maturity}级，仍应在专业人员指导下使用。`.slice(
        0,
        480,
      ),
    conditionsOfUse: ['在批准或备案的范围内使用。', '由经过培训的专业人员实施，并按要求报告不良事件。'],
  };
};

/** The texts of a report about an achievement, from what its owner stated (domain §6.1). */
export const sectionsOf = (one: DemoAchievement, levels: DemoLevels): Partial<Sections> => {
  const { parts, points, indicators } = factsOf(one);
  const isTheory = outcomeCategoryOf(one.achievementType) === '3';
  const firstAuthor = one.persons[0]!;
  return {
    evaluation: evaluation(one),
    achievement: achievementPart(one),
    maturity: {
      text: `按${parts.join('、')}三个工作项逐级核对证据，关键工作项均达到${Math.min(levels.maturity, 9)}级。`,
      gapText: `距离下一级主要缺少后续阶段的独立证据，建议${nextStep(levels.maturity)}。`,
      gap: [{ missing: '下一等级的独立证据', action: nextStep(levels.maturity) }],
    },
    innovation: { text: `经查新，${points[0]}未见相同报道；其余创新点在应用方式上有所改进。` },
    advancement: {
      text:
        indicators.length > 0
          ? `以${indicators.map(({ name }) => name).join('、')}为核心指标，与同类技术和现行要求逐项对比，数值取自第三方检测与公开资料。`
          : '本成果属基础理论类，没有可比的性能指标，先进度不作评定，学术影响见引用检索。',
    },
    ...(!isTheory && { medical: medical(one) }),
    benefit: benefit(one),
    rights: {
      ownershipChain: `${one.organisations.map(({ name }) => name).join('、')}按合同约定共有，发明人与完成人一致。`,
      encumbrances: '未见质押、许可纠纷或权属争议。',
    },
    team: {
      team: `团队由${firstAuthor.name}牵头，共${one.persons.length}名主要完成人，分工明确。`,
      conditions: `依托${one.organisations[0]!.name}的平台条件，具备持续开展后续研究的能力。`,
      facts: one.persons.map(({ name, contribution }) => ({ label: name, value: contribution })),
    },
    transformation: {
      methods: one.transformationMethod ? [one.transformationMethod] : ['6'],
      advice: [
        `${nextStep(levels.maturity)}，并同步完善知识产权布局。`,
        '选择两至三家示范机构，形成可复制的应用方案。',
      ],
      plan: [{ target: '提升一个成熟度等级', work: nextStep(levels.maturity), cost: '60', months: '12' }],
      priceBasis: null,
    },
    conclusion: conclusion(one, levels, one.progress.overallByVote ? undefined : one.progress.overallLevel),
  };
};
