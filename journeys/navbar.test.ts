import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { preferences } from '#product/preferences/contract';
import { expectAccessible } from './browser/accessible';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { passwordOf } from '#testing/lookups';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
beforeEach(async () => {
  await app.services.pool.query('delete from rate_limit');
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const list = '/EvaluationManagement/applyList';
const button = (page: Page, name: string | RegExp) =>
  page.locator('.navbar').getByRole('button', { name, exact: typeof name === 'string' });
const open = async (me: Office, entry: string) => {
  await button(me.page, /账户/).click();
  await me.page.getByRole('menuitem', { name: entry, exact: true }).click();
  await me.dialog.waitFor();
};
/** Waits until a preference that was chosen has reached the server. */
const storedAfter = async (page: Page, choose: () => Promise<void>) => {
  const stored = page.waitForResponse(/SetPreference/);
  await choose();
  await stored;
};

describe('How the office looks and speaks', () => {
  it('follows the person to another browser: language, size, colour and light or dark [SH4] [SH5] [SH6]', async () => {
    const me = await app.as('tangyuan', {});
    const { page } = me;
    await me.open(list);
    const height = async (name: RegExp) =>
      (await page.getByRole('button', { name }).first().boundingBox())!.height;
    for (const [size, pixels] of [
      ['小', 32],
      ['迷你', 24],
      ['中等', 36],
      ['小', 32],
    ] as const) {
      await storedAfter(page, async () => {
        await button(page, '尺寸').click();
        await page.getByRole('menuitem', { name: size, exact: true }).click();
      });
      await expect.poll(() => height(/^查 ?询$/)).toBe(pixels);
    }
    const accent = () =>
      page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--accent')");
    expect(await accent()).toBe('#409eff');
    await button(page, '外观').click();
    await storedAfter(page, () => page.getByRole('button', { name: '#c2416b' }).click());
    await expect.poll(accent).toBe('#c2416b');
    await storedAfter(page, () => page.locator('.appearance').getByText('深色').click());
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press('Escape');
    await storedAfter(page, async () => {
      await button(page, '语言').click();
      await page.getByRole('menuitem', { name: 'Español' }).click();
    });
    await page.getByRole('heading', { level: 1, name: 'Solicitudes' }).waitFor();

    // Opened anew, nothing is ever painted in another colour.
    await page.addInitScript(`requestAnimationFrame(() => {
      window.firstAccent = getComputedStyle(document.documentElement).getPropertyValue('--accent');
    })`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Solicitudes' }).waitFor();
    expect(await page.evaluate('window.firstAccent')).toBe('#c2416b');

    const elsewhere = await app.at(list, 'tangyuan', { locale: 'en-GB' });
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Solicitudes' }).waitFor();
    const html = elsewhere.page.locator('html');
    expect([await html.getAttribute('data-theme'), await html.getAttribute('data-size')]).toEqual([
      'dark',
      'small',
    ]);
    await expect
      .poll(() =>
        elsewhere.page.evaluate<string>(
          "getComputedStyle(document.documentElement).getPropertyValue('--accent')",
        ),
      )
      .toBe('#c2416b');
  });

  it('is grey, for weak eyes, in large letters and under a watermark as the person likes, here and elsewhere', async () => {
    const me = await app.as('zhouyiheng', {});
    const { page } = me;
    await me.open(list);
    const style = (property: string, of = 'documentElement') =>
      page.evaluate<string>(`getComputedStyle(document.${of}).getPropertyValue('${property}')`);
    const [passed, letters] = [await style('--passed-text'), await style('font-size', 'body')];
    expect([await style('filter'), letters]).toEqual(['none', '14px']);
    await button(page, '外观').click();
    const choose = (group: string, word: string) =>
      storedAfter(page, () =>
        page.getByRole('group', { name: group }).getByText(word, { exact: true }).click(),
      );
    await choose('色彩', '灰色');
    await expect.poll(() => style('filter')).toBe('grayscale(1)');
    await choose('色彩', '色弱');
    await expect.poll(() => style('filter')).toBe('none');
    expect(await style('--passed-text')).not.toBe(passed);
    await choose('字号', '最大');
    await expect.poll(async () => Math.round(parseFloat(await style('font-size', 'body')))).toBe(18);
    await choose('水印', '姓名与日期');
    await page.keyboard.press('Escape');
    const watermark = page.locator('.watermark');
    expect(await watermark.getAttribute('data-says')).toMatch(/^周以衡 \d{4}-\d{2}-\d{2}$/);
    expect(
      decodeURIComponent(
        await page.evaluate<string>("document.querySelector('.watermark').style.backgroundImage"),
      ),
    ).toContain('周以衡');
    // Nobody hears it, nobody selects it, and what lies beneath is pressed as before.
    expect([await watermark.getAttribute('aria-hidden'), await watermark.innerText()]).toEqual(['true', '']);
    await me.press('重置');
    await expectAccessible(page, 'a list in large letters for weak eyes');
    // Before anything is asked of the server, the next start looks the same.
    await page.route('**/GetPreferences', (route) => route.abort());
    app.watch.expect(/ERR_FAILED|Failed to fetch/);
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('data-letters')).toBe('larger');
    await page.unroute('**/GetPreferences');
    const elsewhere = await app.as('zhouyiheng', {});
    const html = elsewhere.page.locator('html');
    await elsewhere.page.locator('.watermark').waitFor({ state: 'attached' });
    expect([await html.getAttribute('data-hues'), await html.getAttribute('data-letters')]).toEqual([
      'weak',
      'larger',
    ]);
  });

  it('keeps what was chosen and nothing else: the language goes on following the browser [SH4] [SH5]', async () => {
    const me = await app.as('jiangwangshu', { locale: 'en-GB' });
    await storedAfter(me.page, async () => {
      await button(me.page, 'Size').click();
      await me.page.getByRole('menuitem', { name: 'Mini', exact: true }).click();
    });
    const elsewhere = await app.as('jiangwangshu', { locale: 'es-ES' });
    await elsewhere.page.getByRole('button', { name: 'Idioma', exact: true }).waitFor();
    const html = elsewhere.page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('data-size')]).toEqual(['es', 'mini']);
  });

  it('is plain again for the next person, and gone from the browser with who logs out [RG7] [SH9.log-out]', async () => {
    const person = await app.signIn('tangyuan');
    const value = JSON.stringify({ language: 'es', size: 'mini', mode: 'dark', accent: '#c2416b' });
    await person.do(preferences.calls.put, { key: 'shell.look', value });
    const { page } = await app.as('tangyuan', {});
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.locator('.navbar__person').click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const { cookies, origins } = await page.context().storageState();
    expect(origins.flatMap(({ localStorage }) => localStorage)).toEqual([]);
    expect(cookies.map(({ name }) => name)).not.toContain('language');
    await page.goto('/login');
    await app.enter(page, 'yetang');
    await page.waitForURL('**/workbench/workbench');
    await page.getByRole('heading', { level: 1, name: '待我处理' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.locator('html').getAttribute('data-size')).toBe('medium');
  });

  it('fills the screen and comes back; where the browser cannot, it warns [SH7]', async () => {
    const me = await app.as('suyanqing');
    const { page } = me;
    await me.open('/workbench/workbench');
    const full = () => page.evaluate<boolean>('document.fullscreenElement !== null');
    await button(page, '全屏').click();
    await expect.poll(full).toBe(true);
    await button(page, '退出全屏').click();
    await expect.poll(full).toBe(false);
    await page.evaluate("Object.defineProperty(document, 'fullscreenEnabled', { value: false })");
    await button(page, '全屏').click();
    await me.notified('您的浏览器不支持全屏');
  });
});

describe('The error log', () => {
  it('holds what failed with message, info, address, stack, time and the server’s id; it is copied and cleared [SH8]', async () => {
    const me = await app.as('suyanqing', {});
    const { page } = me;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    app.watch.expect(/planted|ERR_FAILED|404|Failed to load/);
    expect(await button(page, '错误日志').count()).toBe(1);
    await page.evaluate("void Promise.reject(new Error('a planted rejection'))");
    await page.evaluate("setTimeout(() => { throw new Error('a planted fault') })");
    await page.evaluate(
      "document.body.append(Object.assign(new Image(), { alt: 'planted', src: '/assets/planted.png' }))",
    );
    await page.route('**/GetApplyList', (route) =>
      route.fulfill({
        headers: { 'request-id': 'server-log-4711' },
        json: { ErrorCode: 9000, RequestMsg: '系统错误', ResultValue: '' },
      }),
    );
    await me.go('成果评价', '成果申报');
    await button(page, /错误日志（4 条）/).click();
    const { dialog } = me;
    await dialog.locator('.errors__one').first().waitFor();
    const texts = (await dialog.locator('.errors__one').allInnerTexts()).join('\n');
    for (const part of [
      'a planted rejection',
      'unhandledrejection',
      'a planted fault',
      '/assets/planted.png',
      '系统错误',
      'server-log-4711',
      '/workbench/workbench',
      '调用栈',
    ])
      expect(texts).toContain(part);
    expect(texts).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
    await expectAccessible(page, 'the error log');
    await me.picture('navbar-errors');
    await me.answer('复制全部');
    await me.notified('已复制');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain('request id: server-log-4711');
    expect(copied).toContain('stack: Error: a planted fault');
    await me.answer('清空日志');
    await dialog.getByText('没有错误记录').waitFor();
    await me.answer('关闭');
    await button(page, '错误日志').waitFor();
  });

  it('holds a page that could not be drawn, and why', async () => {
    const me = await app.as('suyanqing', {});
    app.watch.expect(/./);
    await me.page.route('**/GetApplyList', (route) =>
      route.fulfill({ json: { ErrorCode: 0, RequestMsg: '', ResultValue: { rows: [null], total: 1 } } }),
    );
    await me.choose('成果评价', '成果申报');
    await me.panel.getByText('页面出错了').waitFor();
    await button(me.page, /错误日志（\d 条）/).click();
    await me.dialog.locator('.errors__one').first().waitFor();
    expect(await me.dialog.locator('.errors__one').first().innerText()).toMatch(/TypeError/);
  });
});

describe('Notices', () => {
  it('bear their number on the bell, lead to their record, and are read at once', async () => {
    const { loginName } = await app.db
      .selectFrom('notice')
      .innerJoin('person', 'person.id', 'notice.personId')
      .select('person.loginName')
      .where('notice.readAt', 'is', null)
      .where('notice.objectKind', 'in', ['application', 'report', 'material'])
      .groupBy('person.loginName')
      .orderBy((row) => row.fn.countAll(), 'desc')
      .executeTakeFirstOrThrow();
    const me = await app.as(loginName, {});
    const { page } = me;
    const bell = button(page, /^消息/);
    const count = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    await expect.poll(count).toBeGreaterThan(0);
    const before = await count();
    await bell.click();
    const panel = page.locator('.notice-panel');
    await panel.locator('.notices__row').first().waitFor();
    await expectAccessible(page, 'the notices');
    await panel.locator('.notices__row--unread a').first().click();
    await page.waitForURL(/Id=/);
    await expect.poll(count).toBe(before - 1);
    await bell.click();
    if (before > 1) await panel.getByRole('button', { name: '全部标为已读' }).click();
    await expect.poll(count).toBe(0);
  });
});

describe('The palette', () => {
  it('is opened, searched and left by the keyboard alone: pages, records and actions', async () => {
    const me = await app.as('suyanqing', {});
    const { page } = me;
    const box = page.getByRole('combobox', { name: '快速查找' });
    const options = page.getByRole('option');
    const wanted = async (keyword: string, first: RegExp) => {
      await page.keyboard.press('Control+k');
      await box.waitFor();
      await page.keyboard.type(keyword);
      await options.filter({ hasText: first }).first().waitFor();
    };
    await wanted('cgsb', /成果申报/);
    await expectAccessible(page, 'the palette');
    await me.picture('navbar-palette');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${list}`);
    await me.settled();
    const name = await me.panel.locator('tbody').getByRole('rowheader').first().innerText();
    await wanted(name, new RegExp(`记录.*${name.slice(0, 6)}`, 's'));
    while (!/记录/.test(await page.locator('[role="option"][aria-selected="true"]').innerText()))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/detail\?Id=/);
    await wanted('切换为深色', /深色/);
    await page.keyboard.press('Enter');
    await page.locator('html[data-theme="dark"]').waitFor();
    await wanted('qhwqs', /浅色/);
    await page.keyboard.press('Enter');
    await page.locator('html[data-theme="light"]').waitFor();
    await wanted('xgmm', /修改密码/);
    await page.keyboard.press('Enter');
    await me.dialog.getByLabel('原密码').waitFor();
    await page.keyboard.press('Escape');
    await me.dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await box.fill('没有这样的东西');
    await page.getByText('没有找到，换个词试试').waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  });
});

const profileFields = [
  'Email',
  'CardId',
  'Education',
  'Sex',
  'Birthday',
  'ZhiCheng',
  'Project',
  'ShuXiXueKeOne',
  'ShuXiXueKeTwo',
  'OrgId',
  'Position',
  'Address',
  'ResearchField',
  'DBXCG',
  'JianJie',
  'Img',
]
  .map((field) => `[DG1.${field}]`)
  .join(' ');

describe('Who is signed in', () => {
  it('is held by the office: token, name, avatar, introduction, roles, number and code of the organisation, and the code items [EN7]', async () => {
    const person = await app.signIn('shangguanyu');
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#1f8f5f' } })
      .png()
      .toBuffer();
    const [stored] = (await person.upload('/api/BaseData/CommonUploadFile', 'face.png', picture)).ResultValue;
    const Img = stored.HomeUrl + stored.FilePartPath;
    await person.wire('POST /api/UserInfo/UserEdit', { Img, JianJie: '评估与评审二十年' });
    const [info] = (await person.wire('GET /api/UserInfo/GetUserInfo')).ResultValue;
    expect([info.avatar, info.introduction]).toEqual([Img, '评估与评审二十年']);

    const asked: { path: string; token: string | undefined }[] = [];
    const me = await app.as('shangguanyu', {});
    const { page } = me;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push({ path: pathname, token: request.headers()['token'] });
    });
    await page.reload();
    await me.settled();
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
    expect(token).toMatch(/^mst_/);

    await button(page, '账户 上官屿').click();
    const face = "document.querySelector('.navbar__person .navbar__face img')?.naturalWidth";
    await expect.poll(() => page.evaluate(face)).toBe(60);
    const card = page.getByRole('region', { name: '账户' });
    await card.waitFor();
    const said = await card.innerText();
    for (const part of ['上官屿', 'shangguanyu', info.introduction, info.OrgName, info.OrgNumber, info.code])
      expect(said).toContain(part);
    expect(info.Roles).toEqual(['PGS', 'ZJ']);
    expect(said).toContain('评估师 · 专家');
    await expectAccessible(page, 'the account’s menu');
    await me.picture('navbar-account');
    await page.keyboard.press('Escape');

    // The code items came with the frame: pages name and offer them without asking again.
    const sets = (await person.wire('POST /api/BaseData/GetAllCodeItemList')).ResultValue as {
      children: { Code: string; Name: string }[];
    }[];
    const titles = sets.find(({ children }) => children.some(({ Name }) => Name === '主任医师'));
    const title = titles!.children.find(({ Code }) => Code === info.ZhiCheng);
    await open(me, '个人中心');
    await me.dialog.getByText(title!.Name).first().waitFor();
    await me.answer('取消');
    const timesAsked = (call: string) => asked.filter(({ path }) => path.endsWith(call)).length;
    expect(timesAsked('/GetAllCodeItemList')).toBe(0);
    await me.open(list);
    // A list that is opened first is given those it shows; the others come behind its rows.
    await expect.poll(() => timesAsked('/GetAllCodeItemList')).toBe(1);
    expect(timesAsked('/GetOpening')).toBe(2);
    expect(new Set(asked.map((each) => each.token))).toEqual(new Set([token]));

    // What is written anew is what the office holds.
    await open(me, '个人中心');
    await me.dialog.getByLabel('简介').fill('如今只做评审');
    await me.answer('保存');
    await me.notified('编辑成功');
    await button(page, '账户 上官屿').click();
    await card.getByText('如今只做评审').waitFor();
    // Their own actions stand there too: this one is the newest.
    await page.getByRole('menuitem', { name: '我的操作记录' }).click();
    await page.waitForURL('**/system/myDeeds');
    await me.settled();
    await me.row('修改个人资料').waitFor();
    expect(await me.panel.getByLabel('操作人', { exact: true }).count()).toBe(0);
    await button(page, '语言').click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    // What the server said is said anew.
    await me.row('Own profile changed').waitFor();
    await page.locator('.navbar__person').click();
    await page.getByRole('region', { name: 'Account' }).getByText('Assessor · Expert').waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  });
});

describe('My profile', () => {
  it(`of an expert is changed in a dialog, every field of it [SH9.profile] [DG1.TrueName] [DG1.Mobile] ${profileFields} [DG1.编辑成功] [VA1] [VA4] [VA6]`, async () => {
    const me = await app.as('helanzhou', {});
    const { page } = me;
    await open(me, '个人中心');
    const { dialog, asked } = me;
    await dialog.getByLabel('姓名').waitFor();
    await expectAccessible(page, 'the profile');
    await me.picture('navbar-profile');

    for (const label of ['姓名', '手机号', '邮箱', '身份证号']) await asked.text(label, '');
    await dialog.locator('.ant-form-item').filter({ hasText: '工作单位' }).locator('.ant-select').hover();
    await dialog
      .locator('.ant-form-item')
      .filter({ hasText: '工作单位' })
      .locator('.ant-select-clear')
      .click();
    await me.answer('保存');
    for (const message of [
      '请输入姓名',
      '请输入手机号',
      '请输入邮箱，用于找回密码',
      '请输入身份证号',
      '请输入工作单位',
    ])
      await dialog.getByText(message, { exact: true }).waitFor();
    await asked.text('手机号', '1380013800');
    await asked.text('邮箱', 'nobody@');
    await dialog.getByText('请输入正确的11位手机号码').waitFor();
    const card = personOf('helanzhou').identityCard;
    await asked.text('身份证号', card.slice(0, 17) + (card.endsWith('1') ? '2' : '1'));
    await dialog.getByText('请输入正确的身份证号').waitFor();
    await asked.text('手机号', '010-88886666');
    await dialog.getByText('请输入正确的11位手机号码').waitFor({ state: 'hidden' });
    await dialog.getByText('请输入邮箱，用于找回密码').waitFor();

    await asked.text('姓名', '贺兰舟');
    await asked.text('手机号', personOf('helanzhou').mobile);
    await asked.text('邮箱', 'lanzhou.new@example.org');
    await asked.text('身份证号', personOf('helanzhou').identityCard);
    await asked.find('工作单位', '青渚', /青渚/);
    await asked.text('职务', '学科带头人');
    await asked.choose('性别', '男');
    await asked.day('出生年月', '1971-08');
    await asked.choose('学历', '博士研究生');
    await asked.branch('职称', '主任医师');
    await asked.text('专业', '心血管内科');
    await asked.branch('熟悉学科一', '流行病学');
    await asked.branch('熟悉学科二', '药物化学');
    await asked.text('地址', '青渚市江畔路 1 号');
    await asked.text('研究领域', '心力衰竭');
    await asked.text('代表性成果', '指南两部');
    await asked.text('简介', '从医三十年');

    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1f8f5f' } })
      .png()
      .toBuffer();
    const file = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });
    await dialog.getByLabel('更换头像').last().setInputFiles(file('face.png'));
    const crop = page.getByRole('button', { name: /拖动图片选择区域/ });
    await crop.focus();
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
    await me.picture('navbar-crop');
    await me.answer('使用此头像');
    await dialog.locator('.ant-avatar img').waitFor();
    await dialog.getByLabel('添加照片').last().setInputFiles(file('second.png'));
    await dialog.getByAltText('照片 2').waitFor();

    const sent = page.waitForRequest(/UserEdit/);
    await me.answer('保存');
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({
      TrueName: '贺兰舟',
      Email: 'lanzhou.new@example.org',
      Sex: 1,
      Birthday: '1971-08-01',
      Education: '1',
      ZhiCheng: '1.1',
      Project: '心血管内科',
      ShuXiXueKeOne: '330.21',
      ShuXiXueKeTwo: '350.10',
      Position: '学科带头人',
      Address: '青渚市江畔路 1 号',
      ResearchField: '心力衰竭',
      DBXCG: '指南两部',
      JianJie: '从医三十年',
    });
    expect(body.Img).toMatch(/^http:\/\/[^,]+\/file\/[0-9a-f-]{36},http:\/\/[^,]+\/file\/[0-9a-f-]{36}$/);
    expect(body.OrgId).toMatch(/^[0-9a-f-]{36}$/);
    await me.notified('编辑成功');
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('.navbar .navbar__face img').waitFor();

    await open(me, '个人中心');
    await me.dialog.getByLabel('职务').waitFor();
    expect(await me.dialog.getByLabel('职务').inputValue()).toBe('学科带头人');
    // What was typed in clear is never shown again.
    expect(await me.dialog.getByLabel('身份证号').inputValue()).toMatch(/^\d\*{5}[\dX]$/);
    await me.answer('取消');
    await me.dialog.waitFor({ state: 'hidden' });

    const mail = (await app.outbox()).filter(({ to }) => to === 'lanzhou.new@example.org').at(-1)!;
    await me.open(`/profile/email${/#\S+/.exec(mail.text)![0]}`);
    await me.press('确认邮箱');
    await me.notified('邮箱已更新');
  });

  it('of somebody else shows no name and no phone, and asks before what was typed is lost', async () => {
    const me = await app.as('suyanqing', {});
    await open(me, '个人中心');
    await me.dialog.getByLabel('邮箱').waitFor();
    expect(await me.dialog.getByLabel('姓名', { exact: true }).count()).toBe(0);
    expect(await me.dialog.getByLabel('手机号', { exact: true }).count()).toBe(0);
    await me.asked.text('职务', '写到一半');
    await me.answer('取消');
    const question = me.page.locator('.ant-modal-confirm');
    await question.locator('.ant-modal-confirm-title').getByText('有未保存的内容，确认关闭？').waitFor();
    await question.getByRole('button', { name: '返回' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await me.dialog.getByLabel('职务').inputValue()).toBe('写到一半');
  });
});

describe('My password', () => {
  it('is changed by the old one and the new one twice [SH9.change-password] [DG2.两次密码不一致] [DG2.修改成功] [VA2]', async () => {
    const me = await app.as('yetang', {});
    await open(me, '修改密码');
    const password = passwordOf(app, 'yetang');
    const next = '一只白鹭飞过青渚江的晚霞里';
    await me.answer('保存');
    for (const message of ['请输入原密码', '请输入新密码', '请输入确认新密码'])
      await me.dialog.getByText(message, { exact: true }).waitFor();
    await expectAccessible(me.page, 'the password');
    await me.picture('navbar-password');
    await me.asked.text('原密码', 'not the password');
    await me.asked.text('新密码', `${next}，渔火点点`);
    await me.asked.text('确认新密码', next);
    await me.answer('保存');
    await me.dialog.getByText('两次密码不一致').waitFor();
    await me.asked.text('确认新密码', `${next}，渔火点点`);
    await me.answer('保存');
    await me.dialog.getByText('原密码错误').waitFor();
    await me.asked.text('原密码', password);
    await me.answer('保存');
    await me.notified('修改成功');
  });
});

describe('My mobile number', () => {
  it('is changed by a code; the button counts down, also over a closed dialog [SH9.change-phone] [DG3.请输入手机号] [DG3.请输入验证码] [DG3.手机号码不正确] [DG3.请填写完整的数据] [DG3.修改成功] [VA3]', async () => {
    const me = await app.as('jiangwangshu', {});
    const next = '13912349876';
    await open(me, '修改手机号');
    const { dialog, asked } = me;
    await me.answer('获取验证码');
    await dialog.getByText('请输入手机号', { exact: true }).waitFor();
    await asked.text('新手机号', '1391234');
    await me.answer('获取验证码');
    await dialog.getByText('手机号码不正确').waitFor();
    await me.answer('保存');
    await me.notified('请填写完整的数据');
    await dialog.getByText('请输入验证码', { exact: true }).waitFor();
    await expectAccessible(me.page, 'the mobile number');

    await asked.text('新手机号', next);
    await me.answer('获取验证码');
    const waiting = dialog.getByRole('button', { name: /^\d+ 秒后重试$/ });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    await me.picture('navbar-mobile');
    await me.answer('取消');
    await dialog.waitFor({ state: 'hidden' });
    app.pass({ seconds: 20 });
    await open(me, '修改手机号');
    const said = await me.dialog.getByRole('button', { name: /秒后重试/ }).innerText();
    expect(Number(/\d+/.exec(said)![0])).toBeLessThanOrEqual(40);
    expect(await me.dialog.getByLabel('新手机号').inputValue()).toBe(next);
    app.pass({ seconds: 41 });
    await me.answer('取消');
    await open(me, '修改手机号');
    await me.dialog.getByRole('button', { name: '获取验证码' }).waitFor();
    const code = await app.lastCode(next);
    await me.asked.text('验证码', code === '000000' ? '000001' : '000000');
    await me.answer('保存');
    await me.dialog.getByText('验证码错误或已过期').waitFor();
    await me.asked.text('验证码', code);
    await me.answer('保存');
    await me.notified('修改成功');
    await me.dialog.waitFor({ state: 'hidden' });
  });
});
