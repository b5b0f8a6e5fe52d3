import { expect, test } from 'vitest';
import { routesOf } from '#host/pipeline/route';
import { dictionaryCalls } from '#product/dictionaries/contract';
import { areas, kinds } from '#start/areas';
import { serverOf } from '#start/server';
import { countingHashes, inBatches } from './tools';
import { passwordOf, roleIdOf } from '#testing/lookups';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const admin = await app.signIn('admin');
const host = (): string => new URL(app.address).host;

const changing = routesOf(areas, kinds).filter(({ call }) => call.kind === 'write' && call.method === 'GET');
/** What each of them is asked with, so that it would do something; the dictionary is one of the staff's own. */
const inputs = async (): Promise<Readonly<Record<string, Record<string, string>>>> => {
  const { addSet, addItem } = dictionaryCalls.calls;
  const set = await admin.do(addSet, { name: '督导方式', code: 'SUPERVISION', remark: '' });
  const words = { name: '抽查', nameEn: 'Sample', nameEs: 'Muestra' };
  const item = await admin.do(addItem, { setId: set.id, ...words, code: '1' });
  return {
    '/api/BaseData/LockCodeItem': { Id: item.id },
    '/api/BaseData/LockCodeSet': { Id: set.id },
    '/api/UserAuth/SendCode': { mobile: '13912349999' },
    '/api/UserRole/StartOrForbiddenRole': { Id: await roleIdOf(app, roleCode.editor) },
  };
};
const stateNow = async () =>
  (
    await app.services.pool.query(
      `select (select count(*) from code_set where is_locked) as sets, (select count(*) from code_item where is_locked) as items,
        (select count(*) from role where is_started) as roles, (select count(*) from outbox) as messages`,
    )
  ).rows[0];

/** Twelve ways in which a page, a mail or a browser's own zeal could make somebody's browser ask. */
const shapes: readonly [what: string, headers: Record<string, string>, method?: 'HEAD'][] = [
  ['a picture of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['the address line', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['a site nobody knows', { 'sec-fetch-site': 'somewhere' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['a prerendering', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
  ['an old browser’s prefetch', { 'sec-fetch-site': 'same-origin', purpose: 'prefetch' }],
  ['a prefetch without a site', { purpose: 'prefetch' }],
  ['HEAD', { 'sec-fetch-site': 'same-origin' }, 'HEAD'],
];

test('[SM-05] a GET that changes something does so for our own page and for programs alone', async () => {
  const asked = await inputs();
  expect(changing.map(({ call }) => call.path).toSorted()).toEqual(Object.keys(asked));
  // The item before its set: of a locked set nothing is changed.
  const inOrder = changing.toSorted((one, other) => (one.call.path < other.call.path ? -1 : 1));
  for (const { call } of inOrder) {
    const query = asked[call.path]!;
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      app.server.inject({
        method,
        url: call.path,
        query,
        headers: { host: host(), token: admin.token!, ...headers },
      });
    const before = await stateNow();
    for (const [what, headers, method] of shapes) {
      const reply = await ask(headers, method);
      const isRefused = method === 'HEAD' ? reply.statusCode === 405 : reply.json().ErrorCode === 403;
      expect(isRefused, `${call.path} by ${what}: ${reply.statusCode} ${reply.body}`).toBe(true);
      expect(await stateNow(), `${call.path} by ${what}`).toEqual(before);
    }
    // The readable cookie is no proof of anything.
    if (call.may !== 'anyone') {
      const cookie = await ask({ token: '', cookie: `token=${admin.token}` });
      expect(cookie.json().ErrorCode).toBe(401);
      expect(await stateNow()).toEqual(before);
    }
    const done = await ask({});
    expect([done.json().ErrorCode, done.headers['cache-control']]).toEqual([0, 'no-store']);
    expect(await stateNow()).not.toEqual(before);
  }
});

const wide = (text: string): string =>
  text.replace(/[a-z]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
/** Thirty ways to write one name: case, width, what cannot be seen, and those mixed. */
const spellingsOf = (name: string): string[] => {
  const upper = name.toUpperCase();
  const odd = [...name].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter)).join('');
  const written = [
    name,
    upper,
    odd,
    wide(name),
    wide(name).toUpperCase(),
    `${wide(name.slice(0, 3))}${name.slice(3)}`,
  ];
  const between = (sign: string) => (text: string) => `${text.slice(0, 4)}${sign}${text.slice(4)}`;
  const dressed = [
    (text: string) => text,
    (text: string) => ` ${text}\u3000`,
    between('\u200b'),
    between('\u2060'),
    between('\u00ad'),
  ];
  return dressed.flatMap((dress) => written.map(dress));
};

