import type { Language } from '#contract/words';
import { boundedThread, ThreadEnded, type ThreadBounds } from '#host/bounded-thread';
import { mostImported, type RowDefect } from '#product/people/import';
import { peopleProblems } from '#product/people/problems';
import type { Choices, SheetRow } from '../sheet';

/** A file to read; with `mend`, its failed rows are wanted as a workbook instead of all rows. */
export interface ReadRequest {
  readonly path: string;
  readonly size: number;
  readonly mend?: {
    readonly defects: readonly RowDefect[];
    readonly language: Language;
    readonly choices: Choices;
  };
}
export type Said =
  | { readonly rows: SheetRow[]; readonly heap: number }
  | { readonly bytes: Uint8Array; readonly heap: number }
  | { readonly fault: string; readonly isOurs: boolean };
type Answer = Exclude<Said, { readonly fault: string }>;

/** What reading a file may cost (XL-01). */
export const readerBounds = { megabytes: 256, seconds: 20 };

/**
 * Reads workbooks in a thread of its own, one after the other. `read` throws 1019, 2764 or 2765, each a sentence for
 * whoever sent the file.
 */
export const sheetReader = (bounds: ThreadBounds = readerBounds) => {
  const thread = boundedThread<ReadRequest, Said>({
    source: new URL('./worker.ts', import.meta.url),
    built: 'people-reader',
    ...bounds,
  });
  const refusalOf = (fault: unknown): Error => {
    if (!(fault instanceof ThreadEnded)) return fault as Error;
    const refused = {
      time: () => peopleProblems.importTooLong({ seconds: bounds.seconds }),
      memory: () => peopleProblems.importTooMuch(),
      broken: () => new Error('the reader of spreadsheets stopped'),
    }[fault.why]();
    return Object.assign(refused, { cause: fault });
  };
  const ask = async (asked: ReadRequest): Promise<Answer> => {
    const said = await thread.ask(asked).catch((fault: unknown) => {
      throw refusalOf(fault);
    });
    if (!('fault' in said)) return said;
    const fault = new Error(said.fault);
    const refused = said.isOurs ? fault : peopleProblems.notASheet({ most: mostImported });
    throw Object.assign(refused, { cause: fault });
  };
  return {
    /** The rows of a file, and the bytes of heap that the thread used. */
    read: async (path: string, size: number) =>
      (await ask({ path, size })) as Extract<Said, { readonly rows: SheetRow[] }>,
    /** The failed rows of a file as a workbook. */
    mend: async (path: string, size: number, mend: NonNullable<ReadRequest['mend']>): Promise<Buffer> =>
      Buffer.from(((await ask({ path, size, mend })) as Extract<Said, { readonly bytes: Uint8Array }>).bytes),
    close: thread.close,
  };
};

/** The reader of this process. */
export const reader = sheetReader();
