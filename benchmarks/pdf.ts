/** How fast the official report is printed, and what the printer's process takes meanwhile. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { boundedProcess } from '#host/processes/bounded';
import { root } from '#host/root';
import { ensureBuilt } from '#journeys/browser/built';
import { findFontsDir } from '#product/printing/server';
import { scaledReport } from '#testing/printing/scaled';

export interface PdfFigures {
  readonly pages: number;
  /** Seconds of one printing, the median of `runs`. */
  readonly seconds: number;
  readonly pagesPerSecond: number;
  readonly kilobytes: number;
  /** The most memory the printer's process has had, by Linux; undefined elsewhere. */
  readonly megabytes: number | undefined;
  readonly runs: number;
  readonly processor: string;
}

/** Pages of a PDF whose page objects are not compressed, as ours. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

const mostMemory = (pid: number | undefined): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
};

/**
 * Prints a report of about sixty pages (250 work items, tables of 190 rows) `runs` times after one warm-up, by the printer's
 * process as it is shipped: from the sources it would hold the compiler of TypeScript too.
 */
export async function pdfBench(runs = 5): Promise<PdfFigures> {
  ensureBuilt();
  const printer = boundedProcess<object, { readonly bytes: Uint8Array }>({
    source: pathToFileURL(join(root, 'dist', 'server', 'report-printer.js')),
    ...{ built: 'report-printer', seconds: 30, pieces: 200, waiting: 1 },
  });
  const asked = {
    ...{ kind: 'report', document: scaledReport(250, 190) },
    ...{ templates: join(root, 'dist', 'templates'), fontsDir: findFontsDir(root) },
  };
  const print = async (): Promise<Buffer> => Buffer.from((await printer.ask(asked)).bytes);
  let pdf = await print();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    pdf = await print();
    times.push((performance.now() - start) / 1000);
  }
  times.sort((one, other) => one - other);
  const seconds = times[Math.floor(times.length / 2)] ?? 0;
  const pages = countPages(pdf);
  return {
    pages,
    seconds,
    pagesPerSecond: pages / seconds,
    kilobytes: pdf.length / 1024,
    megabytes: mostMemory(printer.pid()),
    runs,
    processor: cpus()[0]?.model ?? 'unknown',
  };
}
