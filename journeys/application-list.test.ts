import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cast } from '#testing/cast';
import { accepted, submitted, worldOf, type StoryWorld } from '#testing/story';
import { dayFrom } from '#testing/story/world';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
let world: StoryWorld;
beforeAll(async () => {
  app = await openBrowserApp();
  world = worldOf(app);
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';

it('an agency sees what waits for it before all else, and accepts in the row', async () => {
  const { achievementName } = await submitted(world, { achievementName: '在行内受理的贴片' });
  await accepted(world);
  const manager = await app.at(list, cast.manager);
  const tabs = manager.panel.getByRole('radiogroup');
  const own = tabs.locator('label').first();
  await expect.poll(() => own.innerText()).toMatch(/待我处理\s*\d+/);
  await manager.picture('application-list');
  await own.click();
  await manager.settled();
  const row = manager.panel.getByRole('row').filter({ hasText: achievementName });
  await row.getByText('待受理').waitFor();
  await row.getByRole('button', { name: '受理', exact: true }).click();
  await manager.asked.choose('评估师', /陆景行/);
  await manager.asked.text('合同编号', 'HT-2026-71');
  await manager.asked.days('计划开始 – 计划完成', dayFrom(world, 1), dayFrom(world, 60));
  await manager.picture('application-list-accept');
  await manager.answer('受理');
  await manager.notified('已受理');
  await row.waitFor({ state: 'detached' });
  const owner = await app.at(list, cast.owner);
  await owner.panel.getByRole('row').filter({ hasText: achievementName }).getByText('待交材料').waitFor();
  await owner.picture('application-list-owner');
});

it('[SF4] each condition says how many it finds, and an empty list names the one that left nothing', async () => {
  const { achievementName } = await submitted(world, { achievementName: '条件计数的贴片' });
  const owner = await app.at(list, cast.owner);
  await owner.press('高级检索');
  const conditions = owner.panel.locator('.search__condition');
  await conditions.nth(0).getByLabel('关键词').fill('条件计数');
  await expect.poll(() => conditions.nth(0).getByRole('status').innerText()).toBe('1 条');
  await conditions.nth(0).getByRole('button', { name: '增加条件' }).click();
  await owner.within(conditions.nth(1)).choose('检索字段', '第一完成人');
  await conditions.nth(1).getByLabel('关键词').fill('查无此人');
  await expect.poll(() => conditions.nth(1).getByRole('status').innerText()).toBe('0 条');
  await owner.press('查询');
  await owner.settled();
  const why = owner.panel.getByRole('group', { name: '去掉下列任一条件即有结果：' });
  const without = why.getByRole('button', { name: /第一完成人.*查无此人.*1 条/ });
  await without.waitFor();
  expect(await why.getByRole('button').count()).toBe(1);
  await owner.picture('application-list-nothing');
  await without.click();
  await owner.row(achievementName).waitFor();
});

it('[domain §9.3] an owner reads who holds the case, since when and until when, and goes on to the next of the list', async () => {
  const one = await submitted(world, { achievementName: '先后翻看的贴片甲' });
  const other = await submitted(world, { achievementName: '先后翻看的贴片乙' });
  const owner = await app.at(
    `${list}?search=${encodeURIComponent('{"simple":{"searchField":"achievementName","keyword":"先后翻看"}}')}`,
    cast.owner,
  );
  await owner.rowAction(other.achievementName, '详情');
  const head = owner.panel.locator('.record__head');
  await head.getByText(/当前处理：江澜衡正科技评价中心（自 \d{4}-\d\d-\d\d）/).waitFor();
  await head.getByText(/预计 \d{4}-\d\d-\d\d 完成/).waitFor();
  await owner.picture('application-head');
  // The newest stands first.
  expect(await owner.panel.getByRole('button', { name: '上一项' }).isDisabled()).toBe(true);
  await owner.page.keyboard.press('j');
  await head.getByRole('heading', { name: one.achievementName }).waitFor();
  expect(await owner.panel.getByRole('button', { name: '下一项' }).isDisabled()).toBe(true);
  await owner.press('上一项');
  await head.getByRole('heading', { name: other.achievementName }).waitFor();
});

it('[domain §9.3] everybody’s workbench begins with what waits for them, says what they wait for, and goes on by a key', async () => {
  await submitted(world, { achievementName: '工作台上的贴片' });
  for (const [login, heading] of [
    [cast.owner, '我在等待'],
    [cast.administrator, '平台运行'],
    [cast.manager, '我的工作'],
  ] as const) {
    const me = await app.at('/workbench/workbench', login);
    await me.panel.getByRole('heading', { level: 2, name: heading }).waitFor();
    await me.picture(`workbench-${login}`);
  }
  const manager = await app.as(cast.manager);
  await manager.panel.getByRole('button', { name: '处理下一项' }).waitFor();
  await manager.page.keyboard.press('n');
  await manager.page.waitForURL(/EvaluationManagement/);
});

it('an action for several rows says which it will touch, which not and why, and what became of each', async () => {
  await submitted(world, { achievementName: '批量取消的贴片甲' });
  await submitted(world, { achievementName: '批量取消的贴片乙' });
  await accepted(world, { achievementName: '批量取消的贴片丙' });
  const owner = await app.as(cast.owner);
  const search = encodeURIComponent('{"simple":{"searchField":"achievementName","keyword":"批量取消"}}');
  await owner.open(`${list}?search=${search}`);
  await owner.row('批量取消的贴片甲').waitFor();
  await owner.panel.getByRole('checkbox', { name: '选择本页' }).check();
  await owner.press('取消申报', owner.panel.locator('.selection'));
  const { dialog } = owner;
  await dialog.getByText('将处理 2 条，其余 1 条不变').waitFor();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '批量取消的贴片丙' })
    .getByText('处于「进行中 · 待交材料」，不能办理')
    .waitFor();
  await owner.picture('application-list-many');
  await owner.answer('取消申报');
  await dialog.getByText(/成功 2/).waitFor();
  await owner.picture('application-list-many-done');
  await owner.answer('关闭');
});
