/** The invented report's innovation points and indicators: sections 4 and 5. */
import type { ReportDocument } from '#product/printing/server/document';

export const sampleComparison: Pick<ReportDocument, 'innovation' | 'advancement'> = {
  innovation: {
    text: '四个创新点均由具备资质的查新机构检索国内外数据库，检索截止日期距提交日不超过 12 个月。',
    points: [
      {
        number: '1',
        text: '双侧夹臂独立驱动并可逐侧松开再捕获的瓣叶夹持结构，偏心反流捕获成功率由 84% 提高到 97%。',
        isCore: true,
        noveltyReport: 'CX-2026-0312',
        scope: '国际，本领域',
        result: '未见相同',
        closeDocuments: ['Adams K. 等. 经导管缘对缘修复夹持器的同步驱动机构. 结构性心脏病杂志, 2021.'],
        level: 3,
      },
      {
        number: '2',
        text: '前后弯、内外弯与轴向三自由度解耦的输送系统，操控量与末端位移线性相关（R² ≥ 0.98）。',
        isCore: true,
        noveltyReport: 'CX-2026-0312',
        scope: '国际，本领域',
        result: '未见类似',
        closeDocuments: [
          'Ñíguez M., Peña J. Catéteres orientables para intervención mitral. Rev. Intervención, 2022.',
        ],
        level: 3,
      },
      {
        number: '3',
        text: '以瓣叶应力预测为目标的术前规划方法，给出夹持位置与数量建议。',
        isCore: false,
        noveltyReport: 'CX-2026-0313',
        scope: '国内，全领域',
        result: '未见相同',
        closeDocuments: [],
        level: 2,
      },
      {
        number: '4',
        text: '含结业考核与带教门槛的术者准入课程。',
        isCore: false,
        noveltyReport: 'CX-2026-0313',
        scope: '国内，本领域',
        result: '未见类似',
        closeDocuments: [],
        level: 1,
      },
    ],
    distribution: '各级占比：三级 2 项（50%），二级 1 项（25%），一级 1 项（25%）',
  },
  advancement: {
    text: '国际对比对象为已上市的两种同类产品，资料均在三年以内；国内对比对象为一种已注册产品；标准为现行行业标准。',
    indicators: [
      indicator(
        '急性手术成功率',
        '%',
        '大优',
        '97.4',
        7,
        ['95.2', '94.8', '93.1', '≥ 85'],
        ['高于', '高于', '高于', '高于'],
      ),
      indicator(
        '12 个月反流 ≤2+ 比例',
        '%',
        '大优',
        '93.1',
        6,
        ['93.0', '92.9', '90.4', '≥ 80'],
        ['达到', '达到', '高于', '高于'],
      ),
      indicator(
        '30 天全因死亡率',
        '%',
        '小优',
        '1.0',
        7,
        ['2.4', '1.9', '2.1', '≤ 5'],
        ['高于', '高于', '高于', '高于'],
      ),
      indicator(
        '疲劳寿命',
        '亿次',
        '大优',
        '4.0',
        6,
        ['4.0', '4.0', '4.0', '≥ 4.0'],
        ['达到', '达到', '达到', '达到'],
      ),
      indicator(
        '导管操作时间',
        'min',
        '小优',
        '62',
        7,
        ['85', '91', '79', '—'],
        ['高于', '高于', '高于', '—'],
      ),
    ],
  },
};

function indicator(
  name: string,
  unit: string,
  direction: string,
  ownValue: string,
  level: number,
  values: readonly [string, string, string, string],
  results: readonly [string, string, string, string],
): ReportDocument['advancement']['indicators'][number] {
  const objects = [
    ['国际同类技术', '同类产品甲（第四代）', '关键性临床研究一年结果, 2024'],
    ['国际同类技术', '同类产品乙', '多中心登记研究, 2025'],
    ['国内同类技术', '国内已注册产品丙', '注册审评报告摘要, 2024'],
    ['现行标准', '行业标准', 'YY/T 0000-2023'],
  ] as const;
  return {
    name,
    unit,
    direction,
    ownValue,
    tolerance: '0',
    testReport: 'JC-2024-118',
    isCore: true,
    level,
    comparisons: objects.map(([levelType, comparator, source], index) => ({
      levelType,
      comparator,
      source,
      value: values[index] ?? '',
      compareLevel: results[index] ?? '',
    })),
  };
}
