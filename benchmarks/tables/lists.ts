import { ledgerBench, mostGrown } from '../ledger';
import { listBench } from '../lists';
import { applicationCount, compared, heading, line, progress, round } from '../print';
import { searchBench } from '../search';

/** Lists with the applications and their neighbours, beside SQL by hand. */
export const listsTable = async (): Promise<void> => {
  compared(applicationCount, await listBench(applicationCount, progress));
};

/** What has to scale with the rows: six conditions, deep pages, an export, look-alikes. */
export const searchTable = async (): Promise<void> => {
  const { compared: found, exports, similar } = await searchBench(applicationCount, progress);
  compared(applicationCount, found);
  heading('exports and look-alikes', 'product', 'floor', 'ratio');
  line(
    `${exports.rows} rows of twelve columns as a spreadsheet in the background (${round(exports.megabytes)} MB)`,
    `${round(exports.seconds)} s`,
    `${round(exports.floorSeconds)} s`,
    round(exports.ratio),
  );
  line(
    'the same: memory of the process beyond what it held before, at most',
    `${round(exports.grown)} MB`,
    '/',
    '/',
  );
  line('the same: slowest page of somebody else meanwhile', `${round(exports.slowest)} ms`, '/', '/');
  line(
    'what looks like a case, as its agency, one after the other: median, slowest of 20',
    `${round(similar.median)}, ${round(similar.slowest)} ms`,
    '/',
    '/',
  );
};

/** The ledger of reports, and its spreadsheet. */
export const ledgerTable = async (): Promise<void> => {
  const found = await ledgerBench(applicationCount, progress);
  compared(found.reports, found.compared, 'reports', found.connections);
  heading(
    'the ledger of an agency as a spreadsheet in the background',
    'seconds',
    'memory of the process beyond what it held before',
  );
  const { rows, seconds, grown } = found.exported;
  line(`${rows} rows`, round(seconds), `${round(grown)} MB`);
  if (grown > mostGrown) throw new Error(`the export took ${round(grown)} MB, of ${mostGrown}`);
};
