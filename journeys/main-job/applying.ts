import { smallPdf } from '#testing/story/pdf';
import type { Office } from '../browser/office';

/** The words of the achievement whose way the journey follows. */
export const title = '可穿戴心律失常预警贴片';

/** Fills the wizard's first step by hand: every kind of control stands on it. */
export const fillAchievement = async (me: Office): Promise<void> => {
  const { form } = me;
  await form.text('成果名称', title);
  await form.text('英文名称', 'A wearable patch that warns of arrhythmia');
  await form.branch('成果类别', '医疗器械');
  await form.choose('评价目的', '成果转化', '科技奖励');
  await form.tags('关键词', '心律失常', '可穿戴', '预警');
  await form.text('成果简介', '贴片在家中连续记录心电信号，识别房颤发作，及时提醒佩戴者和随访医生。');
  await form.choose('技术领域', '生物医药与医疗器械');
  await form.choose('应用行业', /C358/);
  await form.choose('医学产品与技术', '第二类');
  await form.choose('成果形式', '新产品', '软件/算法');
  await form.choose('成果属性', '原始性创新');
  await form.choose('成果所处阶段', '中期');
  const topic = await me.addRow('课题来源');
  await topic.branch('来源', '国家重点研发计划');
  await topic.text('计划名称', '国家重点研发计划（演示）');
  await topic.text('经费（万元）', '180');
  await form.day('研究起始', '2021-01');
  await form.day('研究截止', '2025-08');
  await form.find('科技经理', '唐予安', /唐予安/);
  await form.answer('是否涉及人的研究', '是');
  await form.answer('是否涉及人类遗传资源', '否');
  await form.answer('是否涉及国家秘密', '否');
};

const hospital = '江澜医科大学附属第一医院';

/** Fills the second step: the applicant's organisation, two persons, a right, an approval, a year of benefit. */
export const fillCompletion = async (me: Office): Promise<void> => {
  // The applicant's own organisation and they themselves stand there first.
  const organisation = me.firstRow('完成单位');
  await organisation.itself.getByText(hospital).waitFor();
  await organisation.choose('单位类型', '医疗机构');
  await organisation.text('主要贡献', '临床方案、样机试制与多中心验证');
  const myself = me.firstRow('完成人');
  await myself.text('贡献比例（%）', '60');
  const colleague = await me.addRow('完成人');
  await colleague.text('姓名', '路知遥');
  await colleague.text('工作单位', hospital);
  await colleague.choose('性别', '女');
  await colleague.text('出生年份', '1988');
  await colleague.branch('职称', '主治医师');
  await colleague.choose('学历', '博士研究生');
  await colleague.text('贡献比例（%）', '40');
  const right = await me.addRow('知识产权');
  await right.choose('类型', '发明专利');
  await right.choose('状态', '已授权（有效）');
  await right.text('名称', '一种心电信号质量判别方法');
  await right.text('编号', 'ZL 2021 1 0107107.1');
  await right.text('权利人', hospital);
  await right.day('申请日', '2021-03-05');
  await right.day('授权日', '2023-06-09');
  await right.answer('核心', '是');
  const approval = await me.addRow('批准与备案');
  await approval.choose('种类', /伦理/);
  await approval.text('编号', '伦审 2021-107');
  await approval.day('日期', '2021-04-01');
  await approval.itself.locator('input[type="file"]').setInputFiles({
    name: '伦理批件.pdf',
    mimeType: 'application/pdf',
    buffer: smallPdf('伦理批件'),
  });
  await approval.itself.locator('.given-file').filter({ hasText: '伦理批件.pdf' }).waitFor();
  await me.form.choose('应用状态', '试用');
  await me.form.choose('拟转化方式', '许可');
  const year = await me.addRow('分年度经济效益（万元）');
  await year.text('年份', '2025');
  await year.text('新增利润', '210.5');
  await year.text('新增税收', '30');
  await me.form.text('社会效益', '减少不必要的急诊就诊，便于基层随访。');
};

/** Fills the third step: agency and commitments. */
export const fillCommission = async (me: Office): Promise<void> => {
  await me.form.choose('评价机构', /江澜衡正科技评价中心/);
  await me.form.day('期望完成日期', '2027-03-01');
  await me.form.answer('是否同意公开成果', '是');
  for (const promise of ['我承诺所填内容', '我承诺成果权属', '我知悉评价结果'])
    await me.form.tick(new RegExp(`^${promise}`));
};
