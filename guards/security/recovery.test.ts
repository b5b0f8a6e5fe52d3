import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { people as everybody } from '#database/seeds/demo/people';
import { access } from '#product/access/contract';
import { Person } from '#testing';
import { serverOf } from '#start/server';
import { dump, inBatches, spellings, tryIn } from './tools';
import { passwordOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const { forgotten, resetPassword, menu } = access.calls;
const path = '/api/UserAuth/EmailGetPwd';
const good = '芦花飘过江面的那个早晨 2026';
const app = await openedApp();
const unlimited = () => app.services.pool.query('delete from rate_limit');
beforeEach(unlimited);

/** Everybody who can be written to: each is asked for at most three times within an hour. */
const people = everybody.flatMap(({ loginName, email }) => (email ? [{ loginName, email }] : []));
const victim = (at: number) => people[at % people.length]!;
const linkIn = (text: string): URL => new URL(/https?:\S+/.exec(text)![0]);
const lastLink = async (email: string): Promise<URL> =>
  linkIn((await app.outbox()).findLast(({ to, text }) => to === email && text.includes('way=reset'))!.text);
const sentSince = async (before: number) => (await app.outbox()).slice(before);

/** Asks as somebody on a line of their own: the limit of one line is another row's. */
const asked = async (at: number, payload: string, url = path, method: 'GET' | 'POST' = 'POST') => {
  const reply = await app.server.inject({
    method,
    url,
    remoteAddress: `198.51.100.${at % 250}`,
    headers: { host: new URL(app.address).host, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload }),
  });
  return reply.json().ErrorCode as number;
};

test('[RS-01] a link holds 256 bits behind its fragment, lies nowhere as it is, opens until twenty minutes are over, and ends every session', async () => {
  const { loginName, email } = people.find((each) => each.loginName === 'suyanqing')!;
  const pwd = passwordOf(app, loginName);
  const sessions = await Promise.all(
    Array.from({ length: 3 }, async () =>
      app.authenticators.finish(app.visitor, loginName, await tryIn(app, { LoginName: loginName, pwd })),
    ),
  );
  const inside = sessions.map(({ ResultValue }) => new Person(app.address, String(ResultValue.Token)));
  for (const person of inside) await person.do(menu, {});
  await app.visitor.do(forgotten, { loginName, email });
  const link = await lastLink(email);
  const secret = /^#reset_([\w-]{43})$/.exec(link.hash)![1]!;
  expect(Buffer.from(secret, 'base64url').length * 8).toBe(256);
  expect(link.search).toBe('?way=reset');
  const text = await dump(app);
  for (const value of [secret, link.hash.slice(1)])
    for (const spelling of spellings(value)) expect(text.includes(spelling), spelling).toBe(false);
  app.pass({ minutes: 19, seconds: 59 });
  await app.visitor.do(resetPassword, { linkToken: link.hash.slice(1), password: good });
  for (const person of inside) expect(await person.refusal(menu, {})).toBe(401);
  await app.visitor.do(forgotten, { loginName, email });
  const late = (await lastLink(email)).hash.slice(1);
  app.pass({ minutes: 20 });
  expect(await app.visitor.refusal(resetPassword, { linkToken: late, password: good })).toBe(1024);
});

