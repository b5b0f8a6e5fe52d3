import { expect } from 'vitest';
import type { Office } from '../browser/office';
import { title } from './applying';

/** The agency sends the application back for a supplement, naming a field, with a day (A6). */
export const returnForSupplement = async (manager: Office, day: string): Promise<void> => {
  await manager.press('补正退回');
  await manager.asked.day('截止日期', day);
  await manager.asked.choose('涉及内容', '成果简介');
  await manager.asked.text('问题与要求', '请补充样本量与中心数。');
  await manager.answer('补正退回');
  await manager.notified('已退回补正');
};

/** The agency accepts and assigns an assessor (A5). */
export const accept = async (manager: Office, from: string, to: string): Promise<void> => {
  await manager.press('受理');
  await manager.asked.choose('评估师', /陆景行/);
  await manager.asked.text('合同编号', 'HT-2026-107');
  await manager.asked.text('评价费用（万元）', '3.50');
  const ends = manager.dialog.locator('.ant-picker-range input');
  for (const [at, day] of [from, to].entries()) {
    await ends.nth(at).fill(day);
    await ends.nth(at).press('Enter');
  }
  await manager.answer('受理');
  await manager.notified('已受理');
};

const chapterOf = (assessor: Office, title: string) =>
  assessor.panel.locator('.chapters__one', { hasText: title });

/** The texts of every chapter (domain §6.1), by the labels of their fields. */
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  评价概况: {
    委托方: '江澜医科大学附属第一医院',
    评价依据: 'GB/T 44731-2024\n合同 HT-2026-107',
    评价方法: '同行评议',
    费用声明: '评价费用与评价结论无关。',
  },
  成果概况: {
    解决的问题: '房颤发作隐匿，院外难以及时发现。',
    技术原理: '连续采集心电信号并判别信号质量。',
    技术路线: '传感、算法、随访三步。',
  },
  技术成熟度: { 成熟度说明: '按证据逐项评定。', 与下一级的差距: '尚缺两家机构的常规应用证明。' },
  技术创新度: { 创新度说明: '查新报告支持创新点。' },
  技术先进度: { 先进度说明: '核心指标与国际同类产品相当。' },
  效益: { 经济效益依据: '财务盖章报表', 社会效益: '减少急诊就诊' },
  知识产权与合规: { 权属链: '权属清晰', 权利负担: '无' },
  团队与条件: { 团队: '团队完整', 条件: '条件具备' },
  转化建议: { 建议: '许可实施' },
  评价结论: {
    综合结论: '总体达到国际先进水平。',
    通俗摘要: '一种贴在胸前、能提醒心律失常的小贴片。',
    适用条件: '在医生指导下使用',
  },
};

const listOf = (assessor: Office, legend: string) =>
  assessor.panel.locator('fieldset.rows', { has: assessor.page.locator('legend', { hasText: legend }) });

/** The rows that a chapter must have (domain §6.1), by the legend of their list. */
const rows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  成果概况: { 主要指标: ['灵敏度', '95 %'] },
  医学专项: {
    监管路径与进展: ['医疗器械注册', '已取得', '青械注准20262070107', '2026-05-01'],
    与现行诊疗标准比较: ['监测时长', '24 小时动态心电图', '连续 14 天'],
  },
  转化建议: { 熟化计划: ['系统级', '两家机构的常规应用', '60', '12'] },
};

/** Adds one row to each list of a chapter, and a word on each of the five values, which are there already. */
const writeRows = async (assessor: Office): Promise<void> => {
  for (const [chapter, lists] of Object.entries(rows)) {
    await chapterOf(assessor, chapter).click();
    await assessor.panel.getByRole('heading', { name: chapter }).waitFor();
    for (const [legend, values] of Object.entries(lists)) {
      const list = listOf(assessor, legend);
      await list.getByRole('button', { name: '新增' }).click();
      for (const [at, value] of values.entries()) await list.getByRole('textbox').nth(at).fill(value);
    }
  }
  await chapterOf(assessor, '评价结论').click();
  const values = listOf(assessor, '五元价值').locator('.rows__row');
  await expect.poll(() => values.count()).toBe(5);
  for (const row of await values.all()) await row.getByRole('textbox').nth(1).fill('见相应章节');
};

