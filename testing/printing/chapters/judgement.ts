/** The invented report's prose on risks, transformation and the verdict: sections 10 to 13. */
import type { ReportDocument } from '#product/printing/server/document';

export const sampleJudgement: Pick<ReportDocument, 'risks' | 'transformation' | 'panel' | 'conclusion'> = {
  risks: [
    {
      kind: '技术',
      description: '严重钙化或瓣叶过短者夹持力不足',
      probability: 3,
      impact: 4,
      mitigation: '术前规划软件给出排除标准；研制短臂规格。',
    },
    {
      kind: '临床',
      description: '超适应证使用导致二尖瓣狭窄',
      probability: 2,
      impact: 5,
      mitigation: '中心与术者准入、术后跨瓣压差监测。',
    },
    {
      kind: '监管',
      description: '上市后研究未按期完成',
      probability: 2,
      impact: 3,
      mitigation: '设专人督办，季度报告。',
    },
    {
      kind: '知识产权',
      description: '境外专利尚在实质审查，可能受在先权利限制',
      probability: 3,
      impact: 3,
      mitigation: '出口前完成自由实施调查。',
    },
    {
      kind: '市场',
      description: '集中采购导致价格下降，进口产品降价',
      probability: 4,
      impact: 3,
      mitigation: '降低骨架加工成本，扩大培训中心。',
    },
    {
      kind: '伦理与数据',
      description: '多中心影像数据的再利用授权不一致',
      probability: 2,
      impact: 3,
      mitigation: '补签知情同意，去标识化后使用。',
    },
  ],
  transformation: {
    methods: ['许可', '合作实施'],
    advice: [
      '在现有独占许可基础上约定销售里程碑与研发再投入比例；',
      '优先在已完成培训的 19 家中心扩大应用，以真实世界数据支持适应证拓展；',
      '境外市场以合作实施方式进入，先完成自由实施调查。',
    ],
    plan: [
      {
        target: '十一级（盈亏级）',
        work: '完成年度审计，证明批量销售达到盈亏平衡；第二条生产线投产。',
        costWan: '380.00',
        months: '12',
      },
      {
        target: '短臂规格注册变更',
        work: '补充台架、动物与 60 例临床数据，提交注册变更。',
        costWan: '620.00',
        months: '18',
      },
    ],
    priceBasis:
      '采用收益法，以近三年销售与后五年预测为基础，折现率 14%，参考同类许可费率 4%–7%；结果供协议定价参考，不构成价格保证。方法依据 GB/T 39057-2020。',
  },
  panel: {
    text: '专家组由 5 名专家组成，均具正高级职称，来自 5 家互不隶属的单位；其中技术专家 4 名、经济与知识产权专家 1 名。采用函审方式，全部专家签署无利益冲突声明与保密承诺，评分在启封前彼此不可见。',
    members: [
      {
        number: '专家1',
        field: '内科学（心血管）',
        professionalTitle: '主任医师',
        familiarity: '熟悉',
        isLeader: true,
      },
      {
        number: '专家2',
        field: '外科学（心脏）',
        professionalTitle: '主任医师',
        familiarity: '熟悉',
        isLeader: false,
      },
      {
        number: '专家3',
        field: '生物医用材料',
        professionalTitle: '研究员',
        familiarity: '熟悉',
        isLeader: false,
      },
      {
        number: '专家4',
        field: '医学统计学',
        professionalTitle: '教授',
        familiarity: '较熟悉',
        isLeader: false,
      },
      {
        number: '专家5',
        field: '知识产权与技术经济',
        professionalTitle: '专利代理师',
        familiarity: '较熟悉',
        isLeader: false,
      },
    ],
    tally: [
      { item: '评价结论', result: '同意 4，修改后同意 1，不同意 0', agreement: '通过（≥2/3）' },
      { item: '总体水平', result: '国际先进 5', agreement: '一致' },
      { item: '技术成熟度', result: '10 级 5', agreement: '中位数 10，绝对中位差 0' },
      { item: '技术创新度', result: '3 级 4，4 级 1', agreement: '中位数 3，绝对中位差 0' },
      { item: '技术先进度', result: '6 级 4，7 级 1', agreement: '中位数 6，绝对中位差 0' },
      { item: '五元价值评分', result: '六项均值 64–91', agreement: '肯德尔和谐系数 W = 0.71' },
    ],
    consolidated:
      '专家组认为，该成果临床需求明确，构型与输送系统有独创性，动物与多中心临床证据链完整，已进入销售阶段。建议补充三年以上的耐久性随访数据，明确短臂规格的适用边界，并在推广中坚持中心与术者准入。',
    remarks: [
      {
        number: '1',
        kind: '问题',
        text: '多中心研究为单组目标值设计，目标值来源应说明，并补充与外科高危人群历史对照的可比性分析。',
        answer: '已在 2.5 与附件 C 补充目标值推导与倾向评分匹配的敏感性分析，结论不变。',
      },
      {
        number: '2',
        kind: '问题',
        text: '3.2 术前规划软件的等级依据只有单中心数据。',
        answer: '同意。该项由 9 级调整为 8 级，不属关键项，不影响整体等级；加权指数相应改为 8.9。',
      },
      {
        number: '3',
        kind: '建议',
        text: '建议给出术者学习曲线，作为中心准入条件的依据。',
        answer: '补充 64 名术者前 30 例的操作时间曲线，见证据 E-19；准入条件增加“主刀不少于 10 例带教”。',
      },
      {
        number: '4',
        kind: '建议',
        text: '收益法参数偏乐观，建议给出折现率敏感性。',
        answer: '已补充折现率 12%–16% 的区间结果，并在 11.3 注明仅供参考。',
      },
    ],
  },
  conclusion: {
    values: [
      { label: '科学价值', value: '阐明独立捕获对瓣叶应力分布的影响，支持器械构型选择。' },
      {
        label: '技术价值',
        value: '独立驱动夹臂与三自由度输送系统解决偏心反流捕获难题，核心指标达到国际同类最好水平。',
      },
      { label: '经济价值', value: '三年经济效益 1 260.00 万元，具备规模化生产条件。' },
      { label: '社会价值', value: '使外科高危患者获得微创治疗机会，降低费用并向地市级医院延伸。' },
      { label: '文化价值', value: '形成医工结合的研发组织模式与公开课程，促进规范诊疗的传播。' },
      { label: '转化潜力', value: '已许可实施，市场与培训网络成形，转化潜力大。' },
    ],
    opinion:
      '经评价，“经导管二尖瓣缘对缘修复器械及输送系统的研发与应用”技术成熟度十级（销售级），技术创新度三级（国际领域首创），技术先进度六级（国际达到），总体处于国际先进水平。材料齐全，结论可信，同意通过评价。',
    conditionsOfUse: [
      '限于外科手术高危的中重度二尖瓣反流患者，严格按注册证所载适应证使用；',
      '应用机构须具备经食道超声、心脏外科支持与介入瓣膜资质；',
      '本结论仅用于成果转化与投融资，不得作为广告用语。',
    ],
    validity:
      '本报告自签发之日起 24 个月内有效，其中经济数据自评价基准日起 12 个月内有效。被撤销或被后续报告替代的，以核验页面为准。',
  },
};
