import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { type Right, roleCode } from '#contract/rights';
import { areas } from '#start/areas';
import { Refused } from '#testing';
import { registration } from '#product/registration/contract';
import { consentIds } from '#product/access/consents';
import { access } from '#product/access/contract';
import { roles } from './contract';
import { kindsOf } from './separation';
import { openThree, separate, type Three } from '#testing/roles/three';

const { add, edit, give, list, removeHolders, setToPerson, startOrForbid } = roles.calls;

let it: Three;
beforeAll(async () => {
  it = await openThree();
  await it.three.security.do(setToPerson, { userId: it.lin.id, roleIds: [] });
  await separate(it.three.system, true);
});
afterAll(() => it.app.close());

const rightsByKey = new Map(areas.flatMap(({ area }) => Object.entries<Right>(area.rights)));

interface World {
  readonly roles: Map<string, { seesAs: string; isStarted: boolean; rights: string[] }>;
  readonly people: Map<string, string[]>;
}
/** Who holds what, from the bare rows. */
const look = async (): Promise<World> => {
  const { rows } = await it.app.services.pool.query<{ id: string; sees_as: string; is_started: boolean; rights: string[] }>(
    `select role.id, coalesce(based_on, code) as sees_as, is_started,
       coalesce(array_agg(right_key) filter (where right_key is not null), '{}') as rights
     from role left join role_action on role_id = role.id left join action on action.id = action_id group by role.id`,
  );
  const held = await it.app.services.pool.query<{ person_id: string; roles: string[] }>(
    'select person_id, array_agg(role_id) as roles from person_role group by person_id',
  );
  return {
    roles: new Map(rows.map(({ id, sees_as, is_started, rights }) => [id, { seesAs: sees_as, isStarted: is_started, rights }])),
    people: new Map(held.rows.map(({ person_id, roles: held }) => [person_id, held])),
  };
}; // oxfmt-ignore
/** Who holds several kinds in a world. */
const mixedIn = ({ roles: known, people }: World): string[] =>
  [...people].flatMap(([id, held]) => {
    const started = held.map((roleId) => known.get(roleId)!).filter(({ isStarted }) => isStarted);
    const rights = started.flatMap((role) => role.rights.map((key) => rightsByKey.get(key)!));
    const kinds = kindsOf(
      rights,
      started.map(({ seesAs }) => seesAs),
    );
    return kinds.length > 1 ? [id] : [];
  });
/** What a call was answered with, refused or not. */
const codeOf = async <C extends Call>(call: C, input: Parameters<Three['lin']['do']>[1]): Promise<number> => {
  try {
    await it.three.security.do(call, input as never);
    return 0;
  } catch (fault) {
    if (fault instanceof Refused) return fault.code;
    throw fault;
  }
};

test('[AZ-10] a newcomer is not let in as two administrators either', async () => {
  const { app, place } = it;
  const owners = await place.role(roleCode.owner);
  const organisation = await app.db.selectFrom('organisation').select('id').where('type', '=', '1').executeTakeFirstOrThrow();
  const mobile = '13700001191';
  await app.visitor.do(access.calls.sendCode, { mobile, use: 'register' });
  await app.visitor.do(registration.calls.register, {
    loginName: 'newcomer91', password: '清晨的芦苇荡里有一只白鹭缓缓飞过江面', mobile, code: await app.lastCode(mobile),
    trueName: '邓云杉', organisationId: organisation.id, email: 'deng.91@hospital.example', userType: 2, consentIds: [...consentIds],
  });
  // Nobody holds the owners' role, which was given two kinds: it is in nobody's way until somebody is given it.
  await app.db.deleteFrom('personRole').where('roleId', '=', owners).execute();
  const actionIds = await place.actions('setting.manage', 'audit.verify');
  await app.db.insertInto('roleAction').values(actionIds.map((actionId) => ({ roleId: owners, actionId }))).execute();
  const agency = await app.signIn('zhouyiheng');
  const { id } = (await agency.do(registration.calls.list, { state: 'pending', name: '邓云' })).rows[0]!;
  expect(await agency.refusal(registration.calls.decide, { id, approve: 'yes' })).toBe(2701);
  expect((await agency.do(registration.calls.list, { state: 'pending', name: '邓云' })).total).toBe(1);
}); // oxfmt-ignore

