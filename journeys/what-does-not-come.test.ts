import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cast } from '#testing/cast';
import { roleCode } from '#contract/rights';
import { roleCoded } from '#queries/roles';
import { drafted } from '#testing/applications/story';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';

let app: BrowserApp;
let me: Office;
beforeAll(async () => {
  app = await openBrowserApp();
  me = await app.as(cast.administrator);
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const broken = { ErrorCode: 9000, RequestMsg: '系统错误，请联系管理员并提供编号 8f3a', ResultValue: '' };
/** The server breaks whenever it is asked this, until the way is given back. */
const breaking = async (call: RegExp): Promise<() => Promise<void>> => {
  await me.page.route(call, (route) => route.fulfill({ json: broken }));
  return () => me.page.unroute(call);
};
const failed = '加载失败';

describe('What does not come', () => {
  it('is no empty desk: neither tasks nor notices are called none, and both are asked for again', async () => {
    const mend = await breaking(/GetMyTasks|GetMyMessageList/);
    await me.open('/workbench/workbench');
    const said = me.panel.getByRole('heading', { level: 2, name: failed });
    await expect.poll(() => said.count()).toBe(2);
    for (const none of ['没有待办事项', '暂无消息']) expect(await me.panel.getByText(none).count()).toBe(0);
    await me.picture('workbench-not-come');
    await mend();
    for (const left of [1, 0]) {
      await me.press('重试');
      await expect.poll(() => said.count()).toBe(left);
    }
    await me.panel.getByText('没有待办事项').or(me.panel.locator('.tasks')).first().waitFor();
  });

  it.each([
    ['the settings', '/system/settings', /GetSettings/, '理由'],
    ['the menu', '/system/menus', /GetMenuTreeByFilter/, '工作台'],
    ['the code dictionaries', '/system/dictionaries', /GetCodeSetList/, '成果类别'],
    ['the calls', '/system/api', /openapi\.json/, 'GetUserInfo'],
  ] as const)('is said in the place of %s, which come when they are asked for again', async (_, path, call, there) => {
    const mend = await breaking(call);
    await me.open(path);
    await me.panel.getByRole('heading', { level: 2, name: failed }).waitFor();
    await mend();
    await me.press('重试');
    await me.panel.getByText(there).first().waitFor();
    expect(await me.panel.getByText(failed).count()).toBe(0);
  }); // oxfmt-ignore

  it('is no role that is missing: its people and its rights are asked for again', async () => {
    const id = await roleCoded(app.db, roleCode.owner);
    for (const [page, there] of [['rolePeople', '姓名'], ['roleActions', '工作台']] as const) {
      const mend = await breaking(/GetRoleInfoList/);
      await me.open(`/system/${page}?Id=${id}`);
      await me.panel.getByRole('heading', { level: 1, name: failed }).waitFor();
      await mend();
      await me.press('重试');
      await me.panel.getByText(there).first().waitFor();
    }
    const mend = await breaking(/GetActionTreeListByRole/);
    await me.open(`/system/roleActions?Id=${id}`);
    await me.panel.getByRole('heading', { level: 1, name: failed }).waitFor();
    await mend();
    await me.press('重试');
    await me.panel.getByText('工作台').first().waitFor();
  }); // oxfmt-ignore

  it('is neither a case without a history nor a report without a revocation', async () => {
    const { id, applicationId } = await app.db
      .selectFrom('report')
      .select(['id', 'applicationId'])
      .where('status', '=', 1)
      .where('isLimited', '=', false)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const history = me.panel.getByRole('region', { name: '办理记录' });
    const timeless = await breaking(/GetApplyTimeline/);
    await me.open(`/EvaluationManagement/detail?Id=${applicationId}`);
    await history.getByRole('heading', { name: failed }).waitFor();
    await me.picture('history-not-come');
    expect(await history.getByText('暂无记录').count()).toBe(0);
    await timeless();
    await me.press('重试', history);
    await history.locator('.timeline__what').first().waitFor();

    me = await app.as(cast.reviewer);
    const again = await breaking(/GetRevocationsOfReport/);
    await me.open(`/EvaluationManagement/reprotDetail?Id=${id}`);
    const part = me.panel.getByRole('status').filter({ hasText: '撤销与替代' });
    await part.getByText(failed).waitFor();
    await me.picture('revocations-not-come');
    await again();
    await me.press(/重试/, part);
    await me.panel.getByRole('button', { name: '提议撤销' }).waitFor();
    expect(await part.count()).toBe(0);
    me = await app.as(cast.administrator);
  });

  it('is said in the dialog or the drawer that was opened for it', async () => {
    const opened = me.page.locator('.ant-modal, .ant-drawer').last();
    const asked = async (call: RegExp, open: () => Promise<void>, there: string | RegExp): Promise<void> => {
      const mend = await breaking(call);
      await open();
      await opened.getByRole('heading', { level: 2, name: failed }).waitFor();
      await me.picture(`${call.source}-not-come`);
      await mend();
      await opened.getByRole('button', { name: '重试' }).click();
      await opened.getByText(there).first().waitFor();
      await me.page.keyboard.press('Escape');
    };
    for (const [action, there] of [['查看', 'suyanqing'], ['编辑', '用户名']] as const) {
      await me.open('/system/users?name=苏砚青');
      await asked(/GetUserInfoById/, () => me.rowAction('苏砚青', action), there);
    }
    await me.open('/system/audit');
    await asked(/GetAuditEntry/, () => me.press('详情'), '请求编号');
    await me.open('/system/dictionaries');
    await asked(/GetCodeSetUses/, () => me.press('使用情况'), '记录数');
  }); // oxfmt-ignore

  it('is no select without entries: pressed there, or opened again, it asks for them once more', async () => {
    const list = () => me.page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    // The roles that one may give say whom one adds: until they are there nobody is called an assessor.
    const unknown = await breaking(/GetGrantableRoles/);
    await me.open('/system/users');
    const part = me.panel.getByRole('status').filter({ hasText: failed });
    await part.getByText('角色').waitFor();
    expect(await me.panel.getByRole('button', { name: /新增/ }).count()).toBe(0);
    await me.picture('roles-not-come');
    await unknown();
    await me.press(/重试/, part);
    await me.press('新增用户');

    const mend = await breaking(/GetOrgList$/);
    await me.dialog.getByLabel('工作单位', { exact: true }).click();
    await list().getByText(failed).waitFor();
    expect(await list().getByText('暂无数据').count()).toBe(0);
    await mend();
    await list().getByRole('button', { name: /重试/ }).click();
    await list().locator('.ant-select-item-option').first().waitFor();

    const draft = await drafted(await app.signIn(cast.owner), { achievementName: '术中出血预测系统' });
    me = await app.as(cast.owner);
    const again = await breaking(/GetAgencyList/);
    await me.open(`/EvaluationManagement/apply3?Id=${draft.id}`);
    const agency = me.panel.getByLabel('评价机构', { exact: true });
    await agency.click();
    await list().getByText(failed).waitFor();
    // Opened, it has asked already; what is on its way then is not asked a second time.
    await app.watch.quiet(me.page);
    await agency.press('Escape');
    await again();
    await agency.press('ArrowDown');
    await list().getByText('江澜衡正科技评价中心').first().waitFor();
    me = await app.as(cast.administrator);
  });
});
