/** The invented report's prose on what the achievement is worth and to whom: sections 7, 8 and 9. */
import type { ReportDocument } from '#product/printing/server/document';

const hospital = '江澜医科大学附属第一医院';
const company = '江澜微创器械有限公司';

export const sampleWorth: Pick<ReportDocument, 'benefit' | 'rights' | 'team'> = {
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
};
