import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { bySmtp } from '#host/mail';
import { byChannel } from '#host/outbox';
import { byTextProvider } from '#host/sms';
import { openApp, type TestApp } from '#testing';
import { freePort } from '#testing/free-port';
import { messages } from '#product/messages/contract';
import { access } from './contract';

/** What reached the mail server: to whom, and the letter as it travelled. */
const received: { readonly to: readonly string[]; readonly letter: string }[] = [];
let isOut = false;
/** What the server says of whom it refuses, as servers do: with their address in it, as it was given or as it likes it. */
let refusal: ((address: string) => string) | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _, done) =>
    done(refusal && Object.assign(new Error(refusal(address)), { responseCode: 450 })),
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (isOut) return done(new Error('the mailbox is full'));
      received.push({
        to: envelope.rcptTo.map(({ address }) => address),
        letter: Buffer.concat(parts).toString('utf8'),
      });
      return done();
    });
  },
});

/** The way to the mail server: while it is blocked nothing arrives. */
let line: Promise<void> = Promise.resolve();
let app: TestApp;
beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', () => ready()));
  const send = byChannel(
    bySmtp({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'assay@platform.example' }),
    byTextProvider(undefined),
  );
  app = await openApp({
    deliver: async (message, at) => {
      await line;
      await send(message, at);
    },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((done) => server.close(() => done()));
});

