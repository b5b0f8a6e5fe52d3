import { parentPort } from 'node:worker_threads';
import { lookThrough } from './look-through';
import type { Asked, Said } from './thread';

parentPort!.on('message', ({ path, mime, folder }: Asked) => {
  lookThrough(path, mime, folder).then(
    (found) => parentPort!.postMessage({ found } satisfies Said),
    // The name alone: a message may quote what stands in the file.
    (fault: Error) => parentPort!.postMessage({ fault: fault.name } satisfies Said),
  );
});
