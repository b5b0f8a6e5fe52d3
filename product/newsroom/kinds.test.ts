import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { root } from '#host/root';
import { media } from '#product/media/contract';
import { renderPictures } from '#product/media/server';
import { organisations } from '#product/organisations/contract';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { smallPdf } from '#testing/story/pdf';
import { mp4, webm } from '#testing/zip';
import { newsroom } from './contract';
import { publishedListed } from './server';

const { calls } = newsroom;
const app = await openedApp();

type Person = Awaited<ReturnType<typeof app.signIn>>;
let lin: Person;
let zhou: Person;
beforeAll(async () => {
  lin = await app.signIn(cast.editor);
  zhou = await app.signIn(cast.reviewer);
});

const always = { Lang: 'zh', Translates: null, PublishTime: null, WithdrawTime: null };
const bodySaying = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const rowVersion = async (id: string): Promise<number> =>
  (await app.db.selectFrom('content').select('rowVersion').where('id', '=', id).executeTakeFirstOrThrow())
    .rowVersion;
/** What a call about a piece answers: 0, or the number of its refusal. */
const act = async (who: Person, call: string, Id: string, more: object = {}) =>
  who.wire(`POST /api/News/${call}`, { Id, RowVersion: await rowVersion(Id), ...more });
const number = async (reply: Promise<{ ErrorCode: number }>): Promise<number> => (await reply).ErrorCode;
const save = (call: string, input: object) => lin.wire(`POST /api/${call}`, { ...always, ...input });
const saved = async (call: string, input: object): Promise<string> => {
  const { ErrorCode, RequestMsg, ResultValue } = await save(call, input);
  expect(ErrorCode, RequestMsg).toBe(0);
  return ResultValue.Id;
};
const toReaders = async (id: string): Promise<void> => {
  expect(await number(act(lin, 'SubmitNews', id))).toBe(0);
  expect(await number(act(zhou, 'PublishNews', id))).toBe(0);
};
const page = async (path: string): Promise<{ status: number; html: string }> => {
  const reply = await app.visitor.get(path, {});
  return { status: reply.status, html: await reply.text() };
};
const home = async (language = 'zh') => (await page(`/NewsInfo?lang=${language}`)).html;
/** A picture of the library that says in Chinese what it shows. */
const inLibrary = async (name: string, zh = name) =>
  lin.do(media.calls.add, {
    name,
    alternatives: { zh, en: '', es: '' },
    fileId: await picture(`${name}.png`),
  });
const picture = async (name: string): Promise<string> => {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f7fdb' } })
    .png()
    .toBuffer();
  return (await lin.upload('/api/OriginalMaterial/UploadFile', name, png)).ResultValue[0].FileId;
};

