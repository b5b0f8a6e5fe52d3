import { parentPort } from 'node:worker_threads';
import { GlyphsMissing } from '../glyphs';
import { renderListPdf } from '../list/render';
import { renderReportPdf } from '../render';
import type { Printed, ToPrint } from './index';

/** Draws reports and lists beside the server's own thread, one after the other, so that nobody waits for a page to be drawn. */
const print = async (asked: ToPrint): Promise<Printed> => {
  const { id, fontsDir } = asked;
  try {
    const bytes =
      asked.kind === 'report'
        ? await renderReportPdf(asked.document, { fontsDir })
        : await renderListPdf(asked.document, { fontsDir });
    return { id, bytes };
  } catch (fault) {
    if (fault instanceof GlyphsMissing) return { id, missing: fault.missing };
    return { id, fault: fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault) };
  }
};

let last: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (asked: ToPrint) => {
  last = last.then(async () => parentPort!.postMessage(await print(asked)));
});
