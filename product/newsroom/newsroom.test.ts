import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobsOf } from '#start/jobs';
import { probe, type Probe } from '#host/outbound/probe';
import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import { giveOnlyRoles, giveRole, roleCoded } from '#queries/roles';
import { media } from '#product/media/contract';
import { renderPictures } from '#product/media/server';
import { settingCalls } from '#product/settings/contract';
import { tasks } from '#product/tasks/contract';
import { cast } from '#testing/cast';
import { certificateFor } from '#testing/certificate';
import { openedApp } from '#testing/opened';
import { smallPdf } from '#testing/story/pdf';
import { newsroom } from './contract';
import { checkLinks } from './server/links';

const { calls } = newsroom;
const app = await openedApp();

type Person = Awaited<ReturnType<typeof app.signIn>>;
let lin: Person;
let zhou: Person;
beforeAll(async () => {
  lin = await app.signIn(cast.editor);
  zhou = await app.signIn(cast.reviewer);
});

const bodySaying = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const about = (Title: string, more: object = {}) => ({
  ...{ Kind: 1, Lang: 'zh', Title, Source: '平台运营部', Author: '', Summary: '摘要', Body: bodySaying(`${Title}的正文`) },
  ...{ PublishTime: null, WithdrawTime: null, Translates: null },
  ...more,
}); // oxfmt-ignore
const add = async (title: string, more: object = {}): Promise<string> => {
  const { ErrorCode, ResultValue } = await lin.wire('POST /api/News/AddNews', about(title, more));
  expect(ErrorCode).toBe(0);
  return ResultValue.Id;
};
const rowOf = (id: string) =>
  app.db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** What a call about a piece answers: 0, or the number of its refusal. */
const act = async (who: Person, call: string, Id: string, more: object = {}): Promise<number> =>
  (await who.wire(`POST /api/News/${call}`, { Id, RowVersion: (await rowOf(Id)).rowVersion, ...more }))
    .ErrorCode;
const edit = (id: string, title: string, more: object = {}) => {
  const { Kind: _kind, Lang: _language, Translates: _of, ...written } = about(title, more);
  return act(lin, 'EditNews', id, written);
};
const published = async (title: string, more: object = {}): Promise<string> => {
  const id = await add(title, more);
  expect(await act(lin, 'SubmitNews', id)).toBe(0);
  expect(await act(zhou, 'PublishNews', id)).toBe(0);
  return id;
};
const page = async (path: string): Promise<{ status: number; html: string }> => {
  const reply = await app.visitor.get(path, {});
  return { status: reply.status, html: await reply.text() };
};
const visitorReads = async (id: string, language = 'zh') => page(`/newsDetail?id=${id}&lang=${language}`);
const listed = async (title: string, kind = 'news', language = 'zh'): Promise<boolean> =>
  (await page(`/NewsInfo?kind=${kind}&lang=${language}`)).html.includes(title);
const waits = async (who: Person, id: string): Promise<boolean> =>
  (await who.do(tasks.calls.waiting, {})).tasks.some(({ objectId }) => objectId === id);
const inMinutes = (minutes: number) => new Date(app.now().getTime() + minutes * 60_000).toISOString();
const keepSchedule = () =>
  jobsOf(app.services)
    .find(({ name }) => name === 'keepSchedule')!
    .work();

