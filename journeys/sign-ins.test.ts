import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import type { Request } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { access } from '#product/access/contract';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { openProvider } from '#testing/access/provider';
import { freePort } from '#testing/free-port';
import { passwordOf } from '#testing/lookups';

const port = await freePort();
const hospital = await openProvider(`http://127.0.0.1:${port}/auth-redirect`);
let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp({ port, signInProviders: [hospital.settings] });
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

it('Lin Wanzhao forgot to sign out elsewhere, and ends it from the menu beneath their name', async () => {
  const elsewhere = await app.signIn('linwanzhao');
  const me = await app.at('/workbench/workbench', 'linwanzhao', {});
  await me.page.locator('.navbar__person').click();
  await me.page.getByRole('menuitem', { name: '我的登录记录' }).click();
  await me.page.waitForURL('**/profile/signIns');
  await me.settled();
  const running = me.panel.getByRole('row').filter({ hasText: '使用中' });
  await running.first().waitFor();
  const before = await running.count();
  await running.first().getByRole('button', { name: '结束' }).click();
  await me.answer('结束');
  await me.notified('已结束该登录');
  await expect.poll(() => running.count()).toBe(before - 1);
  // The one they sit at is there too, and offers nothing.
  const current = me.panel.getByRole('row').filter({ hasText: '当前登录' });
  expect(await current.getByRole('button').count()).toBe(0);
  while ((await running.count()) > 0) {
    const left = await running.count();
    await running.first().getByRole('button', { name: '结束' }).click();
    await me.answer('结束');
    await expect.poll(() => running.count()).toBe(left - 1);
  }
  expect(await elsewhere.refusal(access.calls.menu, {})).toBe(401);
  await me.page.reload();
  await me.settled();
  await current.waitFor();
});

