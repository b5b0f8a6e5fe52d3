import { expect, test } from 'vitest';
import { roleCodes } from '#contract/rights';
import { access } from '#product/access/contract';
import { Person } from '#testing';
import { people, worldOf } from '../matrix/world';
import { passwordOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);

const path = 'POST /api/UserAuth/UpdateUserMobile';
const indexes = async (): Promise<Map<string, string | null>> => {
  const rows = await app.db.selectFrom('person').select(['id', 'mobileIndex']).execute();
  return new Map(rows.map(({ id, mobileIndex }) => [id, mobileIndex]));
};
/** Whose number has become another one. */
const changedSince = async (before: ReadonlyMap<string, string | null>): Promise<string[]> =>
  [...(await indexes())].flatMap(([id, index]) => (before.get(id) === index ? [] : [id]));

test('[SM-04] fourteen principals, own and foreign: a number is changed by its owner alone, who has just proved who they are', async () => {
  const { pool } = app.services;
  const owner = people.OWN[0];
  const numbersOf = async (login: string, spoil?: string) => {
    const { person, me, sessionId } = await world.signedIn(login);
    if (spoil) await pool.query(`update session set ${spoil} where id = $1`, [sessionId]);
    return { person, id: me.personId };
  };
  const eve = await numbersOf('taolingyi');
  const locked = await numbersOf('zhanghuaiyu');
  await pool.query('update person set is_locked = true where id = $1', [locked.id]);
  const stale = await numbersOf(owner, "proven_at = proven_at - interval '10 minutes'");
  // Six who are not let in at all, whomever they name.
  const outside: readonly (readonly [string, { person: Person; id: string }, number])[] = [
    ['a visitor', { person: app.visitor, id: stale.id }, 401],
    ['a token nobody made', { person: new Person(app.address, `mst_${'a'.repeat(43)}`), id: stale.id }, 401],
    ['a session that is over', await numbersOf(owner, "created_at = created_at - interval '13 hours'"), 401],
    ['somebody locked', locked, 401],
    ['half a sign-in', await numbersOf('admin', 'factors = 0'), 401],
    ['an old proof', stale, 2711],
  ];
  expect(outside.length + roleCodes.length).toBe(14);
  const before = await indexes();
  for (const [who, { person, id }, answer] of outside)
    for (const UserId of [id, eve.id, undefined])
      expect((await person.wire(path, { ...(UserId && { UserId }), NewMobile: '13911110000', Code: '123456' })).ErrorCode, who).toBe(answer);
  expect(await changedSince(before)).toEqual([]);

  for (const [at, role] of roleCodes.entries()) {
    const { person, id } = await numbersOf(people[role][1]);
    const mobile = `139111100${10 + at}`;
    await pool.query('delete from rate_limit');
    await person.do(access.calls.sendCode, { mobile });
    const Code = await app.lastCode(mobile);
    const now = await indexes();
    // Whomever a request names, it is about the caller's own number: not even the administrator's reaches another one, whose
    // way is the record of the person.
    const named = [eve.id, eve.id.toUpperCase(), '0', id];
    const UserId = named[at % named.length];
    const wrong = Code === '000000' ? '000001' : '000000';
    expect((await person.wire(path, { UserId, NewMobile: mobile, Code: wrong })).ErrorCode, role).toBe(1003);
    expect(await changedSince(now), role).toEqual([]);
    expect((await person.wire(path, { UserId, NewMobile: mobile, Code })).ErrorCode, role).toBe(0);
    expect(await changedSince(now), role).toEqual([id]);
  }
  // The old proof is mended by the password, and only then the code counts.
  const late = stale.person;
  await pool.query('delete from rate_limit');
  await late.do(access.calls.sendCode, { mobile: '13911110099' });
  const asked = { NewMobile: '13911110099', Code: await app.lastCode('13911110099') };
  expect((await late.wire(path, asked)).ErrorCode).toBe(2711);
  const proved = await late.wire('POST /api/UserAuth/Reauthenticate', { pwd: passwordOf(app, owner) });
  const fresh = new Person(app.address, String(proved.ResultValue.Token));
  expect((await fresh.wire(path, asked)).ErrorCode).toBe(0);
}, 30_000); // oxfmt-ignore