describe('an editor writes, somebody else publishes', () => {
  test('what Lin writes is read by visitors when Zhou has published it, and not before', async () => {
    const id = await add('共享检测平台开放预约');
    expect((await visitorReads(id)).status).toBe(404);
    expect(await edit(id, '共享检测平台开放预约了')).toBe(0);
    expect(await act(lin, 'PublishNews', id)).toBe(2001);
    expect(await act(lin, 'SubmitNews', id)).toBe(0);
    // It waits for those who had no hand in it.
    expect([await waits(zhou, id), await waits(lin, id)]).toEqual([true, false]);
    expect((await lin.do(calls.byId, { id })).can).toEqual(['recall']);
    expect((await zhou.do(calls.byId, { id })).can).toEqual(['publish', 'return']);
    expect(await act(lin, 'PublishNews', id)).toBe(5001);
    expect(await act(lin, 'ReturnNews', id, { Reason: '自己退回自己' })).toBe(5001);
    // An editor's right alone opens nothing to a reviewer.
    expect(await act(zhou, 'EditNews', id, about('改写'))).toBe(403);
    expect(await act(zhou, 'ReturnNews', id, { Reason: '请补充开放时间' })).toBe(0);
    expect(await waits(lin, id)).toBe(true);
    expect(await edit(id, '共享检测平台五月起开放预约')).toBe(0);
    expect(await act(lin, 'SubmitNews', id)).toBe(0);
    expect((await visitorReads(id)).status).toBe(404);
    expect(await act(zhou, 'PublishNews', id)).toBe(0);
    const { status, html } = await visitorReads(id);
    expect([status, html.includes('<h1>共享检测平台五月起开放预约</h1>')]).toEqual([200, true]);
    expect(html).toContain('共享检测平台五月起开放预约的正文');
    // Who wrote it is nobody's business outside.
    expect(html).not.toContain('林晚照');
    const steps = (await zhou.do(calls.byId, { id })).steps.map(({ actor, action, note }) => [actor, action, note]);
    expect(steps).toEqual([
      ['林晚照', '新建', ''],
      ['林晚照', '提交审核', ''],
      ['周以衡', '退回', '请补充开放时间'],
      ['林晚照', '提交审核', ''],
      ['周以衡', '发布', ''],
    ]);
    const { rows } = await zhou.do(calls.list, { title: '共享检测平台' });
    expect(rows).toMatchObject([{ id, kind: 'news', status: 'published', editorName: '林晚照', missing: ['en', 'es'] }]);
    // Nobody but those who write or publish sees the list at all.
    expect(await (await app.signIn(cast.owner)).refusal(calls.list, {})).toBe(403);
  }); // oxfmt-ignore

  test('Zhou, who wrote on what Lin hands in, is not asked to publish it, and may not', async () => {
    await giveRole(app.db, [zhou.id], await roleCoded(app.db, roleCode.editor));
    const id = await add('两人合写的一篇');
    const { Kind: _kind, Lang: _language, Translates: _of, ...written } = about('两人合写的一篇，周改');
    expect(await act(zhou, 'EditNews', id, written)).toBe(0);
    expect(await act(lin, 'SubmitNews', id)).toBe(0);
    expect([await waits(zhou, id), await waits(lin, id)]).toEqual([false, false]);
    expect((await zhou.do(calls.byId, { id })).can).not.toContain('publish');
    expect([await act(zhou, 'PublishNews', id), await act(zhou, 'ReturnNews', id, { Reason: '退回' })]).toEqual([5001, 5001]);
    expect((await visitorReads(id)).status).toBe(404);
    await giveOnlyRoles(app.db, zhou.id, [await roleCoded(app.db, roleCode.publicAgency)]);
  }); // oxfmt-ignore

  test('visitors go on reading what was published while Lin writes on; every version stays, and an earlier one comes back', async () => {
    const id = await published('年度申报指南');
    expect(await edit(id, '年度申报指南（修订）')).toBe(0);
    expect((await visitorReads(id)).html).toContain('<h1>年度申报指南</h1>');
    const before = await rowOf(id);
    expect(await act(lin, 'SubmitNews', id)).toBe(0);
    expect(await act(zhou, 'PublishNews', id)).toBe(0);
    expect((await visitorReads(id)).html).toContain('<h1>年度申报指南（修订）</h1>');
    // A correction does not come to the top of the news.
    expect((await rowOf(id)).publishedAt).toBe(before.publishedAt);
    const history = await zhou.do(calls.history, { id });
    expect(history.map(({ version, title, isPublished }) => [version, title, isPublished])).toEqual([
      [2, '年度申报指南（修订）', true],
      [1, '年度申报指南', false],
    ]);
    expect(await act(lin, 'RestoreVersion', id, { Version: 9 })).toBe(404);
    expect(await act(lin, 'RestoreVersion', id, { Version: 1 })).toBe(0);
    expect(await lin.do(calls.byId, { id })).toMatchObject({ title: '年度申报指南', version: 3, status: 'draft' });
    expect((await visitorReads(id)).html).toContain('<h1>年度申报指南（修订）</h1>');
    // Somebody else changed it meanwhile: nothing is overwritten.
    expect(await edit(id, '迟到的修改', { RowVersion: before.rowVersion })).toBe(2003);
    expect(await act(zhou, 'WithdrawNews', id, { Reason: '内容已过期' })).toBe(0);
    expect([(await visitorReads(id)).status, await listed('年度申报指南')]).toEqual([404, false]);
  }); // oxfmt-ignore

  test('two who write on one piece are told of each other, until one of them leaves', async () => {
    const id = await add('两人同时编写');
    await giveRole(app.db, [zhou.id], await roleCoded(app.db, roleCode.editor));
    const others = (who: Person) => who.do(calls.alsoWriting, { id });
    expect(await others(lin)).toEqual([]);
    const since = app.now().toISOString();
    app.pass({ seconds: 20 });
    expect(await others(zhou)).toEqual([{ name: '林晚照', since }]);
    app.pass({ seconds: 20 });
    expect(await others(lin)).toMatchObject([{ name: '周以衡' }]);
    app.pass({ seconds: 50 });
    expect(await others(zhou)).toEqual([{ name: '林晚照', since }]);
    // Nothing more is heard of Lin; when Lin comes back, it is from then on.
    app.pass({ seconds: 70 });
    expect(await others(zhou)).toEqual([]);
    expect(await others(lin)).toMatchObject([{ name: '周以衡' }]);
    expect(await others(zhou)).toEqual([{ name: '林晚照', since: app.now().toISOString() }]);
    await giveOnlyRoles(app.db, zhou.id, [await roleCoded(app.db, roleCode.publicAgency)]);
    expect(await zhou.refusal(calls.alsoWriting, { id })).toBe(403);
  }); // oxfmt-ignore

  test('an earlier version that is restored is the next one and takes the place of nothing; what was written long ago is asked for by itself', async () => {
    const id = await add('先前的写法');
    expect(await act(lin, 'SubmitNews', id)).toBe(0);
    expect(await act(lin, 'RecallNews', id)).toBe(0);
    expect(await edit(id, '一小时的心血')).toBe(0);
    expect(await act(lin, 'RestoreVersion', id, { Version: 1 })).toBe(0);
    const titles = async (more: object = {}) => (await lin.do(calls.history, { id, ...more })).map(({ title }) => title);
    expect(await titles()).toEqual(['先前的写法', '一小时的心血', '先前的写法']);
    await sql`insert into content_version (content_id, version, title, source, author, summary, body, details, edited_at)
      select content_id, number, 'V' || number, source, author, summary, body, details, edited_at
      from content_version, generate_series(4, 60) number where content_id = ${id}::uuid and version = 1`.execute(app.db);
    expect((await titles()).slice(-1)).toEqual(['V11']);
    expect(await titles({ before: 5 })).toEqual(['V4', '先前的写法', '一小时的心血', '先前的写法']);
  }); // oxfmt-ignore

  test('a draft nobody was handed goes; what was handed in once is withdrawn and stays', async () => {
    const id = await add('写错的草稿');
    expect(await act(lin, 'DelNews', id)).toBe(0);
    expect(await lin.refusal(calls.byId, { id })).toBe(404);
    const other = await add('交过的草稿');
    expect(await act(lin, 'SubmitNews', other)).toBe(0);
    expect(await act(lin, 'RecallNews', other)).toBe(0);
    expect(await act(lin, 'DelNews', other)).toBe(5004);
    const empty = await add('没有正文', { Body: '{"type":"doc","content":[]}' });
    expect(await act(lin, 'SubmitNews', empty)).toBe(5002);
    const script = { Body: bodySaying('x').replace('"text":"x"', '"text":"x","marks":[{"type":"link","attrs":{"href":"javascript:alert(1)"}}]') };
    expect(await edit(empty, '带脚本的链接', script)).toBe(2002);
  }); // oxfmt-ignore
});

