/** How fast the official report is printed, and what the printer's process takes meanwhile. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { print, printer } from '#product/printing/server';
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

const mostMemory = (): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${printer.pid()}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
};

/** Prints a report of about sixty pages (250 work items, tables of 190 rows) `runs` times after one warm-up. */
export async function pdfBench(runs = 5): Promise<PdfFigures> {
  const report = scaledReport(250, 190);
  let pdf = await print(report);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    pdf = await print(report);
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
    megabytes: mostMemory(),
    runs,
    processor: cpus()[0]?.model ?? 'unknown',
  };
}
