import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
import { personIdOf } from '#testing/lookups';
import { mp4 } from '#testing/zip';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

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

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '菜单' });
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
    await keys('Alt+F10', 'End', ...Array.from({ length: 3 }, () => 'ArrowLeft'), 'Enter');
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
  });

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
    await visitor.waitForLoadState('domcontentloaded');
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
  }); // oxfmt-ignore

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
  }); // oxfmt-ignore

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
  }); // oxfmt-ignore

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