describe('when and where readers have it', () => {
  test('what has its time comes at that time and goes at another, by itself', async () => {
    const at = (minutes: number) => new Date(app.now().getTime() + minutes * 60_000).toISOString();
    expect((await lin.wire('POST /api/News/AddNews', about('反了', { PublishTime: at(9), WithdrawTime: at(8) }))).ErrorCode).toBe(5008);
    const id = await published('限时征集', { Kind: 2, PublishTime: at(5), WithdrawTime: at(15) });
    await keepSchedule();
    expect([await listed('限时征集', 'notice'), (await visitorReads(id)).status]).toEqual([false, 404]);
    app.pass({ minutes: 8 });
    await keepSchedule();
    expect([await listed('限时征集', 'notice'), (await visitorReads(id)).status]).toEqual([true, 200]);
    app.pass({ minutes: 8 });
    // Already before the job comes by.
    expect((await visitorReads(id)).status).toBe(404);
    await keepSchedule();
    expect(await rowOf(id)).toMatchObject({ status: 2, publishedVersion: null });
  }); // oxfmt-ignore

  test('what Zhou approved for later comes at its moment though Lin writes on, and though the version before has had its time', async () => {
    const id = await published('春季受理通知', { Kind: 2, PublishTime: inMinutes(1) });
    expect(await edit(id, '还没写完的草稿')).toBe(0);
    expect(await lin.do(calls.byId, { id })).toMatchObject({ status: 'draft', version: 2, approvedVersion: 1, publishedAt: null });
    app.pass({ minutes: 2 });
    await keepSchedule();
    expect((await visitorReads(id)).html).toContain('<h1>春季受理通知</h1>');
    expect(await lin.do(calls.byId, { id })).toMatchObject({ status: 'draft', title: '还没写完的草稿', publishedVersion: 1, approvedVersion: null, goesOnlineAt: null });
    // The next one is approved for later than the end of the first.
    const next = await published('第一期', { Kind: 2, WithdrawTime: inMinutes(2) });
    expect(await edit(next, '第二期', { PublishTime: inMinutes(5) })).toBe(0);
    expect(await act(lin, 'SubmitNews', next)).toBe(0);
    expect(await act(zhou, 'PublishNews', next)).toBe(0);
    expect((await visitorReads(next)).html).toContain('<h1>第一期</h1>');
    app.pass({ minutes: 3 });
    await keepSchedule();
    expect([(await visitorReads(next)).status, (await lin.do(calls.byId, { id: next })).status]).toEqual([404, 'published']);
    app.pass({ minutes: 3 });
    await keepSchedule();
    expect((await visitorReads(next)).html).toContain('<h1>第二期</h1>');
    // Whoever may publish takes back also what readers do not have yet.
    const never = await published('取消的通知', { Kind: 2, PublishTime: inMinutes(1) });
    expect(await edit(never, '取消的通知的草稿')).toBe(0);
    expect(await act(zhou, 'WithdrawNews', never, { Reason: '活动取消' })).toBe(0);
    app.pass({ minutes: 2 });
    await keepSchedule();
    expect((await visitorReads(never)).status).toBe(404);
    expect(await act(zhou, 'WithdrawNews', await add('谁也没见过'), { Reason: '无从撤下' })).toBe(5009);
  }); // oxfmt-ignore

  test('what is pinned stands first, until it is unpinned', async () => {
    const first = await published('置顶的政策', { Kind: 3 });
    app.pass({ minutes: 1 });
    await published('后来的政策', { Kind: 3 });
    const order = async () => {
      const { html } = await page('/NewsInfo?kind=policy&lang=zh');
      return html.indexOf('置顶的政策') < html.indexOf('后来的政策');
    };
    expect(await order()).toBe(false);
    expect(await act(lin, 'TopNews', first, { IsTop: true })).toBe(0);
    expect(await order()).toBe(true);
    expect(await act(lin, 'TopNews', first, { IsTop: true })).toBe(5005);
    expect(await act(lin, 'TopNews', first, { IsTop: false })).toBe(0);
    expect(await order()).toBe(false);
  });

  test('a translation is a piece of its own: readers of English have Chinese until it is published, and Zhou reads it before as they will', async () => {
    const id = await published('评估师培训班');
    expect(await listed('评估师培训班', 'news', 'en')).toBe(true);
    const english = await add('Training for assessors', { Lang: 'en', Translates: id });
    expect((await lin.wire('POST /api/News/AddNews', about('Twice', { Lang: 'en', Translates: id }))).ErrorCode).toBe(5007);
    expect((await lin.wire('POST /api/News/AddNews', about('又一个', { Translates: id }))).ErrorCode).toBe(5007);
    const preview = await zhou.do(calls.preview, { id: english });
    expect(preview).toMatchObject({ title: 'Training for assessors', language: 'en' });
    expect(JSON.parse(preview.body)).toEqual(JSON.parse(bodySaying('Training for assessors的正文')));
    expect(await listed('评估师培训班', 'news', 'en')).toBe(true);
    // Who follows an address of the Chinese one is told that there is none in English, or led to it; never beside it to itself.
    const main = async () => /<main.*<\/main>/s.exec((await visitorReads(id, 'en')).html)![0];
    expect(await main()).toContain('This text is not available in English');
    expect(await act(lin, 'SubmitNews', english)).toBe(0);
    expect(await act(zhou, 'PublishNews', english)).toBe(0);
    expect(await main()).toContain(`<a href="/newsDetail?id=${english}&amp;lang=en">Read it in English</a>`);
    expect((await main()).split(english)).toHaveLength(2);
    for (const [from, to, language] of [[id, english, 'en'], [english, id, 'zh']] as const)
      expect((await visitorReads(from, 'es')).html).toContain(`<a href="/newsDetail?id=${to}&amp;lang=${language}" lang="${language}" hrefLang="${language}"`);
    expect([await listed('评估师培训班', 'news', 'en'), await listed('Training for assessors', 'news', 'en')]).toEqual([false, true]);
    const row = async () => (await lin.do(calls.list, { title: '评估师培训班' })).rows.find((each) => each.id === id)!;
    expect((await row()).missing).toEqual(['es']);
    expect(await act(lin, 'WithdrawNews', english, { Reason: '译文有误' })).toBe(0);
    expect([(await row()).missing, await listed('评估师培训班', 'news', 'en')]).toEqual([['en', 'es'], true]);
    // Written in English first: whoever reads English has that alone, and a Spanish one takes the place of the Chinese.
    const first = await published('Call for assessors', { Lang: 'en' });
    await published('招募评估师', { Translates: first });
    expect([await listed('Call for assessors', 'news', 'en'), await listed('招募评估师', 'news', 'en')]).toEqual([true, false]);
    expect(await listed('招募评估师', 'news', 'es')).toBe(true);
    await published('Se buscan evaluadores', { Lang: 'es', Translates: first });
    expect([await listed('Se buscan evaluadores', 'news', 'es'), await listed('招募评估师', 'news', 'es')]).toEqual([true, false]);
  }); // oxfmt-ignore
});

