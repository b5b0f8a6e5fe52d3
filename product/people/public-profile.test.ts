import { expect, test } from 'vitest';
import { personRow } from '#testing/lookups';
import { settingCalls } from '#product/settings/contract';
import { openedApp } from '#testing/opened';
import sharp from 'sharp';
import { listing as ownListing, people } from './contract';

const app = await openedApp();
const { publicProfile, setPublicProfile } = ownListing.calls;
const listing = async () => (await app.visitor.get('/talentInfo?kind=technologyManager&lang=zh')).text();
const cardOf = (html: string, name: string) =>
  [...html.matchAll(/<article class="card person">.*?<\/article>/gs)]
    .map(([card]) => card)
    .find((card) => card.includes(name));

test('[PB5./talentInfo] Tang Yuan agrees to be listed, then to show their picture, and takes both back; each holds at once', async () => {
  const tang = await app.signIn('tangyuan');
  const { trueName, id } = await personRow(app, 'tangyuan');
  await tang.do(setPublicProfile, { isListed: false, showsPicture: false });
  expect(cardOf(await listing(), trueName)).toBeUndefined();
  expect(await tang.do(publicProfile, {})).toMatchObject({ isListed: false, kind: 'technologyManager', listedSince: null, trueName });

  await tang.do(setPublicProfile, { isListed: true, showsPicture: false });
  expect(await tang.do(publicProfile, {})).toMatchObject({ isListed: true, listedSince: app.now().toISOString() });
  expect(cardOf(await listing(), trueName)).not.toContain('<img');
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2b6cb0' } }).png().toBuffer();
  const { files } = app.services;
  const stored = await files.storeOwn('avatar.png', 'image/png', bytes);
  const fileId = crypto.randomUUID();
  await app.db.insertInto('file').values({
    id: fileId, sha256: stored.sha256, name: stored.name, size: stored.size, mime: stored.type,
    scanState: 'notScanned', ownerId: id, class: 'picture', createdAt: app.now().toISOString(),
  }).execute();
  await tang.do(people.calls.edit, { images: [`${app.services.publicUrl}/file/${fileId}`] });
  const picture = `/talentPicture?id=${fileId}`;
  // A picture in the profile is nobody's until its person agrees.
  expect(cardOf(await listing(), trueName)).not.toContain('<img');
  expect((await app.visitor.get(picture)).status).toBe(404);

  await tang.do(setPublicProfile, { isListed: true, showsPicture: true });
  expect(cardOf(await listing(), trueName)).toContain(`src="${picture}"`);
  const shown = await app.visitor.get(picture);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([200, 'image/png', 'no-cache']);
  expect((await shown.arrayBuffer()).byteLength).toBe(bytes.byteLength);
  // What nobody looked through goes to visitors only where the settings let it.
  const admin = await app.signIn('admin');
  const takeUnscanned = async (unscannedAllowed: boolean) => {
    const { version, values } = await admin.do(settingCalls.calls.now, {});
    await admin.do(settingCalls.calls.save, { version, values: { ...values, unscannedAllowed }, reason: '文件须先查毒' });
    return (await app.visitor.get(picture)).status;
  };
  expect(await takeUnscanned(false)).toBe(404);
  expect(await takeUnscanned(true)).toBe(200);

  await tang.do(setPublicProfile, { isListed: false, showsPicture: true });
  expect(cardOf(await listing(), trueName)).toBeUndefined();
  expect((await app.visitor.get(picture)).status).toBe(404);
  expect(await tang.do(publicProfile, {})).toMatchObject({ isListed: false, showsPicture: false });
}); // oxfmt-ignore

test('[PB5./talentInfo] an applicant is listed under no kind, and cannot agree to it', async () => {
  const { loginName } = await app.db
    .selectFrom('application')
    .innerJoin('person', 'person.id', 'application.ownerId')
    .select('person.loginName')
    .where('person.userType', '=', 2)
    .limit(1)
    .executeTakeFirstOrThrow();
  const owner = await app.signIn(loginName);
  expect(await owner.do(publicProfile, {})).toMatchObject({ kind: null, isListed: false });
  expect(await owner.refusal(setPublicProfile, { isListed: true, showsPicture: false })).toBe(5047);
});