it('[AP1.EmailGetPwd] Tang Yuan forgot their password, and sets a new one by the link in their mail', async () => {
  const page = await app.visit({ locale: 'en-GB' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('User name').fill('tangyuan');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Enter your mail address').waitFor();
  await page.getByLabel('Mail address').fill('tangyuan');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('This is not a mail address').waitFor();
  await page.getByLabel('Mail address').fill(personOf('tangyuan').email!);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('the link is on its way').waitFor();
  const mail = (await app.outbox()).findLast(({ text }) => text.includes('way=reset'))!;
  const { pathname, search, hash } = new URL(/https?:\S+/.exec(mail.text)![0]);
  await page.goto(`${pathname}${search}${hash}`);
  const [password, again] = [page.getByLabel('New password'), page.getByLabel('Once more')];
  await password.fill('short');
  await again.fill('other');
  const submit = page.getByRole('button', { name: 'Set the password' });
  await submit.click();
  await page.getByText('The two are not the same').waitFor();
  await again.fill('short');
  await submit.click();
  await page.getByText('The password is too weak').waitFor();
  const chosen = 'reeds above the quiet river';
  await password.fill(chosen);
  await page.getByRole('button', { name: /^Show/ }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await again.fill(chosen);
  await submit.click();
  await page.getByText('The password is set; please sign in.').waitFor();
  // A link that is used up says so before anybody types a password, and leads to another.
  await page.goto('/');
  await page.goto(`${pathname}${search}${hash}`);
  await page.getByText('The link is not valid any more').waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.getByRole('heading', { name: 'A new password' }).waitFor();
  await page.getByRole('link', { name: 'Back to signing in' }).click();
  await page.getByLabel('User name').fill('tangyuan');
  await page.locator('[name="password"]').fill(chosen);
  await page.locator('[data-form="login"] [type="submit"]').click();
  await page.waitForURL('**/workbench/workbench');
});

it('[AP7.token] [AP7.content-type] [AP7.cookie] [AP7.envelope] [AP7.nulls] every call of the office bears the token of its cookie, and is answered in one envelope', async () => {
  const me = await app.as('yanshenzhi', {});
  await me.page.context().clearCookies();
  await me.page.goto('/login');
  await app.enter(me.page, 'yanshenzhi');
  await me.page.waitForURL('**/workbench/workbench');
  await me.settled();
  const token = (await me.page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const asked: Request[] = [];
  me.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request);
  });
  await me.open('/EvaluationManagement/AllReportList');
  // What the server has no value for arrives as null and is nothing to the person.
  const nothing = me
    .row('县域高血压人群分层管理与远程随访模式')
    .getByRole('cell', { name: '/', exact: true });
  await nothing.first().waitFor();
  await me.page.locator('.navbar__person').click();
  await me.page.getByRole('menuitem', { name: '个人中心', exact: true }).click();
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const sent = me.page.waitForResponse(/CommonUploadFile/);
  await me.dialog
    .getByLabel('更换头像')
    .last()
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
  await me.answer('使用此头像');
  await sent;
  expect(asked.length).toBeGreaterThan(3);
  for (const request of asked) {
    const headers = await request.allHeaders();
    expect([request.url(), headers['token']]).toEqual([request.url(), token]);
    if (request.method() === 'GET') continue;
    const isUpload = request.url().endsWith('CommonUploadFile');
    expect(headers['content-type']).toMatch(
      isUpload ? /^multipart\/form-data/ : /^application\/json-patch\+json$/,
    );
    const reply = (await (await request.response())!.json()) as object;
    expect(Object.keys(reply)).toEqual(['ErrorCode', 'RequestMsg', 'ResultValue']);
  }
  // Without the header the cookie alone opens nothing, whatever kind of JSON it sends.
  const bare = await me.page.evaluate(
    `fetch('/api/UserRole/LoadMenuByUser', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
       .then((reply) => reply.json())`,
  );
  expect(bare).toMatchObject({ ErrorCode: 401, ResultValue: '' });
  const patched = await me.page.evaluate(
    `fetch('/api/UserRole/LoadMenuByUser', { method: 'POST', body: '{}',
       headers: { 'content-type': 'application/json', token: ${JSON.stringify(token)} } }).then((reply) => reply.json())`,
  );
  expect(patched).toMatchObject({ ErrorCode: 0, RequestMsg: '' });
});

it('[AU-10] Shi Xiting sets up their second factor at their first sign-in, comes in by a recovery code, and takes another device', async () => {
  const password = passwordOf(app, 'shixiting');
  const page = await app.visit({ locale: 'en-GB' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const byPassword = async () => {
    await page.goto('/login?redirect=%2Fprofile%2FsecondFactor');
    await page.getByLabel('User name').fill('shixiting');
    await page.locator('[name="password"]').fill(password);
    await page.locator('[data-form="login"] [type="submit"]').click();
  };
  const submit = page.locator('form:visible').getByRole('button', { name: 'Sign in', exact: true });
  const shownBy = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() });
  await byPassword();
  await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
  // Chrome has drawn the picture, and a camera would read the same secret as stands beside it.
  await page.getByRole('button', { name: 'Copy' }).click();
  const secret = String(await page.evaluate('navigator.clipboard.readText()'));
  const drawn = await sharp(await page.getByRole('img', { name: /QR code/ }).screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: drawn.info.width, height: drawn.info.height, data: drawn.data })).toContain(`secret=${secret}`);
  await submit.click();
  await page.getByText('Enter the code', { exact: true }).waitFor();
  const code = shownBy(secret);
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await submit.click();
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  const codes = await page.locator('[data-list] li').allTextContents();
  expect(codes).toHaveLength(10);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await readFile(await (await saved).path(), 'utf8')).trim().split('\n')).toEqual(codes);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 left').waitFor();

  // The phone is gone: one of the codes lets them in, once.
  await page.context().clearCookies();
  await byPassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!.toUpperCase());
  await submit.click();
  await page.getByText('9 left').waitFor();

  // Eleven minutes later another device asks for a proof first, of the very page they are on.
  app.pass({ minutes: 11 });
  await page.getByRole('button', { name: 'Use another device' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.locator('[type="password"]').fill('not his password');
  await proof.getByLabel('Code of your second factor').fill(codes[1]!);
  await proof.getByRole('button', { name: 'Confirm and go on' }).click();
  await proof.getByText('The password or the code is wrong').waitFor();
  await proof.locator('[type="password"]').fill(password);
  await proof.getByRole('button', { name: 'Confirm and go on' }).click();
  // The action goes on by itself.
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });
  const next = (await dialog.locator('.own-factor__secret').textContent())!.replace(/\s/g, '');
  await dialog.getByLabel('Six-digit code').fill(shownBy(next));
  await dialog.getByRole('button', { name: 'Put in force' }).click();
  await page.getByRole('dialog', { name: 'Keep your recovery codes' }).getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 left').waitFor();
  expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);

  // Their session ends under their hands: they come in again by both factors, and what they pressed is done.
  await app.watch.quiet(page);
  app.pass({ minutes: 31 });
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const over = page.getByRole('dialog', { name: 'Your session has ended' });
  await over.locator('[type="password"]').fill(password);
  await over.getByRole('button', { name: 'Sign in' }).click();
  await over.getByLabel('Code of your second factor').fill(shownBy(next));
  await over.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Keep your recovery codes' }).waitFor();
}); // oxfmt-ignore

