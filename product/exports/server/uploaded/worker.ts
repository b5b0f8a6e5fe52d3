import { parentPort } from 'node:worker_threads';
import type { ReadRequest, Said } from './reader';
import { readSheet, TooMuchText } from './read';

const answer = async ({ path, size, longest }: ReadRequest): Promise<Said> => {
  try {
    return { sheet: await readSheet(path, size, longest) };
  } catch (fault) {
    if (fault instanceof TooMuchText) return { fault: fault.message, why: 'tooMuch' };
    const { name, message, code } = fault as Error & { readonly code?: string };
    // A file that has gone from the disk is a fault of the product; whatever else does not read is one of the file.
    return { fault: `${name}: ${message}`, why: code === 'ENOENT' ? 'ours' : 'notASheet' };
  }
};

let last: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (asked: ReadRequest) => {
  last = last.then(async () => parentPort!.postMessage(await answer(asked)));
});
