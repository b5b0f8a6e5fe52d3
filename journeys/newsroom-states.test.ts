import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cast } from '#testing/cast';
import { openBrowserApp, type BrowserApp } from './browser/app';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** A piece of this kind that visitors have. */
const published = async (kind: 'news' | 'download'): Promise<string> => {
  const { id } = await app.db
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('language', '=', 'zh')
    .where('publishedVersion', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
};
const broken = { ErrorCode: 9000, RequestMsg: '系统错误，请联系管理员并提供编号 8f3a', ResultValue: '' };
/** The server breaks whenever it is asked this, until the way is given back. */
const breaking = async (page: Page, call: RegExp): Promise<() => Promise<void>> => {
  await page.route(call, (route) => route.fulfill({ json: broken }));
  return () => page.unroute(call);
};

describe('What does not come in the newsroom', () => {
  it('is not called missing: it is asked for again, and only what is not there is not there', async () => {
    const news = await published('news');
    const lin = await app.as(cast.editor, {});
    for (const path of [
      `/ContentInfo?Id=${news}`,
      `/NewsEdit?Id=${news}`,
      `/moreHistory?Id=${news}`,
      `/NewsCreate?Translates=${news}&Lang=es`,
      `/downLoadEdit?Id=${await published('download')}`,
    ]) {
      await lin.open('/workbench/workbench');
      const mend = await breaking(lin.page, /GetNewsById/);
      await lin.follow(path);
      await lin.panel.getByRole('heading', { name: '加载失败' }).waitFor();
      await lin.panel.getByText('请稍后重试').waitFor();
      await mend();
      await lin.press('重试');
      await lin.panel.getByRole('heading', { name: '加载失败' }).waitFor({ state: 'detached' });
      await lin.settled();
      expect([path, await lin.panel.locator('h1').innerText()]).not.toEqual([path, '']);
    }
    await lin.follow('/ContentInfo?Id=01980000-0000-7000-8000-000000000000');
    await lin.panel.getByRole('heading', { name: '页面不存在' }).waitFor();
    expect(await lin.panel.getByRole('button', { name: '重试' }).count()).toBe(0);
    await lin.page.context().close();
  });

  it('comes by itself when the line is back, also to a page that was opened without one', async () => {
    const news = await published('news');
    const lin = await app.at('/NewsManage', cast.editor, {});
    let isCut = true;
    await lin.page.route(/\/(api|health)/, (route) => (isCut ? route.abort() : route.continue()));
    app.watch.expect(/ERR_FAILED/);
    await lin.follow(`/ContentInfo?Id=${news}`);
    await lin.panel.getByText('恢复连接后会自动加载').waitFor();
    await lin.page.getByRole('status').getByText('无法连接服务器，恢复后将自动继续').waitFor();
    isCut = false;
    await lin.panel.getByRole('tab', { name: '预览' }).waitFor();
    await lin.page.context().close();
  });

  it('of a part is said in its place: a preview, its versions, its links, an enquiry', async () => {
    const news = await published('news');
    const lin = await app.as(cast.editor, {});
    const mend = await breaking(lin.page, /GetContentById|GetHistory|GetPreviewLinks/);
    await lin.follow(`/ContentInfo?Id=${news}`);
    const failed = lin.panel.getByRole('heading', { level: 2, name: '加载失败' });
    await failed.waitFor();
    await lin.panel.getByRole('tab', { name: /^版本/ }).click();
    await failed.last().waitFor();
    await lin.press('管理预览链接');
    await lin.dialog.getByRole('heading', { name: '加载失败' }).waitFor();
    expect(await lin.dialog.getByText('目前没有有效的预览链接').count()).toBe(0);
    await mend();
    await lin.answer('重试');
    await lin.dialog.getByText('目前没有有效的预览链接').waitFor();
    await lin.page.keyboard.press('Escape');
    await lin.press('重试');
    await lin.panel.getByText('第一版').waitFor();
    await lin.page.context().close();

    const tang = await app.as(cast.technologyManager, {});
    await breaking(tang.page, /Interest\/Get\w*ById/);
    await tang.follow('/EvaluationManagement/interests?Id=01980000-0000-7000-8000-000000000000');
    await tang.dialog.getByRole('heading', { name: '加载失败' }).waitFor();
    await tang.page.context().close();
  });

  it('of a picture is said beside its file, which is sent again from there', async () => {
    const lin = await app.at('/NewsMedia', cast.editor, {});
    await lin.press('上传图片');
    const mend = await breaking(lin.page, /UploadFile/);
    const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2f7fdb' } })
      .png()
      .toBuffer();
    await lin.asked.text('名称', '门诊大厅');
    await lin.dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: '门诊大厅.png', mimeType: 'image/png', buffer });
    const refused = lin.dialog.locator('.aside-files > li').filter({ hasText: '门诊大厅.png' });
    await refused.getByText(broken.RequestMsg).waitFor();
    await mend();
    await refused.getByRole('button', { name: '重试' }).click();
    await lin.dialog.locator('.given-file').filter({ hasText: '门诊大厅.png' }).waitFor();
    expect(await lin.dialog.getByLabel('名称').inputValue()).toBe('门诊大厅');
    await lin.page.context().close();
  });
});

