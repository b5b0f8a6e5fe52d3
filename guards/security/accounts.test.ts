import { hash } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sources } from '../sources';
import { access } from '#product/access/contract';
import type { Reply } from '#testing';
import { commonPairs } from './common-pairs';
import { browserIn, countingHashes, tryIn } from './tools';
import { passwordOf, mobileOf, personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1,keyid=[\w+/]+\$[\w+/]{22}\$[\w+/]{43}$/;
const hashOf = async (loginName: string): Promise<string> => {
  const row = await personRow(app, loginName);
  return row.passwordHash ?? '';
};
const setHash = (loginName: string, passwordHash: string) =>
  app.db.updateTable('person').set({ passwordHash }).where('loginName', '=', loginName).execute();

test('AU-01 every stored password is argon2id of today’s cost with a salt of its own', async () => {
  const rows = await app.db.selectFrom('person').select(['loginName', 'passwordHash']).execute();
  expect(rows.length).toBeGreaterThan(30);
  for (const { loginName, passwordHash } of rows) {
    const [, memory] = phc.exec(passwordHash ?? '') ?? [];
    expect(Number(memory), loginName).toBeGreaterThanOrEqual(47_104);
  }
  expect(new Set(rows.map((row) => row.passwordHash!.split('$')[4])).size).toBe(rows.length);
});

test('AU-01 four legacy forms of a password let their owners in once more, and are made anew by that', async () => {
  const { pepper } = app.services.keys;
  const keyId = Buffer.from(pepper.id).toString('base64').replace(/=+$/, '');
  const peppered = (password: string) =>
    createHmac('sha256', pepper.secret).update(password).digest('base64');
  const cheap = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const today = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
  const named = (row: string) => row.replace(',p=1$', `,p=1,keyid=${keyId}$`);
  const forms: readonly ((password: string) => Promise<string>)[] = [
    async (password) => named(await hash(peppered(password), cheap)),
    (password) => hash(password, today),
    (password) => hash(password, { ...today, algorithm: 1 }),
    (password) => hash(password, { ...cheap, algorithm: 0 }),
  ];
  for (const [place, form] of forms.entries()) {
    const loginName = ['suyanqing', 'yanshenzhi', 'lujingxing', 'jiwendi'][place]!;
    const pwd = passwordOf(app, loginName);
    await setHash(loginName, await form(pwd));
    expect((await tryIn(app, { LoginName: loginName, pwd: `${pwd}x` })).ErrorCode).toBe(1001);
    expect(await hashOf(loginName)).not.toMatch(/47104.*keyid/);
    expect((await tryIn(app, { LoginName: loginName, pwd })).ErrorCode, `form ${place}`).toBe(0);
    expect(await hashOf(loginName)).toMatch(phc);
    expect((await tryIn(app, { LoginName: loginName, pwd })).ErrorCode).toBe(0);
  }
});

test('AU-04 none of three hundred names and passwords that everybody knows opens a fresh demonstration', async () => {
  const pairs = commonPairs(app.accounts.map(({ loginName }) => loginName));
  expect(pairs.length).toBeGreaterThanOrEqual(300);
  // The throttle would refuse most of them: it is lifted, so that the passwords themselves are judged; and the hash
  // for a name that nobody has is spared, for it decides nothing.
  const { passwords, limiter } = app.services;
  const inTurn: typeof passwords.inTurn = (work, lane) =>
    passwords.inTurn(
      (hashing) =>
        work({
          ...hashing,
          verify: async (stored, password) =>
            stored === undefined ? { ok: false, rehash: false } : hashing.verify(stored, password),
        }),
      lane,
    );
  const take: typeof limiter.take = async () => ({ admitted: true });
  Object.assign(app.services, { passwords: { ...passwords, inTurn }, limiter: { ...limiter, take } });
  const judged = async (some: typeof pairs, atOnce: number): Promise<string[]> => {
    const open: string[] = [];
    for (let at = 0; at < some.length; at += atOnce)
      await Promise.all(
        some.slice(at, at + atOnce).map(async ([LoginName, pwd]) => {
          const { ErrorCode } = await tryIn(app, { LoginName, pwd });
          if (ErrorCode !== 1001) open.push(`${LoginName} ${pwd}: ${ErrorCode}`);
        }),
      );
    return open;
  };
  const there = new Set(app.accounts.map(({ loginName }) => loginName));
  const [known, unknown] = [true, false].map((is) => pairs.filter(([name]) => there.has(name) === is));
  const open = [...(await judged(known!, 6)), ...(await judged(unknown!, 30))];
  Object.assign(app.services, { passwords, limiter });
  expect(open).toEqual([]);
}, 60_000);

test('AU-04 no source of the product holds a key, a password hash or a token', () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY|\$argon2(?:id|i|d)\$v=19\$m=\d+,t=\d+,p=\d+[^$`{]*\$[\w+/]{22}\$[\w+/]{43}|mst_[\w-]{43}|\b(?:AKIA|ghp_|sk_live_)\w{16,}|postgres(?:ql)?:\/\/\w+:[^@\s'"`$<{]{3,}@(?!\[|localhost|127|db|server|example)/;
  const found = sources()
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .filter(({ text }) => secret.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

/** What a stranger can compare: status, headers and bytes; not what is different in every reply of all. */
const seen = ({ status, headers, ...body }: Reply) => ({
  status,
  headers: [...headers].filter(([name]) => !['date', 'request-id'].includes(name)),
  body: JSON.stringify(body),
});

test('AU-05 six causes of a failed sign-in read the same, byte for byte, in three languages', async () => {
  await app.services.pool.query('delete from rate_limit');
  await app.db.updateTable('person').set({ isLocked: true }).where('loginName', '=', 'jiwendi').execute();
  const { visitor } = app;
  await visitor.do(access.calls.sendCode, { mobile: mobileOf('lujingxing') });
  const right = await app.lastCode(mobileOf('lujingxing'));
  const wrong = right === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 6; guess += 1) await tryIn(app, { LoginName: 'suyanqing', pwd: 'wrong' });
  const causes: Readonly<Record<string, Record<string, string>>> = {
    'nobody of that name': { LoginName: 'nobody.here', pwd: 'wrong' },
    'a wrong password': { LoginName: 'linwanzhao', pwd: 'wrong' },
    'a locked person with the right password': { LoginName: 'jiwendi', pwd: passwordOf(app, 'jiwendi') },
    'a throttled account with the right password': { LoginName: 'suyanqing', pwd: passwordOf(app, 'suyanqing') },
    'a wrong code': { Mobile: mobileOf('lujingxing'), Code: wrong },
    'a code for a number nobody has': { Mobile: '13900000000', Code: right },
  }; // oxfmt-ignore
  for (const language of ['zh', 'en', 'es']) {
    const replies = await Promise.all(Object.values(causes).map((input) => tryIn(app, input, { language })));
    expect(replies.map(({ ErrorCode }) => ErrorCode)).toEqual(replies.map(() => 1001));
    const looks = replies.map(seen);
    for (const look of looks) expect(look).toEqual(looks[0]);
  }
});

test('[AU-06] two hundred wrong guesses at once cost five hashes, and the owner still enters from a known browser', async () => {
  await app.services.pool.query('delete from rate_limit');
  const known = await browserIn(app, 'linwanzhao');
  const pwd = passwordOf(app, 'linwanzhao');
  const headers = { 'sec-fetch-site': 'same-origin', cookie: known.cookie };
  const { result, hashes } = await countingHashes(app, async () => {
    const guesses = Array.from({ length: 200 }, (_, number) =>
      tryIn(app, { LoginName: ' LinWanzhao', pwd: `guess ${number}` }),
    );
    const owner = tryIn(app, { LoginName: 'linwanzhao', pwd }, headers);
    return { owner: await owner, guesses: await Promise.all(guesses) };
  });
  expect(result.owner.ErrorCode).toBe(0);
  expect(hashes - 1).toBeLessThanOrEqual(5);
  // Each is judged, or sent away before anybody was looked for, or its time is over.
  const answers = new Set(result.guesses.map(({ status, ErrorCode }) => `${status} ${ErrorCode}`));
  expect(
    ['200 1001', '200 9001', '429 9002', '429 1004'].filter((each) => answers.has(each)).toSorted(),
  ).toEqual([...answers].toSorted());
  // Whoever has no known browser waits, the right password or not; half a minute later it is asked again.
  expect((await tryIn(app, { LoginName: 'linwanzhao', pwd })).ErrorCode).toBe(1001);
  app.pass({ seconds: 31 });
  expect((await tryIn(app, { LoginName: 'linwanzhao', pwd })).ErrorCode).toBe(0);
});
