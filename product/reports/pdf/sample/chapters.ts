/** The invented report's prose: sections 1, 2, 6–13. */
import type { ReportDocument } from '../document';

type Prose = Pick<
  ReportDocument,
  | 'evaluation'
  | 'achievement'
  | 'medical'
  | 'benefit'
  | 'rights'
  | 'team'
  | 'risks'
  | 'transformation'
  | 'panel'
  | 'conclusion'
>;

const hospital = '江澜医科大学附属第一医院';
const company = '江澜微创器械有限公司';

export const sampleChapters: Prose = {
  evaluation: {
    client: hospital,
    purposes: ['成果转化', '投融资'],
    basis: [
      '《国务院办公厅关于完善科技成果评价机制的指导意见》（国办发〔2021〕26号）；',
      'GB/T 44731-2024《科技成果评估规范》；GB/T 40147-2021《科技评估通则》；',
      'GB/T 22900-2022《科学技术研究项目评价通则》；GB/T 32003-2015《科技查新技术规范》；',
      '《医疗器械监督管理条例》及委托评价合同（合同编号 HZ-2026-0417）。',
    ],
    method: [
      '按工作分解结构逐项核对证据，评定技术成熟度；',
      '依据第三方查新报告，逐点评定技术创新度；',
      '选取核心指标与国际、国内同类技术及现行标准对比，评定技术先进度；',
      '组织 5 名专家独立评分与函审，统计一致性后形成专家组意见。',
    ],
    baseDate: '2026-06-30',
    version: '第 3 版（公共服务机构形式审查通过）',
    applicationNumber: 'CG20260000123',
    feeDeclaration: '评价费用按合同收取，与评价结论无关，未向专家支付合同以外的费用。',
    process: [
      { date: '2026-04-17', event: '受理申请，签订委托评价合同', by: '江澜衡正科技评价中心' },
      { date: '2026-05-08', event: '原始材料提交，首次审核，要求补充随访数据', by: '评估师 陆景行' },
      { date: '2026-05-22', event: '补充材料通过审核，证据编号并计算哈希', by: '评估师 陆景行' },
      {
        date: '2026-07-06',
        event: '评价报告初稿完成，组成专家组并完成利益冲突核查',
        by: '江澜衡正科技评价中心',
      },
      { date: '2026-08-14', event: '专家独立评分结束，启封统计', by: '专家组' },
      { date: '2026-09-07', event: '复核、签名、用印，提交公共服务机构', by: '江澜衡正科技评价中心' },
      { date: '2026-09-18', event: '形式审查通过，编号签发', by: '岳川省医药卫生科技促进中心' },
    ],
  },
  achievement: {
    facts: [
      { label: '成果类别', value: '应用技术类 · 医疗器械' },
      { label: '技术领域', value: '生物医药与医疗器械' },
      { label: '产品类型', value: '第三类医疗器械（植介入）' },
      { label: '应用状态', value: '产业化应用' },
      { label: '关键词', value: '二尖瓣反流；缘对缘修复；经导管介入' },
      { label: '起止时间', value: '2019年3月至2025年12月' },
      { label: '成果形式', value: '新产品、新技术、软件' },
      { label: '最高标准', value: '行业标准（参与制定 1 项）' },
    ],
    problem:
      '二尖瓣反流是最常见的心脏瓣膜病之一，外科修复或置换是标准治疗，但约半数重度患者因高龄、心功能差或合并症而无法手术。已有的经导管缘对缘修复器械两侧夹臂同步开合，面对反流口偏心、瓣叶活动度不一的患者捕获成功率不高；输送系统自由度有限，房间隔穿刺点偏低时难以到达反流区域。',
    principle:
      '器械以两枚可独立驱动的夹臂分别捕获前、后瓣叶，捕获后在超声监测下可逐侧松开再捕获；中央缓冲体填充反流口，降低瓣叶张力。输送系统由可调弯导引导管、稳定器与操控手柄组成，前后弯、内外弯与轴向三个自由度解耦，操控量与末端位移近似线性。\n夹持后瓣叶对合缘形成双孔结构，反流面积减小，左心房压下降，左心室容量负荷逐步减轻。',
    route:
      '按“需求—原理样机—台架与动物验证—型式检验—首次人体—多中心注册研究—注册—推广”的路线展开：先以离体猪心台架确定夹臂开合力与缓冲体几何，再经 36 例慢性反流羊模型验证 180 天内皮化；随后完成型式检验、12 例首次人体研究与 312 例多中心单组目标值研究，2025年取得注册证并开始销售。',
    mainIndicators: [
      { label: '急性手术成功率', value: '97.4%（304/312）' },
      { label: '术后 12 个月反流 ≤2+', value: '93.1%（95%CI 89.7%–95.6%）' },
      { label: '术后 30 天全因死亡率', value: '1.0%（3/312）' },
      { label: '导管操作时间', value: '62 ± 18 min' },
      { label: '疲劳寿命', value: '≥ 4 亿次（等效 10 年），无断裂' },
    ],
    organisations: [
      {
        name: hospital,
        type: '医疗机构',
        isMain: true,
        contribution: '提出临床需求与器械构型，牵头首次人体与多中心研究，建立超声引导流程与培训课程。',
      },
      {
        name: company,
        type: '企业',
        isMain: false,
        contribution: '器械工程化、质量体系、型式检验、注册与生产。',
      },
      {
        name: '江澜医科大学',
        type: '高等院校',
        isMain: false,
        contribution: '离体台架、动物模型与内皮化机制研究。',
      },
    ],
    persons: [
      {
        name: '欧阳闻远',
        professionalTitle: '主任医师',
        organisation: hospital,
        contribution: '总体设计，首次人体研究主要研究者。',
        share: '25',
      },
      {
        name: '苏砚池',
        professionalTitle: '主任医师',
        organisation: hospital,
        contribution: '超声引导流程与影像核心实验室。',
        share: '15',
      },
      {
        name: '𬭎一舟',
        professionalTitle: '高级工程师',
        organisation: company,
        contribution: '夹臂独立驱动机构与输送系统。',
        share: '15',
      },
      {
        name: '堃和',
        professionalTitle: '教授',
        organisation: '江澜医科大学',
        contribution: '离体台架与慢性反流动物模型。',
        share: '12',
      },
      {
        name: '谢知微',
        professionalTitle: '副主任医师',
        organisation: hospital,
        contribution: '多中心研究组织与终点裁定。',
        share: '10',
      },
      {
        name: '田喆',
        professionalTitle: '工程师',
        organisation: company,
        contribution: '术前规划软件。',
        share: '8',
      },
    ],
    topicSources: [
      {
        source: '国家重点研发计划',
        planName: '诊疗装备与生物医用材料专项',
        projectNumber: '2019YFC0000000',
        fundWan: '860.00',
      },
      {
        source: '地方计划',
        planName: '岳川省重点研发计划',
        projectNumber: 'YC2021-SF-018',
        fundWan: '120.00',
      },
      { source: '横向委托', planName: '器械台架试验方法研究', projectNumber: '—', fundWan: '45.50' },
    ],
  },
  medical: {
    grades: [
      {
        aspect: '安全性',
        grade: 4,
        text: '30 天主要不良事件率 6.1%，低于目标值 15%；单叶脱离 1.3%，均经再次介入处理。长期（>3 年）数据仍在随访。',
      },
      {
        aspect: '有效性',
        grade: 5,
        text: '12 个月反流 ≤2+ 者 93.1%，六分钟步行距离平均增加 74 m，NYHA 分级改善 ≥1 级者 86%。',
      },
      {
        aspect: '临床需求程度',
        grade: 5,
        text: '外科高危的中重度反流患者缺少替代治疗；全国年新增适宜患者估计约 5 万人。',
      },
      {
        aspect: '伦理风险',
        grade: 2,
        text: '多中心研究经伦理审查并完成注册；风险主要在适应证扩大使用，已设定中心与术者准入条件。',
      },
    ],
    regulatoryPath: [
      { step: '型式检验', state: '完成', number: 'XS-2022-0915', date: '2022-09-15' },
      { step: '伦理审查', state: '批准', number: '2022-LS-067', date: '2022-03-11' },
      { step: '临床试验注册', state: '完成', number: 'ReR-2022-000412', date: '2022-04-02' },
      {
        step: '第三类医疗器械注册',
        state: '取得',
        number: '械注准 2025-3-13-0000（示例）',
        date: '2025-05-20',
      },
      { step: '上市后研究', state: '进行中', number: 'PMS-2025-03', date: '2025-10-08' },
    ],
    standardOfCare: [
      {
        aspect: '创伤',
        standard: '外科修复：胸骨正中或侧胸切口，体外循环',
        achievement: '股静脉穿刺，不停跳，无体外循环',
      },
      { aspect: '住院时间', standard: '11–14 天', achievement: '中位 5 天（四分位距 4–7）' },
      { aspect: '外科高危者 1 年死亡率', standard: '药物治疗约 22%–26%', achievement: '9.3%（29/312）' },
    ],
  },
  benefit: {
    years: [
      {
        year: '2023',
        newSales: '0.00',
        newProfit: '0.00',
        tax: '0.00',
        savedCost: '36.00',
        basis: '临床研究阶段，节省进口器械采购（E-24）',
      },
      {
        year: '2024',
        newSales: '180.00',
        newProfit: '52.00',
        tax: '23.40',
        savedCost: '148.60',
        basis: '特许使用收入与节支，财务盖章（E-25）',
      },
      {
        year: '2025',
        newSales: '2 460.00',
        newProfit: '688.00',
        tax: '312.00',
        savedCost: '0.00',
        basis: '首年销售，审计报告摘录（E-26）',
      },
    ],
    economicBenefit: '1 260.00',
    economicBasis: '三年（新增利润＋税收＋节支）之和：36.00＋224.00＋1 000.00＝1 260.00 万元。',
    social:
      '成果在 19 家医院应用，完成植入 826 例；使外科高危患者获得微创治疗机会，单例总费用较进口同类下降约 31%，并带动 5 个省份建立瓣膜介入培训基地。',
    socialFacts: [
      { label: '受益患者', value: '826 例（截至评价基准日）' },
      { label: '应用机构', value: '19 家，其中地市级 7 家' },
      { label: '单例费用', value: '较进口同类下降约 31%' },
      { label: '培训', value: '术者 64 人，超声医师 58 人' },
    ],
    academicFacts: [
      { label: '论文', value: '代表性论文 14 篇，他引 233 次' },
      { label: '指南共识', value: '写入 1 项行业专家共识' },
    ],
  },
  rights: {
    rights: [
      {
        form: '发明专利',
        name: '一种双臂独立驱动的瓣叶夹持装置',
        number: 'ZL201910000001.2',
        status: '已授权（有效）',
        owner: `${hospital}；${company}`,
        date: '2021-08-13',
        isCore: true,
      },
      {
        form: '发明专利',
        name: '三自由度解耦的可调弯输送系统',
        number: 'ZL202010000002.7',
        status: '已授权（有效）',
        owner: company,
        date: '2022-11-04',
        isCore: true,
      },
      {
        form: 'PCT/境外专利',
        name: 'Leaflet capture device with independent arms',
        number: 'PCT/XX2020/000003',
        status: '实质审查',
        owner: company,
        date: '2020-10-19',
        isCore: false,
      },
      {
        form: '软件著作权',
        name: '二尖瓣介入术前规划软件 V2.1',
        number: '2023SR0000004',
        status: '已登记',
        owner: hospital,
        date: '2023-06-30',
        isCore: false,
      },
      {
        form: '实用新型专利',
        name: '一种导管操控手柄稳定支架',
        number: 'ZL202120000005.X',
        status: '已授权（有效）',
        owner: company,
        date: '2021-12-07',
        isCore: false,
      },
    ],
    ownershipChain:
      '核心专利由医院与企业共同申请；2024年6月双方签订实施许可协议，医院保留所有权并许可企业独占实施，协议已备案。完成人均已签署职务发明确认书，无未处理的权属争议。',
    encumbrances:
      '未设定质押；未发现无效宣告请求与侵权诉讼。独占许可至 2034年6月，期内第三方实施须经企业书面同意。',
    approvals: [
      {
        kind: '伦理批件',
        number: '2022-LS-067',
        issuer: '江澜医科大学附属第一医院伦理委员会',
        date: '2022-03-11',
      },
      {
        kind: '医疗器械注册证',
        number: '械注准 2025-3-13-0000（示例）',
        issuer: '药品监督管理部门',
        date: '2025-05-20',
      },
      { kind: '人类遗传资源备案', number: '不适用（仅临床与影像数据）', issuer: '—', date: '—' },
    ],
  },
  team: {
    team: '团队由心血管内科、心脏外科、超声医学、材料与机械工程人员 31 人组成，其中正高级 9 人；负责人欧阳闻远主任医师长期从事结构性心脏病介入治疗，主持完成国家级项目 3 项。',
    conditions:
      '依托医院结构性心脏病中心、企业万级洁净车间与江澜医科大学动物实验平台；影像核心实验室通过第三方质量评价。',
    facts: [
      { label: '生产能力', value: '年产 3 000 套，批间一致性合格率 99.2%' },
      { label: '质量体系', value: '通过医疗器械质量管理体系认证' },
      { label: '随访平台', value: '312 例注册研究与上市后研究合并随访，失访率 2.9%' },
    ],
  },
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
