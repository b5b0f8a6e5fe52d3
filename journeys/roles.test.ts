import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const tree = (person: Office) => person.panel.getByRole('tree');
/** Opens what lies below a line of the tree. */
const unfold = (person: Office, name: string) =>
  person.panel.locator('.ant-tree-treenode', { hasText: name }).first().locator('.ant-tree-switcher').click();
const tick = (person: Office, name: string) =>
  person.panel
    .locator('.ant-tree-treenode')
    .filter({ has: person.page.getByText(name, { exact: true }) })
    .locator('.ant-tree-checkbox')
    .click();

it('[RO1] the administrator sees what a change would do before a role has it, and the assessor’s sidebar follows', async () => {
  const administrator = await app.as('admin');
  const assessor = await app.as('lujingxing');
  const sidebar = assessor.page.getByRole('navigation', { name: '菜单' });
  await sidebar.getByRole('menuitem', { name: '成果评价' }).click();
  await sidebar.getByRole('menuitem', { name: '报告台账' }).waitFor();
  await administrator.open('/system/roles');
  await administrator.rowAction('评估师', '权限');
  await administrator.panel.getByRole('heading', { level: 1, name: '评估师 · 权限' }).waitFor();
  await unfold(administrator, '成果评价');
  await tick(administrator, '报告台账');
  const change = administrator.panel.getByText(/5 人持有该角色；以下 5 人会有变化/);
  await change.waitFor();
  await administrator.panel.getByRole('cell', { name: /陆景行/ }).waitFor();
  await expect
    .poll(() => administrator.panel.locator('.sidebar-preview').innerText())
    .not.toContain('报告台账');
  await administrator.press('保存');
  await administrator.answer('保存');
  await administrator.notified('已保存');
  // Nobody reloads their page: the open browser learns of it by itself within ten seconds.
  await expect
    .poll(() => sidebar.getByRole('menuitem', { name: '报告台账' }).count(), { timeout: 10_000 })
    .toBe(0);
  await sidebar.getByRole('menuitem', { name: '评价报告' }).waitFor();
});

it('[RO2] [MN1] a menu entry is renamed and moved up, with the keyboard or the mouse', async () => {
  const administrator = await app.at('/system/menus', 'admin');
  await administrator.panel.getByRole('textbox', { name: '查找菜单或动作' }).fill('Original materials');
  await tree(administrator).getByText('原始材料', { exact: true }).click();
  await administrator.form.text('英文名称', 'Evidence');
  await administrator.press('保存');
  await administrator.notified('已保存');
  await administrator.press('上移');
  await administrator.notified('已保存');
  const editor = await app.as('lujingxing', { locale: 'en-GB' });
  const sidebar = editor.page.getByRole('navigation', { name: 'Menu' });
  await sidebar.getByRole('menuitem', { name: 'Evaluation' }).first().click();
  await sidebar.getByRole('menuitem', { name: 'Evidence' }).waitFor();
});

it('[RO5] it is said rule by rule why somebody may not do something', async () => {
  const administrator = await app.at('/system/why', 'admin');
  await administrator.panel.getByRole('combobox', { name: '人员' }).fill('石溪亭');
  await administrator.page.locator('.ant-select-item-option', { hasText: '石溪亭' }).click();
  await administrator.panel.getByRole('combobox', { name: '动作或菜单' }).fill('公共服务机构审核');
  await administrator.page.locator('.ant-select-tree-title', { hasText: '公共服务机构审核' }).last().click();
  await administrator.press('查询');
  await administrator.panel.getByText('不可以', { exact: true }).waitFor();
  await administrator.panel.getByText('不包含该权限').first().waitFor();
});

