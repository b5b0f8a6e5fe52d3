import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { pace, signInPaces } from './pace';

afterEach(() => vi.useRealTimers());

test('[OP-10] whenever they come, never more than so many at once and so many a second are let in, and a wait that was named suffices', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom('a', 'b')), {
    maxLength: 120,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 20 }),
      steps,
      (atOnce, perSecond, all) => {
        let now = 5_000;
        const ask = pace({ atOnce, perSecond, clock: () => now });
        const admitted: Record<string, number[]> = { a: [], b: [] };
        for (const [later, key] of all) {
          now += later;
          const wait = ask(key);
          if (wait === 0) admitted[key]!.push(now);
          else expect(wait).toBeLessThanOrEqual(1_000 / perSecond + 1e-6);
        }
        for (const times of Object.values(admitted))
          times.forEach((from, first) =>
            times.slice(first).forEach((until, more) => {
              expect(more + 1).toBeLessThanOrEqual(atOnce + ((until - from) * perSecond) / 1_000 + 1e-6);
            }),
          );
        const wait = ask('a');
        now += wait + 1e-6;
        if (wait > 0) expect(ask('a')).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});

test('[OP-10] fifty strangers at once and fifty a second are looked at; of a known browser twenty, and one in three seconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { strangers, knownBrowser } = signInPaces();
  const admitted = (ask: () => number, count: number): number =>
    Array.from({ length: count }, ask).filter((wait) => wait === 0).length;
  for (const rest of [0, 10_000]) {
    vi.advanceTimersByTime(rest);
    expect(admitted(strangers, 60)).toBe(50);
    expect(strangers()).toBeCloseTo(20);
    vi.advanceTimersByTime(1_000);
    expect(admitted(strangers, 60)).toBe(50);
  }
  expect(admitted(() => knownBrowser('a'), 30)).toBe(20);
  expect(knownBrowser('a')).toBeCloseTo(3_000);
  expect(knownBrowser('b')).toBe(0);
});

test('[OP-10] no more than ten thousand keys are remembered, whoever floods it with others', () => {
  const ask = pace({ atOnce: 1, perSecond: 1, clock: () => 0 });
  for (let key = 0; key < 10_000; key += 1) expect(ask(String(key))).toBe(0);
  expect(ask('0'), 'the first is still remembered').toBe(1_000);
  expect(ask('one more')).toBe(0);
  expect(ask('one more')).toBe(1_000);
  expect(ask('0')).toBe(0);
});
