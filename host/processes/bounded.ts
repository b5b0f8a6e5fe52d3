import type { ChildProcess } from 'node:child_process';
import { general } from '#contract/problems';
import { startProcess } from './start';

/** A process that ended before it answered: it took too long, or broke. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  constructor(
    readonly why: 'time' | 'broken',
    options?: ErrorOptions,
  ) {
    super(`the process ended: ${why}`, options);
  }
}

interface Code {
  /** The source of what the process runs, and the name of its built file. */
  readonly source: URL;
  readonly built: string;
  /** What one piece of work may take. */
  readonly seconds: number;
  /** How many pieces one process does; what it has not given back by then goes with it. */
  readonly pieces: number;
  /** How many pieces may wait. */
  readonly waiting: number;
}

/**
 * Work in a process of its own, one piece after the other: for what can take the whole process with it, or cannot be stopped
 * but by its end. What takes too long is killed, and the next piece gets a new process, as it does after a fault. The time of
 * a piece begins when it is its turn. `ask` throws `ProcessEnded`, and `busy` where too many wait.
 */
export const boundedProcess = <Asked extends object, Said>(code: Code) => {
  let child: ChildProcess | undefined;
  let done = 0;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const start = (): ChildProcess => {
    done = 0;
    const started = startProcess(code.source, code.built);
    const forget = (): void => {
      if (child === started) child = undefined;
    };
    return started.on('error', forget).on('exit', forget);
  };

  const stop = (stopped: ChildProcess): void => {
    if (child === stopped) child = undefined;
    stopped.kill('SIGKILL');
  };

  const hold = (held: ChildProcess, isBusy: boolean): void => {
    if (isBusy) held.ref();
    else held.unref();
    // The way messages take keeps the server from ending too.
    if (isBusy) held.channel?.ref();
    else held.channel?.unref();
  };

  const ask = (asked: Asked): Promise<Said> =>
    new Promise((answer, fail) => {
      const asking = (child ??= start());
      hold(asking, true);
      const settle = (action: () => void): void => {
        clearTimeout(timer);
        asking.off('message', received).off('error', broken).off('exit', ended);
        hold(asking, false);
        action();
      };
      const received = (said: unknown) =>
        settle(() => {
          done += 1;
          if (done >= code.pieces) stop(asking);
          answer(said as Said);
        });
      const broken = (cause: unknown) =>
        settle(() => {
          stop(asking);
          fail(new ProcessEnded('broken', { cause }));
        });
      const ended = (status: number | null, signal: string | null) =>
        broken(new Error(`it ended with ${signal ?? status}`));
      const timer = setTimeout(
        () =>
          settle(() => {
            stop(asking);
            fail(new ProcessEnded('time'));
          }),
        code.seconds * 1_000,
      );
      asking.on('message', received).on('error', broken).on('exit', ended);
      asking.send(asked, (fault) => {
        if (fault) broken(fault);
      });
    });

  return {
    ask: async (asked: Asked): Promise<Said> => {
      if (waiting >= code.waiting) throw general.busy();
      waiting += 1;
      const answer = last.then(() => ask(asked));
      last = answer.catch(() => undefined);
      try {
        return await answer;
      } finally {
        waiting -= 1;
      }
    },
    /** How many pieces are under way or wait. */
    waiting: (): number => waiting,
    /** The number of the process, where there is one. */
    pid: (): number | undefined => child?.pid,
  };
};
