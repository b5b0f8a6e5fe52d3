import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue';
import { general } from '#contract/problems';

const forever = new AbortController().signal;

test('however much one person asks, another waits for no more than what is under way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 6 }),
      async (asks) => {
        const queue = fairQueue({ atOnce: 1, each: 20 });
        const served: number[] = [];
        const all = asks.flatMap((many, who) =>
          Array.from({ length: many }, () =>
            queue.run({ who: `${who}`, signal: forever }, async () => void served.push(who)),
          ),
        );
        await Promise.all(all);
        expect(served).toHaveLength(all.length);
        // The first of each person comes before the third of any other.
        for (const who of asks.keys())
          for (const other of asks.keys()) {
            const third = served.flatMap((each, at) => (each === other ? [at] : []))[2] ?? Infinity;
            expect(served.indexOf(who)).toBeLessThan(who === other ? Infinity : third);
          }
      },
    ),
    { numRuns: 50 },
  );
});

test('what nobody waits for any more is never begun, and a share is bounded', async () => {
  const queue = fairQueue({ atOnce: 1, each: 3 });
  let open!: () => void;
  const first = queue.run({ who: 'a', signal: forever }, () => new Promise<void>((go) => (open = go)));
  const left = new AbortController();
  let begun = 0;
  const waiting = [1, 2, 3].map(() =>
    queue
      .run({ who: 'a', signal: left.signal }, async () => void (begun += 1))
      .catch((fault: Error) => fault),
  );
  await expect(queue.run({ who: 'a', signal: forever }, async () => 1)).rejects.toMatchObject({
    code: general.busy.kind.code,
  });
  const other = queue.run({ who: 'b', signal: forever }, async () => 'b');
  expect(queue.waiting).toBe(4);
  left.abort(new Error('gone'));
  for (const each of await Promise.all(waiting)) expect((each as Error).message).toBe('gone');
  expect(queue.waiting).toBe(1);
  open();
  await first;
  expect(await other).toBe('b');
  await pause(5);
  expect([begun, queue.waiting]).toEqual([0, 0]);
  await expect(queue.run({ who: 'c', signal: left.signal }, async () => 1)).rejects.toThrow('gone');
});