const evil = 'attacker@example.org';
/** What stands in place of the two scalars, as JSON is written by hand; `E` and `L` stand for the victim's own. */
const bodies: readonly string[] = [
  ...['["E"]', '["E","X"]', '["X","E"]', '[]', '{"0":"E"}', '{"to":"E","cc":"X"}', '{"E":"X"}', '[["E"]]', 'null', 'true', '1', '{"length":1,"0":"E"}'].map((email) => `{"LoginName":"L","Email":${email}}`),
  ...['["L"]', '["L","L"]', '[]', '{"0":"L"}', '{"$ne":null}', 'null', 'false', '0', '{"toString":"L"}', '[null]'].map((name) => `{"LoginName":${name},"Email":"E"}`),
  ...['E,X', 'X,E', 'E;X', 'E X', 'E\\tX', 'E\\nX', 'E\\r\\nBcc: X', 'E\\r\\n\\r\\nX', 'E%0ABcc:X', 'E%2CX', '<E>,<X>', 'a <E>, b <X>', 'X(E)', 'E\\u0000X', 'E\\u2028X', '\\"E\\" X', 'E|X', 'mailto:E?cc=X'].map((email) => `{"LoginName":"L","Email":"${email}"}`),
  ...['L,L', 'L\\r\\nX', 'L\\u0000', 'L;X', 'L|X'].map((name) => `{"LoginName":"${name}","Email":"E"}`),
  ...['"Email":"X","Email":"E"', '"Email":"E","Email":"X"', '"Email":"E","email":"X"', '"Email":"E","To":"X"', '"Email":"E","Cc":["X"]', '"Email":"E","__proto__":{"Email":"X"}', '"LoginName":"L","Email":"E","Email ":"X"'].map((inside) => `{"LoginName":"L",${inside}}`),
  ...['[{"LoginName":"L","Email":"E"},{"LoginName":"L","Email":"X"}]', '"E"', '{"LoginName":"L","Email":"E"}{"LoginName":"L","Email":"X"}'],
]; // oxfmt-ignore
/** The same of a number that a code is asked for, and of the name one signs in under. */
const elsewhere: readonly (readonly ['GET' | 'POST', string, string])[] = [
  ['GET', '/api/UserAuth/SendCode?mobile=13900000001&mobile=13900000002', ''],
  ['GET', '/api/UserAuth/SendCode?mobile[]=13900000001&mobile[]=13900000002', ''],
  ['GET', '/api/UserAuth/SendCode?mobile=13900000001%2C13900000002', ''],
  ['POST', '/api/UserAuth/GetManUserLogin', '{"LoginName":["linwanzhao"],"pwd":"x"}'],
  ['POST', '/api/UserAuth/GetManUserLogin', '{"Mobile":{"0":"13900000001"},"Code":"000000"}'],
];

test('[RS-02] sixty shapes of what should be one name and one address send nothing to a second one', async () => {
  expect(bodies.length + elsewhere.length).toBe(60);
  const before = (await app.outbox()).length;
  const ask = (body: string, at: number) => {
    const { loginName, email } = victim(at);
    const filled = body.replaceAll('E"', `${email}"`).replaceAll(/E(?=[,; \\%>)|?])/g, email);
    return asked(at, filled.replaceAll(/"L(?=["\\,;|])/g, `"${loginName}`).replaceAll('X', evil));
  };
  // Names that are none share a bucket of three an hour: no lot holds more of them.
  const answers = await inBatches(bodies, ask, { atOnce: 14, first: unlimited });
  // Whatever is no scalar, or said twice, is refused; a text that is no address reads like a wrong one.
  const isText = (body: string) => /^\{"LoginName":"L[^"]*","Email":"(?:[^"\\]|\\.)*"\}$/.test(body);
  const wrong = bodies.filter(
    (body, at) => !(isText(body) ? [0, 2002] : [2002, 9002]).includes(answers[at]!),
  );
  expect(wrong.map((body) => `${body}: ${answers[bodies.indexOf(body)]}`)).toEqual([]);
  for (const [at, [method, url, body]] of elsewhere.entries())
    expect(await asked(at, body, url, method), url + body).toBe(2002);
  expect(await sentSince(before)).toEqual([]);
  // The same person, asked for as one is, gets one letter.
  expect(await asked(99, JSON.stringify({ LoginName: victim(0).loginName, Email: victim(0).email }))).toBe(0);
  expect((await sentSince(before)).map(({ to }) => to)).toEqual([victim(0).email]);
}, 30_000);

