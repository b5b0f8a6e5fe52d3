import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mp4 } from '#testing/zip';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { folderOfFiles } from './browser/files';
import type { Office } from './browser/office';
import { type } from './browser/rich-text';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

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

describe('What stands beside the news', () => {
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
  });

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
  }); // oxfmt-ignore
});
