import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { roleCodes, type RoleCode, roleCode } from '#contract/rights';
import { toWire } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import { areas } from '#start/areas';
import { permissions, outsideEvaluation } from './permissions';
import { codecOf } from '#contract/codec';
import { placesOf, withBoth, withIds } from './matrix/places';
import { keysIn, keysOf, strangersIn } from './matrix/replies';
import { answerOf, inputFor, nameOf, openWorld, people, routes, type MatrixWorld } from './matrix/world';

let world: MatrixWorld;
beforeAll(async () => {
  world = await openWorld();
}, 240_000);
afterAll(() => world.app.close());

const declared = Object.fromEntries(
  areas.flatMap(({ area }) => Object.entries(area.rights).map(([key, right]) => [key, [...right.roles]])),
);
const byName = routes.map((route) => [nameOf(route), route] as const);
const missing = (): string => world.newId();

test('the roles that areas give their rights to are those of the table written by hand', () => {
  const sorted = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(table).map(([key, roles]) => [key, [...roles].sort()]));
  expect(sorted(declared)).toEqual(sorted(permissions));
  const held = Object.entries(permissions).flatMap(([right, roles]) =>
    roles.some((role) => outsideEvaluation.includes(role)) ? [right] : [],
  );
  expect(held.filter((right) => !/^(content|media)\./.test(right))).toEqual([]);
});

test('[AZ-02] every call can be asked with a valid input that this guard made itself', () => {
  const wrong = routes.filter((route) => {
    const input = inputFor(route, missing);
    return !z.safeParse(route.call.takes, input).success;
  });
  expect(routes.length).toBeGreaterThan(40);
  expect(wrong.map(nameOf)).toEqual([]);
});

describe('[AZ-02] [AU-10] who may do what, before any object is looked at', () => {
  test.each(byName)('%s', async (_, route) => {
    const { may } = route.call;
    const anyone = may === 'anyone';
    const answer = async (login: string, spoil?: (sessionId: string) => Promise<unknown>) => {
      const { person, sessionId } = await world.signedIn(login);
      await spoil?.(sessionId);
      return answerOf(person, route, inputFor(route, missing));
    };
    const { pool } = world.app.services;
    const refused = anyone ? 'let in' : 401;
    const outcomeOf = (code: number) => (code === 401 || code === 403 ? code : 'let in');

    expect(outcomeOf(await answerOf(world.app.visitor, route, inputFor(route, missing)))).toBe(refused);
    const old = new Date(world.app.now().getTime() - 13 * 3_600_000).toISOString();
    expect(
      outcomeOf(
        await answer('taolingyi', (id) =>
          pool.query('update session set created_at = $2, last_seen_at = $2 where id = $1', [id, old]),
        ),
      ),
      'an expired session',
    ).toBe(refused);
    const lock = (locked: boolean) =>
      pool.query("update person set is_locked = $1 where login_name = 'zhanghuaiyu'", [locked]);
    expect(outcomeOf(await answer('zhanghuaiyu', () => lock(true))), 'somebody locked').toBe(refused);
    await lock(false);

    const half = (id: string) => pool.query('update session set factors = 0 where id = $1', [id]);
    expect(outcomeOf(await answer('admin', half)), 'somebody without their second factor').toBe(
      may === 'half-signed-in' ? 'let in' : refused,
    );

    // At once: some calls answer nobody before a quarter of a second.
    const answers = await Promise.all(roleCodes.map((role) => answer(people[role][0])));
    for (const [at, role] of roleCodes.entries()) {
      const mayDo = anyone || may === 'signed-in' || permissions[may]?.includes(role);
      const expected = may === 'half-signed-in' ? 401 : mayDo ? 'let in' : 403;
      expect(outcomeOf(answers[at]!), role).toBe(expected);
    }
  });
});

/** Fields of evaluations that not everybody in a case may read, and the roles that may (domain §1.1, §6). */
const judging = [roleCode.agency, roleCode.assessor, roleCode.publicAgency] as const;
const panelKeepers = [roleCode.agency, roleCode.publicAgency] as const;
const readBy: Readonly<Record<string, readonly RoleCode[]>> = {
  ...Object.fromEntries(['ExpertName', 'CheckedAt', 'LevelsJudged'].map((key) => [key, panelKeepers])),
  ...Object.fromEntries(
    // Whoever sat on the panel reads what it came to, as their passed report prints it (domain §6.1, chapter 12).
    ['Agree', 'AgreeAfterModification', 'Disagree', 'Concordance', 'Median', 'Deviation'].map((key) => [
      key,
      [...judging, roleCode.expert],
    ]),
  ),
  ...Object.fromEntries(
    ['AvoidExperts', 'Fee', 'CommitmentIds'].map((key) => [
      key,
      [roleCode.owner, roleCode.technologyManager, ...panelKeepers],
    ]),
  ),
};

/** What no reply ever holds, whoever asks: how passwords, tokens and personal data are stored. */
const stored = /^(pwd|password|token|binding|login|code|mobile|email|card)_?(hash|cipher|index|key)$/i;

