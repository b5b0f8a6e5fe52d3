import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { roleCode } from '#contract/rights';
import { media } from '#product/media/contract';
import { giveOnlyRoles, roleCoded } from '#queries/roles';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { smallPdf } from '#testing/story/pdf';
import { mp4 } from '#testing/zip';
import { newsroom } from './contract';

const { calls } = newsroom;
const app = await openedApp();

type Person = Awaited<ReturnType<typeof app.signIn>>;
let lin: Person;
let zhou: Person;
beforeAll(async () => {
  lin = await app.signIn(cast.editor);
  zhou = await app.signIn(cast.reviewer);
});

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const bodyOf = (...content: object[]): string => JSON.stringify({ type: 'doc', content });
const always = { Lang: 'zh', Translates: null, PublishTime: null, WithdrawTime: null };
const rowVersion = async (id: string): Promise<number> =>
  (await app.db.selectFrom('content').select('rowVersion').where('id', '=', id).executeTakeFirstOrThrow())
    .rowVersion;
const act = async (who: Person, call: string, Id: string, more: object = {}): Promise<void> => {
  const reply = await who.wire(`POST /api/News/${call}`, { Id, RowVersion: await rowVersion(Id), ...more });
  expect(reply.ErrorCode, reply.RequestMsg).toBe(0);
};
const saved = async (call: string, input: object): Promise<string> => {
  const { PublishTime, WithdrawTime, ...begun } = always;
  // A picture of the carousel has its times by other names.
  const times = 'Start' in input ? {} : { PublishTime, WithdrawTime };
  const reply = await lin.wire(`POST /api/${call}`, { ...begun, ...times, ...input });
  expect(reply.ErrorCode, reply.RequestMsg).toBe(0);
  return reply.ResultValue.Id;
};
const upload = async (name: string, bytes: Uint8Array): Promise<string> =>
  (await lin.upload('/api/OriginalMaterial/UploadFile', name, bytes)).ResultValue[0].FileId;
const png = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
const inLibrary = async (name: string, background: string) =>
  lin.do(media.calls.add, {
    name,
    alternatives: { zh: name, en: '', es: '' },
    fileId: await upload(`${name}.png`, await png(background)),
  });

/** Where a link that Lin makes leads, as somebody without an account opens it. */
const linkTo = async (id: string, length: 'hour' | 'day' | 'week' = 'day'): Promise<string> => {
  const { url } = await lin.do(calls.addPreview, { id, length });
  expect(url.startsWith(app.services.publicUrl)).toBe(true);
  return url.slice(app.services.publicUrl.length);
};
const tokenIn = (path: string): string => /preview=([\w-]{43})(?:&|$)/.exec(path)![1]!;
const open = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await app.visitor.get(path, headers);
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
};
const statusOf = async (path: string): Promise<number> => (await open(path)).status;

