import type { Comparison } from './lists/compare';
import type { Waited } from './probe';

/** Says on the way what is being done; the tables alone go to the output. */
export const progress = (what: string): void => void process.stderr.write(`… ${what}\n`);

/** One row of the table that was begun last, in Markdown. */
export const line = (...cells: (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(' | ')} |\n`);

/** Begins a table. */
export const heading = (...cells: string[]): void => {
  process.stdout.write('\n');
  line(...cells);
  line(...cells.map(() => '---'));
};

export const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

let isBegun = false;
/** What one figure says enough of: all of them stand in one table. */
export const figure = (what: string, value: string): void => {
  if (!isBegun) heading('what', 'figure');
  isBegun = true;
  line(what, value);
};

/** How many applications there are, where `ROWS` says nothing else. */
export const applicationCount = Number(process.env['ROWS'] ?? 100_000);

/** Product and floor side by side, a row for each question. */
export const compared = (
  count: number,
  found: readonly Comparison[],
  of = 'applications',
  connections = 16,
): void => {
  heading(
    `${count} ${of}, ${connections} connections`,
    'product, requests/s',
    'floor, requests/s',
    'ratio',
    'product, median ms',
    'p95 ms',
    'CPU ms of an answer: product, its database',
    'floor, its database',
  );
  for (const { what, product, floor, ratio } of found)
    line(
      what,
      round(product.perSecond),
      round(floor.perSecond),
      round(ratio),
      round(product.median),
      round(product.p95),
      `${round(product.thread)}, ${round(product.database)}`,
      `${round(floor.thread)}, ${round(floor.database)}`,
    );
};

/** The 99th percentile of what was waited, or another figure of it, the slowest, and how many failed. */
export const waited = (times: Waited | undefined, first = times?.p99 ?? 0): string =>
  times
    ? `${round(first)}, ${round(times.slowest)}${times.wrong > 0 ? ` (${times.wrong} failed)` : ''}`
    : '/';
