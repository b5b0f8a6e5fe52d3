import { CallFailed, unanswered } from './failed';
import {
  headersOf,
  isEnvelope,
  query,
  type TransportRequest,
  type Envelope,
  type ClientWorld,
} from './transport';

/** The file's name as the server gives it (RFC 6266). */
const nameOf = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? '');

/** Asks a call that answers bytes: the file, or the envelope of a refusal. Nothing is asked twice by itself. */
export const askFile = async (world: ClientWorld, asked: TransportRequest): Promise<File | Envelope> => {
  try {
    const get = asked.method === 'GET';
    const answer = await world.fetch(get ? asked.path + query(asked.body) : asked.path, {
      method: asked.method,
      headers: headersOf(world, asked),
      ...(!get && { body: JSON.stringify(asked.body ?? {}) }),
      signal: AbortSignal.timeout(asked.timeout ?? world.timeout),
      cache: 'no-store',
      credentials: 'same-origin',
    });
    const type = answer.headers.get('content-type') ?? '';
    if (!type.startsWith('application/json')) {
      const bytes = await answer.blob();
      return new File([bytes], nameOf(answer.headers.get('content-disposition')), { type });
    }
    const said: unknown = await answer.json();
    if (!isEnvelope(said)) throw new TypeError('the answer is no envelope');
    return { ...said, requestId: answer.headers.get('request-id') ?? '' };
  } catch {
    throw new CallFailed(unanswered, world.networkError());
  }
};
