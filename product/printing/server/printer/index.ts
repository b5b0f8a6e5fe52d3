import type { Worker } from 'node:worker_threads';
import { fairQueue, type Asking } from '#host/fair-queue';
import { root } from '#host/root';
import { startThread } from '#host/thread';
import type { ReportDocument } from '../document';
import { findFontsDir } from '../fonts';
import { GlyphsMissing, type MissingGlyph } from '../glyphs';
import type { ListDocument } from '../list/document';

type Sheets =
  | { readonly kind: 'report'; readonly document: ReportDocument }
  | { readonly kind: 'list'; readonly document: ListDocument };
export type ToPrint = Sheets & { readonly id: number; readonly fontsDir: string };
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

const draw = (sheets: Sheets): Promise<Buffer> =>
  new Promise((done, failed) => {
    worker ??= start();
    worker.ref();
    count += 1;
    waiting.set(count, { done, failed });
    worker.postMessage({ id: count, ...sheets, fontsDir: findFontsDir(root) } satisfies ToPrint);
  });

/**
 * Draws a report in the printer's own thread, which is started at the first drawing and then stays.
 * Throws GlyphsMissing when a character cannot be drawn, and whatever else the drawing threw.
 */
export const print = (document: ReportDocument): Promise<Buffer> => draw({ kind: 'report', document });

/**
 * Copies, two at once, so that one is gathered while the other is drawn. What is issued waits for no turn here, and so
 * for two drawings at most.
 */
export const copies = fairQueue({ atOnce: 2, each: 20 });

/** Draws a list when its turn among the copies comes. Throws `busy` when this person has too many waiting. */
export const printList = (asking: Asking, document: ListDocument): Promise<Buffer> =>
  copies.run(asking, () => draw({ kind: 'list', document }));