test('[RS-03] forty look-alikes of names and addresses get nothing: what is sent goes to the stored address, found under its one canonical form', async () => {
  /** Letters that look like another one, or become one when they are folded. */
  const swaps: readonly (readonly [string, string])[] = [
    ['i', 'ı'], ['i', 'İ'], ['i', 'í'], ['i', 'і'], ['a', 'а'], ['a', 'á'], ['a', 'ɑ'], ['e', 'е'], ['e', 'é'], ['o', 'о'],
    ['o', 'ο'], ['u', 'ü'], ['n', 'ñ'], ['n', 'ո'], ['h', 'һ'], ['g', 'ɡ'], ['l', 'ⅼ'], ['x', 'х'], ['m', 'rn'], ['@', '＠\u200b'],
  ]; // oxfmt-ignore
  const twinOf = (text: string, [from, to]: readonly [string, string], at: number): string =>
    text.includes(from) ? text.replace(from, to) : `${text.slice(0, 2)}\u200b${text.slice(2 + (at % 2))}`;
  const twins = swaps.flatMap((swap, at) => {
    const { loginName, email } = victim(at);
    return [
      { LoginName: loginName, Email: twinOf(email, swap, at), stored: email },
      { LoginName: twinOf(loginName, swap, at), Email: email, stored: email },
    ];
  });
  expect(twins).toHaveLength(40);
  const before = (await app.outbox()).length;
  const ask = ({ LoginName, Email }: (typeof twins)[number], at: number) => asked(at, JSON.stringify({ LoginName, Email }));
  const answers = await inBatches(twins, ask, { atOnce: 6, first: unlimited });
  expect(new Set(answers)).toEqual(new Set([0]));
  expect(await sentSince(before)).toEqual([]);
  // Other widths and cases are no look-alikes but the same: the letter goes to what is stored, as it is stored.
  const { loginName, email } = victim(3);
  const wide = (text: string) => text.replace(/[a-z@.]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
  expect(await asked(1, JSON.stringify({ LoginName: wide(loginName).toUpperCase(), Email: wide(email) }))).toBe(0);
  expect((await sentSince(before)).map(({ to }) => to)).toEqual([email]);
  const { rows } = await app.services.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'assay' and tablename = 'person' and indexdef like 'CREATE UNIQUE%'",
  );
  const unique = rows.map(({ indexdef }) => /\((\w+)\)/.exec(indexdef)?.[1]);
  expect(unique).toEqual(expect.arrayContaining(['login_key', 'mobile_index']));
}, 30_000); // oxfmt-ignore

test('[RS-04] twenty hosts that a request may name, and the link stands on the configured one; so does a file’s address', async () => {
  const production = await serverOf({ services: { ...app.services, mode: 'production' }, port: () => 443 });
  const configured = new URL(app.services.publicUrl).origin;
  const evilHost = 'evil.example';
  const heads: readonly Record<string, string>[] = [
    ...[evilHost, `${evilHost}:8080`, `127.0.0.1.${evilHost}`, '127.0.0.1:8080', '[::1]:8080', 'localhost', '127.0.0.1@evil.example', 'EVIL.EXAMPLE.'].map((host) => ({ host })),
    ...['x-forwarded-host', 'x-forwarded-server', 'x-original-host', 'x-host', 'x-http-host-override', 'origin', 'referer'].map((name) => ({ [name]: name === 'origin' || name === 'referer' ? `https://${evilHost}` : evilHost })),
    { 'x-forwarded-host': `${evilHost}, 127.0.0.1` },
    { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '6666' },
    { forwarded: `host=${evilHost};proto=https` },
    { host: evilHost, 'x-forwarded-host': evilHost, forwarded: `host="${evilHost}"` },
    { 'x-original-url': `https://${evilHost}/`, 'x-rewrite-url': `https://${evilHost}/` },
  ];
  expect(heads).toHaveLength(20);
  const before = (await app.outbox()).length;
  await inBatches(heads, async (headers, at) => {
    const { loginName, email } = victim(at + 4);
    const payload = { LoginName: loginName, Email: email };
    const reply = await production.inject({ method: 'POST', url: path, headers, remoteAddress: `203.0.113.${at}`, payload });
    expect(reply.json().ErrorCode, JSON.stringify(headers)).toBe(0);
  });
  await app.services.delivered();
  const letters = await sentSince(before);
  expect(letters).toHaveLength(20);
  for (const { text } of letters) expect(linkIn(text).origin).toBe(configured);
  expect(letters.some(({ text }) => /evil\.example/i.test(text))).toBe(false);

  const editor = await app.signIn('linwanzhao');
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#409eff' } }).png().toBuffer();
  const head = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png';
  for (const headers of heads.filter(({ host }) => host !== undefined)) {
    const reply = await production.inject({
      method: 'POST',
      url: '/api/BaseData/CommonUploadFile',
      headers: { ...headers, token: editor.token!, 'content-type': 'multipart/form-data; boundary=line' },
      payload: Buffer.concat([Buffer.from(`--line\r\n${head}\r\n\r\n`), picture, Buffer.from('\r\n--line--\r\n')]),
    });
    const { ErrorCode, ResultValue } = reply.json();
    expect([ErrorCode, ErrorCode === 0 ? new URL(ResultValue[0].HomeUrl).origin : ResultValue]).toEqual([0, configured]);
  }
  await production.close();
}, 30_000); // oxfmt-ignore