test('[CT4./NewsAgency] an agency is introduced to visitors by its own words while it is in force, and is gone when it is locked or its time is over', async () => {
  const [agency] = await lin.do(calls.agencyChoices, { keyword: 'PJ001' });
  expect(agency).toMatchObject({ name: '江澜衡正科技评价中心', note: 'PJ001' });
  const owner = await app.signIn(cast.owner);
  expect([await owner.refusal(calls.agencyChoices, { keyword: '' }), await owner.refusal(calls.agencyList, {})]).toEqual([403, 403]);
  const showcase = { Title: '十年评价之路', OrgId: agency!.id, Intro: '专注于医疗器械与数字健康的评价', Logo: (await inLibrary('标识', '机构标识')).id, Sort: 1 };
  expect(await number(save('News/EditAgencyShow', { ...showcase, Intro: '' }))).toBe(2002);
  const id = await saved('News/EditAgencyShow', showcase);
  const logo = `/picture/${showcase.Logo}/1/original.png`;
  expect(await home()).not.toContain('十年评价之路');
  await toReaders(id);
  const html = await home();
  // What the register says of it stands beside that, and is not replaced by it.
  expect(html.slice(html.indexOf('十年评价之路')).split('</article>')[0]).toMatch(/评价资质.*科技评估机构信用评价.*有效期至.*<time/s);
  expect(html).toMatch(new RegExp(`src="${logo}"[^>]* alt="机构标识".*href="/hyCheck\\?tab=agency&amp;q=PJ001".*十年评价之路.*专注于医疗器械`, 's'));
  const { rows } = await zhou.do(calls.agencyList, { title: '十年' });
  expect(rows).toMatchObject([{ organisationName: '江澜衡正科技评价中心', isEligible: true, status: 'published' }]);
  expect(await lin.do(calls.byId, { id })).toMatchObject({ details: { coverId: showcase.Logo }, names: { organisationId: '江澜衡正科技评价中心' } });
  // The library knows where its picture is, and what readers have is not taken away.
  expect(await lin.do(media.calls.byId, { id: showcase.Logo })).toMatchObject({ uses: 1, usedBy: [{ id, isOnline: true }] });

  const lock = async () => (await app.signIn(cast.administrator)).do(organisations.calls.lock, { id: agency!.id });
  const isShown = async () => [(await home()).includes('十年评价之路'), (await app.visitor.get(logo)).status];
  expect(await isShown()).toEqual([true, 200]);
  await lock();
  expect(await isShown()).toEqual([false, 404]);
  expect((await zhou.do(calls.agencyList, { title: '十年' })).rows).toMatchObject([{ isEligible: false }]);
  expect(await lin.do(calls.agencyChoices, { keyword: 'PJ001' })).toEqual([]);
  // Nobody hands in or publishes what readers could not have.
  const changed = { ...showcase, Id: id, RowVersion: await rowVersion(id), Title: '十一年评价之路' };
  expect(await number(save('News/EditAgencyShow', changed))).toBe(0);
  expect(await number(act(lin, 'SubmitNews', id))).toBe(5011);
  await lock();
  expect(await number(act(lin, 'SubmitNews', id))).toBe(0);
  await lock();
  expect(await number(act(zhou, 'PublishNews', id))).toBe(5011);
  await lock();
  expect(await isShown()).toEqual([true, 200]);
  await app.db.updateTable('organisationEntry').set({ validUntil: '2020-01-01' }).where('id', '=', agency!.id).execute();
  expect(await isShown()).toEqual([false, 404]);
}); // oxfmt-ignore

