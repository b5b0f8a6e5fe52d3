import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#host/thread';
import type { LookedThrough } from './look-through';

export interface Asked {
  readonly path: string;
  readonly mime: string;
  /** For what an archive holds. */
  readonly folder: string;
}
export type Said = { readonly found: LookedThrough } | { readonly fault: string };

/** What looking through one file may cost. */
const threadBounds = { megabytes: 384, seconds: 45 };

/** Why a file could not be looked through: the name of a fault, nothing of the file. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

const answerOf = (thread: Worker, asked: Asked, seconds: number): Promise<LookedThrough> =>
  new Promise((done, failed) => {
    const settle = (action: () => void): void => {
      clearTimeout(timer);
      thread.off('message', received).off('error', broken).off('exit', ended);
      action();
    };
    const fail = (why: string): void => settle(() => failed(new NotReadable(why)));
    const received = (said: Said): void =>
      'fault' in said ? fail(said.fault) : settle(() => done(said.found));
    const broken = ({ code = 'crashed' }: Error & { readonly code?: string }): void => fail(code);
    const ended = (): void => fail('ended');
    const timer = setTimeout(fail, seconds * 1_000, 'too long');
    thread.on('message', received).on('error', broken).on('exit', ended).postMessage(asked);
  });

/**
 * Looks through files, one after the other, in a thread that is not the product's: a file that crashes, hangs or eats memory
 * ends that thread, and the next file gets another one. `look` throws `NotReadable`; `close` when there is no file more.
 */
export const lookingThread = ({ megabytes, seconds } = threadBounds) => {
  let thread: Worker | undefined;
  const end = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    // What it says on its way out is nobody's concern.
    ended?.on('error', () => undefined);
    await ended?.terminate();
  };
  return {
    look: async (path: string, mime: string): Promise<LookedThrough> => {
      thread ??= startThread(new URL('./worker.ts', import.meta.url), 'patient-data', {
        maxOldGenerationSizeMb: megabytes,
      });
      const folder = await mkdtemp(join(tmpdir(), 'assay-'));
      try {
        return await answerOf(thread, { path, mime, folder }, seconds);
      } catch (fault) {
        await end();
        throw fault;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: end,
  };
};