test('[CT11./ContentInfo] [PB2./newsDetail] a stranger reads by a link of Lin’s what is being written, with its pictures and files and nothing else, until it ends', async () => {
  const [cover, inside, foreign] = [await inLibrary('封面', '#2f7fdb'), await inLibrary('插图', '#0b6e5f'), await inLibrary('别处的图', '#aa3355')];
  const file = await upload('附件.pdf', smallPdf('附件'));
  const written = { Source: '', Author: '', Summary: '', Cover: cover.id, Attachments: [file], Body: bodyOf(paragraph('先请专家过目'), { type: 'picture', attrs: { number: inside.number } }) };
  const id = await saved('News/AddNews', { ...written, Kind: 1, Title: '尚未发布的指南' });
  const other = await saved('News/AddNews', { ...written, Kind: 1, Title: '另一篇草稿', Cover: foreign.id });
  const edit = async (Title: string) => {
    const { PublishTime, WithdrawTime } = always;
    await act(lin, 'EditNews', id, { ...written, Title, PublishTime, WithdrawTime });
  };
  // A reviewer reads it signed in, and hands it to nobody.
  expect([await zhou.refusal(calls.addPreview, { id, length: 'day' }), await zhou.refusal(calls.previewLinks, { id })]).toEqual([403, 403]);
  expect((await lin.wire('POST /api/News/AddPreviewLink', { Id: id, Hours: 9_999 })).ErrorCode).toBe(2002);

  const path = await linkTo(id, 'hour');
  const token = tokenIn(path);
  const shown = await open(path, { 'accept-encoding': 'br, gzip' });
  expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('referrer-policy'), shown.headers.get('content-encoding')]).toEqual([200, 'no-store', 'no-referrer', null]);
  for (const part of ['<h1>尚未发布的指南</h1>', '先请专家过目', '预览：以下内容尚未正式发布', '<meta name="robots" content="noindex"/>']) expect(shown.html).toContain(part);
  expect(shown.html).not.toMatch(/rel="canonical"|ld\+json|林晚照/);
  const addresses = (html: string) => [...html.matchAll(/(?:src|href)="(\/(?:picture|contentFile)[^"]+)"/g)].map(([, each]) => each!.replaceAll('&amp;', '&'));
  const files = addresses(shown.html);
  expect(files.length).toBe(3);
  for (const each of files) {
    const reply = await open(each);
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('x-robots-tag')], each).toEqual([200, 'no-store', 'noindex']);
    // Without the link, and with one that opens nothing, it is as if it were not there.
    expect([await statusOf(each.replace(/[?&]preview=[\w-]+/, '')), await statusOf(each.replace(token, 'A'.repeat(43)))]).toEqual([404, 404]);
  }
  // What is written a moment later is read a moment later; nobody is counted as a reader, and no list tells of it.
  await edit('尚未发布的指南（二稿）');
  expect((await open(path)).html).toContain('<h1>尚未发布的指南（二稿）</h1>');
  expect([await statusOf(`/newsDetail?id=${id}`), (await open('/NewsInfo?kind=news&lang=zh')).html.includes('二稿')]).toEqual([404, false]);
  expect((await lin.do(calls.byId, { id })).views).toBe(0);

  // With it one comes to nothing else.
  const elsewhere = [
    ...[`/newsDetail?id=${other}&preview=${token}`, `/aboutUs?preview=${token}`, `/NewsInfo?preview=${token}`, `/NewsInfo?kind=video&preview=${token}`, `/newsDetail?preview=${token}&preview=${token}`],
    ...[`/contentFile?id=${other}&file=${file}&preview=${token}`, `/contentFile?id=${id}&file=${other}&preview=${token}`],
    `/picture/${foreign.id}/1/original.png?preview=${token}`,
  ];
  for (const each of elsewhere) expect(await statusOf(each), each).toBe(404);

  // Of the token nothing is kept; of who made it and that it was made, something.
  const kept = await app.services.pool.query<{ all: string }>(`select string_agg(kept::text, ' ') as all from (
    select to_jsonb(content_preview) as kept from content_preview union all select to_jsonb(request_reply) from request_reply
    union all select to_jsonb(audit_log) from audit_log) as everything`);
  expect([kept.rows[0]!.all.includes(id), kept.rows[0]!.all.includes(token)]).toEqual([true, false]);
  const [link] = await lin.do(calls.previewLinks, { id });
  expect(link).toMatchObject({ makerName: '林晚照', madeAt: app.now().toISOString() });

  // Its maker is asked anew each time: without the right, and without an account, the link opens nothing.
  const setLocked = (isLocked: boolean) => app.db.updateTable('person').set({ isLocked }).where('id', '=', lin.id).execute();
  await giveOnlyRoles(app.db, lin.id, [await roleCoded(app.db, roleCode.publicAgency)]);
  expect([await statusOf(path), await statusOf(files[0]!), await statusOf(files[2]!)]).toEqual([404, 404, 404]);
  await giveOnlyRoles(app.db, lin.id, [await roleCoded(app.db, roleCode.editor)]);
  expect(await statusOf(path)).toBe(200);
  await setLocked(true);
  expect(await statusOf(path)).toBe(404);
  await setLocked(false);

  // Ended, revoked, unknown: one answer.
  const gone = async (at: string) => (await open(at)).html.replaceAll(/preview=[\w-]+/g, 'preview=');
  const lasting = await linkTo(id, 'week');
  const unknown = await gone(path.replace(token, 'A'.repeat(43)));
  expect(await zhou.refusal(calls.revokePreview, { id: link!.id })).toBe(403);
  await lin.do(calls.revokePreview, { id: link!.id });
  expect([await statusOf(path), await statusOf(files[0]!), await gone(path)]).toEqual([404, 404, unknown]);
  const short = await linkTo(id, 'hour');
  app.pass({ minutes: 61 });
  lin = await app.again(cast.editor);
  zhou = await app.again(cast.reviewer);
  expect([await gone(short), await statusOf(lasting)]).toEqual([unknown, 200]);
  expect(await lin.do(calls.previewLinks, { id })).toHaveLength(1);

  // Once it is published one is led there; what is written on after that is a draft again.
  await act(lin, 'SubmitNews', id);
  expect(await statusOf(lasting)).toBe(200);
  await act(zhou, 'PublishNews', id);
  const led = await open(lasting);
  expect([led.status, led.headers.get('location')]).toEqual([302, `/newsDetail?id=${id}`]);
  await edit('指南（三稿）');
  expect([(await open(lasting)).html.includes('指南（三稿）'), (await open(`/newsDetail?id=${id}`)).html.includes('三稿')]).toEqual([true, false]);
  // What is withdrawn is read by no link.
  await act(zhou, 'WithdrawNews', id, { Reason: '暂不公开' });
  expect([await statusOf(lasting), await lin.do(calls.previewLinks, { id })]).toEqual([404, []]);

  for (let made = 0; made < 20; made += 1) await linkTo(other);
  expect(await lin.refusal(calls.addPreview, { id: other, length: 'day' })).toBe(5016);
  // Nor does one person make any number of them for many pieces, whatever is revoked meanwhile; nobody else is kept from it.
  const third = await saved('News/AddNews', { ...written, Kind: 1, Title: '第三篇草稿' });
  for (let made = 20; made < 30; made += 1) await linkTo(third);
  const tooMany = await lin.wire('POST /api/News/AddPreviewLink', { Id: third, Hours: 24 });
  expect([tooMany.ErrorCode, tooMany.RequestMsg, Number(tooMany.headers.get('retry-after'))]).toEqual([5017, '您一小时内已生成 30 个预览链接，请 60 分钟后再试，或使用已有的链接', 3_600]);
  app.pass({ minutes: 61 });
  lin = await app.again(cast.editor);
  await linkTo(third);
}); // oxfmt-ignore

