import type { Worker } from 'node:worker_threads';
import { startThread } from './thread';

/** What one piece of work in a thread may cost. Megabytes are those of the thread's own heap. */
export interface ThreadBounds {
  readonly megabytes: number;
  readonly seconds: number;
}

/** A thread that ended before it answered: it took too long, too much memory, or broke. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
  constructor(
    readonly why: 'time' | 'memory' | 'broken',
    options?: ErrorOptions,
  ) {
    super(`the thread ended: ${why}`, options);
  }
}

interface Code extends ThreadBounds {
  /** The source of what the thread runs, and the name of its built file. */
  readonly source: URL;
  readonly built: string;
}

/**
 * Work in a thread of its own, one piece after the other; what takes too long or too much ends the thread, and the next
 * piece gets a new one. The time of a piece begins when it is its turn. `ask` throws `ThreadEnded`.
 */
export const boundedThread = <Asked, Said>({ source, built, megabytes, seconds }: Code) => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** A thread that breaks while nobody asks it anything is replaced at the next piece. */
  const start = (): Worker => {
    const started = startThread(source, built, { maxOldGenerationSizeMb: megabytes });
    const forget = (): void => {
      if (worker === started) worker = undefined;
    };
    return started.on('error', forget).on('exit', forget);
  };

  const ask = (asked: Asked): Promise<Said> =>
    new Promise((done, failed) => {
      const asking = (worker ??= start());
      asking.ref();
      const settle = (action: () => void, isGone: boolean): void => {
        clearTimeout(timer);
        asking.off('message', received).off('error', broken).off('exit', ended);
        asking.unref();
        if (isGone) worker = undefined;
        action();
      };
      const received = (said: Said) => settle(() => done(said), false);
      const broken = (cause: unknown) =>
        settle(() => {
          const { code } = cause as { readonly code?: string };
          failed(new ThreadEnded(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broken', { cause }));
        }, true);
      const ended = (code: number) => broken(new Error(`it ended with code ${code}`));
      const timer = setTimeout(
        () =>
          settle(() => {
            void asking.terminate();
            failed(new ThreadEnded('time'));
          }, true),
        seconds * 1_000,
      );
      asking.on('message', received).on('error', broken).on('exit', ended);
      asking.postMessage(asked);
    });

  return {
    ask: (asked: Asked): Promise<Said> => {
      const answer = last.then(() => ask(asked));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async (): Promise<void> => {
      await worker?.terminate();
      worker = undefined;
    },
  };
};
