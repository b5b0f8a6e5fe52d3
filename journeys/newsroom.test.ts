import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fromWeChat, fromWord } from '#testing/newsroom/copied';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { dropFile, paste, type } from './browser/rich-text';
import { countStored } from './browser/stored-drafts';
import { roleCode } from '#contract/rights';
import { giveOnlyRoles, giveRole, roleCoded } from '#queries/roles';
import { personIdOf } from '#testing/lookups';

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

describe('What visitors read of the news', () => {
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
});