test('[CT11./ContentInfo] [PB1./NewsInfo] whatever is listed is previewed on the page on which it will stand, among what stands there', async () => {
  const image = async () => (await inLibrary('图', '#123456')).id;
  const [agency] = await lin.do(calls.agencyChoices, { keyword: 'PJ001' });
  const [result] = await lin.do(calls.projectChoices, { keyword: '' });
  const kinds: readonly (readonly [call: string, input: object, page: string])[] = [
    ['Picture/SavePicture', { Title: '新轮播', ImgUrl: await image(), TargetUrl: '/aboutUs', Sort: 1, Start: null, End: null }, '/NewsInfo'],
    ['DownLoad/SaveDownLoad', { Title: '新表格', File: await upload('表.pdf', smallPdf('表')), Version: '1', ForRole: 'owner' }, '/NewsInfo?kind=download'],
    ['Link/SaveLink', { Name: '新链接', Url: 'https://new.example.org/', IsShow: 1, Sort: 1 }, '/NewsInfo'],
    ['News/EditAgencyShow', { Title: '新风采', OrgId: agency!.id, Intro: '新的介绍', Logo: await image(), Sort: 1 }, '/NewsInfo'],
    ['Refer/SaveRefer', { Title: '新规定', Kind: 'law', DocNo: '', Issuer: '', IssueDate: null, EffectiveDate: null, Status: 1, File: null }, '/NewsInfo?kind=reference'],
    ['News/EditProject', { Title: '新推介', Summary: '', Body: bodyOf(paragraph('值得一看')), ReportId: result!.id, TransformMethod: null, Contact: '', Cover: await image(), Sort: 1 }, '/NewsInfo?kind=project'],
    ['Video/SaveVideo', { Title: '新视频', File: await upload('片.mp4', mp4()), Cover: await image(), AltText: '一段演示', Duration: 9, SubtitleZh: 'WEBVTT\n\n00:01.000 --> 00:04.000\n你好\n', SubtitleEn: '', SubtitleEs: '', Sort: 1 }, '/NewsInfo?kind=video'],
    ['News/AddNews', { Title: '新的关于我们', Kind: 4, Source: '', Author: '', Summary: '', Body: bodyOf(paragraph('我们是谁')) }, '/aboutUs'],
  ];
  for (const [call, input, page] of kinds) {
    const id = await saved(call, input);
    const says = call === 'News/AddNews' ? '我们是谁' : (Object.values(input)[0] as string);
    const path = await linkTo(id);
    expect(path.startsWith(`${page}${page.includes('?') ? '&' : '?'}preview=`), path).toBe(true);
    const { status, html } = await open(path);
    expect([status, html.includes(says), html.includes('预览：')], call).toEqual([200, true, true]);
    expect((await open(`${page}${page.includes('?') ? '&' : '?'}lang=zh`)).html, call).not.toContain(says);
    // Its own files go by the link, those of others as ever.
    const { ImgUrl, Logo, Cover } = input as Record<string, string | undefined>;
    const named = [id, ImgUrl ?? Logo ?? Cover ?? id];
    const own = [...html.matchAll(/(?:src|href|poster)="(\/(?:contentFile\?id=|picture\/)[^"]+)"/g)].map(([, each]) => each!.replaceAll('&amp;', '&'));
    expect(own.some((each) => each.includes(named[1]!)), call).toBe(named[1] !== id || 'File' in input && input.File !== null);
    for (const each of own) {
      expect(each.includes('preview='), each).toBe(named.some((part) => each.includes(part)));
      expect(await statusOf(each), each).toBe(200);
    }
    if ('File' in input && input.File !== null) expect(await statusOf(`/contentFile?id=${id}`)).toBe(404);
  }
  // A promotion is previewed as long as its result is there for readers.
  const project = (await app.db.selectFrom('content').select('id').where('kind', '=', 'promotedProject').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
  const path = await linkTo(project);
  expect(await statusOf(path)).toBe(200);
  await app.db.updateTable('report').set({ isLimited: true }).where('id', '=', result!.id).execute();
  expect(await statusOf(path)).toBe(404);
}); // oxfmt-ignore