it('[RO1] how far a role looks is chosen, foretold and explained', async () => {
  const administrator = await app.at('/system/roles', 'admin');
  await administrator.press('新增角色');
  await administrator.asked.text('中文名称', '本单位督导员');
  await administrator.asked.text('英文名称', 'Supervisor at home');
  await administrator.asked.text('西班牙文名称', 'Supervisor de la casa');
  await administrator.asked.text('代码', 'HOMESUP');
  await administrator.asked.choose('参照的内置角色', '系统管理员');
  await administrator.asked.choose('数据范围', '本单位及下级');
  await administrator.dialog.getByText(/多个角色相加/).waitFor();
  await administrator.picture('role-scope');
  await administrator.answer('保存');
  await administrator.notified('已新增');
  await administrator.row('本单位督导员').getByText('本单位及下级', { exact: true }).waitFor();
  await administrator.rowAction('本单位督导员', '编辑');
  await administrator.asked.choose('数据范围', '本人');
  await administrator.dialog.getByText(/0 人持有该角色/).waitFor();
  await administrator.answer('保存');
  await administrator.notified('已保存');
});

it('[EN2] two entries of one organisation are compared, merged, found among the merged, and taken apart', async () => {
  const administrator = await app.at('/system/organisations', 'admin');
  await administrator.rowAction('云岫大学药学院', '合并到…');
  await administrator.asked.choose('保留的单位', /GX001/);
  await administrator.dialog.getByRole('cell', { name: 'GX002' }).waitFor();
  await administrator.picture('merge');
  await administrator.answer('合并');
  await administrator.notified('已合并');
  await administrator.panel.locator('.list__states').getByText('已合并', { exact: true }).click();
  await administrator.row('云岫大学药学院').getByText('江澜医科大学').waitFor();
  await administrator.rowAction('云岫大学药学院', '撤销合并');
  await administrator.answer('撤销合并');
  await administrator.notified('已撤销合并');
});

it('what was added is said to be added', async () => {
  const administrator = await app.at('/system/organisations', 'admin');
  await administrator.press('新增组织');
  const { asked } = administrator;
  await asked.text('单位名称', '临溪康复医院');
  await asked.text('单位编号', 'YL907');
  await asked.choose('单位类型', '医疗');
  await asked.text('统一社会信用代码', '12990000400000905A');
  await administrator.answer('保存');
  await administrator.notified('组织已新增');
});

it('what was typed is never thrown away without a question, and a refusal stands at its field', async () => {
  const administrator = await app.as('admin');
  const { page, panel, asked } = administrator;
  const question = page.locator('.ant-modal-confirm');
  await administrator.open('/system/organisations');
  await administrator.press('新增组织');
  await asked.text('单位名称', '青渚康复医院');
  await asked.text('单位编号', 'YL905');
  await asked.choose('单位类型', '医疗');
  await asked.text('统一社会信用代码', '123');
  await administrator.answer('保存');
  await administrator.dialog.locator('.ant-form-item-explain-error').waitFor();
  await page.keyboard.press('Escape');
  await question.getByText('有未保存的内容，确认关闭？').last().waitFor();
  await question.getByRole('button', { name: '返回' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await administrator.dialog.getByLabel('单位名称').inputValue()).toBe('青渚康复医院');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '放弃并关闭' }).click();
  await page.locator('.ant-modal:visible').waitFor({ state: 'detached' });

  await administrator.open('/system/menus');
  await tree(administrator).getByText('工作台', { exact: true }).first().click();
  await administrator.form.text('英文名称', 'Desk');
  await tree(administrator).getByText('成果评价', { exact: true }).first().click();
  await question.getByText('有未保存的内容，确认离开？').last().waitFor();
  await question.getByRole('button', { name: '返回' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await panel.getByLabel('英文名称').inputValue()).toBe('Desk');
  await tree(administrator).getByText('成果评价', { exact: true }).first().click();
  await question.getByRole('button', { name: '放弃并离开' }).click();
  await expect.poll(() => panel.getByLabel('英文名称').inputValue()).not.toBe('Desk');
});

it('every call of the product can be read from our own host, by the administrator', async () => {
  const administrator = await app.at('/system/api', 'admin');
  await administrator.panel.getByRole('textbox').fill('新增角色');
  await administrator.panel.getByText('新增角色', { exact: true }).waitFor();
  await administrator.panel.getByRole('textbox').fill('rol añadido');
  await administrator.panel.getByRole('button', { name: /UserRole\/AddRole/ }).waitFor();
  await administrator.panel.getByRole('textbox').fill('UserRole/AddRole');
  await administrator.panel.getByRole('button', { name: /AddRole/ }).click();
  await administrator.panel.getByText('May: role.manage').waitFor();
  const fields = administrator.panel.locator('.api__fields').first();
  await expect.poll(() => fields.innerText()).toMatch(/RoleName\*.*string 0–40/);
  const taken = administrator.page.waitForEvent('download');
  await administrator.press('下载 OpenAPI 文件');
  expect((await taken).suggestedFilename()).toBe('openapi.json');
});

