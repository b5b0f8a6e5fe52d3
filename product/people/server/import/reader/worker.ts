import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { errorSheet } from '../sheet';
import type { ReadRequest, Said } from './index';
import { readSheet } from './read';

/** Longer than anything that is taken; what is cut off is refused as too long all the same. */
const longestJudged = 300;
/** Characters of one cell that spreadsheet programs accept: rows to be mended come back as they came. */
const longestCell = 32_767;

const answer = async ({ path, size, mend }: ReadRequest): Promise<Said> => {
  const used = () => getHeapStatistics().used_heap_size;
  try {
    const rows = await readSheet(path, size, mend ? longestCell : longestJudged);
    if (!mend) return { rows, heap: used() };
    return { bytes: await errorSheet(rows, mend.defects, mend.language, mend.choices), heap: used() };
  } catch (fault) {
    const { name, message, code } = fault as Error & { readonly code?: string };
    // A file that has gone from the disk is a fault of the product; whatever else does not read is one of the file.
    return { fault: `${name}: ${message}`, isOurs: code === 'ENOENT' };
  }
};

let last: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (asked: ReadRequest) => {
  last = last.then(async () => parentPort!.postMessage(await answer(asked)));
});
