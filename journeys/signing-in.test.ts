import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { menu } from '#database/seeds/menu';
import { bareFace, officePlaces } from './accessible/places';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { passwordOf } from '#testing/lookups';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
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

  it('sends nothing before its script is there, however soon somebody presses or types Enter', async () => {
    const page = await app.visit();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('[name="loginName"]').fill('suyanqing');
    await page.locator('[name="password"]').fill(passwordOf(app, 'suyanqing'));
    await page.keyboard.press('Enter');
    await page.locator('[type="submit"]').click({ force: true });
    expect([sent, pathOf(page)]).toEqual([[], '/login']);
    release();
    await page.locator('[type="submit"]').click();
    await page.waitForURL(/workbench/);
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

  // Some twenty pages, each of them opened anew and left for its list.
  it('says of every page about one record that none was named, and leads back to its list', async () => {
    const bare = (await officePlaces(app)).filter(({ what }) => what === bareFace);
    // These begin something new where no record is named.
    const begin = ['wizard/Apply2', 'wizard/Apply3'];
    expect(bare.length).toBeGreaterThan(9);
    const opened = new Map<string, Office>();
    for (const { page: name, path, who } of bare.filter(({ page }) => !begin.includes(page))) {
      const me = opened.get(who!) ?? (await app.as(who!, {}));
      opened.set(who!, me);
      await me.follow(path);
      await me.panel.getByRole('heading', { level: 1, name: '未指定记录' }).waitFor();
      const heading = me.panel.getByRole('heading', { level: 1 });
      expect([name, await heading.allInnerTexts()]).toEqual([name, ['未指定记录']]);
      await me.press(/^前往/);
      await me.page.waitForURL((url) => url.pathname !== path);
      await me.settled();
      expect([name, pathOf(me.page)]).not.toEqual([name, '/404']);
      // One of its own area: a person who looked for a material is not led to the applications.
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
