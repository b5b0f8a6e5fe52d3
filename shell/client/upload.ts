import { CallFailed, unanswered } from './failed';
import { headersOf, type Envelope, type World } from './transport';

export interface Progress {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends files with the fields before them. The old request object is used because fetch cannot tell how far a body is. */
export const send = (
  world: World,
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
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const silent = () => fail(new CallFailed(unanswered, world.networkError()));
    request.open('POST', path);
    for (const [name, value] of Object.entries(headersOf(world, { requestId }, true))) {
      request.setRequestHeader(name, value);
    }
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onerror = silent;
    request.onabort = () => fail(new DOMException('aborted', 'AbortError'));
    request.onload = () => {
      const said = request.response as Omit<Envelope, 'requestId'> | null;
      if (!said || typeof said.ErrorCode !== 'number') return silent();
      done({ ...said, requestId: request.getResponseHeader('request-id') ?? '' });
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
};
