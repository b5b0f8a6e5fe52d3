import { describe, expect, test } from 'vitest';
import { line } from './line';
import { TooMany } from './too-many';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a line before places [OP-10]', () => {
  test('lets in no more than its places, and each in its turn', async () => {
    const narrow = line({ places: 2, mostWaiting: 20, longestWait: 60_000 });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      order.push(number);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, number) => narrow.run(work(number))));
    expect(most).toBe(2);
    expect(order).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  test('refuses at once whoever comes when it is full, and those who came before are served', async () => {
    const narrow = line({ places: 1, mostWaiting: 3, longestWait: 60_000 });
    const leave = await narrow.enter();
    let done = 0;
    const waiting = Array.from({ length: 3 }, () => narrow.run(async () => void (done += 1)));
    expect([narrow.waiting, narrow.hasRoom(), narrow.hasRoom('first')]).toEqual([3, false, true]);
    const refused = await narrow.run(async () => void (done += 100)).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(TooMany);
    expect(refused).toMatchObject({ code: 9002, status: 429, seconds: '60' });
    leave();
    leave();
    await Promise.all(waiting);
    expect([done, narrow.waiting, narrow.hasRoom()]).toEqual([3, 0, true]);
  });

  test('refuses who has waited too long, and never does that work', async () => {
    const narrow = line({ places: 1, mostWaiting: 5, longestWait: 5 });
    const leave = await narrow.enter();
    let done = 0;
    const refused = await narrow.run(async () => void (done += 1)).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(TooMany);
    leave();
    await narrow.run(async () => void (done += 10));
    expect(done).toBe(10);
  });

  test('serves the first lane first, which the other cannot fill', async () => {
    const narrow = line({ places: 1, mostWaiting: 2, longestWait: 60_000 });
    const leave = await narrow.enter();
    const order: string[] = [];
    const come = (who: string, lane?: 'first') => narrow.run(async () => void order.push(who), lane);
    const all = [come('a'), come('b'), come('known', 'first')];
    leave();
    await Promise.all(all);
    expect(order).toEqual(['known', 'a', 'b']);
  });

  test('gives the place back when the work fails', async () => {
    const narrow = line({ places: 1, mostWaiting: 1, longestWait: 1_000 });
    await expect(narrow.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await narrow.run(() => Promise.resolve('done'))).toBe('done');
  });
});
