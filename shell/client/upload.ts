import { CallFailed, unanswered } from './failed';
import { headersOf, type Envelope, type ClientWorld } from './transport';

export interface Progress {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Bytes that the server surely looks through in a millisecond: so much longer than a call a file may be without answer. */
const lookedThrough = 5_000;

/** The ids of actions that were not answered, by their first file. */
const unheard = new WeakMap<File, string>();

/**
 * The id under which a file is sent. One that stayed without an answer has the same id when it is sent again: what the
 * server did the first time it does not do twice.
 */
export const requestIdOf = (file: File | undefined, newId: () => string): string => {
  const id = (file && unheard.get(file)) ?? newId();
  if (file) unheard.set(file, id);
  return id;
};
export const heard = (file: File | undefined): void => void (file && unheard.delete(file));

/**
 * Sends files with the fields before them. The old request object is used because fetch cannot tell how far a body is.
 * A body on its way is a sign of life; after so long without one as any call is given (ER2), the sending has failed. It
 * is not begun again by itself as other calls are: how often a hundred megabytes are sent is the person's to say.
 */
export const send = (
  world: ClientWorld,
  path: string,
  fields: unknown,
  files: readonly File[],
  requestId: string,
  { onProgress, signal }: Progress = {},
): Promise<Envelope> => {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const file of files) form.append('file', file, file.name);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const silent = () => fail(new CallFailed(unanswered, world.networkError()));
    let silence: ReturnType<typeof setTimeout>;
    const wait = (timeout = world.timeout) => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        silent();
        request.abort();
      }, timeout);
    };
    request.open('POST', path);
    for (const [name, value] of Object.entries(headersOf(world, { requestId }, true))) {
      request.setRequestHeader(name, value);
    }
    request.responseType = 'json';
    request.upload.onprogress = (event) => {
      wait();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    // All of it is there: now the server looks it through before it answers.
    request.upload.onload = () => wait(world.timeout + bytes / lookedThrough);
    request.onprogress = () => wait();
    request.onloadend = () => clearTimeout(silence);
    request.onerror = silent;
    request.onabort = () => fail(new DOMException('aborted', 'AbortError'));
    request.onload = () => {
      const said = request.response as Omit<Envelope, 'requestId'> | null;
      if (!said || typeof said.ErrorCode !== 'number') return silent();
      done({ ...said, requestId: request.getResponseHeader('request-id') ?? '' });
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    wait();
    request.send(form);
  });
};
