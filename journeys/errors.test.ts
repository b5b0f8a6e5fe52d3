import { expectAccessible } from './browser/accessible';
import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accepted, worldOf } from '#testing/story';
import { folderOfFiles } from './browser/files';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { passwordOf } from '#testing/lookups';
import { cast } from '#testing/cast';

let app: BrowserApp;
let draft: { readonly id: string; readonly owner: string };
beforeAll(async () => {
  app = await openBrowserApp();
  const { rows } = await app.services.pool.query<typeof draft>(
    `select a.id, p.login_name as owner from application a join person p on p.id = a.owner_id where a.status = 6 limit 1`,
  );
  draft = rows[0]!;
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
const wizard = () => `/EvaluationManagement/apply?Id=${draft.id}`;
const patient = { timeout: 15_000 };
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const toasts = (page: Page, text: string | RegExp) => page.locator('.ant-message-notice').getByText(text);
const names = (page: Page) =>
  page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').allInnerTexts();
const timesSaved = async (): Promise<number> => {
  const { rows } = await app.services.pool.query<{ row_version: number }>(
    'select row_version from application where id = $1',
    [draft.id],
  );
  return rows[0]!.row_version;
};
const signInAgain = async (me: Office, loginName: string) => {
  await me.dialog.getByText('登录已过期').waitFor();
  await me.asked.text('用户名', loginName);
  await me.asked.text('密码', passwordOf(app, loginName));
  await me.answer('登录');
};
const keywords = (me: Office) => me.panel.getByLabel('英文名称', { exact: true });

describe('The way in', () => {
  it.each([
    [list, '成果申报'],
    ['/EvaluationManagement/original?page=1', '原始材料'],
    ['/profile/email', '确认邮箱'],
  ])('leads straight to %s, and stays there over F5', async (path, title) => {
    const me = await app.at(path, draft.owner);
    for (const again of [false, true]) {
      if (again) await me.page.reload();
      await me.settled();
      expect(new URL(me.page.url()).pathname + new URL(me.page.url()).search).toBe(path);
      await me.page.getByRole('tab', { name: title, selected: true }).waitFor();
    }
  });

  it('is asked for again when the token is no longer good, and leads to the same page', async () => {
    const { page } = await app.at(`${list}?size=20`, 'suyanqing', {});
    app.pass({ minutes: 31 });
    await page.reload();
    await page.waitForURL(/\/login\?redirect=/);
    await app.enter(page, 'suyanqing');
    await page.waitForURL((url) => url.pathname + url.search === `${list}?size=20`);
  });

  it('does not open to somebody without a role [ER3]', async () => {
    const { page } = await app.as('suyanqing', {});
    await page.route('**/GetOpening*', async (route) => {
      const answer = await route.fetch();
      const said = (await answer.json()) as { ResultValue: { Person: { Roles: string[] } } };
      said.ResultValue.Person.Roles = [];
      await route.fulfill({ response: answer, json: said });
    });
    await page.goto(list);
    await page.waitForURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(list);
    const cause = 'getInfo: roles must be a non-null array !';
    await page.getByRole('alert').getByText(cause, { exact: true }).waitFor();
    await page.unroute('**/GetOpening*');
    await app.enter(page, 'suyanqing');
    await page.waitForURL((url) => url.pathname === list);
    await page
      .locator('.navbar')
      .getByRole('button', { name: /错误日志（\d+ 条）/ })
      .click();
    await page.locator('.errors__message').getByText(`Error: ${cause}`).first().waitFor();
  });
});

describe('A session that ends under one’s hands', () => {
  const edit = async (): Promise<Office> => {
    const me = await app.at(wizard(), draft.owner, {});
    await app.watch.quiet(me.page);
    return me;
  };

  it('is begun again in a dialog; what was pressed is done once, under its id, and nothing typed is lost', async () => {
    const me = await edit();
    await keywords(me).fill('Half a title');
    const ids: (string | undefined)[] = [];
    me.page.on('request', (request) => {
      if (request.url().endsWith('/SaveApply')) ids.push(request.headers()['request-id']);
    });
    const before = await timesSaved();
    app.pass({ minutes: 31 });
    await me.press('保存草稿');
    await signInAgain(me, draft.owner);
    await me.dialog.waitFor({ state: 'hidden' });
    await expect.poll(timesSaved, patient).toBe(before + 1);
    expect(await keywords(me).inputValue()).toBe('Half a title');
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is taken up by somebody else with everything new; the draft stays with its owner', async () => {
    const me = await edit();
    const before = await timesSaved();
    await keywords(me).fill('Not for other eyes');
    app.pass({ minutes: 31 });
    await me.press('保存草稿');
    await me.dialog.getByText('登录已过期').waitFor();
    await me.asked.text('用户名', 'helanzhou');
    await me.dialog.getByText(/未保存的内容属于/).waitFor();
    await signInAgain(me, 'helanzhou');
    await me.page.waitForURL((url) => url.pathname === '/');
    await me.page.getByRole('button', { name: /账户/ }).waitFor();
    expect(await me.page.getByRole('button', { name: /账户/ }).innerText()).toContain('贺兰舟');
    expect(await me.page.getByRole('tablist', { name: '已打开的页面' }).count()).toBe(0);
    expect(await timesSaved()).toBe(before);
    await me.page.goto(wizard());
    await me.page.waitForURL('**/error/401?path=*');
    const main = me.page.locator('#main');
    // What is not theirs says so, names the address and as whom they ask, and leads on as somebody else.
    await main.getByRole('heading', { level: 1, name: '您没有权限访问此页面' }).waitFor();
    const why = await main.locator('dl').innerText();
    for (const part of ['/EvaluationManagement/apply', '贺兰舟', '如需帮助']) expect(why).toContain(part);
    await expectAccessible(me.page, '/error/401');
    await me.page.goto('/error/404?path=/nowhere');
    await main.getByRole('heading', { level: 1, name: '页面不存在' }).waitFor();
    expect(await main.locator('dl').innerText()).toContain('/nowhere');
    await expectAccessible(me.page, '/error/404');
    await me.page.goBack();
    await main.getByRole('button', { name: '换用其他账户登录' }).click();
    await me.page.waitForURL(({ pathname }) => pathname === '/');
    await me.page.getByRole('link', { name: '登录' }).first().waitFor();
  });

  /** Another window of the same browser, in which somebody signs in. */
  const secondTab = async (context: BrowserContext, loginName: string) => {
    const window = await context.newPage();
    await window.goto('/login');
    await app.enter(window, loginName);
    await window.waitForURL('**/workbench/workbench');
    await window.close();
  };

  it('goes on by itself when the same person signed in again in another window', async () => {
    const me = await edit();
    await keywords(me).fill('Kept over two windows');
    app.pass({ minutes: 31 });
    await secondTab(me.page.context(), draft.owner);
    const before = await timesSaved();
    await me.press('保存草稿');
    await expect.poll(timesSaved, patient).toBe(before + 1);
    expect(await keywords(me).inputValue()).toBe('Kept over two windows');
  });

  it('is never used in the name of somebody who signed in in another window', async () => {
    const me = await edit();
    await keywords(me).fill('Mine alone');
    await secondTab(me.page.context(), 'helanzhou');
    const before = await timesSaved();
    await me.press('保存草稿');
    await me.page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => me.page.getByRole('button', { name: /账户/ }).innerText()).toContain('贺兰舟');
    expect(await timesSaved()).toBe(before);
  });
});

describe('A failure', () => {
  it('is told in the server’s words, once, for five seconds [ER1]', async () => {
    const { page } = await app.as('suyanqing');
    await page.goto('/EvaluationManagement/detail?Id=01980000-0000-7000-8000-000000000000');
    const said = toasts(page, /不存在/);
    await said.first().waitFor();
    const begun = Date.now();
    expect(await said.count()).toBe(1);
    await page.waitForTimeout(3_500);
    expect(await said.count()).toBe(1);
    await said.first().waitFor({ state: 'detached' });
    expect(Date.now() - begun).toBeGreaterThan(4_000);
    expect(Date.now() - begun).toBeLessThan(8_000);
  });

  it('of the menu or of the dictionaries that are asked for anew is told, and stands in the error log [ER3]', async () => {
    // Whose language nobody else here reads: it stays what is chosen.
    const me = await app.as('tangyuan', {});
    const { page } = me;
    await me.open(list);
    const failing = (call: string, why: string) =>
      page.route(`**/${call}`, (route) =>
        route.fulfill({ json: { ErrorCode: 9000, RequestMsg: why, ResultValue: '' } }),
      );
    await failing('GetAllCodeItemList', '代码字典未能读取');
    // Somebody has changed one of them: the office learns of it by itself.
    await page.route('**/GetCodeVersion', (route) =>
      route.fulfill({ json: { ErrorCode: 0, RequestMsg: '', ResultValue: { Version: 1_000_000 } } }),
    );
    await toasts(page, '代码字典未能读取').waitFor({ timeout: 12_000 });
    await failing('LoadMenuByUser', '菜单未能读取');
    await page.getByRole('button', { name: '语言', exact: true }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await toasts(page, '菜单未能读取').waitFor();
    // The menu that was there stays.
    await page.getByRole('navigation', { name: 'Menu' }).getByText('成果评价').waitFor();
    await page
      .locator('.navbar')
      .getByRole('button', { name: /Error log: \d/ })
      .click();
    for (const why of ['代码字典未能读取', '菜单未能读取'])
      await me.dialog.locator('.errors__message').getByText(why).first().waitFor();
    await page.context().close();
  });

  it('of the network is told once, however many calls it cost [ER2]', async () => {
    const me = await app.as('suyanqing', {});
    const asked: string[] = [];
    await me.page.route('**/api/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    app.watch.expect(/ERR_FAILED/);
    await me.page.getByRole('navigation', { name: '菜单' }).getByText('成果评价').click();
    await me.page.getByRole('navigation', { name: '菜单' }).getByText('成果申报').click();
    await toasts(me.page, '网络错误').first().waitFor();
    // A list is asked while it is drawn, what stands around it when it is.
    await expect.poll(() => new Set(asked).size).toBeGreaterThan(1);
    expect(await toasts(me.page, '网络错误').count()).toBe(1);
    await me.page.context().close();
  });

  it('to answer a read within 5000 ms is told then, once, and the call is not sent again by itself [ER2]', async () => {
    const me = await app.at(list, 'suyanqing', {});
    const asked: number[] = [];
    await me.page.route('**/GetApplyList', () => void asked.push(Date.now()));
    await me.press('刷新');
    await toasts(me.page, '网络错误').waitFor();
    const waited = Date.now() - asked[0]!;
    expect(waited).toBeGreaterThan(4_500);
    expect(waited).toBeLessThan(8_000);
    expect(await toasts(me.page, '网络错误').count()).toBe(1);
    await toasts(me.page, '网络错误').waitFor({ state: 'detached' });
    await me.page.waitForTimeout(1_000);
    expect([asked.length, await toasts(me.page, '网络错误').count()]).toEqual([1, 0]);
    await me.page.context().close();
  });

  it('to answer a write within 5000 ms is told then, and the write is asked once more under its id: it is done once, and the page says so [ER2]', async () => {
    const me = await app.at(wizard(), draft.owner, {});
    await keywords(me).fill('Said twice, done once');
    const before = await timesSaved();
    const asked: { id: string | undefined; at: number }[] = [];
    await me.page.route('**/SaveApply', async (route: Route) => {
      asked.push({ id: route.request().headers()['request-id'], at: Date.now() });
      // The first time the server does it, but its answer gets lost on the way.
      if (asked.length === 1) await route.fetch();
      else await route.continue();
    });
    const spoken: string[] = [];
    await me.page.exposeFunction('told', (text: string) => void spoken.push(text));
    await me.page.evaluate(`new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.querySelector) for (const each of [node, ...node.querySelectorAll('*')])
          if (each.classList.contains('ant-message-notice')) window.told(each.textContent);
    }).observe(document.body, { childList: true, subtree: true })`);
    await me.press('保存草稿');
    await expect.poll(() => asked.length, patient).toBe(2);
    await toasts(me.page, '已保存').waitFor();
    await me.panel
      .getByText(/已保存/)
      .first()
      .waitFor();
    expect(spoken).toEqual(['网络错误', '已保存']);
    expect(asked[0]!.id).toBe(asked[1]!.id);
    expect(asked[1]!.at - asked[0]!.at).toBeGreaterThan(4_000);
    expect(asked[1]!.at - asked[0]!.at).toBeLessThan(10_000);
    // What no longer holds is taken away at once, not when its five seconds are over.
    expect(await toasts(me.page, '网络错误').count()).toBe(0);
    expect(await timesSaved()).toBe(before + 1);
  });

  it('to answer at all is told as 网络错误 once, after the first silence, and what was typed stays [ER2]', async () => {
    const me = await app.at(wizard(), draft.owner, {});
    await keywords(me).fill('Into the void');
    const asked: number[] = [];
    await me.page.route('**/SaveApply', () => void asked.push(Date.now()));
    await me.press('保存草稿');
    await toasts(me.page, '网络错误').waitFor();
    expect(Date.now() - asked[0]!).toBeGreaterThan(4_500);
    expect(Date.now() - asked[0]!).toBeLessThan(8_000);
    expect(await toasts(me.page, '网络错误').count()).toBe(1);
    await toasts(me.page, '网络错误').waitFor({ state: 'detached' });
    await me.panel.getByText('尚未保存').first().waitFor();
    await me.page.waitForTimeout(1_500);
    expect([asked.length, await toasts(me.page, '网络错误').count()]).toEqual([2, 0]);
    expect(await keywords(me).inputValue()).toBe('Into the void');
    await me.page.context().close();
  });
});

describe('A page that cannot be drawn', () => {
  it('leaves its siblings alone, and stands in the error log with all that is known of it [SH8]', async () => {
    const me = await app.as('suyanqing', {});
    const { page } = me;
    await page.route(/\/assets\/ApplicationList[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default function PlantedPage() { throw new RangeError('planted while drawing') }",
      }),
    );
    const before = Date.now();
    await me.follow(list);
    await me.panel.getByText('页面出错了').waitFor();
    await page.locator('.navbar').getByRole('button', { name: '错误日志（1 条）' }).click();
    const entry = me.dialog.locator('.errors__one');
    await entry.waitFor();
    expect(await entry.locator('.errors__message').innerText()).toBe('RangeError: planted while drawing');
    const facts = Object.fromEntries(
      await Promise.all(
        (await entry.locator('.errors__facts > div').all()).map(async (fact) => [
          await fact.locator('dt').innerText(),
          await fact.locator('dd').innerText(),
        ]),
      ),
    ) as Record<string, string>;
    expect(facts['说明']).toMatch(/^at PlantedPage/);
    expect(facts['地址']).toBe(app.address + list);
    expect(Math.abs(Date.parse(`${facts['时间']!.replace(' UTC+8', '')}:00+08:00`) - before)).toBeLessThan(
      120_000,
    );
    // No request brought it forth.
    expect(facts['请求编号']).toBe('/');
    await entry.getByText('调用栈').click();
    expect(await entry.locator('pre').innerText()).toMatch(
      /RangeError: planted while drawing\s+at PlantedPage/,
    );
    await me.answer('关闭');
    await page.getByRole('tab', { name: '工作台' }).click();
    await me.panel.getByRole('heading', { level: 1, name: '待我处理' }).waitFor();
  });
});

describe('A file on its way', () => {
  const pictures = (name: string) =>
    app.services.pool
      .query<{ count: string }>('select count(*) from file where name = $1', [name])
      .then(({ rows }) => Number(rows[0]!.count));
  const noise = (pixels: number) =>
    sharp(randomBytes(pixels * pixels * 3), { raw: { width: pixels, height: pixels, channels: 3 } })
      .png()
      .toBuffer();
  const profile = async (me: Office) => {
    await me.page.getByRole('button', { name: /账户/ }).click();
    await me.page.getByRole('menuitem', { name: '个人中心', exact: true }).click();
    await me.dialog.getByLabel('更换头像').last().waitFor({ state: 'attached' });
  };
  const cut = async (me: Office, buffer: Buffer) => {
    await me.dialog
      .getByLabel('更换头像')
      .last()
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
    await me.answer('使用此头像');
  };

  it('that stands still for 5000 ms is told once as 网络错误 and is sent again by a button, under its id: it is kept once', async () => {
    const me = await app.as('helanzhou', {});
    const sent: { id: string | undefined; at: number }[] = [];
    await me.page.route('**/CommonUploadFile', async (route) => {
      sent.push({ id: route.request().headers()['request-id'], at: Date.now() });
      // The server keeps it, but its answer gets lost on the way.
      if (sent.length === 1) await route.fetch();
      else await route.continue();
    });
    await profile(me);
    await cut(me, await noise(40));
    await toasts(me.page, '网络错误').waitFor({ timeout: 9_000 });
    expect(Date.now() - sent[0]!.at).toBeGreaterThan(4_000);
    expect(await toasts(me.page, '网络错误').count()).toBe(1);
    expect(sent).toHaveLength(1);
    const { rows } = await app.services.pool.query<{ name: string }>(
      'select name from file order by created_at desc, id desc limit 1',
    );
    expect(await pictures(rows[0]!.name)).toBe(1);
    await me.press('重新上传照片', me.dialog);
    await me.dialog.locator('.ant-avatar img').waitFor();
    expect(sent.map(({ id }) => id)).toEqual([sent[0]!.id, sent[0]!.id]);
    expect(await pictures(rows[0]!.name)).toBe(1);
  });

  it('may take longer than that as long as it moves', async () => {
    const me = await app.as('helanzhou', {});
    const browser = await me.page.context().newCDPSession(me.page);
    await profile(me);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 20_000,
    });
    const begun = Date.now();
    const answered = me.page.waitForResponse(/CommonUploadFile/, { timeout: 60_000 });
    await cut(me, await noise(360));
    await answered;
    expect(Date.now() - begun).toBeGreaterThan(6_000);
    await me.dialog.locator('.ant-avatar img').waitFor({ timeout: 30_000 });
    expect(await toasts(me.page, '网络错误').count()).toBe(0);
  });

  it('to an item of the material has its button there, and the others go on', async () => {
    const title = '静默之后再次上传的材料';
    await accepted(worldOf(app), { achievementName: title });
    const files = await folderOfFiles();
    const me = await app.as(cast.owner, {});
    await me.list('成果评价', '原始材料提交');
    await me.rowAction(title, '填写材料');
    await me.panel.getByRole('heading', { level: 1, name: title }).waitFor();
    await me.settled();
    let silent = true;
    await me.page.route('**/UploadFile', (route) => (silent ? undefined : route.continue()));
    const item = me.panel.locator('.ant-collapse-item').filter({ has: me.page.locator('input[type=file]') });
    const head = me.panel.locator('.ant-collapse-header').first();
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    await item
      .first()
      .locator('input[type="file"]')
      .setInputFiles([await files.pdf('第一份.pdf'), await files.pdf('第二份.pdf')]);
    const stopped = item.first().getByRole('alert').filter({ hasText: '第一份.pdf' });
    await stopped.getByText('网络错误').waitFor({ timeout: 9_000 });
    silent = false;
    await item.first().getByRole('alert').filter({ hasText: '第二份.pdf' }).waitFor({ timeout: 9_000 });
    for (const name of ['第一份.pdf', '第二份.pdf']) {
      await item
        .first()
        .getByRole('alert')
        .filter({ hasText: name })
        .getByRole('button', { name: '重试' })
        .click();
      await item.first().getByRole('group', { name }).waitFor();
    }
    await files.remove();
  });
});

