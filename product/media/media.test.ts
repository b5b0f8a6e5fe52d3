import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { symbols } from 'pino';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { jobsOf } from '#start/jobs';
import { newsroom } from '#product/newsroom/contract';
import { settingCalls } from '#product/settings/contract';
import { tasks } from '#product/tasks/contract';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { smallPdf } from '#testing/story/pdf';
import { media } from './contract';
import { widthsOf } from './picture';

const { calls } = media;
const app = await openedApp();

type Person = Awaited<ReturnType<typeof app.signIn>>;
let lin: Person;
let zhou: Person;
beforeAll(async () => {
  lin = await app.signIn(cast.editor);
  zhou = await app.signIn(cast.reviewer);
});

/** A photograph as a telephone takes it: with the place where it was taken written beside it. */
const photograph = async (background: string, width = 1200, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Copyright: 'Lin Wanzhao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1' },
    })
    .jpeg()
    .toBuffer();
const uploaded = async (who: Person, name: string, bytes: Uint8Array): Promise<string> =>
  (await who.upload('/api/OriginalMaterial/UploadFile', name, bytes)).ResultValue[0].FileId;
const inWords = (zh: string, en = '', es = '') => ({ zh, en, es });
const render = () =>
  jobsOf(app.services)
    .find(({ name }) => name === 'renderPictures')!
    .work();
const read = (id: string, who = lin) => who.do(calls.byId, { id });
const got = (path: string, headers: Record<string, string> = {}) => app.visitor.get(path, headers);
const html = async (path: string): Promise<string> => (await got(path)).text();

const blocks = (...content: object[]): string => JSON.stringify({ type: 'doc', content });
const saying = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const written = (Title: string, more: object = {}) => ({
  ...{ Title, Source: '', Author: '', Summary: '摘要', Body: blocks(saying('正文')) },
  ...{ PublishTime: null, WithdrawTime: null },
  ...more,
}); // oxfmt-ignore
const begin = (title: string, more: object = {}) =>
  lin.wire('POST /api/News/AddNews', { Kind: 1, Lang: 'zh', Translates: null, ...written(title, more) });
const act = async (who: Person, call: string, Id: string, more: object = {}): Promise<number> => {
  const { rowVersion: RowVersion } = await app.db
    .selectFrom('content')
    .select('rowVersion')
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();
  return (await who.wire(`POST /api/News/${call}`, { Id, RowVersion, ...more })).ErrorCode;
};

test('a picture is made in the widths that are smaller than it, and its own', () => {
  expect([200, 480, 500, 1600, 4000].map(widthsOf)).toEqual([
    [200], [480], [480, 500], [480, 960, 1600], [480, 960, 1600],
  ]);
}); // oxfmt-ignore

