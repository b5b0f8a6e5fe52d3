import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { menu } from '#database/seeds/menu';
import { bareFace, officePlaces } from './accessible/places';
import { fromWeChat, fromWord } from '#testing/newsroom/copied';
import { hostilePastes, surroundedPastes } from '#testing/newsroom/hostile';
import { bodyIn } from '#product/newsroom/body-schema';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { dropFile, paste, pasteEach, type } from './browser/rich-text';
import { folderOfFiles } from './browser/files';
import type { Office } from './browser/office';
import { countStored } from './browser/stored-drafts';
import { roleCode } from '#contract/rights';
import { giveOnlyRoles, giveRole, roleCoded } from '#queries/roles';
import { passwordOf, personIdOf } from '#testing/lookups';
import { mp4 } from '#testing/zip';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
/** What visitors read of what was written, copied and pasted. */
const read = [
  '<p class="prose__summary">面向全部申报单位</p>',
  '<h2>一、开放时间</h2>',
  '<p>工作日 <strong>9 时</strong>起，见<a href="/aboutUs">说明</a>。</p>',
  '<ul><li><p>预约</p></li><li><p>送样</p></li></ul>',
  '<div class="table-frame" role="group" tabindex="0"><table><tbody>',
  '<tr><th scope="col"><p>样品</p></th><th scope="col"><p>时限</p></th></tr>',
  ...Array.from({ length: 3 }, () => '<tr><td><p></p></td><td><p></p></td></tr>'),
  '</tbody></table></div>',
  '<h2>二、送样要求</h2>',
  '<p><strong>样品</strong>须附<em>说明</em>，见<a href="https://example.org/guide" rel="noopener noreferrer nofollow">指南</a>。</p>',
  '<ol><li><p>血液样品</p><ul><li><p>抗凝管</p></li></ul></li><li><p>组织样品</p></li></ol>',
  '<div class="table-frame" role="group" tabindex="0"><table><tbody>',
  '<tr><th scope="col" colspan="2"><p><strong>温度</strong></p></th></tr>',
  '<tr><td><p>血液</p></td><td><p>4 ℃</p></td></tr></tbody></table></div>',
  '<p><strong>活动预告</strong></p><h2><strong>报名方式</strong></h2>',
  '<p>现场报名，或致电<strong>010-0000</strong></p>',
  '<ul><li><p>上午场</p></li><li><p>下午场</p></li></ul>',
  '<p><a href="https://mp.weixin.qq.com/s/abc" rel="noopener noreferrer nofollow">往期回顾</a></p>',
  '<p>第一段</p><p>第二段 &lt;b&gt;不是标记&lt;/b&gt;</p>',
];

afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
const tabsOf = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '菜单' });
/** The page that the menu has at an address. */
const pageAt = (path: string): string =>
  menu.flatMap(({ pages }) => pages).find(({ url }) => url === path)!.component;
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const signInAt = async (page: Page, loginName: string) => {
  const password = passwordOf(app, loginName);
  await page.locator('[name="loginName"]').fill(` ${loginName} `);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[type="submit"]').click();
};

