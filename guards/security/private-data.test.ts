import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { people } from '#database/seeds/demo/people';
import { blindIndex } from '#host/secrets/columns';
import { access } from '#product/access/contract';
import { accepted, drafted, worldOf } from '#testing/story';
import { nameOf, routes } from '../matrix/world';
import { dump, spellings, tryIn } from './tools';
import { mobileOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** Whoever is in the demonstration: three private values each, of which no two people share one. */
const canaries = people.flatMap(({ mobile, email, identityCard }) => [mobile, email, identityCard]);

test('PI-01 a dump of every table holds no mobile, address or identity number, in four spellings', async () => {
  await accepted(worldOf(app));
  await app.services.pool.query('delete from rate_limit');
  await app.visitor.do(access.calls.sendCode, { mobile: mobileOf('linwanzhao') });
  await tryIn(app, { Mobile: mobileOf('suyanqing'), Code: '000000' });
  await tryIn(app, { LoginName: mobileOf('suyanqing'), pwd: mobileOf('suyanqing') });
  const text = (await dump(app)).toLowerCase();
  expect(text.length).toBeGreaterThan(100_000);
  expect(canaries.length).toBeGreaterThanOrEqual(100);
  const found = canaries.filter((value) =>
    spellings(value).some((each) => text.includes(each.toLowerCase())),
  );
  expect(found).toEqual([]);
});

test('PI-01 a ciphertext in another row or column does not open', async () => {
  const { cipher } = app.services;
  const rows = await app.db
    .selectFrom('person')
    .select(['id', 'loginName', 'mobileCipher', 'emailCipher', 'cardCipher'])
    .where('loginName', 'in', ['suyanqing', 'zhanghuaiyu'])
    .orderBy('loginName')
    .execute();
  const [one, other] = [rows[0]!, rows[1]!];
  const mobile = (row: string) => ({ table: 'person', column: 'mobile', row });
  expect(cipher.open(mobile(one.id), one.mobileCipher!)).toBe(mobileOf(one.loginName));
  for (const [place, sealed] of [
    [mobile(one.id), other.mobileCipher!],
    [{ ...mobile(one.id), column: 'email' }, one.mobileCipher!],
    [{ ...mobile(one.id), table: 'outbox' }, one.mobileCipher!],
    [mobile(one.id), one.emailCipher!],
    [mobile(one.id), one.cardCipher!],
  ] as const)
    expect(() => cipher.open(place, sealed)).toThrow('does not open');
  // Swapped in the database, the person's own signing code goes to nobody rather than to the wrong one.
  const owner = await app.signIn('zhanghuaiyu');
  const swap = (id: string, mobileCipher: string) =>
    app.db.updateTable('person').set({ mobileCipher }).where('id', '=', id).execute();
  const ownerRow = rows.find(({ loginName }) => loginName === 'zhanghuaiyu')!;
  const otherRow = rows.find(({ loginName }) => loginName === 'suyanqing')!;
  const draft = await app.db
    .selectFrom('application')
    .select('id')
    .where('ownerId', '=', ownerRow.id)
    .where('status', '=', 6)
    .executeTakeFirstOrThrow();
  await swap(ownerRow.id, otherRow.mobileCipher!);
  const before = (await app.outbox()).length;
  const ask = { action: 'apply.submit', id: draft.id, contentHash: 'a'.repeat(64) } as const;
  expect(await owner.refusal(access.calls.sendSignCode, ask)).toBe(9000);
  expect((await app.outbox()).length).toBe(before);
  await swap(ownerRow.id, ownerRow.mobileCipher!);
});

test('PI-02 an index finds an equal value, differs under another key, and is no bare hash', async () => {
  const rows = await app.db.selectFrom('person').select(['loginName', 'mobileIndex', 'cardIndex']).execute();
  const { blindIndex: index, keys } = app.services;
  const elsewhere = blindIndex({ index: { id: 'other', secret: randomBytes(32) } });
  const seen = new Set<string>();
  for (const row of rows) {
    const mobile = mobileOf(row.loginName);
    expect(row.mobileIndex).toBe(index('mobile', mobile));
    expect(row.mobileIndex).not.toBe(index('card', mobile));
    expect(row.mobileIndex).not.toBe(elsewhere('mobile', mobile));
    for (const bare of [mobile, `mobile\0${mobile}`, `mobile${mobile}`])
      expect(row.mobileIndex).not.toBe(createHash('sha256').update(bare).digest('hex'));
    const byColumnsKey = createHmac('sha256', keys.links.secret).update(`mobile\0${mobile}`).digest('hex');
    expect(row.mobileIndex).not.toBe(byColumnsKey);
    seen.add(row.mobileIndex!);
  }
  expect(seen.size).toBe(rows.length);
  const twin = app.db.updateTable('person').set({ mobileIndex: rows[0]!.mobileIndex });
  await expect(twin.where('loginName', '=', rows[1]!.loginName).execute()).rejects.toMatchObject({ code: '23505' });
}); // oxfmt-ignore

test('PI-03 no list that anybody can ask shows a full mobile, address or identity number of somebody else', async () => {
  const world = worldOf(app);
  await drafted(world);
  const lists = routes.filter(({ call }) => call.kind === 'read' && call.on === undefined);
  const logins = ['admin', 'linwanzhao', 'suyanqing', 'tangyuan', 'yanshenzhi', 'lujingxing', 'shenyanqiu', 'zhouyiheng'];
  const askers = [...(await Promise.all(logins.map((login) => app.signIn(login)))), app.visitor];
  const leaks: string[] = [];
  let answered = 0;
  for (const [place, asker] of askers.entries()) {
    const own = people.find(({ loginName }) => loginName === logins[place]);
    for (const route of lists) {
      // What the demonstration would have sent is the one place made to show numbers: to administrators, in it alone.
      if (route.name === 'messages.outbox') continue;
      const reply = await asker.wire(nameOf(route), route.call.method === 'GET' ? {} : { PageIndex: 1, PageSize: 100 });
      const plain = reply.ErrorCode === 2002 ? await asker.wire(nameOf(route), {}) : reply;
      if (plain.ErrorCode === 0) answered += 1;
      const text = JSON.stringify(plain.ResultValue);
      for (const value of canaries)
        if (text.includes(value) && ![own?.mobile, own?.email, own?.identityCard].includes(value))
          leaks.push(`${route.name} to ${asker.name}: ${value}`);
      for (const value of [own?.mobile, own?.identityCard])
        if (value && text.includes(value)) leaks.push(`${route.name} to ${asker.name}: the own number unmasked`);
    }
  }
  expect(answered).toBeGreaterThan(40);
  expect(leaks).toEqual([]);
  const [myself] = (await askers[2]!.wire('GET /api/UserInfo/GetUserInfo')).ResultValue;
  expect(JSON.stringify(myself)).toMatch(/100\*{4}\d{4}/);
}); // oxfmt-ignore
