import { administrationBench } from '../administration';
import { auditBench } from '../audit';
import { importBench } from '../imports';
import { passwordsBench } from '../passwords';
import { figure, progress, round } from '../print';

/** People in a list, and a role that was changed. */
export const administrationTable = async (): Promise<void> => {
  const { role, list } = await administrationBench(100_000, progress);
  figure(
    'page of 100,000 people with three filters and the exact total, median beside the bare statements',
    `${round(list.product)} ms beside ${round(list.bare)} ms (ratio ${round(list.product / list.bare)}; ${list.found} found)`,
  );
  figure(
    'first request after a role was changed, refused, beside the same request before',
    `${round(role.after)} ms beside ${round(role.before)} ms (ratio ${round(role.after / role.before)})`,
  );
};

/** People from a spreadsheet. */
export const importsTable = async (): Promise<void> => {
  progress('an import');
  const found = await importBench(progress);
  figure(
    `${found.rows} people imported from a spreadsheet, beside their bare rows`,
    `${round(found.seconds)} s beside ${round(found.floorSeconds)} s (${round(found.seconds / found.floorSeconds)} times)`,
  );
  figure('the same: heap of the reader’s thread', `${round(found.readerMegabytes)} MB of 256`);
  figure(
    'the same: longest time nobody else had a turn on the server’s thread, beside one at rest',
    `${round(found.longestLag)} ms beside ${round(found.restingLag)} ms`,
  );
};

/** Who saw whose data. */
export const auditTable = async (): Promise<void> => {
  const count = 1_000_000;
  const { product, bare, slowest, found } = await auditBench(count, progress);
  figure(
    `who saw whose data within a year, ${count} entries of the log, median beside the bare count by the same index`,
    `${round(product)} ms beside ${round(bare)} ms (ratio ${round(product / bare)}; slowest ${round(slowest)} ms; ${found} entries found by 60 questions)`,
  );
};

/** A password that is far too long. */
export const passwordsTable = async (): Promise<void> => {
  progress('passwords');
  const { long, honest } = await passwordsBench();
  figure(
    'a password of 1 MB refused at sign-in (AU-02), median and slowest of 40, beside one that is looked at',
    `${round(long.median)} ms and ${round(long.slowest)} ms beside ${round(honest)} ms`,
  );
};
