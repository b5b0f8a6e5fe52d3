import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complete, drafted, idsOf } from '#testing/applications/story';
import { officePlaces } from './accessible/places';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';

let app: BrowserApp;
let me: Office;
let page: Page;
beforeAll(async () => {
  app = await openBrowserApp();
  me = await app.as('yanshenzhi');
  page = me.page;
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
const workbench = '/workbench/workbench';
const tabBar = () => page.getByRole('tablist', { name: '已打开的页面' });
const tabs = () => tabBar().getByRole('tab');
const tab = (name: string): Locator => tabs().filter({ hasText: name });
const names = async () => (await tabs().allInnerTexts()).map((each) => each.trim());
const front = () => tabBar().getByRole('tab', { selected: true }).innerText();
const pathOf = (): string => new URL(page.url()).pathname;
const choose = async (name: string, what: string) => {
  await tab(name).click({ button: 'right' });
  await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: what, exact: true }).click();
};
const search = () => me.panel.getByRole('search').getByRole('textbox').first();
const panel = "document.querySelector('#main > .page:not([hidden])')";
/** Scrolls, and waits until the browser has told of it: it does so with the next frame. */
const scrollTo = (top: number): Promise<void> =>
  page.evaluate(
    `new Promise((told) => { ${panel}.scrollTo(0, ${top}); requestAnimationFrame(() => requestAnimationFrame(told)); }).then(() => undefined)`,
  );
const scrolled = (): Promise<number> => page.evaluate(`${panel}.scrollTop`);
const tall = { width: 1366, height: 768 };
const low = { width: 1366, height: 500 };

/** Workbench, applications, materials: three pages, the last in front. */
const three = async () => {
  await page.evaluate("sessionStorage.removeItem('tabs')");
  await page.goto(workbench);
  await me.settled();
  await me.go('成果评价', '成果申报');
  await me.go('成果评价', '原始材料');
  await expect.poll(names).toEqual(['工作台', '成果申报', '原始材料']);
};

describe('A tab’s menu', () => {
  beforeEach(three);

  it('refreshes one page and leaves its siblings alone [SH2.refresh]', async () => {
    await search().fill('这里写了一半');
    await me.tab('成果申报');
    await search().fill('那里也写了一半');
    const asked: string[] = [];
    const note = (request: { url: () => string }) =>
      request.url().includes('/api/') && asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await choose('成果申报', '刷新');
    await expect.poll(() => search().inputValue()).toBe('');
    await me.settled();
    page.off('request', note);
    expect(asked).toContain('/api/ApplyFor/GetApplyList');
    expect(asked.filter((path) => /Material|Original/i.test(path))).toEqual([]);
    await me.tab('原始材料');
    expect(await search().inputValue()).toBe('这里写了一半');
  });

  it('closes one, and opening it again begins anew [SH2.close]', async () => {
    await search().fill('将被忘记');
    await choose('原始材料', '关闭');
    await expect.poll(names).toEqual(['工作台', '成果申报']);
    expect(await front()).toBe('成果申报');
    expect(pathOf()).toBe(list);
    await me.go('成果评价', '原始材料');
    expect(await search().inputValue()).toBe('');
  });

  it('closes the others and goes to the one that stays [SH2.close-others]', async () => {
    await choose('成果申报', '关闭其他');
    await expect.poll(names).toEqual(['成果申报']);
    expect(pathOf()).toBe(list);
    await tab('成果申报').click({ button: 'right' });
    const greyed = page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: '关闭其他' });
    expect(await greyed.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
  });

  it('closes what stands left or right of one', async () => {
    await choose('成果申报', '关闭左侧');
    await expect.poll(names).toEqual(['成果申报', '原始材料']);
    await choose('成果申报', '关闭右侧');
    await expect.poll(names).toEqual(['成果申报']);
    expect(pathOf()).toBe(list);
  });

  it('opens the workbench when the last is closed [SH2.last]', async () => {
    await choose('原始材料', '关闭其他');
    await choose('原始材料', '关闭');
    await page.waitForURL(`**${workbench}`);
    await expect.poll(names).toEqual(['工作台']);
    await choose('工作台', '关闭');
    await page.waitForURL(`**${workbench}`);
    await expect.poll(names).toEqual(['工作台']);
  });

  it('closes all, pinned ones too, and opens the start [SH2.close-all] [SH2.all]', async () => {
    await choose('成果申报', '固定');
    await choose('原始材料', '关闭全部');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { level: 1, name: /您好/ }).waitFor();
    expect(await tabBar().count()).toBe(0);
  });

  it('pins one to the front, where closing others and Delete spare it', async () => {
    await choose('原始材料', '固定');
    await expect.poll(names).toEqual(['原始材料', '工作台', '成果申报']);
    await tab('原始材料').getByRole('img', { name: '已固定' }).waitFor();
    await tab('原始材料').press('Delete');
    await tab('原始材料').click({ button: 'middle' });
    await choose('成果申报', '关闭其他');
    await expect.poll(names).toEqual(['原始材料', '成果申报']);
    await page.reload();
    await me.settled();
    await expect.poll(names).toEqual(['原始材料', '成果申报']);
    await choose('原始材料', '取消固定');
    await choose('原始材料', '右移');
    await expect.poll(names).toEqual(['成果申报', '原始材料']);
  });

  it('is at hand without a right click too, and whoever cannot see can use it', async () => {
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: '关闭左侧' }).waitFor();
    await expectAccessible(page, 'the menu of a tab');
    await page.getByRole('menuitem', { name: '关闭左侧' }).click();
    await expect.poll(names).toEqual(['原始材料']);
  });
});

