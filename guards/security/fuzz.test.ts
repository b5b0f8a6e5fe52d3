import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '#contract/traverse';
import type { Route } from '#host/pipeline/route';
import { openApp, type Person, type Reply } from '#testing';
import { commit, numberFor } from '#testing/commit';
import { rowsOf } from '../matrix/database';
import { leavesOf, replaced } from '../matrix/leaves';
import { inputFor, nameOf, routes, worldOf, type MatrixWorld } from '../matrix/world';

let world: MatrixWorld;
beforeAll(async () => {
  world = worldOf(await openApp());
});
afterAll(() => world.app.close());

const runs = process.env['LONG_TESTS'] === '1' ? 1_000 : 25;
/** Other bodies with every commit; the same again for the same one. */
const seed = numberFor('bodies', commit() ?? '');
const named = routes
  .filter(({ call }) => call.kind !== 'upload')
  .map((route) => [nameOf(route), route] as const);
const sampleOf = (route: Route): Record<string, unknown> =>
  toWire(
    route.takes,
    inputFor(route, () => world.newId()),
  ) as Record<string, unknown>;

/** Bodies that nobody writes by hand: one place replaced by any JSON, another place emptied, or no object at all. */
const bodiesFor = (route: Route): fc.Arbitrary<unknown> => {
  const sample = sampleOf(route);
  const places = leavesOf(route.takes, sample).map(({ path }) => path);
  const anything = fc.jsonValue({ maxDepth: 3 });
  if (places.length === 0) return fc.oneof(anything, fc.dictionary(fc.string(), anything));
  const odd = fc
    .tuple(fc.constantFrom(...places), anything)
    .map(([path, value]) => replaced(sample, path, value));
  return fc.oneof({ weight: 4, arbitrary: odd }, { weight: 1, arbitrary: anything });
};

const post = async (person: Person, { call }: Route, body: unknown): Promise<Response> =>
  fetch(`${world.app.address}${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(person.token && { token: person.token }) },
    body: JSON.stringify(body),
  });
const get = (person: Person, { call }: Route, body: unknown): Promise<Response> => {
  // An object may hold a `toString` that is no function: `String` would throw, in the test.
  const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const pairs = Object.entries((body ?? {}) as object).map(([key, value]) => [key, written(value)]);
  return person.get(`${call.path}?${new URLSearchParams(pairs as [string, string][])}`);
};

/** What a fault of ours would show: a stack, a path of the machine, a statement. */
const leaks = /\n\s+at |node_modules|\.ts:\d|\/home\/|select .+ from |insert into /i;

describe('[IN-02] whatever is sent, no call breaks, tells of its inside, or writes what it refused', () => {
  test.each(named)('%s', async (_, route) => {
    const person = await world.somebodyFor(route);
    const before = await rowsOf(world.app);
    const bodies = fc.sample(bodiesFor(route), { numRuns: runs, seed });
    const found: string[] = [];
    let isAllRefused = true;
    for (let at = 0; at < bodies.length; at += 10) {
      const answers = await Promise.all(
        bodies.slice(at, at + 10).map(async (body) => {
          const answer = await (route.call.method === 'GET' ? get : post)(person, route, body);
          return { body, status: answer.status, text: await answer.text() };
        }),
      );
      for (const { body, status, text } of answers) {
        const isEnvelope = text.startsWith('{"ErrorCode"') || text.startsWith('{"RequestMsg"');
        const code = isEnvelope ? (JSON.parse(text) as Reply).ErrorCode : 0;
        if (code === 0) isAllRefused = false;
        if (status >= 500 || code >= 9000 || leaks.test(text))
          found.push(`${JSON.stringify(body)?.slice(0, 300)} → ${status} ${code} ${text.slice(0, 200)}`);
      }
    }
    expect(found).toEqual([]);
    if (isAllRefused) expect(await rowsOf(world.app)).toBe(before);
  });

  test('enough calls were tried', () => expect(named.length).toBeGreaterThan(150));
});