/** Writes the report chapter by chapter: texts, the medical grades, a risk with its weight (R2). */
export const writeReport = async (assessor: Office): Promise<void> => {
  const { page, panel, form } = assessor;
  for (const [chapter, fields] of Object.entries(texts)) {
    await chapterOf(assessor, chapter).click();
    await panel.getByRole('heading', { name: chapter }).waitFor();
    for (const [label, text] of Object.entries(fields)) await form.text(label, text);
  }
  await writeRows(assessor);
  await chapterOf(assessor, '医学专项').click();
  for (const aspect of ['安全性', '有效性', '临床需求程度', '伦理风险']) {
    await panel.getByRole('radiogroup', { name: aspect }).getByText('4', { exact: true }).click();
    await form.text(`${aspect}的理由`, '见临床证据');
  }
  await chapterOf(assessor, '风险').click();
  await assessor.press('增加风险');
  await form.text('说明', '电极长期佩戴后漂移');
  await form.text('应对措施', '定期校准');
  await panel.getByRole('radiogroup', { name: '可能性' }).getByText('3', { exact: true }).click();
  await panel.getByRole('radiogroup', { name: '影响' }).getByText('3', { exact: true }).click();
  await chapterOf(assessor, '转化建议').click();
  await form.choose('建议转化方式', '许可');
  await page.keyboard.press('Control+s');
  await panel
    .getByRole('status')
    .getByText(/已保存/)
    .waitFor();
};

/** What the levels beside the writing say at this moment, maturity first. */
export const levelsShown = async (assessor: Office): Promise<string> =>
  assessor.panel.locator('.levels').first().innerText();

/** Takes a proof away from the key item and gives it back: the level falls and rises while they look (domain §6.3). */
export const takeAwayAndGiveBack = async (
  assessor: Office,
  proof: string,
): Promise<{ readonly without: string; readonly withIt: string }> => {
  const { panel, page } = assessor;
  await chapterOf(assessor, '技术成熟度').click();
  const item = panel.locator('article.report-row').first();
  const toggle = async (): Promise<string> => {
    const before = await levelsShown(assessor);
    await item.getByRole('button', { name: /证据/ }).last().click();
    await assessor.dialog.getByRole('checkbox', { name: new RegExp(proof) }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => levelsShown(assessor)).not.toBe(before);
    return levelsShown(assessor);
  };
  return { without: await toggle(), withIt: await toggle() };
};

const remark = '请写明查新检索的范围和日期。';

/** The second assessor gives the report back with a remark at a chapter’s paragraph (R2c). */
export const giveBack = async (checker: Office): Promise<void> => {
  await checker.rowAction(title, '二审');
  await checker.settled();
  await checker.panel.getByRole('tab', { name: '二审' }).click();
  await checker.panel.locator('label').filter({ hasText: '退回修改' }).click();
  await checker.form.choose('章节', '4 技术创新度');
  await checker.form.choose('段落', '创新度说明');
  await checker.within(checker.panel.locator('.remark-row')).text('复核意见', remark);
  await checker.press('退回修改');
  await checker.notified('已退回评估师修改');
  await checker.panel.getByText('等待评估师答复').waitFor();
};

/** The assessor finds the remark at its chapter and answers it; until then nothing goes to the experts. */
export const answerRemark = async (assessor: Office): Promise<void> => {
  await assessor.rowAction(title, '编制');
  await assessor.settled();
  await assessor.press(/技术创新度.*1 条待答复/);
  const remarks = assessor.panel.getByRole('region', { name: '二审意见' });
  await remarks.getByText(remark).waitFor();
  await remarks.getByLabel('答复').fill('已补充检索范围与日期。');
  await assessor.press('答复', remarks);
  await remarks.getByText('已补充检索范围与日期。').waitFor();
};

/** The second assessor ticks their list and confirms (R2b). */
export const checkAgain = async (checker: Office): Promise<void> => {
  await checker.rowAction(title, '二审');
  await checker.settled();
  await checker.panel.getByRole('tab', { name: '二审' }).click();
  const boxes = checker.panel.getByRole('group').or(checker.panel.locator('.checks')).getByRole('checkbox');
  // Until the report is here anew it is the assessor who is waited for, and there is no list.
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
  await checker.form.text('复核意见', '证据与等级一致。');
  await checker.press('通过二审');
  await checker.notified('二审已记录');
};

/** Answers every suggestion of the experts, with the note on levels where one is asked for (R4c). */
export const answerSuggestions = async (assessor: Office): Promise<void> => {
  await assessor.panel.getByRole('tab', { name: /意见答复/ }).click();
  const answers = assessor.panel.getByLabel('答复', { exact: true });
  await answers.first().waitFor();
  for (const field of await answers.all()) await field.fill('已补充说明并列入随访计划。');
  const note = assessor.panel.getByLabel('等级协调说明');
  if ((await note.count()) > 0) await note.fill('专家组意见与计算结果的差异已逐项核对。');
  await assessor.press('保存答复');
  await assessor.notified('答复已保存');
};

/** Somebody signs the report as it stands (R5a). */
export const signReport = async (signer: Office): Promise<void> => {
  await signer.press('签署报告');
  await signer.sign();
  await signer.notified('报告已签署');
};
