import { parentPort } from 'node:worker_threads';
import { GlyphsMissing, renderReportPdf, type ReportDocument } from '../../pdf';
import type { Printed, ToPrint } from './index';

/** Draws reports beside the server's own thread, one after the other, so that nobody waits for a page to be drawn. */
const print = async ({ id, document, fontsDir }: ToPrint): Promise<Printed> => {
  try {
    return { id, bytes: await renderReportPdf(document as ReportDocument, { fontsDir }) };
  } catch (fault) {
    if (fault instanceof GlyphsMissing) return { id, missing: fault.missing };
    return { id, fault: fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault) };
  }
};

let last: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (asked: ToPrint) => {
  last = last.then(async () => parentPort!.postMessage(await print(asked)));
});
