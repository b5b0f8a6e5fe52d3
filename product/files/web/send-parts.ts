import { Upload, type DetailedError } from 'tus-js-client';
import { CallFailed, unanswered } from '#shell/client/failed';
import { headersOf } from '#shell/client/transport';
import { world } from '#shell/client/world';
import { partsPath } from '../paths';
import { filesApi } from './calls';
import { nextPart, smallestPart } from './part-size';
import { sendingNow } from './sending-now';
import type { Sending, Stored } from './sending';

/** Pauses in ms after a part that did not arrive; one that did begins them anew. Together about six minutes. */
const pauses = [0, 1_000, 2_000, 5_000, 10_000, ...Array.from({ length: 12 }, () => 30_000)];
/** So long no byte has gone: the line is dead, though nobody has said so. */
const silence = 30_000;
const fingerprinted = 262_144;
/** Between two questions what became of a file that is being looked through, in ms. */
const askEvery = 500;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells the same file when it is chosen again: its size, and what stands at its beginning and its end. */
const fingerprintOf = async (file: File): Promise<string> => {
  const ends = new Blob([file.slice(0, fingerprinted), file.slice(-fingerprinted), String(file.size)]);
  return hex(await crypto.subtle.digest('SHA-256', await ends.arrayBuffer()));
};

const statusOf = (fault: Error): number | undefined => (fault as DetailedError).originalResponse?.getStatus();

/** Sends the parts that are missing; resolves when all are there, and rejects with what the line or the server said. */
const sendParts = (file: File, id: string, { onProgress, signal }: Omit<Sending, 'place'>): Promise<void> =>
  new Promise((done, fail) => {
    let begun = 0;
    let timer: ReturnType<typeof setTimeout>;
    const ends = new AbortController();
    const end = (how: () => void): void => {
      clearTimeout(timer);
      ends.abort();
      how();
    };
    const goOn = (): void => {
      wait();
      void upload.abort().then(() => {
        if (!ends.signal.aborted) upload.start();
      }, fail);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(goOn, silence);
    };
    const upload = new Upload(file, {
      uploadUrl: `${partsPath}/${id}`,
      chunkSize: smallestPart,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        begun = performance.now();
        for (const [name, value] of Object.entries(headersOf(world, {}, true)))
          request.setHeader(name, value);
      },
      onShouldRetry: (fault) => {
        const status = statusOf(fault);
        wait();
        return status === undefined || status >= 500 || [409, 423, 429].includes(status);
      },
      onProgress: (sent, all) => {
        wait();
        onProgress?.(Math.min(0.99, sent / all));
      },
      onChunkComplete: (bytes) => {
        upload.options.chunkSize = nextPart(bytes, performance.now() - begun);
      },
      onError: (fault) => end(() => fail(fault)),
      onSuccess: () => end(done),
    });
    window.addEventListener('online', goOn, { signal: ends.signal });
    signal?.addEventListener(
      'abort',
      () => {
        void upload.abort();
        end(() => fail(new DOMException('aborted', 'AbortError')));
      },
      { signal: ends.signal },
    );
    wait();
    upload.start();
  });

/** Waits until a whole file was looked through. */
const looked = async (id: string, signal: AbortSignal | undefined): Promise<Stored> => {
  for (;;) {
    const { state, file, problem } = await filesApi.uploadById({ id }, { ...(signal && { signal }) });
    if (state === 'stored' && file) return file;
    if (problem) throw new CallFailed(problem.code, problem.sentence);
    await new Promise((done) => setTimeout(done, askEvery));
  }
};

/** Sends a large file in parts, beginning or going on, and waits until it was looked through. */
export const sendInParts = async (file: File, { place, ...sending }: Sending): Promise<Stored> => {
  const { signal, onProgress } = sending;
  const fingerprint = await fingerprintOf(file);
  const { id } = await filesApi.beginUpload({ name: file.name, size: file.size, fingerprint, place });
  const discard = () => void filesApi.discardUpload({ id });
  if (signal?.aborted) discard();
  sendingNow.add(id);
  signal?.addEventListener('abort', discard, { once: true });
  try {
    await sendParts(file, id, sending);
  } catch (fault) {
    if (signal?.aborted) throw fault;
    sendingNow.delete(id);
    // Whoever signed in again meanwhile goes on; the call asks for it as any call does.
    if (statusOf(fault as Error) !== 401) throw new CallFailed(unanswered, world.networkError());
    await filesApi.uploadById({ id });
    await sendParts(file, id, sending);
  } finally {
    signal?.removeEventListener('abort', discard);
  }
  onProgress?.(1);
  return looked(id, signal);
};