describe('The tab bar', () => {
  beforeEach(three);

  it('is put in order by drawing a tab to its place', async () => {
    await tab('原始材料').dragTo(tab('工作台'), { targetPosition: { x: 4, y: 10 } });
    await expect.poll(names).toEqual(['原始材料', '工作台', '成果申报']);
  });

  it('closes by the middle button and by the cross', async () => {
    await tab('成果申报').click({ button: 'middle' });
    await expect.poll(names).toEqual(['工作台', '原始材料']);
    await tabBar().locator('[data-tab]').filter({ hasText: '原始材料' }).locator('.tabs__close').click();
    await expect.poll(names).toEqual(['工作台']);
  });

  it('is used by keys alone: arrows and ends, Enter, Delete; Alt with a letter from anywhere', async () => {
    const focused = () => page.evaluate<string>('document.activeElement.textContent.trim()');
    await tab('原始材料').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('成果申报');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('工作台');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('原始材料');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await expect.poll(names).toEqual(['工作台', '原始材料']);
    expect(await focused()).toBe('原始材料');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(front).toBe('工作台');
    await page.keyboard.press('Alt+PageDown');
    await expect.poll(front).toBe('原始材料');
    await search().fill('写了一半');
    await page.keyboard.press('Alt+R');
    await expect.poll(() => search().inputValue()).toBe('');
    await page.keyboard.press('Alt+PageUp');
    await expect.poll(front).toBe('工作台');
    await page.keyboard.press('Alt+W');
    await expect.poll(names).toEqual(['原始材料']);
  });
});