test('[AZ-06] no call names how secrets are stored, and what a call does not name never leaves', () => {
  const codecs = routes
    .filter(({ call }) => call.kind !== 'download')
    .map((route) => [nameOf(route), codecOf(route.call.gives), route.call.gives] as const);
  expect(
    codecs.flatMap(([name, codec]) =>
      keysOf(codec)
        .filter((key) => stored.test(key))
        .map((key) => `${name} ${key}`),
    ),
  ).toEqual([]);
  const secret = { passwordHash: 'x', PwdHash: 'x', mobileIndex: 'x', CardId: undefined };
  for (const [name, codec, gives] of codecs) {
    const given = codec.kind === 'list' ? [secret] : secret;
    if (!['object', 'list'].includes(codec.kind) || (codec.kind === 'list' && codec.of.kind !== 'object'))
      continue;
    expect(JSON.stringify(toWire(codec, given)), name).toMatch(/^(\{\}|\[\{\}\])$/);
    expect(z.safeParse(gives, given).success, name).toBe(false);
  }
  expect(codecs.length).toBeGreaterThan(100);
});

/** The calls that name objects. */
const naming = byName.filter(([, route]) => placesOf(route).length > 0);
const rolesFor = ({ call }: Route) =>
  roleCodes.filter((role) =>
    call.may === 'anyone' || call.may === 'signed-in' ? true : permissions[call.may]?.includes(role),
  );

describe('[AZ-02] [AZ-03] a foreign object reads like a missing one, whichever field names it', () => {
  const ask: typeof answerOf = (...what) => {
    asked += 1;
    return answerOf(...what);
  };
  /** Keys of replies with who was told something under them, and what no codec names. */
  const heard = new Map<string, Set<string>>();
  const strange: string[] = [];
  let foreignAsked = 0;
  let ownAsked = 0;
  let pairsAsked = 0;
  let asked = 0;
  let listsAsked = 0;

  test.each(naming)('%s', async (_, route) => {
    for (const role of rolesFor(route)) {
      for (const login of new Set(people[role])) {
        const { person, me } = await world.signedIn(login);
        const seen = new Map<string, string | undefined>();
        const idOf = async (kind: string) => {
          if (!seen.has(kind)) seen.set(kind, await world.objectFor(kind, me, true));
          return seen.get(kind) ?? world.newId();
        };
        const places = placesOf(route);
        const own = await Promise.all(places.map(({ kind }) => idOf(kind)));
        const build = (ids: readonly string[]) => withIds(route, places, ids);

        for (const [place, { kind, placeholder }] of places.entries()) {
          const about = `${login}: ${kind} ${placeholder.slice(-2)}`;
          const gone = await ask(person, route, build(own.with(place, world.newId())));
          expect(gone, `${about} names nothing`).toBe(404);
          const foreign = await world.objectFor(kind, me, false);
          if (foreign === undefined) continue;
          foreignAsked += 1;
          const hidden = await ask(person, route, build(own.with(place, foreign)));
          expect(hidden, `${about} names what they may not see`).toBe(404);
          // Every other field foreign too: the second one is looked at as the first is.
          for (const [pair, { kind: another }] of places.entries()) {
            if (pair <= place) continue;
            const also = (await world.objectFor(another, me, false)) ?? world.newId();
            pairsAsked += 1;
            const both = own.with(place, foreign).with(pair, also);
            expect(await ask(person, route, build(both)), `${about} and ${another}`).toBe(404);
          }
          // In a list, in front of their own and behind it.
          for (const where of ['first', 'last'] as const) {
            const mixed = withBoth(build(own), own[place]!, foreign, where);
            const isOther = JSON.stringify(mixed) !== JSON.stringify(build(own));
            if (!isOther || !z.safeParse(route.call.takes, mixed).success) continue;
            listsAsked += 1;
            expect(
              await ask(person, route, mixed),
              `${about}, their own ${where === 'first' ? 'behind' : 'before'} it`,
            ).toBe(404);
          }
        }
        if (!places.every(({ kind }) => seen.get(kind) !== undefined)) continue;
        ownAsked += 1;
        const answered = await ask(person, route, build(own), (value) => {
          strange.push(
            ...strangersIn(codecOf(route.call.gives), value).map((path) => `${nameOf(route)} ${path}`),
          );
          for (const key of keysIn(value)) heard.set(key, (heard.get(key) ?? new Set()).add(role));
        });
        expect([401, 9000], `${login} asks for their own`).not.toContain(answered);
      }
    }
  });

  test('[AZ-06] replies held nothing that their call does not name, and what only some may read came to them alone', () => {
    expect(strange).toEqual([]);
    expect(heard.size).toBeGreaterThan(200);
    const leaked = Object.entries(readBy).flatMap(([key, roles]) =>
      [...(heard.get(key) ?? ['nobody'])].flatMap((role) =>
        (roles as readonly string[]).includes(role) ? [] : [`${key} to ${role}`],
      ),
    );
    expect(leaked).toEqual([]);
  });

  test('enough foreign and own objects were there to ask for', () => {
    expect(foreignAsked).toBeGreaterThan(250);
    expect(ownAsked).toBeGreaterThan(300);
    expect(pairsAsked).toBeGreaterThan(40);
    expect(listsAsked).toBeGreaterThan(30);
    expect(asked).toBeGreaterThan(1_000);
  });
});
