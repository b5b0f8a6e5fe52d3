import { boundedThread, ThreadEnded } from '#host/bounded-thread';
import { exportsProblems } from '../../problems';
import { mostColumns, mostRows } from '../../uploaded';
import type { ReadSheet } from './read';

export interface ReadRequest {
  readonly path: string;
  readonly size: number;
  /** No cell is longer. */
  readonly longest: number;
}
export type Said =
  | { readonly sheet: ReadSheet }
  | { readonly fault: string; readonly why: 'notASheet' | 'tooMuch' | 'ours' };

const thread = boundedThread<ReadRequest, Said>({
  source: new URL('./worker.ts', import.meta.url),
  built: 'sheet-reader',
  // What reading a file may cost (XL-01).
  megabytes: 256,
  seconds: 20,
});

/** Reads a workbook in a thread of its own. Throws 2052 for what is none, 2053 for what takes too much to read. */
export const readUploaded = async (asked: ReadRequest): Promise<ReadSheet> => {
  const said = await thread.ask(asked).catch((fault: unknown) => {
    if (!(fault instanceof ThreadEnded)) throw fault;
    if (fault.why === 'broken') throw new Error('the reader of spreadsheets stopped', { cause: fault });
    throw Object.assign(exportsProblems.sheetTooMuch(), { cause: fault });
  });
  if (!('fault' in said)) return said.sheet;
  const cause = new Error(said.fault);
  if (said.why === 'ours') throw cause;
  if (said.why === 'tooMuch') throw Object.assign(exportsProblems.sheetTooMuch(), { cause });
  throw Object.assign(exportsProblems.notASheet({ rows: mostRows, columns: mostColumns }), { cause });
};
