import { expect } from 'vitest';
import type { Office } from '../browser/office';
import { title } from './applying';

/** An expert opens what they are asked to judge, declares that nothing speaks against them, and accepts (E0). */
export const acceptInvitation = async (expert: Office): Promise<void> => {
  await expert.list('成果评价', '专家评价');
  await expert.rowAction(title, '打开');
  await expert.settled();
  await expert.press('接受邀请');
  await expert.panel.getByText('请勾选全部声明').waitFor();
  for (const box of await expert.panel.locator('.commitments').getByRole('checkbox').all()) await box.check();
  await expert.press('接受邀请');
  await expert.notified('已接受邀请');
};

const scores = { 科学价值: 82, 技术价值: 85, 经济价值: 70, 社会价值: 78, 文化价值: 60, 转化潜力: 80 };
const medical = { 安全性: 4, 有效性: 4, 临床需求: 5, 伦理风险: 4 };
const comments = {
  创新性: '在信号质量判别和低功耗采集方面具有明确的创新内容',
  先进性: '核心指标达到国际同类产品水平并有检测报告支撑',
  成熟性: '已取得注册证并在多家医院完成试验',
  应用价值: '适用于基层随访管理，具有较好的应用前景',
};

/** Fills the sheet beside the material and submits it, signed; what is missing is said before (E1, E2). */
export const judge = async (expert: Office): Promise<void> => {
  const { form, panel } = expert;
  await expert.press('签名并提交');
  await panel.getByRole('alert').getByText('提交前还需填写').waitFor();
  for (const [label, value] of [
    ...Object.entries(scores),
    ...Object.entries(medical),
    ...Object.entries(comments),
  ])
    await form.text(label, String(value));
  for (const scale of ['成熟度', '创新度', '先进度'])
    await panel
      .locator('fieldset')
      .filter({ hasText: new RegExp(`^${scale}`) })
      .getByRole('radio', { name: '同意', exact: true })
      .check();
  for (const [list, text] of [
    ['存在问题', '长期佩戴的皮肤舒适性数据不足'],
    ['改进建议', '补充六个月随访数据'],
  ] as const) {
    const items = panel.locator('fieldset.rows').filter({ hasText: list });
    if ((await items.getByLabel(`${list} 1`).count()) === 0)
      await items.getByRole('button', { name: /新增/ }).click();
    await items.getByLabel(`${list} 1`).fill(text);
  }
  await form.choose('总体水平', '国际先进');
  await form.choose('熟悉程度', /熟悉/);
  await form.answer('结论', '同意');
  await expert.press('签名并提交');
  await expert.sign();
  await expert.notified('意见已提交');
  expect(await panel.innerText()).not.toContain('签名并提交');
};
