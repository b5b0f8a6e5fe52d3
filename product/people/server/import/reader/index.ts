import type { Worker } from 'node:worker_threads';
import type { Language } from '#contract/words';
import { startThread } from '#host/thread';
import { mostImported, type RowDefect } from '#product/people/import';
import { peopleProblems } from '#product/people/problems';
import type { Choices, SheetRow } from '../sheet';

/** A file to read; with `mend`, its failed rows are wanted as a workbook instead of all rows. */
export interface ReadRequest {
  readonly id: number;
  readonly path: string;
  readonly size: number;
  readonly mend?: {
    readonly defects: readonly RowDefect[];
    readonly language: Language;
    readonly choices: Choices;
  };
}
export type Said =
  | { readonly id: number; readonly rows: SheetRow[]; readonly heap: number }
  | { readonly id: number; readonly bytes: Uint8Array; readonly heap: number }
  | { readonly id: number; readonly fault: string; readonly isOurs: boolean };
type Answer = Exclude<Said, { readonly fault: string }>;

/** What reading a file may cost (XL-01). */
export const readerBounds = { megabytes: 256, seconds: 20 };
type Bounds = typeof readerBounds;

/**
 * Reads workbooks in a thread of its own, one after the other; a file that takes too long or too much ends the thread,
 * and the next file gets a new one. `read` throws 1019, 2764 or 2765, each a sentence for whoever sent the file.
 */
export const sheetReader = ({ megabytes, seconds }: Bounds = readerBounds) => {
  let worker: Worker | undefined;
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();

  const refusalOf = (fault: { readonly code?: string }): Error =>
    Object.assign(
      fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? peopleProblems.importTooMuch()
        : new Error('the reader of spreadsheets stopped'),
      { cause: fault },
    );

  /** A thread that breaks while nobody asks it anything is replaced at the next file. */
  const start = (): Worker => {
    const started = startThread(new URL('./worker.ts', import.meta.url), 'people-reader', {
      maxOldGenerationSizeMb: megabytes,
    });
    const forget = (): void => {
      if (worker === started) worker = undefined;
    };
    return started.on('error', forget).on('exit', forget);
  };

  const ask = (asked: ReadRequest): Promise<Answer> =>
    new Promise((done, failed) => {
      const reader = (worker ??= start());
      reader.ref();
      const settle = (action: () => void, isGone: boolean): void => {
        clearTimeout(timer);
        reader.off('message', received).off('error', broken).off('exit', ended);
        reader.unref();
        if (isGone) worker = undefined;
        action();
      };
      const received = (said: Said): void => {
        if (!('fault' in said)) return settle(() => done(said), false);
        const fault = new Error(said.fault);
        const refused = said.isOurs ? fault : peopleProblems.notASheet({ most: mostImported });
        return settle(() => failed(Object.assign(refused, { cause: fault })), false);
      };
      const broken = (fault: unknown) =>
        settle(() => failed(refusalOf(fault as Error & { readonly code?: string })), true);
      const ended = (code: number) => broken(new Error(`it ended with code ${code}`));
      const timer = setTimeout(
        () =>
          settle(() => {
            void reader.terminate();
            failed(peopleProblems.importTooLong({ seconds }));
          }, true),
        seconds * 1_000,
      );
      reader.on('message', received).on('error', broken).on('exit', ended);
      reader.postMessage(asked);
    });

  /** One after the other: the time of a file begins when it is its turn. */
  const inTurn = (asked: Omit<ReadRequest, 'id'>): Promise<Answer> => {
    count += 1;
    const id = count;
    const answer = last.then(() => ask({ id, ...asked }));
    last = answer.catch(() => undefined);
    return answer;
  };

  return {
    /** The rows of a file, and the bytes of heap that the thread used. */
    read: async (path: string, size: number) =>
      (await inTurn({ path, size })) as Extract<Said, { readonly rows: SheetRow[] }>,
    /** The failed rows of a file as a workbook. */
    mend: async (path: string, size: number, mend: NonNullable<ReadRequest['mend']>): Promise<Buffer> =>
      Buffer.from(
        ((await inTurn({ path, size, mend })) as Extract<Said, { readonly bytes: Uint8Array }>).bytes,
      ),
    close: async (): Promise<void> => {
      await worker?.terminate();
      worker = undefined;
    },
  };
};

/** The reader of this process. */
export const reader = sheetReader();
