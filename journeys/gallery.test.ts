import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#database/seeds/menu';
import { expectAccessible } from './browser/accessible';
import type { Locator } from 'playwright-core';
import { gallery } from '#product/gallery/contract';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { chartStories } from './gallery/charts';
import { example } from './gallery/example';
import { faceStories } from './gallery/faces';
import { keyStories } from './gallery/keys';
import { lookStories } from './gallery/looks';
import { movingStories } from './gallery/moving';
import { writingStories } from './gallery/writing';
import { cast } from '#testing/cast';

const entries = catalogue.flatMap(({ pages }) => pages);
let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const seen = new Set<string>();
/** A specimen, looked at when it is first opened: it has its name, shows the code it is made of, and everybody can use it. */
const at = async (path: string): Promise<Office> => {
  const me = await app.at(path, cast.administrator);
  await me.settled();
  if (seen.has(path)) return me;
  seen.add(path);
  expect(await me.panel.locator('h1').innerText()).toBe(entries.find(({ url }) => url === path)!.names[0]);
  await me.press('查看代码');
  expect(await me.panel.locator('pre').first().innerText(), path).toContain('export default');
  await me.press('收起代码');
  await expectAccessible(me.page, path);
  await me.picture(path.slice(1).replace('/', '-'));
  return me;
};

const titlesIn = (part: Locator): Promise<string[]> =>
  part.locator('tbody [data-label="标题"]').allInnerTexts();