test('[CT3./NewsProject] [CT3./NewsProjectEdit] a result is promoted while it is published, and by no higher level than its report gives it', async () => {
  const name = '经导管二尖瓣缘对缘修复器械';
  const [result] = await lin.do(calls.projectChoices, { keyword: name });
  expect(result!.note).toContain('国际先进');
  expect(await (await app.signIn(cast.owner)).refusal(calls.projectChoices, { keyword: '' })).toBe(403);
  const shown = await inLibrary('手术室');
  const said = JSON.parse(bodySaying('总体达到国际先进水平。'));
  const Body = JSON.stringify({ ...said, content: [...said.content, { type: 'picture', attrs: { number: shown.number } }] });
  const text = { Title: '二尖瓣修复进入基层', Summary: '一次培训即可开展', Body };
  const project = { ...text, ReportId: result!.id, TransformMethod: '3', Contact: '成果转化处 0571-88886666', Cover: null as string | null, Sort: 1 };
  // Nobody's own number, no way of transfer that there is not, and no report that is not published.
  for (const Contact of ['张医生 13800001234', '手机：+86 138-0000-1234'])
    expect(await number(save('News/EditProject', { ...project, Contact }))).toBe(5014);
  expect(await number(save('News/EditProject', { ...project, TransformMethod: '99' }))).toBe(2002);
  const hidden = await app.db.selectFrom('report').select('id').where('status', '=', 7).executeTakeFirstOrThrow();
  expect(await number(save('News/EditProject', { ...project, ReportId: hidden.id }))).toBe(404);
  const id = await saved('News/EditProject', { ...project, Title: '国际领先的二尖瓣修复' });
  const edit = async (more: object) => save('News/EditProject', { ...project, ...more, Id: id, RowVersion: await rowVersion(id) });

  const refused = await act(lin, 'SubmitNews', id);
  expect([refused.ErrorCode, refused.RequestMsg]).toEqual([5013, '“国际领先”超出了报告的等级（总体水平：国际先进），请修改后再提交']);
  for (const more of [{ Summary: '世界一流' }, { Contact: '国际领先技术推广处' }, { Body: bodySaying('A world-leading device, líder mundial.') }]) {
    expect(await number(edit(more))).toBe(0);
    expect(await number(act(lin, 'SubmitNews', id))).toBe(5013);
  }
  expect(await number(edit({}))).toBe(0);
  expect(await number(act(lin, 'SubmitNews', id))).toBe(0);
  // What was handed in as it may be is looked at again when it is published.
  const levels = async (overallLevel: string) =>
    app.db.updateTable('report').set({ overallLevel }).where('id', '=', result!.id).execute();
  await levels('3');
  expect(await number(act(zhou, 'PublishNews', id))).toBe(5013);
  await levels('2');
  expect(await number(act(zhou, 'PublishNews', id))).toBe(0);

  const detail = `/NewsInfo?kind=project&id=${id}&lang=zh`;
  expect(await home()).toMatch(new RegExp(`/NewsInfo\\?kind=project&amp;id=${id}[^>]*>二尖瓣修复进入基层<.*国际先进`, 's'));
  const { html } = await page(detail);
  expect(html).toMatch(new RegExp(`<h1[^>]*>二尖瓣修复进入基层</h1>.*总体达到国际先进水平。.*0571-88886666.*/resultInfo\\?id=${result!.id}`, 's'));
  expect((await page('/NewsInfo?kind=project&lang=en')).html).toContain('二尖瓣修复进入基层');
  expect((await zhou.do(calls.projectList, {})).rows.find((row) => row.id === id)).toMatchObject({ isEligible: true, reportId: result!.id });

  // The words of a picture that readers have in it claim no more either, whoever agrees to them and whenever.
  const describe = async (zh: string) => {
    const { name: called, rowVersion: version } = await lin.do(media.calls.byId, { id: shown.id });
    return { id: shown.id, rowVersion: version, name: called, alternatives: { zh, en: '', es: '' }, fileId: null };
  };
  const proposed = async () => ({ id: shown.id, rowVersion: (await zhou.do(media.calls.byId, { id: shown.id })).rowVersion });
  expect(await lin.refusal(media.calls.change, await describe('国际领先的手术室'))).toBe(5013);
  expect(await lin.do(media.calls.change, await describe('国际先进的手术室'))).toEqual({ isProposed: true });
  await levels('3');
  expect(await zhou.refusal(media.calls.approve, await proposed())).toBe(5013);
  await levels('2');
  await zhou.do(media.calls.approve, await proposed());
  expect((await page(detail)).html).toContain('alt="国际先进的手术室"');

  // It goes with the result that it is about, whatever becomes of that, and comes back with it; so do the pictures in it.
  const isShown = async () => [
    (await home()).includes('二尖瓣修复进入基层'), (await page(detail)).status,
    (await page(`/picture/${shown.id}/1/original.png`)).status,
    (await zhou.do(media.calls.byId, { id: shown.id })).usedBy.some(({ isOnline }) => isOnline),
  ];
  const [there, away] = [[true, 200, 200, true], [false, 404, 404, false]];
  expect(await isShown()).toEqual(there);
  const other = (await lin.do(calls.projectChoices, { keyword: '' })).find((each) => each.id !== result!.id)!;
  const set = (columns: object) => app.db.updateTable('report').set(columns).where('id', '=', result!.id).execute();
  for (const [gone, back] of [
    [{ revokedAt: app.now().toISOString() }, { revokedAt: null }],
    [{ supersededBy: other.id }, { supersededBy: null }],
    [{ isLimited: true }, { isLimited: false }],
    [{ publishScope: 'none' }, { publishScope: 'listed' }],
  ]) {
    await set(gone!);
    expect(await isShown(), JSON.stringify(gone)).toEqual(away);
    await set(back!);
    expect(await isShown()).toEqual(there);
  }
  await set({ revokedAt: app.now().toISOString() });
  expect((await zhou.do(calls.projectList, { title: '基层' })).rows).toMatchObject([{ isEligible: false, achievementName: '' }]);
  expect(await number(edit({}))).toBe(404);
  expect(await number(act(zhou, 'WithdrawNews', id, { Reason: '报告已撤销' }))).toBe(0);
  expect(await number(act(lin, 'SubmitNews', id))).toBe(5012);
}); // oxfmt-ignore