test('[AU-07] five hundred guesses under thirty spellings and any number of addresses fall into one bucket and cost five hashes', async () => {
  const name = 'linwanzhao';
  const password = passwordOf(app, name);
  const spellings = spellingsOf(name);
  expect(new Set(spellings).size).toBe(30);
  // The demonstration takes nothing that came through a proxy; production takes no word for where it came from.
  const inProduction = { ...app.services, mode: 'production' as const };
  const production = await serverOf({ services: inProduction, port: () => 443 });
  const ask = async (turn: number, body: object): Promise<number> => {
    const reply = await production.inject({
      method: 'POST',
      url: '/api/UserAuth/GetManUserLogin',
      headers: {
        'x-forwarded-for': `203.0.113.${turn % 250}, 10.0.0.${turn % 99}`,
        forwarded: `for=198.51.100.${turn % 250};host=h${turn}.example`,
        'x-real-ip': `192.0.2.${turn % 250}`,
        'user-agent': `browser ${turn}`,
        cookie: `device=${turn}.${turn}; asking=${turn}`,
      },
      payload: body,
    });
    return reply.json().ErrorCode as number;
  };
  await app.services.pool.query('delete from rate_limit');
  const guesses = () =>
    inBatches(Array.from({ length: 500 }), (_, turn) => {
      const guess = { LoginName: spellings[turn % 30], pwd: `wrong ${turn}` };
      // Every fifth names an address or an account beside it, as if it were counted by that.
      const more = [
        { Email: `e${turn}@example.org` },
        { email: `e${turn}@example.org` },
        { UserId: `${turn}` },
      ];
      return ask(turn, turn % 5 === 4 ? { ...guess, ...more[turn % 3] } : guess);
    });
  const { result: answers, hashes } = await countingHashes({ services: inProduction }, guesses);
  // Wrong input is told of as long as anything is read.
  const wrong = answers.filter((_, turn) => turn % 5 === 4);
  expect(wrong.slice(0, 20)).toEqual(Array(20).fill(2002));
  expect(wrong.filter((code) => ![2002, 1004, 9002].includes(code))).toEqual([]);
  // They came from one address whatever they said of it: after two hundred it is refused, and so is who finds no room.
  const judged = answers.filter((_, turn) => turn % 5 !== 4);
  expect(judged.filter((code) => ![1001, 1004, 9002].includes(code))).toEqual([]);
  expect(judged.filter((code) => code === 1004).length).toBeGreaterThanOrEqual(200);
  expect(hashes).toBe(5);
  const { rows } = await app.services.pool.query(
    "select name, count(*)::int as buckets from rate_limit where name like 'signInPer%' group by name order by name",
  );
  expect(rows).toEqual([
    { name: 'signInPerAccount', buckets: 1 },
    { name: 'signInPerAddress', buckets: 1 },
  ]);
  app.pass({ seconds: 5 });
  const waiting = await countingHashes({ services: inProduction }, () =>
    ask(7, { LoginName: name, pwd: password }),
  );
  expect(waiting, 'the account waits, and the right one is not looked at').toEqual({
    result: 1001,
    hashes: 0,
  });
  app.pass({ minutes: 16 });
  expect(await ask(7, { LoginName: spellings[12], pwd: password }), 'an invisible sign is another name').toBe(
    1001,
  );
  app.pass({ minutes: 16 });
  expect(await ask(7, { LoginName: spellings[10], pwd: password })).toBe(0);

  const numbers = Array.from({ length: 25 }, (_, turn) => `1391235${String(1000 + turn)}`);
  const codes = [];
  for (const [turn, mobile] of numbers.entries()) {
    const reply = await production.inject({
      url: '/api/UserAuth/SendCode',
      query: { mobile },
      headers: { 'x-forwarded-for': `203.0.113.${turn}` },
    });
    codes.push(reply.json().ErrorCode);
  }
  expect(codes.filter((code) => code === 0).length, 'one line, twenty codes an hour').toBeLessThanOrEqual(20);
  expect(codes.at(-1)).toBe(1004);
  await production.close();
});
