import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySmtp } from '#host/mail';
import { byChannel } from '#host/outbox';
import { authorizationOf, byTextProvider, type TextSettings } from '#host/sms';
import { openApp, type TestApp } from '#testing';
import { messages } from '#product/messages/contract';
import { access } from './contract';
import { mobileOf } from '#testing/lookups';

const account = { accessKeyId: 'LTAI-test', accessKeySecret: 'the secret of the account' };
/** What the provider was asked, and what it answers next. */
const asked: { readonly fields: URLSearchParams; readonly headers: IncomingMessage['headers'] }[] = [];
let answer: readonly [status: number, body: string] = [200, '{"Code":"OK","Message":"OK"}'];
let wrongSignatures = 0;

/** Stands where the provider stands: it computes the signature from what arrived and takes nothing else. */
const provider = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('utf8');
    const { authorization = '' } = request.headers;
    const names = /SignedHeaders=([^,]+)/.exec(authorization)![1]!.split(';');
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
    const isGenuine =
      headers['x-acs-content-sha256'] === createHash('sha256').update(body).digest('hex') &&
      authorization === authorizationOf(account, headers);
    if (!isGenuine) wrongSignatures += 1;
    asked.push({ fields: new URLSearchParams(body), headers: request.headers });
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1]);
  });
});

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  const texts: TextSettings = {
    ...account,
    url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    signName: '科技成果评价',
    templates: { code: 'SMS_1001' },
  };
  app = await openApp({ deliver: byChannel(bySmtp(undefined), byTextProvider(texts)) });
});
afterAll(async () => {
  await app.close();
  await new Promise((done) => provider.close(done));
});

const { sendCode, signIn } = access.calls;

test('the signature is the one of the provider’s documentation', () => {
  const headers = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': createHash('sha256').update('').digest('hex'),
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
  };
  const known = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };
  const query = 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai';
  expect(authorizationOf(known, headers, query)).toMatch(
    /Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/,
  );
});

test('Su signs in with the code that the provider was handed, by template and signed', async () => {
  const mobile = mobileOf('suyanqing');
  await app.visitor.do(sendCode, { mobile });
  await app.services.delivered();
  const { fields, headers } = asked.at(-1)!;
  expect(Object.fromEntries(fields)).toMatchObject({ SignName: '科技成果评价', TemplateCode: 'SMS_1001' });
  expect(fields.get('PhoneNumbers')).toContain(mobile.slice(-11));
  expect(headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
  const { code } = JSON.parse(fields.get('TemplateParam')!) as { code: string };
  expect(code).toMatch(/^\d{6}$/);
  expect((await app.visitor.do(signIn, { mobile, code })).token).toMatch(/^mst_/);
  expect(wrongSignatures).toBe(0);
});

test('what the provider refuses waits with its reason in the delivery log, and goes when it is sent again', async () => {
  const lin = await app.signIn('admin');
  app.pass({ minutes: 1 });
  answer = [200, '{"Code":"isv.AMOUNT_NOT_ENOUGH","Message":"the balance is used up"}'];
  await app.visitor.do(sendCode, { mobile: mobileOf('liruoan') });
  await app.services.delivered();
  const [row] = (await lin.do(messages.calls.deliveries, { channel: 'sms' })).rows;
  expect(row).toMatchObject({
    state: 'retrying',
    lastError: expect.stringContaining('the balance is used up'),
  });
  answer = [503, '<html>away</html>'];
  app.pass({ minutes: 2 });
  await app.services.deliver();
  const [again] = (await lin.do(messages.calls.deliveries, { channel: 'sms' })).rows;
  expect(again?.lastError).toContain('503');
  answer = [200, '{"Code":"OK","Message":"OK"}'];
  app.pass({ minutes: 2 });
  await app.services.deliver();
  const [sent] = (await lin.do(messages.calls.deliveries, { channel: 'sms' })).rows;
  expect(sent).toMatchObject({ id: row!.id, state: 'sent' });
});

test('a kind of message without a template of the provider is told by name', async () => {
  const lin = await app.signIn('admin');
  const before = asked.length;
  await app.visitor.do(access.calls.sendCode, { mobile: mobileOf('jiangwangshu') });
  await app.services.delivered();
  expect(asked.length).toBe(before + 1);
  const send = byTextProvider({ ...account, url: 'http://127.0.0.1:9', signName: '评价', templates: {} });
  await expect(
    send(
      {
        channel: 'sms',
        to: '13800000000',
        subject: '',
        body: '',
        language: 'zh',
        template: { name: 'code', values: {} },
      },
      app.now(),
    ),
  ).rejects.toThrow('SMS_TEMPLATES names no template for «code»');
  expect((await lin.do(messages.calls.deliveries, { channel: 'sms' })).total).toBeGreaterThan(2);
});
