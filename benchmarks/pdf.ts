/** How fast the official report is printed. */
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFontsDir, renderReportPdf } from '#product/printing/server';
import { scaledReport } from '#testing/printing/scaled';

export interface PdfFigures {
  readonly pages: number;
  /** Seconds of one printing, the median of `runs`. */
  readonly seconds: number;
  readonly pagesPerSecond: number;
  readonly kilobytes: number;
  readonly runs: number;
  readonly processor: string;
}

/** Pages of a PDF whose page objects are not compressed, as ours. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

/** Prints a report of about sixty pages (200 work items, tables of 150 rows) `runs` times after one warm-up. */
export async function pdfBench(runs = 5): Promise<PdfFigures> {
  const fontsDir = findFontsDir(dirname(dirname(fileURLToPath(import.meta.url))));
  const report = scaledReport(200, 150);
  let pdf = await renderReportPdf(report, { fontsDir });
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    pdf = await renderReportPdf(report, { fontsDir });
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
    runs,
    processor: cpus()[0]?.model ?? 'unknown',
  };
}