describe('A page behind its tab', () => {
  it('keeps inputs, page number, an open part and how far it was scrolled, however long one is away', async () => {
    await page.clock.install();
    await page.setViewportSize(low);
    await three();
    await me.tab('成果申报');
    await me.form.choose('每页条数', '5 条/页');
    await me.panel.getByRole('button', { name: '下一页' }).click();
    await me.settled();
    const shown = await me.panel.getByRole('rowheader').allInnerTexts();
    await me.press('高级检索');
    await me.panel.getByLabel('关键词').first().fill('另一半');
    await scrollTo(120);
    await me.tab('工作台');
    await page.clock.runFor('11:00');
    await me.settled();
    await me.tab('成果申报');
    expect(new URL(page.url()).search).toContain('page=2');
    expect(await me.panel.getByLabel('关键词').first().inputValue()).toBe('另一半');
    expect(await me.panel.getByRole('rowheader').allInnerTexts()).toEqual(shown);
    expect(await scrolled()).toBe(120);
    await page.setViewportSize(tall);
  });

  it('sleeps when twenty others were used since, and wakes as it was', async () => {
    await three();
    await page.setViewportSize(low);
    await me.tab('成果申报');
    await me.press('高级检索');
    await me.panel.getByLabel('关键词').first().fill('睡前写的');
    const boxes = me.panel.locator('tbody').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await scrollTo(150);
    const { rows } = await app.services.pool.query<{ id: string }>('select id from application limit 1');
    // Every record is a page of its own, even one that is not there.
    for (let at = 0; at < 20; at += 1) {
      await me.follow(`/EvaluationManagement/detail?Id=${rows[0]!.id.slice(0, -2)}${10 + at}`);
      await expect.poll(() => tabs().count()).toBe(4 + at);
    }
    expect(await page.locator('#main > .page').count()).toBe(20);
    await me.tab('成果申报');
    expect(await me.panel.getByLabel('关键词').first().inputValue()).toBe('睡前写的');
    await expect.poll(scrolled).toBe(150);
    await me.panel.getByText('已选择 2 项').waitFor({ state: 'attached' });
    expect([
      await boxes.nth(0).isChecked(),
      await boxes.nth(1).isChecked(),
      await boxes.nth(2).isChecked(),
    ]).toEqual([true, false, true]);
    expect(await page.locator('#main > .page').count()).toBe(20);
    await page.setViewportSize(tall);
  });

  it('keeps the form of a record, however long one is away', async () => {
    const { rows } = await app.services.pool.query<{ id: string; owner: string }>(
      `select a.id, p.login_name as owner from application a join person p on p.id = a.owner_id where a.status = 6 limit 1`,
    );
    const owner = await app.as(rows[0]!.owner, {});
    await owner.page.clock.install();
    await owner.open(`/EvaluationManagement/apply?Id=${rows[0]!.id}`);
    await owner.panel.getByLabel('英文名称', { exact: true }).fill('Typed and left');
    // The draft would be saved by itself: here its calls get lost, so that only the page holds what was typed.
    await owner.page.route('**/SaveApply', (route) => route.abort());
    app.watch.expect(/ERR_FAILED/);
    await owner.go('成果评价', '成果申报');
    await owner.page.clock.runFor('11:00');
    await owner.page.getByRole('tab', { name: /未保存/ }).click();
    await owner.panel.getByRole('button', { name: '保存草稿' }).waitFor();
    expect(await owner.panel.getByLabel('英文名称', { exact: true }).inputValue()).toBe('Typed and left');
    await owner.page.context().close();
  });

  it('of a list shows what is true now when one comes back, and no row gives way under the pointer', async () => {
    const owner = await app.as('suyanqing', {});
    const { page: hers } = owner;
    const elsewhere = await app.signIn('suyanqing');
    await hers.clock.install();
    await owner.go('成果评价', '成果申报');
    const names = () => owner.panel.getByRole('rowheader').allInnerTexts();
    const before = await names();
    await owner.panel.locator('tbody').getByRole('checkbox').nth(1).check();
    let asked = 0;
    let answer = () => {};
    await hers.route('**/GetApplyList', async (route) => {
      asked += 1;
      await new Promise<void>((open) => (answer = open));
      await route.continue();
    });
    await hers.keyboard.press('Alt+PageUp');
    await drafted(elsewhere, complete(await idsOf(app), '别处新建的成果'));
    // Whoever only looks aside is not asked for.
    await hers.keyboard.press('Alt+PageDown');
    await owner.settled();
    expect(asked).toBe(0);
    await hers.keyboard.press('Alt+PageUp');
    await hers.clock.runFor('00:05');
    await hers.keyboard.press('Alt+PageDown');
    await expect.poll(() => asked).toBe(1);
    // What stood there is there at once, nothing turns, and the pointer is among the rows when the answer comes.
    expect(await names()).toEqual(before);
    expect(await owner.panel.locator('.anticon-spin').count()).toBe(0);
    await owner.row(before[0]!).hover();
    answer();
    await owner.panel
      .getByText(`共 ${before.length + 1} 条`)
      .first()
      .waitFor();
    expect(await names()).toEqual(before);
    await owner.panel.locator('h1').hover();
    await expect.poll(names).toEqual(['别处新建的成果', ...before]);
    await owner.panel.getByText('已选择 1 项').waitFor();
    expect(await owner.row(before[1]!).getByRole('checkbox').isChecked()).toBe(true);
    await hers.context().close();
  });

  it('is one for a record and bears its name', async () => {
    await three();
    await me.tab('成果申报');
    await me.panel.getByRole('heading', { level: 1, name: '成果申报' }).waitFor();
    const [one, other] = (await me.panel.getByRole('rowheader').allInnerTexts()) as [string, string];
    const open = async (name: string) => {
      await me.tab('成果申报');
      await me.rowAction(name, '详情');
      await expect.poll(front).toBe(name);
    };
    await open(one);
    await open(other);
    await open(one);
    expect(await names()).toEqual(['工作台', '成果申报', '原始材料', one, other]);
    expect(await page.title()).toContain(one);
    await page.reload();
    await me.settled();
    expect(await names()).toEqual(['工作台', '成果申报', '原始材料', one, other]);
    expect(await front()).toBe(one);
  });

  it('shows a dot while its work is not saved, and asks before it closes, loads anew or is left', async () => {
    const owner = await app.as('suyanqing');
    await owner.go('成果评价', '成果申报');
    await owner.press('新建申报');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await owner.page.route('**/SaveApply', async (route) => {
      await released;
      await route.continue();
    });
    await owner.form.text('成果名称', '尚未保存的成果');
    const own = owner.page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
    const mine = own.filter({ hasText: '申报 · 成果信息' });
    await mine.getByRole('img', { name: '未保存' }).waitFor();
    const ask = async (name: Locator, what: string) => {
      await name.click({ button: 'right' });
      await owner.page.getByRole('menuitem', { name: what, exact: true }).click();
      await owner.dialog.getByText('申报 · 成果信息').waitFor();
    };
    const answer = async (what: string) => {
      await owner.answer(what);
      await owner.dialog.waitFor({ state: 'hidden' });
    };
    await ask(mine, '关闭');
    await answer('取消');
    await ask(own.filter({ hasText: '工作台' }), '关闭其他');
    await answer('取消');
    await ask(mine, '刷新');
    await answer('取消');
    await ask(mine, '关闭');
    // What was typed is saved while the question stands, and the tab is another one's from then on; it is closed all the same.
    release();
    await own.filter({ hasText: '尚未保存的成果' }).waitFor();
    await answer('放弃并关闭');
    await expect.poll(() => own.allInnerTexts()).toEqual(['工作台', '成果申报']);
  });

  it('is gone with its tab after signing out, and no one who comes after sees it', async () => {
    const guest = await app.as('suyanqing', {});
    await guest.go('成果评价', '成果申报');
    await guest.press('新建申报');
    await guest.form.text('成果名称', '退出前才写的成果');
    await guest.page.getByRole('button', { name: /账户/ }).click();
    await guest.page.getByRole('menuitem', { name: '退出登录' }).click();
    // What was typed is sent first, so there is nothing to ask.
    await guest.page.waitForURL((url) => url.pathname === '/');
    const { rows } = await app.services.pool.query<{ status: number }>(
      "select status from application where achievement_name = '退出前才写的成果'",
    );
    expect(rows).toEqual([{ status: 6 }]);
    await guest.page.goto('/login');
    await app.enter(guest.page, 'suyanqing');
    await guest.page.waitForURL(`**${workbench}`);
    const left = guest.page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
    await expect.poll(() => left.allInnerTexts()).toEqual(['工作台']);
  });
});

