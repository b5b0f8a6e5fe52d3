/** A law, regulation or standard of the reference library (domain §10). Dates are given where they are certain. */
export interface DemoPolicy {
  readonly title: string;
  readonly documentNumber: string;
  readonly issuer: string;
  readonly kind: 'law' | 'policy' | 'standard';
  /** `YYYY-MM-DD` */
  readonly effectiveDate?: string;
  readonly isRepealed?: true;
}

const policy = (
  kind: DemoPolicy['kind'],
  title: string,
  documentNumber: string,
  issuer: string,
  effectiveDate?: string,
): DemoPolicy => ({ kind, title, documentNumber, issuer, ...(effectiveDate && { effectiveDate }) });

const congress = '全国人民代表大会常务委员会';
const council = '国务院';
const office = '国务院办公厅';
const standards = '国家市场监督管理总局 国家标准化管理委员会';

export const policies: readonly DemoPolicy[] = [
  policy('policy', '关于完善科技成果评价机制的指导意见', '国办发〔2021〕26号', office),
  policy('policy', '实施《中华人民共和国促进科技成果转化法》若干规定', '国发〔2016〕16号', council),
  policy(
    'policy',
    '关于加强卫生与健康科技成果转移转化工作的指导意见',
    '国卫科教发〔2016〕51号',
    '国家卫生计生委等',
  ),
  policy('policy', '关于全面推进卫生与健康科技创新的指导意见', '国卫科教发〔2016〕50号', '国家卫生计生委等'),
  policy('law', '中华人民共和国促进科技成果转化法', '2015年修正', congress, '2015-10-01'),
  policy('law', '生物医学新技术临床研究和临床转化应用管理条例', '国务院令第818号', council, '2026-05-01'),
  policy('law', '人类遗传资源管理条例', '国务院令第717号', council, '2019-07-01'),
  policy('law', '人类遗传资源管理条例实施细则', '科学技术部令第21号', '科学技术部', '2023-07-01'),
  policy('policy', '涉及人的生命科学和医学研究伦理审查办法', '国卫科教发〔2023〕4号', '国家卫生健康委等'),
  policy('law', '科学技术活动违规行为处理暂行规定', '科学技术部令第19号', '科学技术部'),
  policy('law', '中华人民共和国个人信息保护法', '主席令第91号', congress, '2021-11-01'),
  policy('law', '中华人民共和国数据安全法', '主席令第84号', congress, '2021-09-01'),
  policy('law', '中华人民共和国网络安全法', '2025年修正', congress, '2026-01-01'),
  policy('law', '网络数据安全管理条例', '国务院令第790号', council, '2025-01-01'),
  policy('law', '中华人民共和国电子签名法', '2019年修正', congress),
  policy('law', '中华人民共和国广告法', '2021年修正', congress),
  policy('standard', '科技成果评估规范', 'GB/T 44731-2024', standards, '2024-10-26'),
  policy('standard', '科技成果五元价值评估指南', 'GB/T 45997-2025', standards),
  policy('standard', '科技评估指标体系构建通用要求', 'GB/T 45996-2025', standards),
  policy('standard', '科技评估通则', 'GB/T 40147-2021', standards),
  policy('standard', '科技评估基本术语', 'GB/T 40148-2021', standards),
  policy('standard', '科技评估分类', 'GB/T 42776-2023', standards),
  policy('standard', '科技评估人员能力评价规范', 'GB/T 44726-2024', standards),
  policy('standard', '科学技术研究项目评价通则', 'GB/T 22900-2022', standards),
  policy('standard', '科技成果经济价值评估指南', 'GB/T 39057-2020', standards),
  policy('standard', '科技查新技术规范', 'GB/T 32003-2015', standards),
  policy('standard', '信息安全技术 网络安全等级保护基本要求', 'GB/T 22239-2019', standards),
  policy('standard', '数据安全技术 敏感个人信息处理安全要求', 'GB/T 45574-2025', standards, '2025-11-01'),
  policy('standard', '科技成果评价规范（威海市地方标准）', 'DB3710/T 184-2022', '威海市市场监督管理局'),
  {
    ...policy('policy', '科学技术成果鉴定办法', '国家科委令第19号（1994）', '国家科学技术委员会'),
    isRepealed: true,
  },
];
