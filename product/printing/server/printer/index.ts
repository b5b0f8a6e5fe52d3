import { join } from 'node:path';
import { general } from '#contract/problems';
import { boundedProcess, ProcessEnded } from '#host/processes/bounded';
import { fairQueue, type Asking } from '#host/fair-queue';
import { root } from '#host/root';
import type { ReportDocument } from '../document';
import { findFontsDir } from '../fonts';
import { GlyphsMissing } from '../glyphs';
import type { ListDocument } from '../list/document';
import type { Printed, ToPrint } from './asked';

/** Where the templates lie: beside the sources, or where the build puts them. */
const ownTemplates = import.meta.url.endsWith('.ts')
  ? join(root, 'product', 'printing', 'templates')
  : join(root, 'dist', 'templates');

/** The printer's process: half a minute for one document, a new process after two hundred. */
export const printer = boundedProcess<ToPrint, Printed>({
  source: new URL('./process.ts', import.meta.url),
  built: 'report-printer',
  seconds: 30,
  pieces: 200,
  waiting: 200,
});

const draw = async (asked: ToPrint): Promise<Buffer> => {
  const printed = await printer.ask(asked).catch((fault: unknown) => {
    throw fault instanceof ProcessEnded && fault.why === 'time' ? general.tooSlow() : fault;
  });
  if ('missing' in printed) throw new GlyphsMissing(printed.missing);
  if ('fault' in printed) throw new Error(printed.fault);
  return Buffer.from(printed.bytes);
};

/** Starts the printer's process and gives why nothing can be printed on this machine, undefined where it can. */
export const whyNothingPrints = async (): Promise<string | undefined> => {
  try {
    const tried = await printer.ask({ kind: 'trial', templates: ownTemplates, fontsDir: findFontsDir(root) });
    return 'fault' in tried ? tried.fault : undefined;
  } catch (fault) {
    return String(fault);
  }
};

/**
 * Takes a report and gives its PDF, drawn in the printer's own process, which is started at the first drawing and then stays.
 * The same document gives the same bytes (domain §6.7). Throws GlyphsMissing when a character cannot be drawn, `tooSlow` after
 * half a minute, `busy` when two hundred wait, ProcessEnded when the process broke, and whatever else the drawing threw.
 */
export const print = (document: ReportDocument, { templates = ownTemplates } = {}): Promise<Buffer> =>
  draw({ kind: 'report', document, templates, fontsDir: findFontsDir(root) });

/**
 * Copies, two at once, so that one is gathered while the other is drawn. What is issued waits for no turn here, and so
 * for two drawings at most.
 */
export const copies = fairQueue({ atOnce: 2, each: 20 });

/** Draws a list when its turn among the copies comes. Throws `busy` when this person has too many waiting. */
export const printList = (asking: Asking, document: ListDocument): Promise<Buffer> =>
  copies.run(asking, () =>
    draw({ kind: 'list', document, templates: ownTemplates, fontsDir: findFontsDir(root) }),
  );