describe('A sheet open in two windows', () => {
  it('is one: what either wrote stands in both, and where both did the person chooses', async () => {
    const { path, who } = (await officePlaces(app)).find(
      (place) => place.page === 'panels/ExpertOpinion' && place.what,
    )!;
    const [here, there] = [await app.as(who!, {}), await app.as(who!, {})];
    for (const window of [here, there]) await window.open(path);
    const score = ({ panel }: Office, name: string) => panel.getByLabel(name, { exact: true });
    const save = async (window: Office) => {
      await window.press('保存');
      await window.notified('已保存');
    };
    await score(there, '科学价值').fill('61');
    await score(there, '社会价值').fill('62');
    await score(there, '应用价值').fill('另一窗口写下的评语');
    await there.press('新增问题');
    await there.panel
      .getByLabel(/^存在问题 \d$/)
      .last()
      .fill('另一窗口的问题');
    await save(there);
    await score(here, '科学价值').fill('91');
    await score(here, '技术价值').fill('92');
    await score(here, '应用价值').fill('此窗口写下的评语');
    await here.press('新增问题');
    await here.panel
      .getByLabel(/^存在问题 \d$/)
      .last()
      .fill('此窗口的问题');
    await here.press('保存');
    const asked = here.panel.getByRole('alert').filter({ hasText: '另一窗口中也修改了' });
    await asked.waitFor();
    const questions = asked.getByRole('group');
    expect(await questions.locator('legend').allInnerTexts()).toEqual(['科学价值', '应用价值']);
    // What only the other window wrote is here already; nothing of this one is gone.
    expect(await score(here, '社会价值').inputValue()).toBe('62');
    expect(await score(here, '科学价值').inputValue()).toBe('91');
    await expectAccessible(here.page, 'two windows that differ');
    await here.picture('two-windows');
    const saveChosen = asked.getByRole('button', { name: '按所选保存' });
    expect(await saveChosen.isDisabled()).toBe(true);
    await questions.first().getByText('另一窗口：61').click();
    await questions.last().getByText('此窗口：此窗口写下的评语').click();
    await saveChosen.click();
    await asked.waitFor({ state: 'hidden' });
    await here.panel.locator('[role="status"]').getByText('已保存').waitFor();
    // The other window finds all of it the next time it has something to save.
    await score(there, '经济价值').fill('63');
    await there.press('保存');
    await expect.poll(() => score(there, '技术价值').inputValue()).toBe('92');
    await there.panel.locator('[role="status"]').getByText('已保存').waitFor();
    await here.page.reload();
    await here.settled();
    const stored = {
      科学价值: '61',
      技术价值: '92',
      经济价值: '63',
      社会价值: '62',
      应用价值: '此窗口写下的评语',
    };
    for (const [name, value] of Object.entries(stored))
      expect(await score(here, name).inputValue(), name).toBe(value);
    const problems = await here.panel.getByLabel(/^存在问题 \d$/).all();
    const texts = await Promise.all(problems.map((each) => each.inputValue()));
    expect(texts).toEqual(expect.arrayContaining(['另一窗口的问题', '此窗口的问题']));
    for (const window of [here, there]) await window.page.context().close();
  });
});