test('[CT8./videoCreate] [CT8./videoEdit] a video is played by visitors part by part, with its picture, its subtitles and its words, and its subtitles are read before they are kept', async () => {
  const upload = async (name: string, bytes: Uint8Array): Promise<string> =>
    (await lin.upload('/api/OriginalMaterial/UploadFile', name, bytes)).ResultValue[0].FileId;
  const film = mp4();
  const [File, { id: Cover }, image, web] = [await upload('演示.mp4', film), await inLibrary('封面'), await picture('图.png'), await upload('演示.webm', webm())];
  const vtt = (words: string) => `WEBVTT\n\n00:01.000 --> 00:04.000\n${words}\n`;
  const video = { Title: '如何提交申请', File, Cover, AltText: '逐步演示登录、填表与提交。', Duration: 95, SubtitleZh: vtt('先登录'), SubtitleEn: vtt('Sign in first'), SubtitleEs: '', Sort: 1 };
  const refused = await save('Video/SaveVideo', { ...video, SubtitleEn: `${vtt('Sign in')}\n00:09.000 --> 00:05.000\nBack\n` });
  expect([refused.ErrorCode, refused.RequestMsg]).toEqual([5015, '字幕（英文）第 6 行不符合 WebVTT 格式']);
  // A picture is no video, a file no picture of the library, and somebody else's file is nobody's to publish.
  expect(await number(save('Video/SaveVideo', { ...video, File: image }))).toBe(4001);
  expect(await number(save('Video/SaveVideo', { ...video, Cover: image }))).toBe(404);
  expect(await number(save('Video/SaveVideo', { ...video, AltText: '' }))).toBe(2002);
  const foreign = (await zhou.upload('/api/OriginalMaterial/UploadFile', '别人的.mp4', film)).ResultValue[0].FileId;
  expect(await number(save('Video/SaveVideo', { ...video, File: foreign }))).toBe(404);
  expect(await (await app.signIn(cast.owner)).refusal(calls.videoList, {})).toBe(403);

  const id = await saved('Video/SaveVideo', video);
  const path = `/contentFile?id=${id}`;
  const part = (headers: Record<string, string>, of = path) => app.visitor.get(of, headers);
  expect((await part({})).status).toBe(404);
  expect((await zhou.wire('POST /api/BaseData/GetFileLink', { Id: File, Use: 'view' })).ErrorCode).toBe(0);
  expect(await lin.do(calls.byId, { id })).toMatchObject({ details: { coverId: Cover }, names: { fileId: '演示.mp4' } });
  await toReaders(id);
  expect((await zhou.do(calls.videoList, { title: '如何提交' })).rows).toMatchObject([{ id, views: 0, duration: 95, subtitles: ['zh', 'en'] }]);

  const whole = await part({});
  const tag = whole.headers.get('etag')!;
  expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-type')]).toEqual([200, 'bytes', 'video/mp4']);
  expect(whole.headers.get('content-disposition')).toMatch(/^inline/);
  const some = await part({ range: 'bytes=4-11', 'if-range': tag });
  expect([some.status, some.headers.get('content-range'), some.headers.get('content-length')]).toEqual([206, `bytes 4-11/${film.length}`, '8']);
  expect(Buffer.from(await some.arrayBuffer()).equals(film.subarray(4, 12))).toBe(true);
  const last = await part({ range: 'bytes=-8' });
  expect([last.status, Buffer.from(await last.arrayBuffer()).equals(film.subarray(-8))]).toEqual([206, true]);
  const beyond = await part({ range: `bytes=${film.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
  // Another file has come meanwhile: the rest of it would not fit.
  expect((await part({ range: 'bytes=4-11', 'if-range': '"another"' })).status).toBe(200);
  expect((await part({ range: 'bytes=0-3', 'if-none-match': tag })).status).toBe(304);
  // It has begun twice: as a whole, and where another file was meant.
  await expect.poll(async () => (await zhou.do(calls.videoList, { title: '如何提交' })).rows[0]!.views).toBe(2);

  const track = await part({}, `${path}&part=en`);
  expect([track.headers.get('content-type'), await track.text()]).toEqual(['text/vtt; charset=utf-8', vtt('Sign in first')]);
  const poster = `/picture/${Cover}/1/original.png`;
  expect((await part({}, poster)).headers.get('content-type')).toBe('image/png');
  for (const none of ['es', 'fr', 'file', 'poster']) expect((await part({}, `${path}&part=${none}`)).status, none).toBe(404);

  // Nor do the versions send the subtitles of all: whoever wants to know what changed in them asks for those of one.
  const { rowVersion: read } = await lin.do(calls.byId, { id });
  expect(await number(save('Video/SaveVideo', { ...video, SubtitleEn: vtt('Sign in, then apply'), Id: id, RowVersion: read }))).toBe(0);
  await toReaders(id);
  expect(await number(save('Video/SaveVideo', { ...video, SubtitleEn: vtt('Sign in, then apply'), Duration: 96, Id: id, RowVersion: await rowVersion(id) }))).toBe(0);
  const versions = await zhou.do(calls.history, { id });
  expect(versions.map(({ version, hasOtherSubtitles }) => [version, hasOtherSubtitles])).toEqual([[3, false], [2, true], [1, true]]);
  expect(JSON.stringify(versions)).not.toContain('WEBVTT');
  expect(await zhou.do(calls.versionSubtitles, { id, version: 2 })).toEqual([{ language: 'en', before: vtt('Sign in first'), now: vtt('Sign in, then apply') }]);
  expect((await zhou.do(calls.versionSubtitles, { id, version: 1 })).map(({ language, before }) => [language, before])).toEqual([['zh', ''], ['en', '']]);
  expect(await zhou.do(calls.versionSubtitles, { id, version: 3 })).toEqual([]);
  expect(await (await app.signIn(cast.owner)).refusal(calls.versionSubtitles, { id, version: 2 })).toBe(403);

  // A list reads nothing of the subtitles.
  const [listed] = await publishedListed(app.db, 'video', 'zh', app.now(), { size: 1 });
  expect(Object.keys(listed!.details).filter((field) => field !== 'fileId').toSorted()).toEqual(['alternative', 'coverId', 'duration', 'sort']);
  expect(await home()).toMatch(new RegExp(`${poster}.*/NewsInfo\\?kind=video&amp;id=${id}[^>]*>如何提交申请<`, 's'));
  expect((await page('/NewsInfo?kind=video&lang=en')).html).toContain('如何提交申请');
  const { html } = await page(`/NewsInfo?kind=video&id=${id}&lang=en`);
  const tracks = [...html.matchAll(/<track kind="subtitles" src="([^"]+)" srcLang="(\w+)"[^>]*?( default="")?\/>/gi)].map(([, , language, isFirst]) => [language, Boolean(isFirst)]);
  expect(tracks).toEqual([['en', true], ['zh', false]]);
  expect(html).toMatch(/<video[^>]* controls=""[^>]* preload="none"[^>]* poster="\/picture\/[^"]+" aria-label="如何提交申请"[^>]*><source src="\/contentFile\?id=[^"]+" type="video\/mp4"\/>/);
  expect(html).toContain('逐步演示登录、填表与提交。');
  expect((await app.visitor.get('/NewsInfo')).headers.get('content-security-policy')).toContain("media-src 'self'");

  const edited = { ...video, File: web, Id: id, RowVersion: await rowVersion(id) };
  expect(await number(save('Video/SaveVideo', edited))).toBe(0);
  await toReaders(id);
  expect((await part({})).headers.get('content-type')).toBe('video/webm');
  expect(await number(act(zhou, 'WithdrawNews', id, { Reason: '界面已更新' }))).toBe(0);
  expect([(await part({})).status, (await part({}, `${path}&part=en`)).status, (await part({}, poster)).status, (await page(`/NewsInfo?kind=video&id=${id}`)).status]).toEqual([404, 404, 404, 404]);
}); // oxfmt-ignore

test('[PB1./NewsInfo] visitors read of each reference whether it holds, by whom and when it was issued, and how often a form was taken', async () => {
  const law = { Title: '科技成果评价试行办法', Kind: 'law', DocNo: '试〔2015〕9号', Issuer: '试行主管部门', IssueDate: '2015-03-01', EffectiveDate: '2015-05-01', Status: 2, File: null };
  const id = await saved('Refer/SaveRefer', law);
  const library = async (language = 'zh') => (await page(`/NewsInfo?kind=reference&size=30&lang=${language}`)).html;
  expect(await library()).not.toContain(law.Title);
  await toReaders(id);
  const html = await library();
  const card = html.split('<article').find((each) => each.includes(law.Title))!;
  for (const told of ['法律法规', '废止', '试〔2015〕9号', '试行主管部门', '2015-03-01', '2015-05-01']) expect(card).toContain(told);
  // What holds stands before what does not.
  expect(html.lastIndexOf('现行')).toBeLessThan(html.indexOf('废止'));
  expect(await library('es')).toContain('Derogado');
  expect(await home()).toContain('href="/NewsInfo?kind=reference"');

  const [{ FileId }] = (await lin.upload('/api/OriginalMaterial/UploadFile', '申请表.pdf', smallPdf('申请表'))).ResultValue;
  const form = await saved('DownLoad/SaveDownLoad', { Title: '评价申请表', File: FileId, Version: '2026版', ForRole: 'owner' });
  await toReaders(form);
  // For whom it is stands beside it; whatever it is, everybody may take it.
  expect(await home()).toMatch(/评价申请表<.*0 次下载.*适用：申报人.*2026版/s);
  await (await app.visitor.get(`/contentFile?id=${form}`)).arrayBuffer();
  const counted = async () =>
    (await app.db.selectFrom('content').select('views').where('id', '=', form).executeTakeFirstOrThrow()).views;
  await expect.poll(counted).toBe(1);
  // A page that is held says numbers of readers that are a minute old at most.
  app.pass({ seconds: 61 });
  expect(await home()).toMatch(/评价申请表<.*1 次下载.*2026版/s);
}); // oxfmt-ignore

test('[CT2./NewsEdit] a text names a form of the library: visitors get what is published of it now, and a draft that a text names is not deleted', async () => {
  const document = async (name: string, text: string): Promise<string> =>
    (await lin.upload('/api/OriginalMaterial/UploadFile', name, smallPdf(text))).ResultValue[0].FileId;
  const form = { Title: '伦理审查申请表', Version: '2025', ForRole: 'owner' };
  const Id = await saved('DownLoad/SaveDownLoad', { ...form, File: await document('old.pdf', '旧表') });
  const naming = (...ids: string[]): string =>
    JSON.stringify({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: '请填写下表。' }] },
        ...ids.map((id) => ({ type: 'file', attrs: { id, name: '伦理审查申请表' } })),
      ],
    });
  const text = { Kind: 1, Title: '如何申请伦理审查', Source: '平台运营部', Author: '', Summary: '摘要' };
  // What is no download, or nothing at all, is none of the library.
  const link = await saved('Link/SaveLink', { Name: '邻居', Url: 'https://example.org/x', IsShow: 1, Sort: 1 });
  for (const stranger of [link, app.services.newId()])
    expect(await number(save('News/AddNews', { ...text, Body: naming(Id, stranger) }))).toBe(5018);
  const article = await saved('News/AddNews', { ...text, Body: naming(Id) });
  expect(await number(act(lin, 'DelNews', Id))).toBe(2008);
  await toReaders(article);
  const read = async () => (await page(`/newsDetail?id=${article}&lang=zh`)).html;
  // Nobody but editors has the form yet: its place is empty.
  expect(await read()).toContain('请填写下表。');
  expect(await read()).not.toContain('伦理审查申请表');
  await toReaders(Id);
  expect(await read()).toMatch(new RegExp(`<div class="prose".*<a href="/contentFile\\?id=${Id}" download=""[^>]*>伦理审查申请表</a>.*2025.*PDF.*</div>`, 's'));
  const taken = await app.visitor.get(`/contentFile?id=${Id}`, {});
  expect([taken.status, taken.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('attachment')]);
  expect(Buffer.from(await taken.arrayBuffer()).equals(smallPdf('旧表'))).toBe(true);
  // Exchanged in the library it is exchanged wherever it stands.
  await saved('DownLoad/SaveDownLoad', { ...form, Id, RowVersion: await rowVersion(Id), Title: '伦理审查申请表（新）', Version: '2026', File: await document('new.pdf', '新表') });
  await toReaders(Id);
  expect(await read()).toMatch(/伦理审查申请表（新）<\/a>.*2026/s);
  expect(await number(act(zhou, 'WithdrawNews', Id, { Reason: '已废止' }))).toBe(0);
  expect(await read()).not.toContain('contentFile');
  expect((await app.visitor.get(`/contentFile?id=${Id}`, {})).status).toBe(404);
}); // oxfmt-ignore

test('[CT2./NewsEdit] a form of the library says which pieces name it, how they stand and whether readers have them, to whoever reads content', async () => {
  const File = (await lin.upload('/api/OriginalMaterial/UploadFile', '清单.pdf', smallPdf('清单'))).ResultValue[0].FileId;
  const form = await saved('DownLoad/SaveDownLoad', { Title: '材料自查清单', Version: '2026', ForRole: 'owner', File });
  const uses = () => lin.do(calls.downloadUses, { id: form });
  const counted = async () =>
    (await lin.do(calls.downloadList, { title: '材料自查清单' })).rows.map((row) => row.uses);
  expect([await uses(), await counted()]).toEqual([[], [0]]);
  const naming = (...ids: string[]): string =>
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '请先自查。' }] }, ...ids.map((id) => ({ type: 'file', attrs: { id, name: '清单' } }))] });
  const text = { Kind: 1, Source: '平台运营部', Author: '', Summary: '' };
  const read = await saved('News/AddNews', { ...text, Title: '申报前的自查', Body: naming(form) });
  await toReaders(read);
  const later = new Date(app.now().getTime() + 86_400_000).toISOString();
  const coming = await saved('News/AddNews', { ...text, Kind: 2, Title: '明日的通知', PublishTime: later, Body: naming(form) });
  await toReaders(coming);
  const draft = await saved('News/AddNews', { ...text, Title: '草稿', Body: naming(form) });
  const own = { kind: 'news', language: 'zh', versions: [1], isOnline: false, isComing: false };
  expect(await uses()).toEqual([
    { ...own, id: read, title: '申报前的自查', status: 'published', isOnline: true },
    { ...own, id: coming, title: '明日的通知', kind: 'notice', status: 'published', isComing: true },
    { ...own, id: draft, title: '草稿', status: 'draft' },
  ]);
  expect(await counted()).toEqual([3]);
  // Its next version names it no more; the one that readers have goes on naming it.
  await saved('News/EditNews', { ...text, Kind: undefined, Lang: undefined, Translates: undefined, Id: read, RowVersion: await rowVersion(read), Title: '申报前的自查', Body: naming() });
  expect((await uses())[0]).toMatchObject({ id: read, status: 'draft', versions: [1], isOnline: true });
  await toReaders(read);
  expect((await uses()).find(({ id }) => id === read)).toMatchObject({ versions: [1], isOnline: false });
  const owner = await app.signIn(cast.owner);
  expect(await owner.refusal(calls.downloadUses, { id: form })).toBe(403);
}); // oxfmt-ignore

test('pictures that pieces brought as files of their own before are of the library, with the words that each language said', async () => {
  const [fileId, posterId] = [await picture('老轮播.png'), await picture('老封面.png')];
  const File = (await lin.upload('/api/OriginalMaterial/UploadFile', '老视频.mp4', mp4())).ResultValue[0].FileId;
  const placeholder = (await inLibrary('占位')).id;
  const slide = { Title: '老轮播', ImgUrl: placeholder, TargetUrl: '', Sort: 1, PublishTime: undefined, WithdrawTime: undefined, Start: null, End: null };
  const zh = await saved('Picture/SavePicture', slide);
  const en = await saved('Picture/SavePicture', { ...slide, Title: 'Old slide', Lang: 'en', Translates: zh });
  const video = await saved('Video/SaveVideo', { Title: '老视频', File, Cover: placeholder, AltText: '一段演示', Duration: 9, SubtitleZh: '', SubtitleEn: '', SubtitleEs: '', Sort: 1 });
  const before = (id: string, details: object) =>
    app.db.updateTable('contentVersion').set({ details: JSON.stringify(details) }).where('contentId', '=', id).execute();
  await app.db.deleteFrom('contentVersionPicture').where('contentId', 'in', [zh, en, video]).execute();
  await before(zh, { fileId, alternative: '窗口前的人群', target: '', sort: 1 });
  await before(en, { fileId, alternative: 'People at a counter', target: '', sort: 1 });
  await before(video, { fileId: File, posterId, alternative: '一段演示', duration: 9, sort: 1 });
  const untouched = await lin.do(calls.byId, { id: video });
  const migration = await readFile(join(root, 'database/migrations/0176-pictures-of-pieces.sql'), 'utf8');
  const others = async () => (await app.db.selectFrom('contentVersion').select(['contentId', 'details']).where('contentId', 'not in', [zh, en, video]).orderBy('contentId').orderBy('version').execute());
  const elsewhere = await others();
  await app.services.pool.query(migration);
  expect(await others()).toEqual(elsewhere);

  const coverOf = async (id: string) => (await lin.do(calls.byId, { id })).details['coverId'] as string;
  const cover = await coverOf(zh);
  expect([await coverOf(en), await coverOf(video) === cover]).toEqual([cover, false]);
  expect((await lin.do(calls.byId, { id: video })).details).toEqual({ ...untouched.details, posterId: undefined, coverId: await coverOf(video) });
  await renderPictures(app.services);
  const shown = await lin.do(media.calls.byId, { id: cover });
  expect(shown).toMatchObject({ name: '老轮播', state: 'ready', width: 60, height: 40, uses: 2, alternatives: { zh: '窗口前的人群', en: 'People at a counter', es: '' } });
  expect(shown.thumbnail).toMatch(/^data:image/);
  expect((await lin.do(media.calls.byId, { id: await coverOf(video) })).alternatives.zh).toBe('老视频');
  // The next one that is taken in has a number of its own.
  expect((await inLibrary('下一张')).number).toBeGreaterThan(shown.number);
  await toReaders(zh);
  expect(await home()).toMatch(new RegExp(`/picture/${cover}/1/60.png[^>]* alt="窗口前的人群"`));
}); // oxfmt-ignore

test('[PB1./NewsInfo] of forty projects, videos, forms and references none is cut off: the last is reached by links, and search engines learn of those that have a page', async () => {
  const { pool } = app.services;
  /** The address of the last of a kind, of which forty more are published at once, as its list leads there page by page. */
  const reached = async (kind: string, at: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into content select (jsonb_populate_record(content, jsonb_build_object('id', gen_random_uuid(), 'translates', null))).*
        from content, generate_series(1, 40)
        where content.id = (select id from content where kind = $1 and language = 'zh' and published_version is not null order by id limit 1) returning id`, [kind]);
    await pool.query(
      `insert into content_version select (jsonb_populate_record(content_version, jsonb_build_object('content_id', more.id, 'title', more.title,
          'details', details || '{"sort": 9999}'::jsonb))).*
        from content_version, (select id, '末' || number || '篇' as title from unnest($2::uuid[]) with ordinality as given(id, number)) more
        where content_id = (select id from content where kind = $1 and language = 'zh' and not id = any($2::uuid[]) and published_version is not null order by id limit 1)`,
      [kind, rows.map(({ id }) => id)]);
    const pages: string[] = [];
    for (let next: string | undefined = `/NewsInfo?kind=${at}&lang=en`; next !== undefined && pages.length < 20;) {
      const { html } = await page(next);
      pages.push(html);
      next = /<a href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    const titles = pages.flatMap((html) => [...html.matchAll(/lang="zh"[^>]*>(?:<a [^>]*>)?(末\d+篇)</g)].map(([, title]) => title));
    const ids = new Set([...pages.join('').matchAll(/[?;]id=([\w-]{36})/g)].map(([, id]) => id));
    return { forty: new Set(titles).size, isEach: rows.every(({ id }) => ids.has(id)), one: rows[39]!.id };
  };
  const project = await reached('promotedProject', 'project');
  expect(project).toMatchObject({ forty: 40, isEach: true });
  const video = await reached('video', 'video');
  expect(video).toMatchObject({ forty: 40, isEach: true });
  expect(await reached('download', 'download')).toMatchObject({ forty: 40, isEach: true });
  expect(await reached('reference', 'reference')).toMatchObject({ forty: 40 });
  const map = (await page('/sitemap.xml')).html;
  for (const [kind, { one }] of [['project', project], ['video', video]] as const) {
    expect(map).toContain(`<loc>${app.services.publicUrl}/NewsInfo?kind=${kind}&amp;id=${one}&amp;lang=zh</loc>`);
    expect((await page(`/NewsInfo?kind=${kind}&id=${one}`)).status).toBe(200);
  }
  // The first page shows the first of them, and leads to all.
  const first = await home('en');
  expect(first).toContain('href="/NewsInfo?kind=download"');
  expect([first.split('class="files__row"').length - 1, first.split('class="card project"').length - 1, first.split('class="card video"').length - 1]).toEqual([6, 3, 3]);
}, 30_000); // oxfmt-ignore