test('[AZ-10] [AZ-09] whatever is given in whichever order, exactly what would make somebody two administrators is refused, and one who manages roles stays', async () => {
  const { place, roleIds, three } = it;
  const people = await Promise.all(['tangyuan', 'zhuoran', 'linwanzhao', 'jiangwangshu', 'admin', 'cuijingting'].map(place.person));
  const made: string[] = [];
  for (const at of [1, 2, 3]) {
    const name = `临时角色${at}`;
    const said = { roleName: name, roleNameEn: name, roleNameEs: name, code: `SOME_${at}`, basedOn: null, remark: '' };
    made.push((await three.security.do(add, said)).id);
  }
  const theirs = [...Object.values(roleIds), ...made, await place.role(roleCode.publicAgency), await place.role(roleCode.administrator)];
  const keys = ['setting.manage', 'code.manage', 'audit.verify', 'audit.read', 'role.manage', 'registration.decide', 'expert.pool'];
  const actionOf = new Map(await Promise.all(keys.map(async (key) => [key, (await place.actions(key))[0]!] as const)));
  const step = fc.record({
    action: fc.constantFrom('set' as const, 'set' as const, 'toggle' as const, 'give' as const, 'base' as const, 'remove' as const),
    who: fc.constantFrom(...people),
    role: fc.constantFrom(...theirs),
    other: fc.constantFrom(...theirs),
    own: fc.constantFrom(...made),
    rights: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 2 }),
    basedOn: fc.constantFrom(roleCode.administrator, roleCode.publicAgency, null),
  });
  const held = await three.security.do(access.calls.pageActions, { page: '/' });
  expect(held).toContain('role.manage');
  const seen = { done: 0, refused: 0, foreseen: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
      for (const { action, who, role: any, own, other, rights, basedOn } of steps) {
        const role = ['set', 'remove'].includes(action) ? any : own;
        const then = await look();
        const at = then.roles.get(role)!;
        let code = 0;
        if (action === 'set') {
          then.people.set(who, [...new Set([role, other])]);
          code = await codeOf(setToPerson, { userId: who, roleIds: [role, other] });
        }
        if (action === 'remove') {
          then.people.set(who, (then.people.get(who) ?? []).filter((id) => id !== role));
          code = await codeOf(removeHolders, { roleId: role, userIds: [who] });
        }
        if (action === 'toggle') {
          then.roles.set(role, { ...at, isStarted: !at.isStarted });
          code = await codeOf(startOrForbid, { id: role });
        }
        if (action === 'give') {
          then.roles.set(role, { ...at, rights });
          code = await codeOf(give, { roleId: role, actionIds: rights.map((key) => actionOf.get(key)!) });
        }
        if (action === 'base') {
          then.roles.set(role, { ...at, seesAs: basedOn ?? 'SOME' });
          const { rows } = await three.security.do(list, { pageSize: 100 });
          const { id, roleName, roleNameEn, roleNameEs, code: said, remark, rowVersion } = rows.find((each) => each.id === role)!;
          code = await codeOf(edit, { id, roleName, roleNameEn, roleNameEs, code: said, remark, rowVersion, basedOn });
        }
        // Other laws may refuse first: their own roles, and the last who manages roles.
        const mixes = mixedIn(then).length > 0;
        expect([2521, 2522, 2523, mixes ? 2701 : 0], `${action} ${mixes}`).toContain(code);
        seen[code === 0 ? 'done' : code === 2701 ? 'foreseen' : 'refused'] += 1;
        expect(mixedIn(await look())).toEqual([]);
      }
      // Whoever walked has lost nothing and gained nothing.
      expect(await three.security.do(access.calls.pageActions, { page: '/' })).toEqual(held);
    }),
    { numRuns: 12 },
  );
  expect(Math.min(seen.done, seen.foreseen), JSON.stringify(seen)).toBeGreaterThan(3);
}, 120_000); // oxfmt-ignore

test('[AZ-10] where somebody holds two kinds all the same, others go on, and they may be made less step by step but not more', async () => {
  const { place, roleIds, three, app } = it;
  const [userId, other] = [await place.person('zhuoran'), await place.person('tangyuan')];
  const forced = [roleIds.system, roleIds.security].map((roleId) => ({ personId: userId, roleId }));
  await app.db.deleteFrom('personRole').where('personId', 'in', [userId, other]).execute();
  await app.db.insertInto('personRole').values(forced).execute();
  await app.db.updateTable('role').set({ isStarted: true }).where('id', 'in', Object.values(roleIds)).execute();
  const { actions } = place;
  for (const [kind, key] of [['system', 'code.manage'], ['security', 'role.manage'], ['audit', 'audit.verify']] as const) {
    await app.db.deleteFrom('roleAction').where('roleId', '=', roleIds[kind]).execute();
    await app.db.insertInto('roleAction').values({ roleId: roleIds[kind], actionId: (await actions(key))[0]! }).execute();
  }
  await three.security.do(setToPerson, { userId: other, roleIds: [roleIds.audit] });
  expect(await three.security.refusal(setToPerson, { userId, roleIds: Object.values(roleIds) })).toBe(2701);
  await three.security.do(setToPerson, { userId, roleIds: [roleIds.system, roleIds.security] });
  const again = await app.again('zhuoran');
  expect(await again.do(access.calls.pageActions, { page: '/' })).toEqual(['code.manage', 'role.manage']);
  await three.security.do(setToPerson, { userId, roleIds: [roleIds.system] });
  expect(await three.security.refusal(setToPerson, { userId, roleIds: [roleIds.system, roleIds.security] })).toBe(2701);
}); // oxfmt-ignore