it('[PB8] [AU-11] Yan Shenzhi links the hospital in their profile, comes in by it to the page they wanted, and unlinks it', async () => {
  const page = await app.visit({ locale: 'en-GB' });
  const atHospital = async () => {
    await page.getByLabel('Staff number').fill('staff-2049');
    await page.getByRole('button', { name: 'Sign in at the hospital' }).click();
  };
  // Their rights ask for a second factor, and the hospital is not trusted with it.
  const secondFactor = async () => {
    const factor = page.locator('[data-form="factor"]');
    await factor.locator('[name="factor"]').fill(await app.authenticators.code('yanshenzhi'));
    await factor.locator('[type="submit"]').click();
  };
  await page.goto('/login?redirect=%2Fprofile%2FsecondFactor');
  await app.enter(page, 'yanshenzhi');
  await page.waitForURL('**/profile/secondFactor');
  app.pass({ minutes: 11 });
  await page.getByRole('button', { name: 'Link Renxin Hospital' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.locator('[type="password"]').fill(passwordOf(app, 'yanshenzhi'));
  await proof.getByLabel('Code of your second factor').fill(await app.authenticators.code('yanshenzhi'));
  await proof.getByRole('button', { name: 'Confirm and go on' }).click();
  await atHospital();
  await page.waitForURL('**/profile/secondFactor');
  await page.getByText('not used yet').waitFor();

  // Signed out, they want a closed page: the button of the page of signing in needs no script to lead there.
  await page.context().clearCookies();
  await page.goto('/login?redirect=%2Fprofile%2FsignIns');
  await page.getByRole('button', { name: 'Sign in with Renxin Hospital' }).click();
  await atHospital();
  await secondFactor();
  await page.waitForURL('**/profile/signIns');
  expect(await page.evaluate('document.referrer + history.length')).not.toContain('code=');

  // What the hospital does not let in comes back with a sentence, and a way back.
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Renxin Hospital' }).click();
  await page.getByLabel('Staff number').fill('staff-nobody');
  await page.getByRole('button', { name: 'Sign in at the hospital' }).click();
  await page.getByRole('alert').getByText('No account is linked with this identity').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await page.getByRole('button', { name: 'Sign in with Renxin Hospital' }).click();
  await atHospital();
  await secondFactor();
  await page.waitForURL('**/workbench/workbench');

  await page.goto('/profile/secondFactor');
  await page.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByText('Unlinked', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Unlink' }).count()).toBe(0);
}); // oxfmt-ignore

it('[SE-08] after Jiang Wangshu has signed out nothing of theirs is left in the browser, nor behind its back button', async () => {
  const me = await app.at('/EvaluationManagement/applyList', 'jiangwangshu', {});
  await me.page.locator('.navbar__person').click();
  const answered = me.page.waitForResponse('**/login/logout');
  await me.page.getByRole('menuitem', { name: '退出登录' }).click();
  expect((await (await answered).allHeaders())['clear-site-data']).toBe('"cache", "storage"');
  await me.page.waitForURL((url) => url.pathname === '/');
  await me.page.waitForLoadState('load');
  const stored = await me.page.evaluate(`(async () => ({
    local: localStorage.length, session: sessionStorage.length,
    caches: (await caches.keys()).length, databases: (await indexedDB.databases()).length,
  }))()`);
  expect(stored).toEqual({ local: 0, session: 0, caches: 0, databases: 0 });
  expect((await me.page.context().cookies()).filter(({ name }) => ['token', 'bind'].includes(name))).toEqual([]);
  await me.page.goBack();
  await me.page.waitForURL('**/NewsInfo?**');
  expect(await me.page.locator('.navbar').count()).toBe(0);
  expect(await me.page.content()).not.toContain(me.name);
}); // oxfmt-ignore

it('a page of another site that sends a form to sign Lin Wanzhao out ends nothing, and what their browser keeps stays', async () => {
  const me = await app.at('/workbench/workbench', 'linwanzhao', {});
  await me.page.evaluate("localStorage.setItem('kept', 'here')");
  const address = `${app.address}/login/logout`;
  const site = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(
      `<form method="post" enctype="multipart/form-data" action="${address}"><input name="x" value="y" /><button>A prize</button></form>`,
    );
  }).listen(0, 'localhost');
  await once(site, 'listening');
  const cookies = await me.page.context().cookies();
  try {
    app.watch.expect(/localhost|status of 415/);
    // Another name of this machine is another site to a browser.
    await me.page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    await me.page.getByRole('button', { name: 'A prize' }).click();
    await me.page.waitForURL(address);
  } finally {
    site.close();
  }
  expect((await me.page.context().cookies()).map(({ name }) => name)).toEqual(
    cookies.map(({ name }) => name),
  );
  await me.open('/workbench/workbench');
  expect(await me.page.evaluate("localStorage.getItem('kept')")).toBe('here');
  await me.page.locator('.navbar__person').getByText(me.name).waitFor();
});