describe('Signing in', () => {
  it('sends a visitor who wants an office page to the news, and after signing in to that page [RG1]', async () => {
    const page = await app.visit();
    await page.goto(`${list}?page=1`);
    expect(pathOf(page)).toBe('/NewsInfo');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${list}?page=1`);
    await page.getByRole('main').getByRole('link', { name: '登录' }).first().click();
    await page.waitForURL(/\/login\?redirect=/);
    await signInAt(page, 'suyanqing');
    await page.waitForURL(/applyList/);
    await page.getByRole('heading', { name: '成果申报' }).waitFor();
  });

  it('keeps the wanted page while a visitor reads, and leads there from the header’s sign-in [RG1]', async () => {
    const page = await app.visit();
    await page.goto(`${list}?page=1`);
    const banner = page.getByRole('banner');
    await banner.getByRole('navigation').getByRole('link').nth(1).click();
    await page.waitForURL(/resultInfo/);
    await banner.getByRole('link', { name: '登录' }).click();
    await signInAt(page, 'suyanqing');
    await page.waitForURL((url) => url.pathname + url.search === `${list}?page=1`);
    await page.getByRole('heading', { name: '成果申报' }).waitFor();
  });

  it('takes a login name with spaces around it, and sends it without them [VA7]', async () => {
    const page = await app.visit();
    await page.goto('/login');
    const sent = page.waitForRequest(/GetManUserLogin/);
    await signInAt(page, 'suyanqing');
    expect((await sent).postDataJSON()).toMatchObject({ LoginName: 'suyanqing' });
    await page.waitForURL('**/workbench/workbench');
    await page.getByRole('button', { name: '账户 苏砚青' }).waitFor();
  });

  it('never leads to a stranger after signing in', async () => {
    const page = await app.visit();
    await page.goto('/login?redirect=https%3A%2F%2Fexample.com%2F');
    await signInAt(page, 'suyanqing');
    await page.waitForURL('**/workbench/workbench');
    expect(new URL(page.url()).origin).toBe(app.address);
  });

  it('lets somebody who is signed in read the public pages directly [RG2]', async () => {
    const { page } = await app.as('suyanqing');
    for (const path of ['/', '/NewsInfo', '/login', '/newsDetail', '/resultInfo']) {
      app.watch.expect(/404/);
      await page.goto(path);
      expect(pathOf(page)).toBe(path);
    }
  });

  it('loads the menu once and adds its pages [RG3]', async () => {
    const { page } = await app.as('suyanqing');
    let loads = 0;
    page.on(
      'request',
      (request) => (loads += Number(/\/(GetOpening|LoadMenuByUser)(?:\?|$)/.test(request.url()))),
    );
    const me = await app.at(list, 'suyanqing');
    await me.go('成果评价', '原始材料');
    await me.go('成果评价', '成果申报');
    expect(loads).toBe(1);
  });

  it('asks to sign in when the menu does not come [RG4]', async () => {
    const { page } = await app.as('suyanqing', {});
    await page.route('**/GetOpening*', (route) =>
      route.fulfill({ status: 200, body: '{"ErrorCode":9000,"RequestMsg":"","ResultValue":null}' }),
    );
    await page.goto(list);
    await page.waitForURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(list);
  });

  it('shows an address without a page as what it is [RG5] [PB11]', async () => {
    const { page } = await app.as('suyanqing');
    app.watch.expect(/404/);
    await page.goto('/EvaluationManagement/nowhere');
    await page.waitForURL('**/404');
    await page.getByText('页面不存在').first().waitFor();
    app.watch.expect(/401/);
    await page.goto('/401');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('says of every page about one record that none was named, and leads back to its list', async () => {
    const bare = (await officePlaces(app)).filter(({ what }) => what === bareFace);
    // These begin something new where no record is named.
    const begin = ['wizard/Apply2', 'wizard/Apply3'];
    expect(bare.length).toBeGreaterThan(9);
    for (const { page: name, path, who } of bare.filter(({ page }) => !begin.includes(page))) {
      const me = await app.at(path, who!);
      const heading = me.panel.getByRole('heading', { level: 1 });
      expect([name, await heading.allInnerTexts()]).toEqual([name, ['未指定记录']]);
      await me.press(/^前往/);
      await me.page.waitForURL((url) => url.pathname !== path);
      await me.settled();
      expect([name, pathOf(me.page)]).not.toEqual([name, '/404']);
      // One of its own area: whoever looked for a material is not led to the applications.
      const area = /^(materials|reports|roles)\//.exec(name)?.[0];
      if (area) expect([name, pageAt(pathOf(me.page)).startsWith(area)]).toEqual([name, true]);
    }
  });

  it('asks what it stands on before its scripts are here, and once', async () => {
    const me = await app.as('suyanqing', {});
    const opening = '/api/UserInfo/GetOpening';
    const asked: string[] = [];
    me.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === opening) asked.push(request.headers()['token'] ?? 'nobody');
    });
    const first = me.page.waitForRequest((request) => new URL(request.url()).pathname === opening);
    await me.page.route(/\/assets\/libraries-[^/]*\.js$/, async (route) => {
      await first;
      await route.continue();
    });
    await me.page.goto(list);
    await me.row('').waitFor();
    expect(asked).toEqual([expect.stringMatching(/^mst_/)]);
  });

  it('shows a first list with its names, asked once, before all dictionaries and words are here', async () => {
    const me = await app.as('suyanqing', {});
    // The server has answered it before: what it answers at once is drawn with the page.
    await me.open(list);
    const asked: string[] = [];
    me.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await me.page.route(/GetAllCodeItemList|\/assets\/zh-/, async (route) => {
      await held;
      await route.continue();
    });
    await me.page.goto(list);
    await me.panel.locator('.pager').waitFor();
    const kinds = await me.panel.locator('td[data-label="成果类别"]').allInnerTexts();
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.filter((kind) => !/^(?:\p{Script=Han}.*|\/)$/u.test(kind))).toEqual([]);
    expect(kinds.some((kind) => kind !== '/')).toBe(true);
    // No word is shown as its key.
    expect(await me.page.locator('body').innerText()).not.toMatch(/\b[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z_]*\b/);
    expect(asked.filter((path) => path.endsWith('/GetApplyList'))).toHaveLength(1);
    // Another page may say anything: it waits for all words and dictionaries.
    await me.choose('成果评价', '原始材料');
    await me.page.waitForTimeout(500);
    expect(await me.panel.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
    go();
    await me.tab('原始材料');
    await me.page.context().close();
  });

  it('says no notice by its key, however late its words come', async () => {
    const me = await app.as('lujingxing', {});
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await me.page.route(/\/assets\/zh-/, async (route) => {
      await held;
      await route.continue();
    });
    await me.page.goto('/workbench/workbench');
    await me.panel.getByRole('heading', { name: '消息' }).waitFor();
    await me.page.waitForTimeout(500);
    expect(await me.panel.locator('.notices__row').count()).toBe(0);
    go();
    await me.panel.locator('.notices__row').first().waitFor();
    expect(await me.panel.locator('.notices').innerText()).not.toMatch(/\b[a-z]+\.[a-z]+/i);
    await me.page.context().close();
  });

  it('loads a page anew, once, when its code does not come [RG6]', async () => {
    const me = await app.as('suyanqing', {});
    let refused = 0;
    await me.page.route(/\/assets\/ApplicationList[^/]*\.js$/, (route) => {
      refused += 1;
      return refused === 1 ? route.abort() : route.continue();
    });
    app.watch.expect(/ERR_FAILED|Failed to fetch dynamically/);
    // The page goes away in between: only its rows say that it is there.
    await me.choose('成果评价', '成果申报');
    await me.row('').waitFor();
    expect(refused).toBe(2);
  });

  it('closes behind who signs out: nothing of them is left in the browser [RG7]', async () => {
    const { page } = await app.as('jiangwangshu', {});
    await page.getByRole('button', { name: /账户/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
    const { origins } = await page.context().storageState();
    expect(origins.flatMap(({ localStorage }) => localStorage)).toEqual([]);
    await page.goto(list);
    expect(pathOf(page)).toBe('/NewsInfo');
  });
});

describe('The frame', () => {
  let me: Office;
  beforeAll(async () => {
    me = await app.as('suyanqing');
  });

  it('has a banner with the name, sidebar, navbar with the path, tabs and the page [SH1]', async () => {
    await me.open('/workbench/workbench');
    await me.go('成果评价', '成果申报');
    const { page } = me;
    await page.getByRole('banner').getByText('医疗卫生科技成果转化与评价平台').waitFor();
    expect(await sidebarOf(page).isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: '当前位置' }).innerText()).toMatch(
      /成果评价[\s\S]*成果申报/,
    );
    expect(await tabsOf(page).allInnerTexts()).toEqual(expect.arrayContaining(['工作台', '成果申报']));
    expect(
      await page.getByRole('main').getByRole('heading', { level: 1, name: '成果申报' }).isVisible(),
    ).toBe(true);
  });

  it('shows the menu of the person, two levels, without its hidden pages [MN1]', async () => {
    const expert = await app.as('helanzhou');
    const entries = (await sidebarOf(expert.page).innerText()).split('\n').map((each) => each.trim());
    expect(entries).toContain('专家评价');
    for (const foreign of ['成果申报', '公共服务机构审核', '报告详情', '评价报告编制'])
      expect(entries).not.toContain(foreign);
  });

  it('cuts no name in its sidebar, whatever language it speaks', async () => {
    for (const locale of ['en-GB', 'es-ES'] as const) {
      const { page } = await app.as('admin', { locale });
      const sidebar = page.locator('.sidebar');
      const sections = sidebar.locator('.ant-menu-submenu-title');
      expect(await sections.count()).toBeGreaterThan(3);
      const cut = new Set<string>();
      for (let at = 0; at < (await sections.count()); at += 1) {
        await sections.nth(at).click();
        const names = await page.evaluate<string[]>(
          `[...document.querySelectorAll('.sidebar .ant-menu-title-content')]
            .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent)`,
        );
        for (const name of names) cut.add(name);
      }
      expect([...cut]).toEqual([]);
      await page.context().close();
    }
  });

  it('remembers the sidebar folded or spread in a cookie, spread at first [SH12]', async () => {
    const { page } = me;
    const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebar')?.value;
    expect(await stored()).toBeUndefined();
    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect.poll(stored).toBe('0');
    await page.reload();
    await page.getByRole('button', { name: '展开菜单' }).click();
    await expect.poll(stored).toBe('1');
    await page.getByRole('button', { name: '收起菜单' }).waitFor();
  });

  it('turns mobile below 1024 px: the sidebar closes and comes as a drawer [SH3]', async () => {
    const { page } = me;
    await me.open(list);
    await page.setViewportSize({ width: 1023, height: 768 });
    await sidebarOf(page).waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    const drawer = page.locator('.ant-drawer-content-wrapper, .ant-drawer-section').first();
    await drawer.waitFor();
    await page.getByRole('menuitem', { name: '工作台' }).click();
    await page.waitForURL('**/workbench/workbench');
    await drawer.waitFor({ state: 'hidden' });
    await me.settled();
    const wide = await page.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    expect(wide).toBe(false);
    await page.setViewportSize({ width: 1366, height: 768 });
    await sidebarOf(page).waitFor();
  });

  it('closes tabs from their menu; the last one leads to the workbench, all of them to the start [SH2]', async () => {
    const { page } = me;
    const choose = async (tab: string, what: string) => {
      await tabsOf(page).filter({ hasText: tab }).click({ button: 'right' });
      await page.getByRole('menuitem', { name: what, exact: true }).click();
    };
    await me.open('/workbench/workbench');
    await me.go('成果评价', '成果申报');
    await me.go('成果评价', '原始材料');
    await choose('原始材料', '刷新');
    await me.settled();
    await choose('成果申报', '关闭');
    await tabsOf(page).filter({ hasText: '成果申报' }).waitFor({ state: 'detached' });
    await choose('原始材料', '关闭其他');
    await expect.poll(() => tabsOf(page).count()).toBe(1);
    await choose('原始材料', '关闭');
    await page.waitForURL('**/workbench/workbench');
    await choose('工作台', '关闭全部');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('speaks three languages, its controls too, and remembers the choice', async () => {
    const { page } = me;
    await me.open(list);
    const speak = async (button: string, language: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('menuitem', { name: language }).click();
    };
    await speak('语言', 'English');
    await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Advanced search' }).click();
    await page.getByLabel('Evaluated').first().click();
    await page.locator('.ant-picker-dropdown').getByText('Last week').waitFor();
    await page.keyboard.press('Escape');
    await speak('Language', 'Español');
    await page.getByRole('heading', { level: 1, name: 'Solicitudes' }).waitFor();
    await speak('Idioma', '简体中文');
    await page.getByRole('heading', { level: 1, name: '成果申报' }).waitFor();
  });

  it('puts every control into the size that was chosen, and keeps it [SH5]', async () => {
    const { page } = me;
    await me.open(list);
    const height = async () => (await page.getByRole('button', { name: /^查 ?询$/ }).boundingBox())!.height;
    const medium = await height();
    const choose = async (size: string) => {
      await page.getByRole('button', { name: '尺寸', exact: true }).click();
      await page.getByRole('menuitem', { name: size, exact: true }).click();
    };
    await choose('迷你');
    await expect.poll(height).toBeLessThan(medium);
    const mini = await height();
    await page.reload();
    await me.settled();
    expect(await height()).toBe(mini);
    await choose('小');
    await expect.poll(height).toBeGreaterThan(mini);
    await choose('中等');
    await expect.poll(height).toBe(medium);
  });

  it('asks to sign in again over the page when nobody worked for long, and goes on where it was [ST5]', async () => {
    const { page } = me;
    await me.open('/EvaluationManagement/apply');
    await me.form.text('成果名称', '写到一半的成果');
    app.pass({ minutes: 31 });
    await sidebarOf(page).getByRole('menuitem', { name: '成果申报' }).click();
    const { dialog } = me;
    await dialog.getByText('登录已过期').waitFor();
    expect(await dialog.getByLabel('用户名').inputValue()).toBe('suyanqing');
    await me.asked.text('密码', 'not-the-password');
    await me.answer('登录');
    await dialog.getByRole('alert').waitFor();
    await me.asked.text('密码', passwordOf(app, 'suyanqing'));
    await me.answer('登录');
    await dialog.waitFor({ state: 'hidden' });
    await me.panel.getByRole('heading', { level: 1, name: '成果申报' }).waitFor();
    await me.panel.getByRole('navigation', { name: '分页' }).waitFor();
    await tabsOf(page).filter({ hasText: '申报 · 成果信息' }).click();
    expect(await me.panel.getByLabel('成果名称', { exact: true }).inputValue()).toBe('写到一半的成果');
    // By itself it is saved half a minute later, and would be one more in the lists that are counted by then.
    await me.press('保存草稿');
    await me.panel.getByText(/已保存/).waitFor();
  });
});

describe('A list', () => {
  let me: Office;
  const total = async () => {
    await me.settled();
    return Number(/\d+/.exec(await me.panel.locator('.page__count').innerText())![0]);
  };
  const pager = () => me.panel.getByRole('navigation', { name: '分页' });
  const rows = () => me.panel.locator('tbody tr:not([aria-hidden])');
  beforeAll(async () => {
    // A browser of its own: who was here before has been idle for too long since.
    me = await app.as('admin', {});
  });

  it('is searched by a field and a keyword, and shows all again when reset [SF1]', async () => {
    await me.open(list);
    const all = await total();
    const name = await rows().first().getByRole('rowheader').innerText();
    await me.form.text('关键词', name);
    await me.press('查询');
    await expect.poll(total).toBeLessThan(all);
    await me.row(name).waitFor();
    await me.press('重置');
    await expect.poll(total).toBe(all);
    expect(await me.panel.getByLabel('关键词').inputValue()).toBe('');
    await me.press('高级检索');
    await me.panel.getByRole('button', { name: '切换查询' }).waitFor();
  });

  it('is searched by ranges: levels, benefit, days with their shortcuts [SF2]', async () => {
    await me.open(list);
    const all = await total();
    await me.press('高级检索');
    for (const [label, most] of [
      ['成熟度', '13'],
      ['创新度', '4'],
      ['先进度', '7'],
    ] as const) {
      await me.form.choose(`${label} 起`, '1');
      await me.form.choose(`${label} 至`, most);
    }
    const [from, to] = ['经济效益（万元） 起', '经济效益（万元） 至'];
    const amount = me.panel.getByLabel(from);
    expect(await amount.getAttribute('placeholder')).toBe('0');
    expect(await me.panel.getByLabel(to).getAttribute('placeholder')).toBe('999999');
    await amount.pressSequentially('.1a2.5');
    expect(await amount.inputValue()).toBe('12.5');
    await amount.fill('0');
    await me.form.text(to, '999999');
    await me.press('查询');
    await expect.poll(total).toBeLessThan(all);
    expect(await total()).toBeGreaterThan(0);
    await me.press('重置');
    await expect.poll(total).toBe(all);
    await me.panel.getByLabel('评价日期').first().click();
    for (const quick of ['今天', '最近一周', '最近一个月', '最近三个月'])
      await me.page.locator('.ant-picker-dropdown').getByText(quick, { exact: true }).waitFor();
    await me.page.locator('.ant-picker-dropdown').getByText('今天', { exact: true }).click();
    await me.press('查询');
    await expect.poll(total).toBe(0);
    await me.press('切换查询');
    await me.panel.getByRole('button', { name: '高级检索' }).waitFor();
  });

  it('takes up to six conditions and never fewer than one [SF3.不能增加条件了] [SF3.不能再减少了]', async () => {
    await me.open(list);
    const all = await total();
    await me.press('高级检索');
    const lines = me.panel.locator('.search__condition');
    await me.press('减少条件');
    await me.notified('不能再减少了');
    for (let more = 0; more < 5; more += 1) await me.press('增加条件');
    expect(await lines.count()).toBe(6);
    await me.press('增加条件');
    await me.notified('不能增加条件了');
    expect(await lines.count()).toBe(6);
    for (let fewer = 0; fewer < 4; fewer += 1) await me.press('减少条件');
    const name = await rows().first().getByRole('rowheader').innerText();
    await lines.nth(0).getByLabel('关键词').fill(name);
    await me.press('查询');
    await expect.poll(total).toBe(1);
    await me.within(lines.nth(0)).choose('逻辑', '不包含');
    await me.press('查询');
    await expect.poll(total).toBe(all - 1);
  });

  it('offers the seven fields of a search, the status from its dictionary [SF4]', async () => {
    await me.open(list);
    const optionsOf = async ({ panel, page }: Office) => {
      await panel.getByLabel('检索字段').click();
      const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
      await offered.first().waitFor();
      return offered;
    };
    const common = ['成果名称', '学院/科室', '第一完成人', '完成人', '评价状态', '科技经理'];
    const options = await optionsOf(me);
    await expect.poll(() => options.allInnerTexts()).toEqual([...common, '专家']);
    // Who sits on a panel is not for applicants to find out.
    const owner = await app.at(list, 'suyanqing', {});
    expect(await (await optionsOf(owner)).allInnerTexts()).toEqual(common);
    await options.filter({ hasText: '评价状态' }).click();
    await me.form.choose('关键词', '通过');
    await me.press('查询');
    await expect
      .poll(async () => new Set(await rows().locator('[data-label="评价状态"]').allInnerTexts()))
      .toEqual(new Set(['通过']));
  });

  it('is paged by 5, 10, 20 or 30, ten at first, and has no pager when it is empty [SH10]', async () => {
    await me.open(list);
    expect(await rows().count()).toBe(10);
    const all = await total();
    const parts = pager().locator('> *');
    expect((await parts.allInnerTexts()).map((each) => each.replaceAll(/\s+/g, ' ').trim())).toEqual([
      `共 ${all} 条`,
      '10 条/页',
      '',
      '',
      expect.stringMatching(/^前往 ?\/ ?\d+$/),
    ]);
    await pager().getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => new URL(me.page.url()).search).toMatch(/2/);
    await me.form.choose('每页条数', '5 条/页');
    await expect.poll(() => rows().count()).toBe(5);
    expect(await pager().getByLabel(/前往/).inputValue()).toBe('1');
    await pager().getByLabel('每页条数').click();
    const sizes = me.page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await sizes.first().waitFor();
    expect(await sizes.allInnerTexts()).toEqual(['5 条/页', '10 条/页', '20 条/页', '30 条/页']);
    await me.page.keyboard.press('Escape');
    await pager().getByLabel(/前往/).fill('2');
    await pager().getByLabel(/前往/).press('Enter');
    await expect.poll(() => pager().getByRole('button', { name: '上一页' }).isEnabled()).toBe(true);
    await me.form.text('关键词', '没有这样的成果');
    await me.press('查询');
    await me.panel.getByText('没有符合条件的数据').waitFor();
    expect(await pager().count()).toBe(0);
  });
});

/** Writes into a field of the form at an address, waits until it is saved by itself, and finds it in the form that is opened anew. */
const writesByItself = async (page: Page, label: string, text: string, address: string): Promise<void> => {
  // The clock stands in a page of its own: what goes on in the story goes on with the time of everybody.
  const writing = await page.context().newPage();
  await writing.clock.install();
  await writing.goto(address);
  const field = () => writing.getByLabel(label, { exact: true });
  await field().fill(text);
  const saved = writing.waitForResponse(/\/api\/News\/Edit/);
  await writing.clock.runFor(31_000);
  expect(await (await saved).json()).toMatchObject({ ErrorCode: 0 });
  await writing.getByText(/已保存到服务器/).waitFor();
  await writing.reload();
  await field().waitFor();
  expect(await field().inputValue()).toBe(text);
  await writing.close();
};

/** What an editor has handed in and looks at is published by somebody else; gives its id. */
const published = async ({ page }: Office): Promise<string> => {
  const id = new URL(page.url()).searchParams.get('Id')!;
  const { rowVersion } = await app.db.selectFrom('content').select('rowVersion').where('id', '=', id).executeTakeFirstOrThrow();
  const zhou = await app.signIn('zhouyiheng');
  const { ErrorCode } = await zhou.wire('POST /api/News/PublishNews', { Id: id, RowVersion: rowVersion });
  expect(ErrorCode).toBe(0);
  return id;
}; // oxfmt-ignore

describe('What visitors read', () => {
  it('[CT1./NewsManage] [CT2./NewsCreate] [CT2./NewsEdit] [CT11./ContentInfo] [CT9./moreHistory] is written by an editor, published by a reviewer who sees it as visitors will, and kept in every version', async () => {
    const lin = await app.as('linwanzhao', {});
    // From the sidebar, where an owner has no such entry.
    await lin.go('内容管理', '内容管理');
    await lin.page.waitForURL('**/NewsManage');
    await lin.panel.getByRole('columnheader', { name: '未上线语言' }).waitFor();
    const owner = await app.as('suyanqing', {});
    expect(await sidebarOf(owner.page).innerText()).toContain('成果评价');
    expect(await sidebarOf(owner.page).getByText('内容管理').count()).toBe(0);
    await lin.picture('news-manage');
    await lin.press('新建');
    await lin.form.text('标题', '共享检测平台五月开放预约');
    const text = lin.panel.getByRole('textbox', { name: '正文' });
    const keys = async (...all: readonly string[]) => {
      for (const key of all)
        if (key.startsWith('type ')) await type(lin.page, key.slice(5));
        else await lin.page.keyboard.press(key);
    };
    await text.click();
    await lin.press('一级标题');
    await keys(
      'type 一、开放时间',
      'Enter',
      'type 工作日 ',
      'Control+b',
      'type 9 时',
      'Control+b',
      'type 起，见',
    );
    await keys('Control+k');
    await lin.asked.text('网址', 'javascript:alert(1)');
    await lin.asked.text('显示的文字', '说明');
    await lin.dialog.getByLabel('网址').press('Enter');
    await lin.dialog.getByText('这个地址不能使用').waitFor();
    await lin.asked.text('网址', '/aboutUs');
    await lin.dialog.getByLabel('网址').press('Enter');
    await lin.dialog.waitFor({ state: 'detached' });
    await keys('type 。', 'Enter', 'type - 预约', 'Enter', 'type 送样', 'Enter', 'Enter');
    // What is typed in one go is undone in one go.
    await lin.page.waitForTimeout(600);
    await keys('type 误写', 'Control+z');
    await text.getByText('误写').waitFor({ state: 'detached' });
    // By keys alone: to the buttons, along them to the table, and into its cells.
    await keys('Alt+F10', 'End', ...Array.from({ length: 2 }, () => 'ArrowLeft'), 'Enter');
    await keys('type 样品', 'Tab', 'type 时限', 'Tab');
    await lin.press('删除列');
    await lin.press('下方插入行');
    await keys('Control+End');
    await paste(lin.page, { html: fromWord });
    await lin.page.getByText('未粘贴 1 张外部图片').waitFor();
    await keys('Control+End');
    await paste(lin.page, { html: fromWeChat });
    await keys('Control+End', 'Enter');
    await paste(lin.page, { text: '第一段\n\n第二段 <b>不是标记</b>' });
    await lin.panel.getByRole('button', { name: '一级标题', pressed: false }).waitFor();
    await lin.picture('news-create');
    await lin.press('保存草稿');
    await lin.notified('草稿已保存');
    await lin.page.waitForURL(/\/NewsEdit\?Id=/);
    const id = new URL(lin.page.url()).searchParams.get('Id')!;
    await lin.settled();
    await lin.form.text('摘要', '面向全部申报单位');
    await lin.picture('news-edit');
    await lin.press('提交审核');
    await lin.notified('已提交，等待另一人发布');

    const zhou = await app.at(`/ContentInfo?Id=${id}`, 'zhouyiheng', {});
    await zhou.panel.getByRole('heading', { name: '一、开放时间' }).waitFor();
    await zhou.picture('news-preview');
    await zhou.press('发布');
    await zhou.answer('发布');
    await zhou.notified('已发布');
    const visitor = await app.visit();
    await visitor.goto(`/newsDetail?id=${id}`);
    await visitor.getByRole('heading', { level: 1, name: '共享检测平台五月开放预约' }).waitFor();
    expect(await visitor.locator('.prose').innerHTML()).toBe(read.join(''));

    await lin.open(`/NewsEdit?Id=${id}`);
    await lin.form.text('摘要', '面向全部申报单位和合作机构');
    await lin.press('保存草稿');
    await lin.panel.getByText(/已保存到服务器/).waitFor();
    await lin.open(`/moreHistory?Id=${id}`);
    await lin.panel.getByText('摘要: 面向全部申报单位和合作机构').waitFor();
    await lin.panel.getByText('访客可见').waitFor();
    await lin.picture('news-versions');
  }, 120_000);

  it('[PB1./NewsInfo] [PB2./newsDetail] [PB3./resultInfo] [PB6./hyCheck] [PB11./404] is read, narrowed, taken, checked and answered in a browser that runs no script', async () => {
    const visitor = await app.visit({ scripts: false });
    const main = visitor.locator('main');
    await visitor.goto('/NewsInfo');
    // The carousel is a strip of pictures that one pushes.
    const slide = main.locator('.pictures__one img').first();
    await slide.scrollIntoViewIfNeeded();
    expect(Number(await slide.getAttribute('width'))).toBeGreaterThan(0);
    const row = main.locator('.news__row a').first();
    const title = await row.innerText();
    await row.click();
    await main.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.locator('.languages a[hreflang="en"]').first().click();
    await visitor.locator('html[lang="en-GB"]').waitFor();
    await visitor.locator('.languages a[hreflang="zh"]').first().click();
    await visitor.locator('html[lang="zh-CN"]').waitFor();

    await visitor.goto('/resultInfo');
    const choice = main.locator('a.facet__choice').first();
    const count = Number(await choice.locator('.facet__count').innerText());
    await choice.click();
    await main.locator('a.facet__choice[aria-current]').first().waitFor();
    expect(await main.locator('article.result').count()).toBe(Math.min(10, count));

    await visitor.goto('/NewsInfo?kind=video');
    await main.locator('article.video a').first().click();
    const film = await main.locator('video source').getAttribute('src');
    expect((await visitor.request.get(film!)).headers()['content-type']).toMatch(/^video\//);
    await visitor.goto('/NewsInfo?kind=download');
    const taken = visitor.waitForEvent('download');
    await main.locator('.files__row a').first().click();
    expect((await taken).suggestedFilename()).toMatch(/\.\w+$/);

    const { reportNumber, id } = await app.db.selectFrom('report').select(['reportNumber', 'id']).where('publishScope', '=', 'listed').where('status', '=', 1).where('isLimited', '=', false).where('revokedAt', 'is', null).executeTakeFirstOrThrow();
    await visitor.goto('/NewsInfo');
    await main.locator('#search').fill(reportNumber!);
    await main.locator('button[formaction="/hyCheck"]').click();
    await main.locator('.verdict').waitFor();
    await main.locator('.code').getByText(reportNumber!).first().waitFor();
    app.watch.expect(/404/);
    await visitor.goto('/newsDetail?id=gone');
    await main.locator('form.search [name="q"]').fill(title);
    await main.locator('button[formaction="/NewsInfo"]').click();
    await main.locator('.news__row').getByText(title).first().waitFor();

    await visitor.goto(`/resultInfo?id=${id}`);
    const form = main.locator('form[data-form="interest"]');
    await form.locator('[name="name"]').fill('何思远');
    await form.locator('[name="email"]').fill('he@example.org');
    await form.locator('[name="need"]').fill('希望了解成果的许可条件。');
    await form.locator('[name="consent"]').check();
    await form.locator('[type="submit"]').click();
    await main.locator('.form__answer--good').waitFor();
  }, 60_000); // oxfmt-ignore

  const isLong = process.env['LONG_TESTS'] === '1';
  it(`${isLong ? '[XS-01] ' : ''}[XS-02] [XS-04] keeps nothing of a hostile page that is pasted: nothing runs, is asked for or leads elsewhere, for whoever writes and whoever reads`, async () => {
    const lin = await app.at('/NewsCreate', 'linwanzhao', { withoutPolicy: true });
    await lin.form.text('标题', '从别处粘贴的内容');
    await lin.panel.getByRole('textbox', { name: '正文' }).waitFor();
    const all = [...(isLong ? surroundedPastes : []), ...hostilePastes];
    expect(all.length).toBeGreaterThan(isLong ? 1_500 : 100);
    for (let from = 0; from < all.length; from += hostilePastes.length) {
      const pastes = all.slice(from, from + hostilePastes.length);
      await lin.panel.getByRole('textbox', { name: '正文' }).focus();
      await lin.page.keyboard.press('Control+A');
      await lin.page.keyboard.press('Delete');
      const found = await pasteEach(lin.page, pastes);
      for (const [at, paste] of pastes.entries())
        expect([paste, found[at]]).toEqual([paste, { harm: [], isTaken: true }]);
    }
    await lin.press('保存草稿');
    await lin.page.waitForURL(/\/NewsEdit\?Id=/);
    const id = new URL(lin.page.url()).searchParams.get('Id')!;
    const { body, rowVersion } = await app.db
      .selectFrom('contentVersion')
      .innerJoin('content', 'content.id', 'contentVersion.contentId')
      .select(['contentVersion.body', 'content.rowVersion'])
      .where('contentId', '=', id)
      .executeTakeFirstOrThrow();
    expect(bodyIn(JSON.stringify(body))).toEqual(body);
    expect(body.content.length).toBeGreaterThan(40);
    app.watch.expect(/404/);
    for (const [who, call, version] of [
      ['linwanzhao', 'SubmitNews', rowVersion],
      ['zhouyiheng', 'PublishNews', rowVersion + 1],
    ] as const) {
      const person = await app.signIn(who);
      const { ErrorCode } = await person.wire(`POST /api/News/${call}`, { Id: id, RowVersion: version });
      expect([call, ErrorCode]).toEqual([call, 0]);
    }
    const visitor = await app.visit({ withoutPolicy: true });
    await visitor.goto(`/newsDetail?id=${id}`);
    const text = visitor.locator('.prose');
    expect(await text.locator('h2, h3, h4, table, li, aside').count()).toBeGreaterThan(5);
    expect(await text.locator('script, style, iframe, img, svg, video, object, form, [style], [onclick], [id]').count()).toBe(0);
    const addresses = await visitor.evaluate<readonly string[]>(
      "[...document.querySelectorAll('.prose a')].map((each) => each.getAttribute('href'))",
    );
    expect(addresses.filter((href) => !/^(https:\/\/example\.org|mailto:|tel:|\/(?!\/)|#)/.test(href))).toEqual([]);
    expect(await visitor.evaluate('window.canary')).toBeUndefined();
  }, 120_000); // oxfmt-ignore

  it('[CT2./NewsEdit] [CT11./ContentInfo] loses no word where two write on it, takes no file that is dropped, and is shown to a stranger by a link until that is revoked', async () => {
    const paragraph = (text: string) => JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
    const asked = await (await app.signIn('linwanzhao')).wire('POST /api/News/AddNews', {
      ...{ Kind: 1, Lang: 'zh', Title: '两人同写的一篇', Source: '', Author: '', Summary: '', Body: paragraph('原文一段。') },
      ...{ PublishTime: null, WithdrawTime: null, Translates: null },
    });
    const id = String(asked.ResultValue.Id);
    const zhouId = await personIdOf(app, 'zhouyiheng');
    await giveRole(app.db, [zhouId], await roleCoded(app.db, roleCode.editor));
    const lin = await app.at(`/NewsEdit?Id=${id}`, 'linwanzhao', {});
    const text = () => lin.panel.getByRole('textbox', { name: '正文' });
    await text().getByText('原文一段。').waitFor();
    await dropFile(lin.page, '图.png');
    await lin.page.getByText(/^文件不能直接粘贴/).waitFor();
    expect(await text().innerText()).toBe('原文一段。');

    const zhou = await app.at(`/NewsEdit?Id=${id}`, 'zhouyiheng', {});
    await zhou.panel.getByText(/^林晚照 自 .+ 起也在编写/).waitFor();
    await zhou.form.text('摘要', '周以衡写的摘要');
    await zhou.press('保存草稿');
    await zhou.panel.getByText(/已保存到服务器/).waitFor();
    await text().click();
    await lin.page.keyboard.press('Control+End');
    await type(lin.page, '林晚照写的一句。');
    await lin.press('保存草稿');
    await lin.page.getByText('数据已被修改，请刷新后重试').first().waitFor();
    // Refused, and still in the browser: whoever comes again has it beside what the other has saved meanwhile.
    await expect.poll(() => countStored(lin.page)).toBe(1);
    await lin.page.reload();
    await lin.panel.getByText(/^已恢复您 .+ 在本浏览器填写/).waitFor();
    await text().getByText('林晚照写的一句。').waitFor();
    await lin.panel.getByText(/^周以衡 自 .+ 起也在编写/).waitFor();
    await lin.picture('news-two-editors');
    await lin.panel.getByRole('button', { name: '保留' }).click();
    await lin.press('保存草稿');
    await lin.panel.getByText(/已保存到服务器/).waitFor();
    const { summary, body } = await app.db.selectFrom('contentVersion').select(['summary', 'body']).where('contentId', '=', id).orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();
    expect([summary, body]).toEqual(['周以衡写的摘要', JSON.parse(paragraph('原文一段。林晚照写的一句。'))]);

    await lin.open(`/ContentInfo?Id=${id}`);
    await lin.press('管理预览链接');
    await lin.dialog.getByText('目前没有有效的预览链接。').waitFor();
    await lin.dialog.getByLabel('1 小时').check();
    await lin.dialog.getByRole('button', { name: '生成链接' }).click();
    await lin.dialog.getByText(/^链接已生成/).waitFor();
    await lin.picture('news-preview-links');
    const { pathname, search } = new URL(await lin.dialog.locator('code').innerText());
    const visitor = await app.visit();
    await visitor.goto(pathname + search);
    await visitor.getByRole('heading', { level: 1, name: '两人同写的一篇' }).waitFor();
    await visitor.getByText(/^预览：以下内容尚未正式发布/).waitFor();
    await visitor.getByText('林晚照写的一句。').waitFor();
    await lin.dialog.getByRole('button', { name: '撤销' }).click();
    await lin.dialog.getByText(/持有人将立即看不到草稿/).last().waitFor();
    await lin.answer('撤销');
    await lin.notified('预览链接已撤销');
    app.watch.expect(/404/);
    expect((await visitor.reload())!.status()).toBe(404);
    await giveOnlyRoles(app.db, zhouId, [await roleCoded(app.db, roleCode.publicAgency)]);
  }, 120_000); // oxfmt-ignore

  it('[CT5./NewsLink] [CT5./LinkEdit] [CT6./NewsPicture] [CT7./downLoadCreate] [CT7./downLoadEdit] [CT9./moreHistory] [CT10./referMange] has lists beside the news: links, pictures, downloads and references, each written on its own page, to the page of its readers as is what is said about us', async () => {
    const lin = await app.at('/NewsManage', 'linwanzhao', {});
    await lin.panel.getByRole('link', { name: '友情链接' }).click();
    await lin.page.waitForURL(/NewsLink/);
    await lin.row('医学科学数据共享平台').waitFor();
    await lin.picture('news-links');
    await lin.press('新建');
    await lin.page.waitForURL(/LinkEdit/);
    await lin.form.text('名称', '区域医学中心');
    await lin.form.text('网址', 'http://region.example.org/');
    await lin.press('保存草稿');
    await lin.panel.locator('.ant-form-item-explain-error').first().waitFor();
    await lin.form.text('网址', 'https://region.example.org/');
    await lin.picture('news-link-edit');
    await lin.press('保存草稿');
    await lin.page.waitForURL(/LinkEdit\?Id=/);
    await lin.settled();
    await lin.press('提交审核');
    await lin.page.waitForURL(/ContentInfo/);
    await lin.panel.getByText('https://region.example.org/').waitFor();

    await lin.open('/referMange');
    await lin.form.text('标题', '评估规范');
    await lin.press('查询');
    await lin.row('科技成果评估规范').getByText('现行').waitFor();
    await lin.picture('news-references');
    // The library names what it has no text of, too.
    await lin.press('新建');
    await lin.page.waitForURL(/referEdit/);
    await lin.form.text('标题', '团体标准评价指引');
    await lin.form.text('文号', 'T/YC 12-2026');
    await lin.press('保存草稿');
    await lin.page.waitForURL(/referEdit\?Id=/);
    await lin.settled();
    await lin.press('提交审核');
    await lin.page.waitForURL(/ContentInfo/);
    await published(lin);
    const visitor = await app.visit();
    await visitor.goto('/NewsInfo?kind=reference');
    await visitor.locator('article', { hasText: '团体标准评价指引' }).getByText('T/YC 12-2026').waitFor();
    // About us: what was published stays before readers while an earlier version is written anew.
    await lin.open('/NewsCreate');
    await lin.form.text('标题', '平台的使命');
    await lin.panel.getByText('关于我们', { exact: true }).click();
    await lin.panel.getByRole('textbox', { name: '正文' }).click();
    await type(lin.page, '让每一份评价经得起核验。');
    await lin.press('保存草稿');
    await lin.page.waitForURL(/NewsEdit\?Id=/);
    await lin.settled();
    await lin.press('提交审核');
    await lin.page.waitForURL(/ContentInfo/);
    const aboutUs = await published(lin);
    await lin.open(`/NewsEdit?Id=${aboutUs}`);
    await lin.form.text('标题', '平台的愿景');
    await lin.press('保存草稿');
    await lin.panel.getByText(/已保存到服务器/).waitFor();
    await lin.open(`/moreHistory?Id=${aboutUs}`);
    await lin.press('恢复此版本');
    await lin.answer('恢复此版本');
    await lin.notified('已恢复为新版本');
    await lin.panel.getByText('标题: 平台的愿景').first().waitFor();
    await visitor.goto('/aboutUs');
    await visitor.locator('main').getByText('让每一份评价经得起核验。').waitFor();
    await lin.open('/NewsPicture');
    await lin.panel.getByText('报告真伪，人人可查').waitFor();
    await lin.open('/downLoadCreate');
    await lin.form.text('标题', '评价申请表');
    const files = await folderOfFiles();
    await lin.attach(lin.panel, await files.pdf('评价申请表.pdf'));
    await files.remove();
    await lin.picture('news-download-create');
    await lin.press('保存草稿');
    await lin.page.waitForURL(/downLoadEdit\?Id=/);
    await lin.panel.locator('.given-file').filter({ hasText: '评价申请表.pdf' }).waitFor();
    await lin.form.text('版本号', '2026版');
    // A save that stays: whoever goes on writing is taken nowhere.
    await lin.page.keyboard.press('Control+s');
    await lin.panel.getByText(/已保存到服务器/).waitFor();
    const form = new URL(lin.page.url());
    expect(form.pathname).toBe('/downLoadEdit');
    await lin.open(`/ContentInfo${form.search}`);
    await lin.panel.getByText('2026版').first().waitFor();
    await lin.picture('news-download');
  }, 120_000);

  it('[CT3./NewsProject] [CT3./NewsProjectEdit] [CT4./NewsAgency] [CT8./videoCreate] [CT8./videoEdit] has results promoted, agencies introduced and videos, each chosen or uploaded where it is written', async () => {
    const lin = await app.as('linwanzhao', {});
    await lin.open('/NewsManage');
    await lin.panel.getByRole('link', { name: '成果推介' }).click();
    await lin.page.waitForURL(/NewsProject/);
    await lin.press('新建');
    await lin.page.waitForURL(/NewsProjectEdit/);
    await lin.form.text('标题', '国际领先的二尖瓣修复');
    await lin.form.find('已公开的成果', '二尖瓣', /二尖瓣/);
    await lin.form.text('正文', '总体达到国际先进水平。');
    await lin.picture('news-project-edit');
    await lin.press('保存草稿');
    await lin.page.waitForURL(/NewsProjectEdit\?Id=/);
    await lin.settled();
    await lin.press('提交审核');
    await lin.page.getByText('“国际领先”超出了报告的等级').first().waitFor();
    await lin.form.text('标题', '二尖瓣修复进入基层');
    // Saved, so that this tab does not save by itself between what the next one reads and what it writes.
    await lin.page.keyboard.press('Control+s');
    await lin.panel.getByText(/已保存到服务器/).waitFor();
    // Whoever forgets to save loses nothing: half a minute later it is with the server, in a project as in a piece of news.
    const listed = lin.page.url();
    await writesByItself(lin.page, '摘要', '一次培训即可开展', listed);
    const { Id } = (await (await app.signIn('linwanzhao')).wire('POST /api/News/AddNews', {
      ...{ Kind: 1, Lang: 'zh', Title: '边写边存的一篇', Source: '', Author: '', Summary: '', Body: '{"type":"doc","content":[]}' },
      ...{ PublishTime: null, WithdrawTime: null, Translates: null },
    })).ResultValue;
    await writesByItself(lin.page, '摘要', '写到一半', `/NewsEdit?Id=${Id}`);
    await lin.open(listed);
    await lin.press('提交审核');
    await lin.page.waitForURL(/ContentInfo/);
    await lin.panel.getByText('待发布').first().waitFor();
    await lin.open('/NewsProject');
    await lin.row('二尖瓣修复进入基层').getByText('是').waitFor();
    await lin.picture('news-projects');

    await lin.open('/NewsAgency');
    await lin.press('新建');
    await lin.page.waitForURL(/NewsAgencyEdit/);
    await lin.form.text('标题', '十年评价之路');
    await lin.form.find('评价机构', 'PJ001', /江澜衡正/);
    await lin.form.text('机构简介', '专注于医疗器械与数字健康的评价');
    await lin.press('保存草稿');
    await lin.page.waitForURL(/NewsAgencyEdit\?Id=/);
    await lin.panel.getByText('江澜衡正科技评价中心').first().waitFor();

    await lin.open('/videoCreate');
    await lin.form.text('标题', '如何提交申请');
    const files = await folderOfFiles();
    const field = (label: string) => lin.panel.locator('.ant-form-item').filter({ hasText: label });
    await writeFile(files.place('演示.mp4'), mp4());
    await lin.attach(field('视频文件'), files.place('演示.mp4'));
    await lin.press('从图片库选择', field('封面'));
    await lin.dialog.getByRole('button', { name: '一份评价报告的五个步骤' }).click();
    await writeFile(files.place('字幕.vtt'), 'WEBVTT\n\n00:01.000 --> 00:04.000\n先登录\n');
    await field('中文字幕').locator('input[type="file"]').setInputFiles(files.place('字幕.vtt'));
    await lin.form.text('内容说明', '逐步演示登录、填表与提交。');
    await lin.form.text(/时长/, '95');
    await lin.picture('news-video-create');
    await lin.press('保存草稿');
    await lin.page.waitForURL(/videoEdit\?Id=/);
    await files.remove();
    const video = new URL(lin.page.url());
    await lin.open(`/ContentInfo${video.search}`);
    await lin.panel.getByText('先登录').first().waitFor();
    await lin.picture('news-video');
    await lin.press('编写');
    await lin.page.waitForURL(/videoEdit/);
    await field('封面').getByText(/^\d+ · 一份评价报告的五个步骤$/).waitFor();
  }, 120_000); // oxfmt-ignore
});
