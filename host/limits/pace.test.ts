import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pace } from './pace';

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
