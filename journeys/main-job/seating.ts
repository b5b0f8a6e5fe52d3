import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import type { Office } from '../browser/office';

const seatOf = (manager: Office, name: string): Locator =>
  manager.panel.locator('.panel-member').filter({ hasText: name }).last();

/** The agency forms the panel and invites it; who has a hard conflict cannot be chosen (domain §6.5, §9.1). */
export const formPanel = async (
  manager: Office,
  names: readonly string[],
  conflicted: string,
): Promise<void> => {
  await manager.panel.getByRole('tab', { name: '专家组' }).click();
  await seatOf(manager, names[0]!).waitFor();
  // The rules with the numbers of the settings.
  const rules = await manager.panel.getByRole('list', { name: '组成规则' }).innerText();
  for (const rule of ['5–9 人，且为单数', '同一单位不超过 2 人']) expect(rules).toContain(rule);
  expect(await seatOf(manager, conflicted).getByRole('checkbox').isDisabled()).toBe(true);
  for (const [at, name] of names.entries()) {
    const seat = seatOf(manager, name);
    await seat.getByRole('checkbox').check();
    if (at === 0) await seat.getByRole('radio', { name: '组长' }).check();
    const reason = seat.getByRole('textbox');
    if ((await reason.count()) > 0) await reason.fill('已核查，不影响独立判断。');
  }
  await manager.panel
    .getByRole('textbox', { name: '人工选择的理由' })
    .fill('领域较窄，由管理员逐一核查后选定。');
  await manager.press('发出邀请');
  expect(await manager.dialog.innerText()).toMatch(/5 名专家.*\d{4}-\d\d-\d\d 前答复/);
  await manager.answer('发出邀请');
  await manager.notified('邀请已发出');
};

/** The agency reads a sheet masked and finds its form in order, the others in one go, closes the round and counts (E3). */
export const closeRound = async (manager: Office): Promise<void> => {
  await manager.panel.getByRole('tab', { name: '专家组' }).click();
  const inOrder = manager.panel.getByRole('button', { name: '形式审查' });
  await inOrder.first().waitFor();
  const close = manager.panel.getByRole('button', { name: '结束本轮' });
  expect([await inOrder.count(), await close.count()]).toEqual([5, 0]);
  await inOrder.first().click();
  const sheet = manager.dialog;
  await sheet.getByText('已填（不显示）').first().waitFor();
  await manager.picture('form-check');
  await sheet.getByRole('radio', { name: '形式合格' }).check();
  await manager.answer('形式合格');
  await sheet.waitFor({ state: 'hidden' });
  // The others in one go: each is read, and each is a decision of its own.
  await manager.press('一次审查 4 份意见表');
  const all = manager.dialog;
  await expect.poll(() => all.locator('.form-checks__one').count()).toBe(4);
  await all.getByRole('button', { name: '内容齐全的 4 份均为合格' }).click();
  await manager.picture('form-checks');
  await manager.answer('登记审查结果（4）');
  await all.waitFor({ state: 'hidden' });
  await expect.poll(() => inOrder.count()).toBe(0);
  await manager.press('结束本轮');
  await manager.answer('结束本轮');
  await manager.notified('本轮已结束');
};

/** Unfolds the first sheet of a closed round, beneath how far the panel agreed; says what stands in the part. */
export const readSheets = async (reader: Office): Promise<string> => {
  await reader.panel.getByRole('region', { name: '专家意见一致性' }).getByText('中位数').waitFor();
  const part = reader.panel.getByRole('region', { name: '已启封的意见表' });
  const folded = part.getByRole('button');
  expect(await folded.count()).toBe(5);
  await folded.first().click();
  await part.getByText('总体水平', { exact: true }).waitFor();
  return part.innerText();
};
