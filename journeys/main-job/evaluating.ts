import type { Office } from '../browser/office';
import { title } from './applying';

/** The agency sends the application back for a supplement, naming a field, with a day (A6). */
export const returnForSupplement = async (manager: Office, day: string): Promise<void> => {
  await manager.press('补正退回');
  await manager.asked.day('截止日期', day);
  await manager.asked.choose('涉及内容', '成果简介');
  await manager.asked.text('问题与要求', '请补充样本量与中心数。');
  await manager.answer('补正退回');
  await manager.told('已退回补正');
};

/** The agency accepts and assigns an assessor (A5). */
export const accept = async (manager: Office, from: string, to: string): Promise<void> => {
  await manager.press('受理');
  await manager.asked.choose('评估师', /陆景行/);
  await manager.asked.text('合同编号', 'HT-2026-107');
  await manager.asked.text('评价费用(万元)', '3.50');
  const ends = manager.dialog.locator('.ant-picker-range input');
  for (const [at, day] of [from, to].entries()) {
    await ends.nth(at).fill(day);
    await ends.nth(at).press('Enter');
  }
  await manager.answer('受理');
  await manager.told('已受理');
};

/** Writes one chapter of the report by hand: client, base, and a risk with its weight (R2). */
export const writeChapters = async (assessor: Office): Promise<void> => {
  const { page, panel, form } = assessor;
  await form.text('委托方', '江澜医科大学附属第一医院');
  await form.text('评价依据', 'GB/T 44731-2024\n合同 HT-2026-107');
  await panel.locator('.chapters__one', { hasText: '风险' }).click();
  await assessor.press('增加风险');
  await form.text('说明', '电极长期佩戴后漂移');
  await form.text('应对措施', '定期校准');
  await panel.getByRole('radiogroup', { name: '可能性' }).getByText('3', { exact: true }).click();
  await page.keyboard.press('Control+s');
  await panel
    .getByRole('status')
    .getByText(/已保存/)
    .waitFor();
};

/** The second assessor ticks his list and confirms (R2b). */
export const checkAgain = async (checker: Office): Promise<void> => {
  await checker.rowDeed(title, '二审');
  await checker.settled();
  await checker.panel.getByRole('tab', { name: '二审' }).click();
  for (const box of await checker.panel
    .getByRole('group')
    .or(checker.panel.locator('.checks'))
    .getByRole('checkbox')
    .all())
    await box.check();
  await checker.form.text('复核意见', '证据与等级一致。');
  await checker.press('通过二审');
  await checker.told('二审已记录');
};

/** Answers every suggestion of the experts, with the note on levels where one is asked for (R4c). */
export const answerSuggestions = async (assessor: Office): Promise<void> => {
  await assessor.panel.getByRole('tab', { name: /意见答复/ }).click();
  for (const field of await assessor.panel.getByLabel('答复', { exact: true }).all())
    await field.fill('已补充说明并列入随访计划。');
  const note = assessor.panel.getByLabel('等级协调说明');
  if ((await note.count()) > 0) await note.fill('专家组意见与计算结果的差异已逐项核对。');
  await assessor.press('保存答复');
  await assessor.told('答复已保存');
};

/** Somebody signs the report as it stands (R5a). */
export const signReport = async (signer: Office): Promise<void> => {
  await signer.press('签署报告');
  await signer.sign();
  await signer.told('报告已签署');
};
