import { expect, test } from 'vitest';
import { boundedProcess } from './bounded';

const opened = (pieces: number, waiting: number) =>
  boundedProcess<{ wish: 'answer' | 'hang' | 'break' }, { home: string | null; pid: number }>({
    source: new URL('../../testing/processes/wilful.ts', import.meta.url),
    built: 'none',
    seconds: 6,
    pieces,
    waiting,
  });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what hangs is killed, what breaks is said, and whoever waits is served by the next process', async () => {
  const work = opened(100, 3);
  const first = await work.ask({ wish: 'answer' });
  expect(first).toEqual({ home: null, pid: work.pid() });
  const [hung, next, refused] = await Promise.allSettled([
    work.ask({ wish: 'hang' }),
    work.ask({ wish: 'answer' }),
    work.ask({ wish: 'answer' }),
    work.ask({ wish: 'answer' }),
  ]).then((all) => [all[0], all[1], all[3]] as const);
  expect(hung).toMatchObject({ status: 'rejected', reason: { name: 'ProcessEnded', why: 'time' } });
  expect(next).toMatchObject({ status: 'fulfilled' });
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 9002 } });
  expect(work.pid()).not.toBe(first.pid);
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  await expect(work.ask({ wish: 'break' })).rejects.toMatchObject({ name: 'ProcessEnded', why: 'broken' });
  expect(await work.ask({ wish: 'answer' })).toEqual({ home: null, pid: work.pid() });
});

test('a process does so many pieces and no more', async () => {
  const work = opened(2, 10);
  const pids = [];
  for (let piece = 0; piece < 3; piece += 1) pids.push((await work.ask({ wish: 'answer' })).pid);
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).not.toBe(pids[0]);
});