describe('A page whose code does not come', () => {
  const chunk = /\/assets\/ApplicationList[^/]*\.js$/;

  it('is loaded anew once, then says so within a living frame, and comes when asked again [RG6]', async () => {
    const me = await app.as('suyanqing', {});
    let broken = true;
    let loads = 0;
    await me.page.route(chunk, (route) => (broken ? route.abort() : route.continue()));
    me.page.on('load', () => (loads += 1));
    app.watch.expect(/ERR_FAILED|Failed to fetch dynamically/);
    await me.follow(list);
    await me.panel.getByText('页面出错了').waitFor();
    await me.page.waitForTimeout(1_500);
    expect(loads).toBe(1);
    await me.page.getByRole('tab', { name: '工作台' }).click();
    await me.panel.getByRole('heading', { level: 1, name: '待我处理' }).waitFor();
    await me.page.getByRole('tab', { name: '成果申报' }).click();
    await me.panel.getByText('页面出错了').waitFor();
    broken = false;
    await me.press('重试');
    await me.row('').waitFor();
  });

  it('does not cost what is typed elsewhere: nothing is loaded anew while work is unsaved', async () => {
    const me = await app.at(wizard(), draft.owner, {});
    await keywords(me).fill('Unsaved beside a broken page');
    await me.page.route(chunk, (route) => route.abort());
    app.watch.expect(/ERR_FAILED|Failed to fetch dynamically/);
    await me.follow(list);
    await me.panel.getByText('页面出错了').waitFor();
    await me.follow(wizard());
    expect(await keywords(me).inputValue()).toBe('Unsaved beside a broken page');
    await me.page.context().close();
  });
});

