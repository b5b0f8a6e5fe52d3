import type { Worker } from 'node:worker_threads';
import { root } from '../../../../host/root';
import { startThread } from '../../../../host/thread';
import { findFontsDir, GlyphsMissing, type MissingGlyph, type ReportDocument } from '../../pdf';

export interface ToPrint {
  readonly id: number;
  readonly document: unknown;
  readonly fontsDir: string;
}
export type Printed =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly missing: readonly MissingGlyph[] }
  | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly done: (bytes: Buffer) => void;
  readonly failed: (fault: Error) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

const settle = (printed: Printed): void => {
  const found = waiting.get(printed.id);
  waiting.delete(printed.id);
  if (waiting.size === 0) worker?.unref();
  if ('bytes' in printed) found?.done(Buffer.from(printed.bytes));
  else if ('missing' in printed) found?.failed(new GlyphsMissing(printed.missing));
  else found?.failed(new Error(printed.fault));
};

const giveUp = (gone: Worker, fault: Error): void => {
  if (worker !== gone) return;
  worker = undefined;
  const all = [...waiting.values()];
  waiting.clear();
  for (const one of all) one.failed(fault);
};

const start = (): Worker => {
  const started = startThread(new URL('./worker.ts', import.meta.url), 'report-printer');
  started.on('message', settle);
  started.on('error', (fault) => giveUp(started, fault as Error));
  started.on('exit', (code) => giveUp(started, new Error(`the printer stopped with code ${code}`)));
  return started;
};

/**
 * Draws a report in the printer's own thread, which is started at the first report and then stays.
 * Throws GlyphsMissing when a character cannot be drawn, and whatever else the drawing threw.
 */
export const print = (document: ReportDocument): Promise<Buffer> =>
  new Promise((done, failed) => {
    worker ??= start();
    worker.ref();
    count += 1;
    waiting.set(count, { done, failed });
    worker.postMessage({ id: count, document, fontsDir: findFontsDir(root) } satisfies ToPrint);
  });
