import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cast } from '#testing/cast';
import { accepted, withExperts, worldOf } from '#testing/story';
import { invitation, panelists, submitSheet } from '#testing/story/panel';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

const part = (office: Office, name: string) => office.panel.getByRole('tab', { name }).click();
const circle = (office: Office, name: string) =>
  office.panel.locator('.ant-segmented-item').filter({ hasText: name }).click();

it('an agency writes to its applicant by a phrase and keeps the contract; the applicant answers, reads it and reports a demand', async () => {
  const world = worldOf(app);
  const { applicationId: id } = await accepted(world, { achievementName: '便携心电贴片' });
  const manager = await app.at('/profile/phrases', cast.manager);
  await manager.press('新增');
  await manager.asked.text('内容', '请补充【成果】的检测报告。');
  await manager.dialog.locator('.ant-select').first().click();
  await manager.page.locator('.ant-select-item-option').filter({ hasText: '办件消息' }).click();
  await manager.picture('phrase-dialog');
  await manager.answer('保存');
  await manager.notified('常用语已新增');
  await manager.picture('phrases');

  await manager.open(`/EvaluationManagement/detail?Id=${id}`);
  await part(manager, '消息');
  await manager.panel.getByText('请先选择消息的可见范围').waitFor();
  await manager.picture('messages-choose');
  await circle(manager, '与申报人');
  const field = manager.panel.getByRole('textbox', { name: '写给：与申报人' });
  await field.pressSequentially('谢谢 ');
  await manager.panel.getByRole('button', { name: '常用语' }).waitFor();
  // By the keyboard alone: on to the phrases, the first of them, and one goes on writing behind it.
  await manager.page.keyboard.press('Tab');
  await manager.page.keyboard.press('Enter');
  await manager.page.getByRole('menuitem', { name: '请补充便携心电贴片的检测报告。' }).waitFor();
  // It is seen a moment before it has the focus.
  await manager.page.locator('.ant-dropdown :focus').waitFor();
  await manager.page.keyboard.press('Enter');
  await manager.page.keyboard.type('下周前即可');
  expect(await field.inputValue()).toContain('请补充便携心电贴片的检测报告。下周前即可');
  await field.press('Control+Enter');
  await manager.notified('已发送');
  await manager.panel.locator('.messages__one').getByText('下周前即可').waitFor();
  await manager.page.getByRole('menuitem', { name: '将当前文字存为常用语' }).waitFor({ state: 'hidden' });
  await part(manager, '合同与费用');
  await manager.press('修改合同');
  await manager.asked.text('费用包含内容', '资料审核、专家评价、报告两份');
  await manager.dialog.getByText('本机构作出以上声明').click();
  await manager.picture('contract-dialog');
  await manager.answer('保存');
  await manager.notified('合同已更新');
  await manager.picture('contract-agency');

  const owner = await app.at(`/EvaluationManagement/detail?Id=${id}`, cast.owner);
  await owner.panel.getByRole('tab', { name: '消息 1' }).click();
  await owner.panel.getByText('下周前即可').waitFor();
  await owner.panel.getByRole('tab', { name: '消息', exact: true }).waitFor();
  const answer = owner.panel.getByRole('textbox', { name: '写给：与申报人' });
  await answer.pressSequentially('@');
  await owner.page.locator('.ant-mentions-dropdown').getByText('评价机构管理员').first().click();
  await answer.pressSequentially('已上传');
  await owner.press('发送');
  await owner.panel.locator('.messages__mention').waitFor();
  await owner.picture('messages-owner');
  await part(owner, '合同与费用');
  await owner.panel.getByText('资料审核、专家评价、报告两份').waitFor();
  await owner.press('举报额外收费');
  await owner.asked.text('索要费用的人', '自称项目助理的人');
  await owner.asked.text('经过', '电话要求另付专家费，称可加快评价');
  await owner.picture('demand-dialog');
  await owner.answer('提交举报');
  await owner.notified('举报已提交');
  await owner.picture('contract-owner');

  const reviewer = await app.at('/EvaluationManagement/feeDemands', cast.reviewer);
  await reviewer.row('便携心电贴片').waitFor();
  await reviewer.picture('fee-demands');
  await reviewer.rowAction('便携心电贴片', '处理');
  await reviewer.asked.text('处理结果', '已核实并责令评价机构整改');
  await reviewer.answer('处理');
  await reviewer.notified('举报已处理');
  await manager.open(`/EvaluationManagement/detail?Id=${id}&Tab=messages`);
  await circle(manager, '与申报人');
  await manager.panel.locator('.messages__me').waitFor();
  // Of the other house one learns that it was read, and not by whom.
  await manager.panel.getByText('已读：申报人').waitFor();
  await manager.picture('messages-agency');
});

