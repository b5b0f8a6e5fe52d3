/** The invented report's prose on what is evaluated: sections 1, 2 and 6. */
import type { ReportDocument } from '#product/printing/server/document';

const hospital = '江澜医科大学附属第一医院';
const company = '江澜微创器械有限公司';

export const sampleAchievement: Pick<ReportDocument, 'evaluation' | 'achievement' | 'medical'> = {
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
    checkedPath: [
      { step: '伦理审查批件', neededFrom: 5, state: '已具备', number: '2022-LS-067', date: '2022-03-11' },
      { step: '注册检验报告', neededFrom: 7, state: '已具备', number: '—', date: '2022-09-15' },
      { step: '医疗器械注册证', neededFrom: 8, state: '未见文件', number: '—', date: '—' },
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
};