describe('what stands beside the news', () => {
  const listed = async (who: Person, call: string, input: object): Promise<string> => {
    const { ErrorCode, ResultValue } = await who.wire(`POST /api/${call}`, { Lang: 'zh', Translates: null, ...input });
    expect(ErrorCode, call).toBe(0);
    return ResultValue.Id;
  }; // oxfmt-ignore
  const toReaders = async (id: string): Promise<void> => {
    expect(await act(lin, 'SubmitNews', id)).toBe(0);
    expect(await act(zhou, 'PublishNews', id)).toBe(0);
  };
  const always = { PublishTime: null, WithdrawTime: null };
  const home = async () => (await page('/NewsInfo?lang=zh')).html;

  test('links are shown when they are published, shown and in their order; only https is taken', async () => {
    const link = (Name: string, Url: string, Sort: number, IsShow = 1) => ({ Name, Url, Sort, IsShow, ...always });
    for (const Url of ['http://example.org/', 'javascript:alert(1)', 'https://own@evil.example/', 'https://'])
      expect((await lin.wire('POST /api/Link/SaveLink', { Lang: 'zh', Translates: null, ...link('坏', Url, 1) })).ErrorCode, Url).toBe(2002);
    const second = await listed(lin, 'Link/SaveLink', link('第二家', 'https://b.example/', 2));
    const first = await listed(lin, 'Link/SaveLink', link('第一家', 'https://a.example/', 1));
    const hidden = await listed(lin, 'Link/SaveLink', link('不显示', 'https://c.example/', 3, 2));
    expect(await home()).not.toContain('第一家');
    for (const id of [second, first, hidden]) await toReaders(id);
    const html = await home();
    expect(html).toMatch(/href="https:\/\/a\.example\/"[^>]*>第一家<.*href="https:\/\/b\.example\/"[^>]*>第二家</s);
    expect(html).not.toContain('不显示');
    // However many are hidden, they push none out that is shown.
    await sql`with more as (insert into content (id, kind, language, status, version, published_version, published_at, created_at, updated_at)
        select gen_random_uuid(), kind, language, status, 1, 1, published_at, created_at, updated_at
        from content, generate_series(1, 30) where id = ${hidden}::uuid returning id, created_at)
      insert into content_version (content_id, version, title, source, author, summary, body, details, edited_at)
      select id, 1, '多余', '', '', '', '{"type":"doc","content":[]}', '{"isShown":false,"sort":0,"webAddress":"https://h.example/"}', created_at
      from more`.execute(app.db);
    expect(await home()).toContain('第一家');
    const { rows } = await zhou.do(calls.linkList, { title: '第' });
    expect(rows.map(({ title, webAddress, sort }) => [title, webAddress, sort])).toEqual([
      ['第一家', 'https://a.example/', 1],
      ['第二家', 'https://b.example/', 2],
    ]);
    const stale = { Id: first, RowVersion: 1, ...link('第一家', 'https://z.example/', 1) };
    expect((await lin.wire('POST /api/Link/SaveLink', { Lang: 'zh', Translates: null, ...stale })).ErrorCode).toBe(2003);
    // Of another kind it is not there.
    expect(await edit(first, '一段文字')).toBe(404);
    // What readers had once is in the archive, whatever its kind; the list of texts has texts alone.
    expect(await act(zhou, 'WithdrawNews', second, { Reason: '已停办' })).toBe(0);
    const archived = async (more: object) => (await lin.do(calls.list, { status: 'withdrawn', title: '第二家', ...more })).rows.map(({ kind, title }) => [kind, title]);
    expect([await archived({ everyKind: true }), await archived({ kind: 'link' }), await archived({})]).toEqual([[['link', '第二家']], [['link', '第二家']], []]);
    expect((await lin.wire('POST /api/News/AddNews', about('A text', { Lang: 'en', Translates: first }))).ErrorCode).toBe(404);
    expect((await lin.wire('POST /api/Refer/SaveRefer', { Lang: 'zh', Translates: null, Id: first, RowVersion: 3, Title: 'x', Kind: 'law', DocNo: '', Issuer: '', IssueDate: null, EffectiveDate: null, Status: 1, File: null, ...always })).ErrorCode).toBe(404);
  }); // oxfmt-ignore

  test('a form is downloaded by anybody while it is published, and each time is counted; nobody else’s file is', async () => {
    const bytes = smallPdf('申请表');
    const [{ FileId }] = (await lin.upload('/api/OriginalMaterial/UploadFile', '申请表.pdf', bytes)).ResultValue;
    const id = await listed(lin, 'DownLoad/SaveDownLoad', { Title: '评价申请表', File: FileId, Version: '2026版', ForRole: 'owner', ...always });
    expect((await app.visitor.get(`/contentFile?id=${id}`)).status).toBe(404);
    // Whoever is to publish it reads it; others do not.
    expect((await zhou.wire('POST /api/BaseData/GetFileLink', { Id: FileId, Use: 'view' })).ErrorCode).toBe(0);
    expect((await (await app.signIn(cast.owner)).wire('POST /api/BaseData/GetFileLink', { Id: FileId, Use: 'view' })).ErrorCode).toBe(404);
    await toReaders(id);
    expect(await home()).toMatch(new RegExp(`href="/contentFile\\?id=${id}"[^>]*>评价申请表<.*2026版.*PDF`, 's'));
    const reply = await app.visitor.get(`/contentFile?id=${id}`);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-security-policy')]).toEqual([200, 'application/pdf', "default-src 'none'; sandbox"]);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    const again = await app.visitor.get(`/contentFile?id=${id}`, { 'if-none-match': reply.headers.get('etag')! });
    expect(again.status).toBe(304);
    const head = await fetch(`${app.address}/contentFile?id=${id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.byteLength)]);
    const row = async () => (await lin.do(calls.downloadList, { title: '评价申请表' })).rows;
    await expect.poll(row).toMatchObject([{ views: 1, edition: '2026版', forRole: 'owner' }]);
    // What nobody looked through goes to visitors only where the settings let it.
    const admin = await app.signIn(cast.administrator);
    const takeUnscanned = async (unscannedAllowed: boolean) => {
      const { version, values } = await admin.do(settingCalls.calls.now, {});
      await admin.do(settingCalls.calls.save, { version, values: { ...values, unscannedAllowed }, reason: '文件须先查毒' });
    };
    await takeUnscanned(false);
    expect([(await app.visitor.get(`/contentFile?id=${id}`)).status, (await home()).includes('评价申请表')]).toEqual([404, false]);
    await takeUnscanned(true);
    // It is somebody else's: it stays where it is, and Lin, who sees it, puts it nowhere else.
    const form = { Title: '评价申请表', File: FileId, Version: '2027版', ForRole: 'owner', ...always, Lang: 'zh', Translates: null };
    await app.db.updateTable('file').set({ ownerId: zhou.id }).where('id', '=', FileId).execute();
    expect((await lin.wire('POST /api/DownLoad/SaveDownLoad', form)).ErrorCode).toBe(404);
    const inPiece = async (Id: string, more: object = {}) =>
      (await lin.wire('POST /api/DownLoad/SaveDownLoad', { ...form, Id, RowVersion: (await rowOf(Id)).rowVersion, ...more })).ErrorCode;
    expect(await inPiece(id)).toBe(0);
    const [own] = (await lin.upload('/api/OriginalMaterial/UploadFile', '别的表.pdf', smallPdf('别的表'))).ResultValue;
    const other = await listed(lin, 'DownLoad/SaveDownLoad', { Title: '别的表', File: own.FileId, Version: '', ForRole: 'owner', ...always });
    expect([await inPiece(other), await inPiece(other, { File: own.FileId })]).toEqual([404, 0]);
    for (const asked of [FileId, 'x', '00000000-0000-7000-8000-000000000000', '%00'])
      expect((await app.visitor.get(`/contentFile?id=${asked}`)).status, asked).toBe(404);
    expect(await act(lin, 'WithdrawNews', id, { Reason: '换了新版本' })).toBe(0);
    expect((await app.visitor.get(`/contentFile?id=${id}`)).status).toBe(404);
  }); // oxfmt-ignore

  test('a picture is in the carousel between its beginning and its end, with words for those who do not see it', async () => {
    const png = await sharp({ create: { width: 192, height: 48, channels: 3, background: '#2f7fdb' } }).png().toBuffer();
    const [{ FileId }] = (await lin.upload('/api/OriginalMaterial/UploadFile', '横幅.png', png)).ResultValue;
    const at = (minutes: number) => new Date(app.now().getTime() + minutes * 60_000).toISOString();
    const alternatives = { zh: '受理窗口前的排队人群', en: '', es: '' };
    const { id: ImgUrl } = await lin.do(media.calls.add, { name: '受理窗口', alternatives, fileId: FileId });
    const picture = { Title: '年度受理', ImgUrl, TargetUrl: '/NewsInfo?kind=notice', Sort: 1, Start: at(2), End: at(6) };
    const wrong = { ...picture, TargetUrl: 'javascript:alert(1)' };
    expect((await lin.wire('POST /api/Picture/SavePicture', { Lang: 'zh', Translates: null, ...wrong })).ErrorCode).toBe(2002);
    // A file of which the library says nothing is none of its pictures, and what is shown in English is said in English.
    expect((await lin.wire('POST /api/Picture/SavePicture', { Lang: 'zh', Translates: null, ...picture, ImgUrl: FileId })).ErrorCode).toBe(404);
    const id = await listed(lin, 'Picture/SavePicture', picture);
    const english = await listed(lin, 'Picture/SavePicture', { ...picture, Title: 'This year', Lang: 'en', Translates: id });
    expect((await lin.wire('POST /api/News/SubmitNews', { Id: english, RowVersion: 1 })).ErrorCode).toBe(5042);
    await toReaders(id);
    await keepSchedule();
    expect(await home()).not.toContain('年度受理');
    app.pass({ minutes: 3 });
    await keepSchedule();
    expect(await home()).toMatch(new RegExp(`href="/NewsInfo\\?kind=notice"[^>]*><picture><img src="/picture/${ImgUrl}/1/original.png"[^>]* alt="受理窗口前的排队人群"`));
    // Soon it is there in sizes and formats for every screen.
    await renderPictures(app.services);
    expect((await home()).replaceAll('&amp;', '&')).toContain(`<source type="image/avif" srcSet="/picture/${ImgUrl}/1/192.avif 192w"`);
    expect((await app.visitor.get(`/picture/${ImgUrl}/1/192.avif`)).headers.get('content-type')).toBe('image/avif');
    app.pass({ minutes: 5 });
    expect(await home()).not.toContain('年度受理');
    // A link bears the mark of whom it leads to, who is named beside it: it says nothing twice.
    const link = await listed(lin, 'Link/SaveLink', { Name: '有标志的一家', Url: 'https://logo.example/', Sort: 1, IsShow: 1, Logo: ImgUrl, ...always });
    await toReaders(link);
    expect(await home()).toMatch(new RegExp(`href="https://logo\\.example/"[^>]*><span class="links__logo"><picture><source [^>]*srcSet="/picture/${ImgUrl}/1/192\\.avif 192w"(?:(?!</a>).)* alt=""(?:(?!</a>).)*</span>有标志的一家</a>`, 's'));
  }); // oxfmt-ignore

  test('a draft of each kind goes by its own call', async () => {
    const [{ FileId }] = (await lin.upload('/api/OriginalMaterial/UploadFile', '样张.pdf', smallPdf('样张'))).ResultValue;
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } }).png().toBuffer();
    const [{ FileId: image }] = (await lin.upload('/api/OriginalMaterial/UploadFile', '样图.png', png)).ResultValue;
    const shown = await lin.do(media.calls.add, { name: '样图', alternatives: { zh: '样图', en: '', es: '' }, fileId: image });
    const draft = { Lang: 'zh', Translates: null, Title: '多余的草稿', ...always };
    const drafts = [
      ['Link/GetLinkList', 'Link/SaveLink', 'Link/DelLink', { Title: undefined, Name: '多余的草稿', Url: 'https://d.example/', Sort: 1, IsShow: 1 }],
      ['Picture/GetPictureList', 'Picture/SavePicture', 'Picture/DelPicture', { PublishTime: undefined, WithdrawTime: undefined, Start: null, End: null, ImgUrl: shown.id, TargetUrl: '', Sort: 1 }],
      ['DownLoad/GetDownLoadList', 'DownLoad/SaveDownLoad', 'DownLoad/DelDownLoad', { File: FileId, Version: '', ForRole: 'everybody' }],
      ['Refer/GetReferList', 'Refer/SaveRefer', 'Refer/DelRefer', { Kind: 'case', DocNo: '', Issuer: '', IssueDate: null, EffectiveDate: null, Status: 1, File: null }],
    ] as const;
    for (const [list, save, remove, own] of drafts) {
      const id = await listed(lin, save, { ...draft, ...own });
      const there = async () => (await zhou.wire(`POST /api/${list}`, { Title: '多余的草稿' })).ResultValue.total;
      expect([save, await there()]).toEqual([save, 1]);
      expect((await lin.wire(`POST /api/${remove}`, { Id: id, RowVersion: 1 })).ErrorCode, remove).toBe(0);
      expect([remove, await there()]).toEqual([remove, 0]);
    }
  }); // oxfmt-ignore

  test('references say whether they hold, and about us is what was published last', async () => {
    const reference = { Title: '科技成果评估规范', Kind: 'standard', DocNo: 'GB/T 44731-2024', Issuer: '国家标准化管理委员会', IssueDate: '2024-10-26', EffectiveDate: '2024-10-26', Status: 1, File: null };
    const id = await listed(lin, 'Refer/SaveRefer', { ...reference, ...always });
    await toReaders(id);
    const [row] = (await zhou.wire('POST /api/Refer/GetReferList', { Title: '评估规范' })).ResultValue.rows;
    expect(row).toMatchObject({ Status: 1, State: 1, DocNo: 'GB/T 44731-2024', Kind: 'standard' });
    const repealed = { Id: id, RowVersion: row.RowVersion, Lang: 'zh', Translates: null, ...reference, Status: 2, ...always };
    expect((await lin.wire('POST /api/Refer/SaveRefer', repealed)).ErrorCode).toBe(0);
    expect((await zhou.do(calls.history, { id })).map(({ details }) => details['validity'])).toEqual(['repealed', 'inForce']);
    expect((await page('/aboutUs?lang=zh')).html).not.toContain('平台由来的正文');
    await published('平台由来', { Kind: 4 });
    expect((await page('/aboutUs?lang=zh')).html).toContain('平台由来的正文');
  }); // oxfmt-ignore

  test('a link that no longer answers is marked, its editor is told, and visitors stop seeing it; one that answers again is back', async () => {
    const link = (Name: string, Url: string) => ({ Name, Url, Sort: 0, IsShow: 1, ...always });
    const [fine, dead] = [
      await listed(lin, 'Link/SaveLink', link('常在的链接', 'https://fine.example/')),
      await listed(lin, 'Link/SaveLink', link('失效的链接', 'https://gone.example/')),
    ];
    for (const id of [fine, dead]) await toReaders(id);
    const { key, cert } = certificateFor(['fine.example', 'gone.example', 'new.example']);
    let isBack = false;
    const site = createServer({ key, cert }, ({ headers }, reply) =>
      void reply.writeHead(headers.host?.startsWith('gone') && !isBack ? 404 : 200).end(),
    );
    await new Promise<void>((open) => void site.listen(0, '127.0.0.1', open));
    const { port } = site.address() as AddressInfo;
    const ask = probe({ ca: cert, resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true });
    // The product asks https as it is written; this one site stands for all of them, at its own door.
    const night = async (how: Probe = (address) => ask(address.replace(/(?<=\.example)(?=\/)/, `:${port}`))) => {
      app.pass({ minutes: 1 });
      await checkLinks(app.services, how);
    };
    const row = async (title: string) => (await zhou.do(calls.linkList, { title })).rows[0]!;
    const told = async () => (await lin.do(tasks.calls.notices, {})).rows.filter(({ kind, objectId }) => kind === 'newsroom.toldDeadLink' && objectId === dead).length;
    expect(await row('失效的链接')).toMatchObject({ checkedAt: null, deadSince: null });
    await night();
    const first = app.now().toISOString();
    expect(await row('失效的链接')).toMatchObject({ deadSince: first, deadReason: 'status', isHidden: false });
    expect(await row('常在的链接')).toMatchObject({ checkedAt: first, deadSince: null, deadReason: null });
    expect(await told()).toBe(0);
    // Each night on a real platform; the links of a demonstration are invented.
    for (const mode of ['production', 'demonstration'] as const)
      expect(jobsOf({ ...app.services, mode }).some(({ name }) => name === 'checkLinks')).toBe(mode === 'production');
    // A night without a way out says nothing about anybody.
    await night(async () => ({ reason: 'noAnswer' }));
    expect((await row('常在的链接')).deadSince).toBeNull();
    await night();
    expect(await told()).toBe(1);
    await night();
    expect(await home()).toContain('失效的链接');
    await night();
    expect(await told()).toBe(1);
    expect([(await home()).includes('失效的链接'), (await home()).includes('常在的链接')]).toEqual([false, true]);
    expect(await row('失效的链接')).toMatchObject({ deadSince: first, isHidden: true });
    isBack = true;
    await night();
    expect(await home()).toContain('失效的链接');
    expect((await row('失效的链接')).deadSince).toBeNull();
    site.close();
  }); // oxfmt-ignore
});