test('[UP-01] [UP-07] Lin uploads a picture once; readers get it where Lin puts it, in their size and format, and nothing else of it', async () => {
  const fileId = await uploaded(lin, '受理窗口.jpg', await photograph('#2f7fdb'));
  const add = (more: object = {}) => ({ name: '受理窗口', alternatives: inWords('受理窗口前的队伍'), fileId, ...more });
  expect(await lin.refusal(calls.add, add({ alternatives: inWords(' ') }))).toBe(5032);
  expect(await lin.refusal(calls.add, add({ fileId: await uploaded(lin, '表.pdf', smallPdf('表')) }))).toBe(5034);
  // Zhou, who publishes, keeps no pictures, and nobody takes what somebody else uploaded.
  expect(await zhou.refusal(calls.add, add())).toBe(403);
  expect(await lin.refusal(calls.add, add({ fileId: await uploaded(zhou, '别人的.jpg', await photograph('#fff')) }))).toBe(404);
  expect(await (await app.signIn(cast.owner)).refusal(calls.list, {})).toBe(403);
  const { id, number } = await lin.do(calls.add, add());
  expect(await read(id)).toMatchObject({ number, width: 1200, height: 600, state: 'rendering', uses: 0, can: ['change', 'remove'] });

  // A number that the library does not have is refused, wherever in the text it stands.
  const within = (picture: number) => blocks({ type: 'blockquote', content: [saying('如图'), { type: 'picture', attrs: { number: picture, caption: '窗口' } }] });
  expect((await begin('窗口开放', { Body: within(number + 1) })).ErrorCode).toBe(5041);
  expect((await begin('窗口开放', { Cover: '00000000-0000-7000-8000-000000000000' })).ErrorCode).toBe(404);
  const leaflet = await uploaded(lin, '办理须知.pdf', smallPdf('须知'));
  const foreign = await uploaded(zhou, '内部.pdf', smallPdf('内部'));
  expect((await begin('窗口开放', { Attachments: [leaflet, foreign] })).ErrorCode).toBe(404);
  const { ErrorCode, ResultValue } = await begin('窗口开放', { Cover: id, Body: within(number), Attachments: [leaflet] });
  expect(ErrorCode).toBe(0);
  const piece: string = ResultValue.Id;
  expect(await zhou.do(newsroom.calls.byId, { id: piece })).toMatchObject({
    details: { coverId: id, attachmentIds: [leaflet] },
    attachments: [{ id: leaflet, name: '办理须知.pdf' }],
  });
  const [version] = await zhou.do(newsroom.calls.history, { id: piece });
  expect(version).toMatchObject({ coverName: `${number} · 受理窗口`, attachmentNames: ['办理须知.pdf'] });

  // It is somebody else's: in this text it stays, and Lin, who sees it, puts it into no other.
  await app.db.updateTable('file').set({ ownerId: zhou.id }).where('id', '=', leaflet).execute();
  expect((await begin('另一篇', { Attachments: [leaflet] })).ErrorCode).toBe(404);
  expect(await act(lin, 'EditNews', piece, written('窗口开放', { Cover: id, Body: within(number), Attachments: [leaflet] }))).toBe(0);

  // While nobody reads the text, nobody but those who write and publish has its pictures and files.
  const original = `/picture/${id}/1/original.jpg`;
  const attachment = `/contentFile?id=${piece}&file=${leaflet}`;
  expect([(await got(original)).status, (await got(attachment)).status]).toEqual([404, 404]);
  expect((await zhou.do(calls.shown, { number })).alternatives.zh).toBe('受理窗口前的队伍');
  // What is shown in English says in English what it shows.
  const english = (await lin.wire('POST /api/News/AddNews', { Kind: 1, Lang: 'en', Translates: piece, ...written('Counter', { Cover: id }) })).ResultValue.Id;
  expect(await act(lin, 'SubmitNews', english)).toBe(5042);
  expect(await act(lin, 'SubmitNews', piece)).toBe(0);
  expect(await act(zhou, 'PublishNews', piece)).toBe(0);

  // Until its sizes are made, it is shown as it came.
  const before = await html(`/newsDetail?id=${piece}&lang=zh`);
  expect(before).toContain(`src="${original}" width="1200" height="600" alt="受理窗口前的队伍" loading="lazy"`);
  const first = await got(original);
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'public, max-age=3600']);
  expect((await sharp(Buffer.from(await first.arrayBuffer())).metadata()).exif).toBeUndefined();
  await render();
  expect((await read(id)).state).toBe('ready');
  const page = await html(`/newsDetail?id=${piece}&lang=zh`);
  for (const format of ['avif', 'webp'])
    expect(page).toContain(`<source type="image/${format}" srcSet="/picture/${id}/1/480.${format} 480w, /picture/${id}/1/960.${format} 960w, /picture/${id}/1/1200.${format} 1200w"`);
  expect(page).toContain('<figcaption>窗口</figcaption>');
  // Once above the text, once in it.
  expect(page.match(/<picture>/g)).toHaveLength(2);
  expect(await html('/NewsInfo?kind=news&lang=zh')).toContain(`/picture/${id}/1/480.webp 480w`);
  for (const [width, format, found] of [[480, 'avif', 'heif'], [960, 'webp', 'webp'], [1200, 'jpg', 'jpeg']] as const) {
    const reply = await got(`/picture/${id}/1/${width}.${format}`);
    const about = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([reply.status, reply.headers.get('content-security-policy'), about.format, about.width, about.exif]).toEqual([200, "default-src 'none'; sandbox", found, width, undefined]);
    expect((await got(`/picture/${id}/1/${width}.${format}`, { 'if-none-match': reply.headers.get('etag')! })).status).toBe(304);
  }
  // And nothing after it: who has their picture is drawn no page for, which could only fail.
  const said = vi.spyOn((app.services.log as unknown as Record<symbol, { write(line: string): void }>)[symbols.streamSym]!, 'write');
  await (await got(original)).arrayBuffer();
  await setTimeout(300);
  expect(said.mock.calls.join()).not.toContain('a request failed');
  app.services.log.error('the log is heard');
  expect(said.mock.calls.join()).toContain('the log is heard');
  said.mockRestore();
  for (const name of ['..%2f480.jpg', '480.svg', '480', '0.jpg', 'original.php', '%00.jpg'])
    expect((await got(`/picture/${id}/1/${name}`)).status, name).toBe(404);
  expect((await got(`/picture/x/1/480.jpg`)).status).toBe(404);
  // Its files: with their names and sizes, and counted as no reading of their own.
  expect(page).toMatch(new RegExp(`href="/contentFile\\?id=${piece}&amp;file=${leaflet}"[^>]*>办理须知<.*PDF`, 's'));
  const taken = await got(attachment);
  expect([taken.status, taken.headers.get('content-type'), taken.headers.get('content-disposition')!.startsWith('attachment')]).toEqual([200, 'application/pdf', true]);
  expect((await got(`/contentFile?id=${piece}&file=${foreign}`)).status).toBe(404);
  // Where files have to be scanned first, what was not goes to no reader, though it is published: the text goes without it.
  const admin = await app.signIn(cast.administrator);
  const takeUnscanned = async (unscannedAllowed: boolean) => {
    const { version, values } = await admin.do(settingCalls.calls.now, {});
    await admin.do(settingCalls.calls.save, { version, values: { ...values, unscannedAllowed }, reason: '文件须先查毒' });
  };
  await takeUnscanned(false);
  expect([(await got(`/picture/${id}/1/480.webp`)).status, (await got(original)).status, (await got(attachment)).status]).toEqual([404, 404, 404]);
  expect(await html(`/newsDetail?id=${piece}&lang=zh`)).not.toMatch(/<picture>|\/contentFile/);
  await takeUnscanned(true);
  expect([(await got(`/picture/${id}/1/480.webp`)).status, (await got(attachment)).status]).toEqual([200, 200]);

  expect(await act(zhou, 'WithdrawNews', piece, { Reason: '窗口已关闭' })).toBe(0);
  expect([(await got(`/picture/${id}/1/480.webp`)).status, (await got(attachment)).status]).toEqual([404, 404]);
}); // oxfmt-ignore

