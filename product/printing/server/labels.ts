/** The fixed words of the report's scales, kinds and roles, as the official document says them. */
import type { FixedWord } from '../translations';
import type { OutcomeCategory, Signature } from './document';

export const reportTitle: FixedWord = '医疗卫生科技成果评价报告';

/** That the fee hangs on no result (domain §9.17). */
export const feeDeclaration: FixedWord =
  '评价费用以委托合同为准，与评价结论无关；除合同约定外，不向申报人另收任何“专家费”。';

/** How the three kinds of outcome are called on the cover. */
export const categoryNames: Record<OutcomeCategory, FixedWord> = {
  applied: '应用技术类',
  publicBenefit: '社会公益类',
  basicTheory: '基础理论类',
};

/** How evidence is called on paper: E-01, E-02 … */
export const evidenceNumber = (place: number): string => `E-${String(place + 1).padStart(2, '0')}`;

/** The thirteen levels of technology maturity (domain §5.1); public-benefit results read 10–13 differently. */
const maturity = [
  '报告级',
  '方案级',
  '功能级',
  '仿真级',
  '初样级',
  '正样级',
  '环境级',
  '产品级',
  '系统级',
  '销售级',
  '盈亏级',
  '利润级',
  '回报级',
] as const;
const maturityMeaning = [
  '观察到基本原理并形成报告',
  '形成技术概念或研究方案',
  '关键功能经分析和实验成立',
  '实验室环境中部件（方法）验证',
  '相关环境中部件（方法）验证',
  '相关环境中系统样机演示',
  '实际环境中系统样机试验成立',
  '实际系统完成并通过验证',
  '经实际任务运行考验，可销售（可推广）',
  '首个合同款到账',
  '批量销售达到盈亏平衡',
  '利润达到投入的20%',
  '收回投入并持续盈利',
] as const;
const publicBenefitNames = ['首家应用', '区域推广', '全国推广', '长效制度'] as const;
const publicBenefitMeaning = [
  '首家外部机构应用',
  '区域推广',
  '写入指南或全国推广',
  '形成制度并有长期效益',
] as const;

export interface ScaleLabels {
  readonly title: FixedWord;
  readonly names: readonly FixedWord[];
  readonly meanings: readonly FixedWord[];
}

/** 技术成熟度 1–13 with the wording of the category. */
export function maturityScale(category: OutcomeCategory): ScaleLabels {
  const benefit = category === 'publicBenefit';
  return {
    title: category === 'basicTheory' ? '发现成熟性' : '技术成熟度',
    names: benefit ? [...maturity.slice(0, 9), ...publicBenefitNames] : maturity,
    meanings: benefit ? [...maturityMeaning.slice(0, 9), ...publicBenefitMeaning] : maturityMeaning,
  };
}

/** 技术创新度 1–4 (domain §5.2). */
export const innovationScale: ScaleLabels = {
  title: '技术创新度',
  names: ['国内领域首创', '国内原创', '国际领域首创', '国际原创'],
  meanings: [
    '该创新点在国内该应用领域未见',
    '该创新点在国内所有应用领域未见',
    '该创新点在国际该应用领域未见',
    '该创新点在国际所有应用领域未见',
  ],
};

/** 技术先进度 1–7 (domain §5.3). */
export const advancementScale: ScaleLabels = {
  title: '技术先进度',
  names: ['未达到标准', '达到标准', '高于标准', '国内达到', '国内领先', '国际达到', '国际领先'],
  meanings: [
    '低于现行标准或无可比数据',
    '达到现行国家或行业标准',
    '高于现行国家或行业标准',
    '达到国内同类技术最好水平',
    '核心指标高于国内同类技术',
    '达到国际同类技术最好水平',
    '核心指标高于国际同类技术',
  ],
};

export const valueLabels = {
  scientific: '科学价值',
  technical: '技术价值',
  economic: '经济价值',
  social: '社会价值',
  cultural: '文化价值',
  potential: '转化潜力',
} as const;

export const signatureRoles: Record<Signature['role'], FixedWord> = {
  assessor: '评估师',
  secondReviewer: '复核评估师',
  agencyManager: '评价机构负责人',
  publicAgencyReviewer: '公共服务机构审核人',
};

/** The usual 声明: independence, limits, use. `agency` is the evaluation agency's name. */
export function standardStatement(agency: string): string[] {
  return [
    `${agency}（以下简称“本机构”）接受委托，依据国家科技成果评价有关规定和标准，按照独立、客观、公正、科学的原则完成本次评价，并对评价程序的合规性和评价结论负责。`,
    '本机构、评估师、复核人员及参加评价的专家与委托方、成果完成单位和完成人之间不存在影响评价公正性的利益关系；评价费用与评价结论无关。',
    '委托方对所提供材料的真实性、合法性和完整性负责。本机构对材料进行了必要的核查，但核查不能替代委托方的责任；因材料不实造成的后果由委托方承担。',
    '本报告的结论以评价基准日的材料和事实为依据，仅对所载评价目的有效；不构成行政许可、临床使用许可、投资建议或价格保证，也不替代药品、医疗器械和医疗技术的审批、备案与伦理审查。',
    '成熟度、创新度、先进度分别按各自的标尺评定，互不替代；五元价值评分只用于展示结构，不用于排名。知识产权状况如实记载，不作评级。',
    '未经本机构书面同意，不得摘录、涂改或以断章取义的方式使用本报告。本报告的真伪与当前状态（有效、已过期、已撤销、已被替代）以核验页面的查询结果为准。',
  ];
}