it('a constant of the platform is changed with its reason, and an earlier version taken again', async () => {
  const administrator = await app.as('admin');
  const { page, panel, form } = administrator;
  await administrator.open('/system/settings');
  // What is out of bounds stays as it was typed, and says so.
  await form.text('受理', '999');
  await page.keyboard.press('Tab');
  await panel.getByText(/请输入 \d+–\d+/).waitFor();
  expect(await panel.getByRole('spinbutton', { name: '受理' }).inputValue()).toBe('999');
  await form.text('受理', '7');
  await panel.getByText('7 工作日').waitFor();
  // A holiday is written without a mouse.
  const holidays = panel.getByLabel('工作日中的节假日');
  await holidays.focus();
  await page.keyboard.type('2027-02-08');
  await page.keyboard.press('Enter');
  await panel.locator('.days').getByText('2027-02-08').waitFor();
  await administrator.press('保存');
  await panel.getByText('请输入理由').waitFor();
  await form.text('理由', '省卫生健康委通知');
  await administrator.press('保存');
  await administrator.notified('参数已保存');
  await panel.getByRole('cell', { name: '省卫生健康委通知' }).waitFor();
  await form.text('专家组最少人数', '9');
  await form.text('专家组最多人数', '7');
  await form.text('理由', '先试一试');
  await administrator.press('保存');
  await panel.getByText('最多人数不能小于最少人数').waitFor();
  await panel.getByRole('button', { name: '恢复此版本的值 1' }).click();
  expect(await panel.getByRole('spinbutton', { name: '受理' }).inputValue()).toBe('10');
  await form.text('理由', '撤回通知');
  await administrator.press('保存');
  await panel.getByRole('cell', { name: '撤回通知' }).waitFor();
});

it('[AZ-10] a role for one of three administrators is ready-made, and what would make two of one is foretold', async () => {
  const administrator = await app.as('admin');
  const { panel, form, asked } = administrator;
  await administrator.open('/system/roles');
  await administrator.press('新增角色');
  await asked.choose('三员分立模板', '审计管理');
  expect(await administrator.dialog.getByLabel('代码').inputValue()).toBe('ADM_AUDIT');
  await administrator.picture('role-template');
  await administrator.answer('保存');
  await administrator.notified('已新增');
  await administrator.open('/system/settings');
  await form.answer('管理权限三员分立（系统、安全、审计管理员互不兼任）', '是');
  await form.text('理由', '等级保护测评整改');
  await administrator.press('保存');
  await panel.getByText('以下人员同时持有多类管理权限').waitFor();
  await administrator.picture('separate-refused');
  // Once administration is separated, saving what makes an editor two administrators is refused, and said before.
  await app.services.pool.query(
    `insert into setting_version (number, values, reason, saved_at)
     select max(number) + 1, '{"separateAdministrators": true}', '三员分立', now() from setting_version`,
  );
  await administrator.open('/system/roles');
  await administrator.rowAction('内容编辑', '权限');
  await administrator.panel.getByRole('heading', { level: 1, name: '内容编辑 · 权限' }).waitFor();
  await administrator.panel.getByRole('textbox', { name: '查找菜单或动作' }).fill('管理参数');
  await tick(administrator, '管理参数');
  await administrator.panel.getByRole('textbox', { name: '查找菜单或动作' }).fill('校验系统日志');
  await tick(administrator, '校验系统日志');
  await administrator.panel.getByText('保存将被拒绝').waitFor();
  await administrator.picture('separation-foretold');
  await administrator.press('保存');
  await administrator.answer('保存');
  await administrator.notified(/将同时持有系统管理和审计管理权限/);
});