const { forgotten, resetPassword, sendCode } = access.calls;
const decoded = (letter: string): string => {
  const [, body] = letter.split('\r\n\r\n', 2);
  return /base64/i.test(letter)
    ? Buffer.from(body!, 'base64').toString('utf8')
    : body!
        .replaceAll('=\r\n', '')
        .replaceAll(/(?:=[0-9A-F]{2})+/g, (run) =>
          Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
        );
};
const waiting = () =>
  app.db
    .selectFrom('outbox')
    .select(['channel', 'sentAt', 'lastError', 'tries'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

test('a letter leaves by the mail server after the request, to the stored address alone, and its link works', async () => {
  const mail = personOf('suyanqing').email!;
  await app.visitor.do(forgotten, { loginName: 'suyanqing', email: mail });
  await expect.poll(() => received.length).toBe(1);
  const [{ to, letter }] = received as [(typeof received)[number]];
  expect(to).toEqual([mail]);
  expect(letter).toContain('From: assay@platform.example');
  const link = new URL(/https?:\S+/.exec(decoded(letter))![0]);
  const linkToken = link.hash.slice(1);
  await app.visitor.do(resetPassword, { linkToken, password: 'reeds above the quiet river' });
  await expect.poll(() => received.length).toBe(2);
});

test('what the server does not take waits with its reason, and leaves once it does', async () => {
  isOut = true;
  const before = received.length;
  await app.visitor.do(forgotten, { loginName: 'linwanzhao', email: personOf('linwanzhao').email! });
  await expect.poll(async () => (await waiting()).at(-1)?.lastError).toContain('the mailbox is full');
  expect(received).toHaveLength(before);
  isOut = false;
  // Not at once: whoever refused a moment ago would again.
  await app.services.deliver();
  expect(received).toHaveLength(before);
  app.pass({ minutes: 2 });
  await app.services.deliver();
  expect(received).toHaveLength(before + 1);
  expect((await waiting()).at(-1)).toMatchObject({ tries: 2 });
  expect((await waiting()).at(-1)!.sentAt).not.toBeNull();
});

test('a mail server that quotes the address in its refusal does not put it into the delivery log', async () => {
  const { email } = personOf('jiangwangshu');
  const ways: readonly ((address: string) => string)[] = [
    (address) => `4.2.1 <${address}>: mailbox unavailable`,
    (address) => `4.2.1 ${address.toUpperCase()} is over quota`,
    (address) => `4.1.1 no user ${address.split('@')[0]} here (${address.replace('@', ' at ')})`,
    (address) => `4.7.1 see https://help.example/?to=${encodeURIComponent(address)}`,
  ];
  for (const way of ways) {
    refusal = way;
    app.pass({ hours: 1 });
    await app.visitor.do(forgotten, { loginName: 'jiangwangshu', email: email! });
    await expect.poll(async () => (await waiting()).at(-1)?.lastError ?? '').toMatch(/4\.\d\.\d/);
    const cause = (await waiting()).at(-1)!.lastError!;
    for (const spelt of [email!, email!.split('@')[0]!, encodeURIComponent(email!)])
      expect(cause.toLowerCase(), cause).not.toContain(spelt.toLowerCase());
  }
  refusal = undefined;
  const log = JSON.stringify(await waiting()).toLowerCase();
  expect(log).toMatch(/4\.7\.1 see https/);
  expect(log).not.toContain(email!.split('@')[0]!.toLowerCase());
  app.pass({ hours: 3 });
  await app.services.deliver();
});

test('nobody waits for a mail server that does not answer', async () => {
  let unblock = () => {};
  line = new Promise((open) => (unblock = open));
  const before = received.length;
  const { ErrorCode } = await app.visitor.wire('POST /api/UserAuth/EmailGetPwd', {
    LoginName: 'tangyuan',
    Email: personOf('tangyuan').email,
  });
  expect(ErrorCode).toBe(0);
  expect(received).toHaveLength(before);
  unblock();
  await app.services.delivered();
  expect(received).toHaveLength(before + 1);
});

test('a text message without a provider waits, and says why', async () => {
  await app.visitor.do(sendCode, { mobile: personOf('suyanqing').mobile });
  await expect
    .poll(async () => (await waiting()).at(-1))
    .toMatchObject({
      channel: 'sms',
      sentAt: null,
      lastError: 'no provider of text messages is configured: SMS_ACCESS_KEY_ID',
    });
  // One without a code: it is good for as long as it takes.
  app.pass({ minutes: 2 });
  await app.visitor.do(sendCode, { mobile: personOf('tangyuan').mobile, use: 'register' });
});

test('the administrator reads how each message went, never what it said, and has a given-up one tried again', async () => {
  // What was under way behind the calls before may take a turn or two of these.
  await app.services.delivered();
  for (let time = 0; time < 12; time += 1) {
    app.pass({ hours: 1 });
    await app.services.deliver();
  }
  const administrator = await app.signIn('admin');
  const { deliveries, resend } = messages.calls;
  const sent = await administrator.do(deliveries, { state: 'sent', channel: 'mail' });
  expect(sent.rows[0]).toMatchObject({ cause: 'resetPassword', state: 'sent', can: [] });
  const whole = JSON.stringify(await administrator.do(deliveries, { pageSize: 100 }));
  expect(whole).not.toContain(personOf('suyanqing').email!);
  expect(whole).not.toContain(personOf('suyanqing').mobile);
  expect(whole).not.toMatch(/way=reset|\b\d{6}\b(?!\d)/);
  // Its code is dead since long: nobody is sent what no longer works.
  const [expired] = (await administrator.do(deliveries, { state: 'expired' })).rows;
  expect(expired).toMatchObject({ channel: 'sms', cause: 'signIn', can: [] });
  expect(expired!.trueName).toBe(personOf('suyanqing').name);
  expect(await administrator.refusal(resend, { id: expired!.id })).toBe(2776);
  const failed = (await administrator.do(deliveries, { state: 'failed' })).rows;
  expect(failed[0]).toMatchObject({ channel: 'sms', tries: 8, can: ['resend'] });
  const { id } = failed[0]!;
  await administrator.do(resend, { id });
  await expect
    .poll(async () => (await administrator.do(deliveries, { state: 'retrying' })).rows[0]?.tries)
    .toBe(1);
  expect(await administrator.refusal(resend, { id: sent.rows[0]!.id })).toBe(2001);
  const manager = await app.signIn('yanshenzhi');
  expect(await manager.refusal(deliveries, {})).toBe(403);
  expect(await manager.refusal(resend, { id })).toBe(403);
});

test('a message that failed once says when it is tried next, and goes at once when somebody has it sent again', async () => {
  const administrator = await app.signIn('admin');
  const { deliveries, resend } = messages.calls;
  isOut = true;
  await app.visitor.do(forgotten, { loginName: 'zhouyiheng', email: personOf('zhouyiheng').email! });
  await app.services.delivered();
  isOut = false;
  const before = received.length;
  // Found by whom it was to reach and by why, which is one of a few words.
  const asked = { name: '周', cause: 'resetPassword', channel: 'mail' } as const;
  const [row] = (await administrator.do(deliveries, asked)).rows;
  expect(row).toMatchObject({
    state: 'retrying',
    trueName: personOf('zhouyiheng').name,
    tries: 1,
    nextTryAt: new Date(app.now().getTime() + 60_000).toISOString(),
    lastError: expect.stringContaining('the mailbox is full'),
    can: ['resend'],
  });
  expect((await administrator.do(deliveries, { ...asked, cause: 'other' })).total).toBe(0);
  expect((await administrator.do(deliveries, { ...asked, name: '没有' })).total).toBe(0);
  await administrator.do(resend, { id: row!.id });
  await app.services.delivered();
  expect(received).toHaveLength(before + 1);
  expect(await administrator.refusal(resend, { id: row!.id })).toBe(2001);
  const [letter] = received.slice(-1);
  const linkToken = new URL(/https?:\S+/.exec(decoded(letter!.letter))![0]).hash.slice(1);
  await app.visitor.do(resetPassword, { linkToken, password: 'lanterns over the slow canal' });
  await app.services.delivered();
});