describe('The catalogue of components', () => {
  // Before anybody has changed anything.
  lookStories(() => app);

  it('[TD1.dynamic-table] hides a column that a person does not want, and finds it hidden again', async () => {
    const me = await at('/table/dynamic-table');
    const shown = example(me, '选择显示的列');
    const reviewer = shown.getByRole('columnheader', { name: '审稿人' });
    await reviewer.waitFor();
    const stored = me.page.waitForResponse('**/SetPreference');
    await shown.getByRole('checkbox', { name: '审稿人' }).uncheck();
    await reviewer.waitFor({ state: 'detached' });
    await stored;
    await me.page.reload();
    await me.settled();
    expect(await shown.getByRole('columnheader').allInnerTexts()).not.toContain('审稿人');
    await shown.getByRole('checkbox', { name: '审稿人' }).check();
    await reviewer.waitFor();
  });

  it('[TD1.drag-table] moves rows by keyboard and by mouse, and tells where they are', async () => {
    const me = await at('/table/drag-table');
    const shown = example(me, '拖动改变次序');
    const [first, second, ...others] = await titlesIn(shown);
    const handles = shown.getByRole('button', { name: /^移动：/ });
    await handles.first().press('Space');
    await me.page.getByText(`${first}：第 1 位，共 5 位`).waitFor({ state: 'attached' });
    await me.page.keyboard.press('ArrowDown');
    await me.page.getByText(`${first}：第 2 位，共 5 位`).waitFor({ state: 'attached' });
    await me.page.keyboard.press('Space');
    await expect.poll(() => titlesIn(shown)).toEqual([second, first, ...others]);
    const [from, to] = [await handles.nth(4).boundingBox(), await handles.nth(0).boundingBox()];
    await me.page.mouse.move(from!.x + 8, from!.y + 8);
    await me.page.mouse.down();
    await me.page.mouse.move(to!.x + 8, to!.y + 8, { steps: 12 });
    await me.page.mouse.up();
    await expect.poll(() => titlesIn(shown)).toEqual([others[2], second, first, others[0], others[1]]);
  });

  it('[TD1.inline-edit-table] saves a title where it stands, and tells whoever was slower than somebody else', async () => {
    const me = await at('/table/inline-edit-table');
    const admin = await app.signIn(cast.administrator);
    const shown = example(me, '就地修改标题');
    const [first] = (await admin.do(gallery.calls.articles, { pageSize: 1 })).rows;
    const change = async (to: string): Promise<void> => {
      await shown
        .getByRole('button', { name: /^修改标题：/ })
        .first()
        .click();
      await shown.getByRole('textbox', { name: '标题' }).fill(to);
      await shown.getByRole('textbox', { name: '标题' }).press('Enter');
    };
    await change('就地改过的标题');
    await expect.poll(async () => (await titlesIn(shown))[0]).toBe('就地改过的标题');
    const stored = await admin.do(gallery.calls.article, { id: first!.id });
    expect(stored.title).toBe('就地改过的标题');
    const { pageviews: _pageviews, ...written } = stored;
    await admin.do(gallery.calls.updateArticle, { ...written, title: '别人先改的' });
    await change('来晚了');
    await me.page.getByText('数据已被修改，请刷新后重试').first().waitFor();
    expect((await admin.do(gallery.calls.article, { id: first!.id })).title).toBe('别人先改的');
  });

  it('[TD1.tree-table] opens what stands beneath a line, and closes it', async () => {
    const me = await at('/table/tree-table');
    const lines = example(me, '成果类型字典').locator('tbody tr');
    const before = await lines.count();
    await me.press(/^展开应用技术/);
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    expect(await lines.nth(1).locator('[data-label="层级"]').innerText()).toBe('1');
    await me.press(/^收起应用技术/);
    await expect.poll(() => lines.count()).toBe(before);
  });

  it('[TD1.custom-tree-table] sums what stands beneath each group, down to the articles', async () => {
    const me = await at('/table/custom-tree-table');
    const { rows } = await (
      await app.signIn(cast.administrator)
    ).do(gallery.calls.articles, { pageSize: 60 });
    const lines = example(me, '按类型和重要性的阅读量').locator('tbody tr');
    const japanese = rows.filter(({ type }) => type === 'JP');
    const sum = japanese.reduce((views, { pageviews }) => views + pageviews, 0);
    expect(await lines.filter({ hasText: '日本' }).locator('[data-label="阅读量"]').innerText()).toBe(
      String(sum),
    );
    await me.press('全部展开');
    const inView = rows.map(({ title }) => title);
    await expect
      .poll(
        async () =>
          (await titlesIn(example(me, '按类型和重要性的阅读量'))).filter((title) =>
            inView.includes(title.trim()),
          ).length,
      )
      .toBe(60);
    await me.press('全部收起');
    await expect.poll(() => lines.count()).toBe(new Set(rows.map(({ type }) => type)).size);
  });

  it('[TD1.complex-table] narrows and orders a list, writes an article in a dialog, and takes one out by its status', async () => {
    const me = await at('/table/complex-table');
    const admin = await app.signIn(cast.administrator);
    const narrow = { importance: 3, type: 'EU' } as const;
    const { total } = await admin.do(gallery.calls.articles, narrow);
    await me.form.choose('重要性', '★★★');
    await me.form.choose('类型', '欧盟');
    await me.press(/^展开（/);
    await me.form.choose('排序', '阅读量由高到低');
    await me.press('查询');
    await expect.poll(() => me.panel.locator('.page__count').innerText()).toContain(String(total));
    const { rows } = await admin.do(gallery.calls.articles, { ...narrow, sort: '-pageviews', pageSize: 1 });
    await expect.poll(async () => (await titlesIn(me.panel))[0]).toBe(rows[0]!.title);
    await me.rowAction(rows[0]!.title, '修改文章');
    await me.asked.text('标题', '对话框里改过的');
    await me.asked.day('时间', '2025-03-04 05:06 UTC+8');
    await me.answer('保存');
    await me.row('对话框里改过的').waitFor();
    await me.rowAction('对话框里改过的', '删除');
    await me.answer('删除');
    await me.row('对话框里改过的').getByText('已删除').waitFor();
    const { id } = rows[0]!;
    // It may have been deleted before: only its version says that it was written once more.
    await expect.poll(async () => (await admin.do(gallery.calls.article, { id })).rowVersion).toBe(3);
    expect(await admin.do(gallery.calls.article, { id })).toMatchObject({
      title: '对话框里改过的',
      timestamp: '2025-03-03T21:06:00.000Z',
      status: 'deleted',
      rowVersion: 3,
    });
  });

  it('[TD6] finds an icon by its name and copies its code', async () => {
    const me = await at('/samples/icons');
    await me.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const icons = example(me, '全部图标').locator('.icons button');
    const all = await icons.count();
    await me.form.text('搜索图标', 'LEDG');
    await expect.poll(() => icons.allInnerTexts()).toEqual(['ledger']);
    expect(all).toBeGreaterThan(15);
    await icons.first().click();
    await me.notified('已复制 <MenuIcon name="ledger" />');
    expect(await me.page.evaluate('navigator.clipboard.readText()')).toBe('<MenuIcon name="ledger" />');
  });

  it('[TD7] says a sentence in three languages by its number, and shows which routes a role sees', async () => {
    const me = await at('/samples/translations');
    const said = (language: string) => me.panel.locator(`.specimen__shown [lang="${language}"]`).innerText();
    expect(await said('en')).toContain('there is 1 article.');
    await me.form.text('篇数', '2');
    await expect.poll(() => said('en')).toContain('there are 2 articles.');
    expect(await said('es')).toContain('hay 2 artículos.');
    expect(await said('zh')).toContain('共有 2 篇文章。');
    await at('/samples/permission');
    const seen = async () =>
      (
        await me.panel
          .locator('tbody tr')
          .filter({ hasText: /是$/ })
          .locator('td:first-child')
          .allInnerTexts()
      ).join(' ');
    expect(await seen()).toBe('/dashboard /permission /permission/directive /article /article/create');
    await me.panel.getByRole('checkbox', { name: 'editor' }).uncheck();
    await expect.poll(seen).toBe('/dashboard');
    await me.panel.getByRole('checkbox', { name: 'admin' }).check();
    await expect.poll(async () => (await seen()).split(' ').length).toBe(9);
  });

  chartStories(at);
  movingStories(at);
  writingStories(at);

  faceStories(() => app);

  // After all others: what some keys do changes what is stored.
  keyStories(
    at,
    entries.map(({ url }) => url),
  );

  it('has opened every page of the catalogue', () => {
    expect(seen.size).toBe(entries.length);
  });
});