describe('A save whose answer got lost', () => {
  it('is no change of somebody else’s, although more was typed since', async () => {
    const editor = await app.signIn(cast.editor);
    const { ResultValue } = await editor.wire('POST /api/News/AddNews', {
      ...{ Kind: 1, Lang: 'zh', Title: '断线时写的一篇', Source: '', Author: '', Summary: '' },
      ...{ PublishTime: null, WithdrawTime: null, Translates: null },
      Body: JSON.stringify({ type: 'doc', content: [] }),
    });
    const { Id } = ResultValue as { Id: string };
    const lin = await app.at(`/NewsEdit?Id=${Id}`, cast.editor, {});
    const ids: string[] = [];
    let isLost = true;
    await lin.page.route('**/EditNews', async (route) => {
      ids.push(route.request().headers()['request-id']!);
      if (!isLost) return route.continue();
      await route.fetch();
      return route.abort();
    });
    app.watch.expect(/ERR_FAILED/);
    await lin.form.text('摘要', '断线前写的摘要');
    await lin.press('保存草稿');
    await lin.panel
      .getByText(/尚未保存到服务器|已加密保存在本机/)
      .first()
      .waitFor();
    isLost = false;
    await lin.form.text('来源', '断线后写的来源');
    await lin.press('保存草稿');
    await lin.panel.getByText(/^已保存到服务器/).waitFor();
    expect(await lin.page.getByText('数据已被修改').count()).toBe(0);
    // First what nobody was heard of, under its own id, then what was typed since.
    expect(new Set(ids).size).toBe(2);
    expect(ids.at(-2)).toBe(ids[0]);
    const stored = await app.db
      .selectFrom('contentVersion')
      .select(['summary', 'source'])
      .where('contentId', '=', Id)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ summary: '断线前写的摘要', source: '断线后写的来源' });
    await lin.page.context().close();
  });
});

describe('A list of the newsroom that is empty', () => {
  it('offers the button that its sentence names', async () => {
    const lin = await app.as(cast.editor, {});
    await lin.page.route(/GetLinkList/, async (route) => {
      const answer = await route.fetch();
      const said = (await answer.json()) as { ResultValue: object };
      const none = Object.entries(said.ResultValue).map(([name, value]) => [
        name,
        Array.isArray(value) ? [] : 0,
      ]);
      await route.fulfill({ response: answer, json: { ...said, ResultValue: Object.fromEntries(none) } });
    });
    await lin.open('/NewsLink');
    const empty = lin.panel.getByRole('status').filter({ hasText: '没有内容' });
    await empty.getByRole('button', { name: '新建' }).click();
    await lin.page.waitForURL('**/LinkEdit');
    await lin.page.context().close();
  });
});