describe('The page of a case', () => {
  const [[leader, leaderName]] = panelists;
  let about: Awaited<ReturnType<typeof withExperts>>;
  let page: string;
  beforeAll(async () => {
    about = await withExperts(worldOf(app), { achievementName: '便携血氧指环' });
    await submitSheet(worldOf(app), about, leader);
    page = `/EvaluationManagement/detail?Id=${about.applicationId}`;
  });
  const at = (office: Office, tab: string) => office.open(`${page}&Tab=${tab}`);
  /** The names of the tabs, once those of the parts are there. */
  const tabsOf = async (office: Office): Promise<string[]> => {
    await office.panel.getByRole('tab', { name: '原始材料' }).waitFor();
    return office.panel.getByRole('tab').allInnerTexts();
  };
  const fileOf = (office: Office) => office.panel.getByRole('row', { name: '技术（研制）报告1.pdf' });

  it('shows its material, report, panel and files in tabs, to each reader what is theirs', async () => {
    const manager = await app.at(page, cast.manager);
    expect(await tabsOf(manager)).toEqual(expect.arrayContaining(['原始材料', '评价报告', '专家组']));
    await at(manager, 'material');
    await manager.panel.getByRole('row', { name: '技术（研制）报告' }).getByText('合格').waitFor();
    await manager.panel.getByRole('row', { name: '工作分解结构表' }).getByText('表格 2 行').waitFor();
    await manager.picture('part-material');
    await manager.panel.getByRole('button', { name: '科技查新报告 1' }).click();
    await manager.page.getByRole('dialog').getByRole('button', { name: '下载' }).waitFor();
    await manager.page.keyboard.press('Escape');
    await at(manager, 'report');
    await manager.panel.getByText('专家评价中').waitFor();
    await manager.panel.getByRole('button', { name: '预览 PDF' }).waitFor();
    await manager.picture('part-report');
    await at(manager, 'panel');
    await manager.panel
      .locator('.panel-member')
      .filter({ hasText: leaderName })
      .getByText('已提交')
      .waitFor();
    await manager.picture('part-panel');
    await manager.panel.getByRole('link', { name: '打开报告中的专家组' }).click();
    await manager.panel.locator('.panel-member').filter({ hasText: leaderName }).waitFor();
    expect(manager.page.url()).toContain(`reprotDetail?Id=${about.reportId}`);
    await at(manager, 'files');
    const file = fileOf(manager);
    await file.getByText('原始材料：技术（研制）报告').waitFor();
    await file.getByText('报告证据：E-01').waitFor();
    await manager.picture('part-files');
    const taken = manager.page.waitForEvent('download');
    await file.getByRole('button', { name: '下载“技术（研制）报告1.pdf”' }).press('Enter');
    expect((await taken).suggestedFilename()).toContain('技术（研制）报告1');
    const owner = await app.at(page, cast.owner);
    const ofOwner = await tabsOf(owner);
    expect(ofOwner.filter((name) => ['评价报告', '专家组'].includes(name))).toEqual([]);
    await at(owner, 'files');
    await owner.panel.getByText('原始材料：技术（研制）报告').first().waitFor();
    expect(await owner.panel.getByText('报告证据').count()).toBe(0);

    const assessor = await app.at(page, cast.assessor);
    expect(await tabsOf(assessor)).toEqual(expect.arrayContaining(['评价报告', '专家组']));
    await at(assessor, 'panel');
    await assessor.panel.getByRole('row', { name: '1 号专家' }).getByText('已提交').waitFor();
    expect(await assessor.panel.getByText(leaderName).count()).toBe(0);
    await assessor.picture('part-panel-assessor');

    const expert = await app.at(page, leader);
    const ofExpert = await tabsOf(expert);
    expect(ofExpert).toContain('评价报告');
    expect(ofExpert).not.toContain('专家组');

    const reviewer = await app.at(page, cast.reviewer);
    await reviewer.panel.getByText(about.achievementName).first().waitFor();
    await reviewer.settled();
    expect(await reviewer.panel.getByRole('tab', { name: '原始材料' }).count()).toBe(0);
  });

  it('says of what does not come that it did not, and asks for it again', async () => {
    const failing = (route: Route) =>
      route.fulfill({ json: { ErrorCode: 9000, RequestMsg: '系统繁忙', ResultValue: '' } });
    const manager = await app.at(page, cast.manager);
    for (const call of ['GetCaseFiles', 'GetCaseParts']) {
      await manager.page.route(`**/${call}*`, failing);
      await at(manager, 'files');
      await manager.panel.getByText('加载失败').waitFor();
      await manager.picture(`part-failed-${call}`);
      await manager.page.unroute(`**/${call}*`);
      await manager.press('重试');
      await fileOf(manager).waitFor();
      expect(await tabsOf(manager)).toEqual(expect.arrayContaining(['原始材料', '评价报告', '专家组']));
    }
    // What somebody judges by comes when it is asked for again, and is not waited for in vain.
    const { Id: sheet } = await invitation(worldOf(app), 'helanzhou', about);
    const judge = await app.at('/workbench/workbench', 'helanzhou');
    await judge.page.route('**/GetMaterialById*', failing);
    await judge.open(`/EvaluationManagement/expertOpinion?Id=${sheet}`);
    await judge.panel.getByText('加载失败').waitFor();
    await judge.picture('reading-failed');
    await judge.page.unroute('**/GetMaterialById*');
    await judge.press('重试');
    await judge.panel.getByText('技术（研制）报告').first().waitFor();
    // A table of what did not come is no table without rows.
    const reviewer = await app.at('/workbench/workbench', cast.reviewer);
    await reviewer.page.route('**/GetAppealStatistics*', failing);
    await reviewer.open('/EvaluationManagement/appealStatistics');
    await reviewer.panel.getByText('加载失败').waitFor();
    await reviewer.page.unroute('**/GetAppealStatistics*');
    await reviewer.press('重试');
    await reviewer.panel.getByText('加载失败').waitFor({ state: 'hidden' });
  });
});
