import { parentPort } from 'node:worker_threads';
import type { Asked, Said } from './index';
import { readDocx } from './docx';
import { countPages } from './count-pages';
import { mark } from './mark';
import { markPicture } from './mark-picture';
import { readXlsx } from './xlsx';

const answer = async (asked: Asked): Promise<Said> => {
  try {
    if (asked.do === 'read') return { text: await (asked.as === 'docx' ? readDocx : readXlsx)(asked.path) };
    if (asked.do === 'count') return { pages: await countPages(asked.path) };
    return await (asked.do === 'mark' ? mark : markPicture)(asked);
  } catch (fault) {
    const { name, message } = fault as Error;
    return { fault: `${name}: ${message}` };
  }
};

parentPort!.on('message', (asked: Asked) => {
  void answer(asked).then((said) => parentPort!.postMessage(said));
});