describe('A download that texts name', () => {
  it('says so on its page, and is withdrawn only after their titles were read', async () => {
    const form = await published('download');
    const title = '送检前请先核对这份清单';
    const lin = await app.signIn(cast.editor);
    const body = [{ type: 'file', attrs: { id: form, name: '清单' } }];
    const { ResultValue } = await lin.wire('POST /api/News/AddNews', {
      ...{ Kind: 1, Lang: 'zh', Title: title, Source: '', Author: '', Summary: '' },
      ...{ PublishTime: null, WithdrawTime: null, Translates: null },
      Body: JSON.stringify({ type: 'doc', content: body }),
    });
    const { Id, RowVersion } = ResultValue as { Id: string; RowVersion: number };
    const zhou = await app.at(`/ContentInfo?Id=${form}`, cast.reviewer, {});
    const named = zhou.panel.getByRole('region', { name: '引用它的内容' });
    await named.getByText('第 1 版').waitFor();
    // A draft misses nothing that readers have: nothing is said of it before the withdrawal.
    await zhou.press('撤下');
    await zhou.dialog.getByLabel('理由').waitFor();
    expect(await zhou.dialog.getByRole('alert').count()).toBe(0);
    await zhou.answer('返回');

    expect((await lin.wire('POST /api/News/SubmitNews', { Id, RowVersion })).ErrorCode).toBe(0);
    const reviewer = await app.signIn(cast.reviewer);
    const done = await reviewer.wire('POST /api/News/PublishNews', { Id, RowVersion: RowVersion + 1 });
    expect(done.ErrorCode).toBe(0);
    await zhou.open(`/ContentInfo?Id=${form}`);
    await named.getByText('访客可见').waitFor();
    await zhou.press('撤下');
    await zhou.dialog.getByRole('alert').getByText(title).waitFor();
    await zhou.answer('返回');
    await zhou.open('/NewsDownLoad');
    const row = await app.db
      .selectFrom('contentVersion')
      .select('title')
      .where('contentId', '=', form)
      .executeTakeFirstOrThrow();
    await zhou.rowAction(row.title, '撤下');
    await zhou.dialog.getByRole('alert').getByText(title).waitFor();
    await zhou.asked.text('理由', '内容已过时');
    await zhou.answer('撤下');
    await zhou.notified('已撤下');
    const visitor = await app.visit();
    await visitor.goto(`/newsDetail?id=${Id}`);
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await visitor.locator('.prose a').count()).toBe(0);
  });
});

describe('What a visitor asks about a result', () => {
  it('arrives once, though they send it again because no answer came', async () => {
    const { id } = await app.db
      .selectFrom('report')
      .select('id')
      .where('publishScope', '=', 'listed')
      .where('status', '=', 1)
      .where('isLimited', '=', false)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow();
    const visitor = await app.visit();
    await visitor.goto(`/resultInfo?id=${id}`);
    const form = visitor.locator('form[data-form="interest"]');
    await form.locator('[name="name"]').fill('何思远');
    await form.locator('[name="email"]').fill('he@example.org');
    await form.locator('[name="need"]').fill('希望了解成果的许可条件。');
    await form.locator('[name="consent"]').check();
    let isLost = true;
    await visitor.route('**/PostInterest', async (route) => {
      if (!isLost) return route.continue();
      // The server takes it down, and its answer gets lost on the way.
      await route.fetch();
      return route.abort();
    });
    app.watch.expect(/ERR_FAILED/);
    const send = form.locator('[type="submit"]');
    await send.click();
    await form.getByText('您填写的内容仍在').waitFor();
    expect(await visitor.evaluate('document.activeElement.type')).toBe('submit');
    expect(await form.locator('[name="need"]').inputValue()).toBe('希望了解成果的许可条件。');
    isLost = false;
    await send.click();
    await form.locator('.form__answer--good').waitFor();
    const arrived = await app.db.selectFrom('interest').select('id').where('reportId', '=', id).execute();
    expect(arrived).toHaveLength(1);
    // Another message is another one.
    await form.locator('[name="name"]').fill('何思远');
    await form.locator('[name="email"]').fill('he@example.org');
    await form.locator('[name="need"]').fill('希望了解成果的许可条件。');
    await form.locator('[name="consent"]').check();
    await send.click();
    await expect
      .poll(
        async () =>
          (await app.db.selectFrom('interest').select('id').where('reportId', '=', id).execute()).length,
      )
      .toBe(2);
  });
});