test('what is used is not deleted; a new file takes its place everywhere at once, and before readers only when another person agrees', async () => {
  const { id, number } = await lin.do(calls.add, {
    name: '横幅',
    alternatives: inWords('旧横幅', 'Old banner'),
    fileId: await uploaded(lin, '旧.jpg', await photograph('#204060', 500, 250)),
  });
  const change = async (input: object, who = lin) =>
    who.do(calls.change, { id, rowVersion: (await read(id)).rowVersion, name: '横幅', alternatives: inWords('旧横幅', 'Old banner'), fileId: null, ...input });
  const refused = async (call: 'change' | 'approve' | 'reject' | 'remove', who = lin, more: object = {}) =>
    who.refusal(calls[call] as typeof calls.approve, { id, rowVersion: (await read(id)).rowVersion, ...more });
  const words = { name: '横幅', fileId: null, alternatives: inWords('新横幅', '') };
  expect(await refused('change', lin, words)).toBe(5033);
  // Nobody reads it: what Lin changes is changed.
  expect(await change({ alternatives: inWords('蓝色横幅', 'Blue banner') })).toEqual({ isProposed: false });
  const pieces: string[] = [];
  for (const title of ['第一篇', '第二篇']) pieces.push((await begin(title, { Cover: id, Body: blocks({ type: 'picture', attrs: { number } }) })).ResultValue.Id);
  expect(await refused('remove')).toBe(5031);
  for (const piece of pieces) expect([await act(lin, 'SubmitNews', piece), await act(zhou, 'PublishNews', piece)]).toEqual([0, 0]);
  await render();
  expect((await zhou.do(calls.byId, { id })).usedBy.map(({ title, versions, isOnline }) => [title, versions, isOnline])).toEqual([
    ['第二篇', [1], true],
    ['第一篇', [1], true],
  ]);
  expect((await lin.do(calls.list, { keyword: '蓝色横幅', use: 'used' })).rows.map(({ uses }) => uses)).toEqual([2]);
  expect((await lin.do(calls.list, { keyword: `${number}`, use: 'unused' })).total).toBe(0);

  // Readers have it: Lin proposes, and Zhou is asked.
  const next = await uploaded(lin, '新.png', await sharp({ create: { width: 640, height: 320, channels: 4, background: '#c02020' } }).png().toBuffer());
  expect(await change({ fileId: next, alternatives: inWords('红色横幅', 'Red banner') })).toEqual({ isProposed: true });
  expect([await refused('approve'), await refused('change', lin, { ...words, alternatives: inWords('又改', 'x') })]).toEqual([5035, 5037]);
  const page = () => html(`/newsDetail?id=${pieces[0]}&lang=zh`);
  expect(await page()).toContain(`/picture/${id}/1/480.webp`);
  const waits = async (who: Person) => (await who.do(tasks.calls.waiting, {})).tasks.some(({ objectId }) => objectId === id);
  expect([await waits(zhou), await waits(lin)]).toEqual([true, false]);
  expect((await zhou.do(calls.byId, { id })).proposal).toMatchObject({ fileId: next, isNewFile: true, width: 640, proposerName: '林晚照' });
  // Whoever agrees sees the file itself.
  expect((await zhou.wire('POST /api/BaseData/GetFileLink', { Id: next, Use: 'view' })).ErrorCode).toBe(0);
  const stale = await app.visitor.get(`/picture/${id}/1/480.webp`, {});
  expect(stale.status).toBe(200);
  await zhou.do(calls.approve, { id, rowVersion: (await read(id)).rowVersion });
  expect(await waits(zhou)).toBe(false);
  expect(await refused('reject', zhou)).toBe(5036);
  // At the next address, at once: in both texts, with the words that belong to it.
  for (const piece of pieces)
    expect(await html(`/newsDetail?id=${piece}&lang=zh`)).toContain(`src="/picture/${id}/2/original.png" width="640" height="320" alt="红色横幅"`);
  expect(await html(`/newsDetail?id=${pieces[1]}&lang=zh`)).not.toContain('蓝色横幅');
  // Who still has the page of before is led to the picture of today.
  const moved = await fetch(`${app.address}/picture/${id}/1/480.webp`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `/picture/${id}/2/original.png`]);
  await render();
  expect(await page()).toContain(`/picture/${id}/2/640.avif 640w`);
  const copies = await app.db.selectFrom('mediaRendition').select('version').where('pictureId', '=', id).execute();
  expect(new Set(copies.map(({ version }) => version))).toEqual(new Set([2]));
  // What is dropped changes nothing.
  expect(await change({ name: '另一横幅', alternatives: inWords('绿', 'Green') })).toEqual({ isProposed: true });
  await lin.do(calls.reject, { id, rowVersion: (await read(id)).rowVersion });
  expect(await read(id)).toMatchObject({ name: '横幅', isProposed: false });

  // Deleted while Lin saves texts with it: they wait for that, and are told.
  const { id: doomed, number: doomedNumber } = await lin.do(calls.add, { name: '将删', alternatives: inWords('将删'), fileId: await uploaded(lin, '将删.jpg', await photograph('#111', 20, 20)) });
  const late = await app.db.transaction().execute(async (db) => {
    await db.deleteFrom('mediaPicture').where('id', '=', doomed).execute();
    const saving = [begin('迟到的正文', { Body: blocks({ type: 'picture', attrs: { number: doomedNumber } }) }), begin('迟到的封面', { Cover: doomed })];
    const waiting = async () => (await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows[0]!.count;
    await expect.poll(waiting, { timeout: 5_000, interval: 20 }).toBe(2);
    return { saving };
  });
  expect((await Promise.all(late.saving)).map(({ ErrorCode }) => ErrorCode)).toEqual([5041, 404]);

  const { id: unused } = await lin.do(calls.add, { name: '多余', alternatives: inWords('多余'), fileId: await uploaded(lin, '多余.jpg', await photograph('#000', 20, 20)) });
  await render();
  const copiesOf = () => app.db.selectFrom('file').select('id').where('class', '=', 'rendition').where('name', 'like', '%-20.%').execute();
  expect(await copiesOf()).toHaveLength(3);
  await lin.do(calls.remove, { id: unused, rowVersion: 1 });
  expect(await copiesOf()).toEqual([]);
  expect(await lin.refusal(calls.byId, { id: unused })).toBe(404);
}); // oxfmt-ignore