describe('What one types and chooses with above a list', () => {
  const controls = /\/assets\/(?:kit|controls)-[^/]*\.js$/;

  it('says that it did not come while the rows are of use, and comes when asked again', async () => {
    const me = await app.as('suyanqing', {});
    let broken = true;
    await me.page.route(controls, (route) => (broken ? route.abort() : route.continue()));
    app.watch.expect(/ERR_FAILED|Failed to fetch dynamically/);
    await me.page.goto(list);
    await me.row('').waitFor();
    const again = me.panel.getByRole('search').getByRole('button', { name: '加载失败 重试' }).first();
    await again.waitFor();
    await me.panel.locator('.list__states').getByText('通过', { exact: true }).click();
    await me.page.waitForURL(/status=passed/);
    broken = false;
    await again.click();
    await me.panel.getByRole('search').getByRole('textbox', { name: '关键词' }).fill('的');
    expect(await me.panel.getByRole('button', { name: '加载失败 重试' }).count()).toBe(0);
    await me.page.context().close();
  });

  it('loads the page anew where the browser fails to import it again although the server answers', async () => {
    const me = await app.as('suyanqing', {});
    let broken = true;
    await me.page.route(controls, (route) => (broken ? route.abort() : route.continue()));
    app.watch.expect(/ERR_FAILED|Failed to fetch dynamically/);
    await me.page.goto(list);
    const again = me.panel.getByRole('search').getByRole('button', { name: '加载失败 重试' }).first();
    await again.waitFor();
    // What is asked for once the page is loaded anew comes: only the asking again failed.
    me.page.on('request', (request) => (broken &&= !request.isNavigationRequest()));
    await Promise.all([me.page.waitForEvent('load'), again.click()]);
    await me.panel.getByRole('search').getByRole('textbox', { name: '关键词' }).fill('的');
    await me.page.context().close();
  });

  it('stands where its edges stood: nothing moves when it comes', async () => {
    const me = await app.as('suyanqing', {});
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await me.page.route(controls, async (route) => {
      await held;
      await route.continue();
    });
    await me.page.goto(list);
    await me.panel.locator('.pager').waitFor();
    const places = () =>
      me.page.evaluate<string[]>(
        `[...document.querySelectorAll('#main .search, #main .search .ant-btn, #main .list__rows, #main thead, #main .pager, #main .pager .ant-btn')].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        })`,
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(8);
    expect(await me.panel.locator('.awaited').count()).toBeGreaterThan(2);
    go();
    await me.panel.locator('.awaited').first().waitFor({ state: 'detached' });
    expect(await places()).toEqual(before);
    await me.page.context().close();
  });
});

describe('The office', () => {
  it('shows that it is offline, and goes on by itself', async () => {
    const me = await app.at(wizard(), draft.owner, {});
    await keywords(me).fill('Written in a tunnel');
    await me.page.context().setOffline(true);
    app.watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Unable to preload/);
    const said = me.page.getByRole('status').getByText('无法连接服务器');
    await said.waitFor();
    await me.follow(list);
    await me.panel.getByText('页面出错了').waitFor();
    expect(pathOf(me.page)).toBe(list);
    await me.page.context().setOffline(false);
    await said.waitFor({ state: 'detached' });
    await me.row('').waitFor();
    await me.follow(wizard());
    expect(await keywords(me).inputValue()).toBe('Written in a tunnel');
  });

  it('says that there is a new version, and loads it only when nothing is lost', async () => {
    const me = await app.as(draft.owner, {});
    const { page } = me;
    await me.open(wizard());
    await keywords(me).fill('Before the new version');
    const lookedAt = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/');
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await (await lookedAt).finished();
    await me.settled();
    expect(await page.getByText('系统已更新').count()).toBe(0);
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/\/assets\/index-[^"]+\.js/, '/assets/index-newer.js');
        await route.fulfill({ response: answer, body });
      },
    );
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.getByRole('status').getByText('系统已更新').waitFor();
    const reload = page.getByRole('status').getByRole('button', { name: '重新加载' });
    await reload.click();
    await page.locator('.ant-modal-confirm-title').getByText('有未保存的内容，确认离开？').waitFor();
    await me.answer('取消');
    expect(await keywords(me).inputValue()).toBe('Before the new version');
    await me.press('保存草稿');
    await me.panel
      .getByText(/已保存/)
      .first()
      .waitFor();
    const opened = await names(page);
    await reload.click();
    await page.waitForURL(`**${wizard()}`);
    await me.settled();
    expect(await keywords(me).inputValue()).toBe('Before the new version');
    expect(await names(page)).toEqual(opened);
  });
});
