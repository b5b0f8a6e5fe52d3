import { CallFailed, unanswered } from './failed';

/** What the client is told about the world: everything a test wants to stand in for. */
export interface ClientWorld {
  readonly token: () => string | undefined;
  readonly language: () => string;
  readonly fetch: typeof fetch;
  /** Milliseconds without an answer after which a call has failed (ER2). */
  readonly timeout: number;
  readonly newRequestId: () => string;
  /** Told when nobody answered a call; gives the sentence for it: 网络错误 in the person's language. */
  readonly networkError: () => string;
  /** Told that a write was not answered and is asked once more: the person hears it now, not after both silences. */
  readonly unheard: (sentence: string) => void;
  /** Told that a write which `unheard` was told of has been done. */
  readonly heard: (sentence: string) => void;
  /** Told when the server says that the session has ended, and why where there is something to tell; the request is asked again once it resolves to true. */
  readonly sessionEnded: (why: string) => Promise<boolean>;
  /** Told when the server asks for a fresh proof of who one is; the request is asked again once it resolves to true. */
  readonly proofAsked: () => Promise<boolean>;
  /** Told when the server asks for agreement to its notices; the request is asked again once it resolves to true. */
  readonly consentAsked: () => Promise<boolean>;
}

export interface Envelope {
  readonly ErrorCode: number;
  readonly RequestMsg: string;
  readonly ResultValue: unknown;
  readonly requestId: string;
}

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: unknown;
  /** Made once for a request and used again when the request is repeated, so that it happens once. */
  readonly requestId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A call the person did not ask for, such as a poll: it does not keep a session alive. */
  readonly background?: boolean | undefined;
  /** Milliseconds this call may take, where that is longer than the usual timeout. */
  readonly timeout?: number | undefined;
  /** Goes on its way though the page is left meanwhile. */
  readonly outlivesPage?: true | undefined;
}

export const isEnvelope = (value: unknown): value is Omit<Envelope, 'requestId'> =>
  typeof value === 'object' && value !== null && 'ErrorCode' in value && 'ResultValue' in value;

/** The headers of every call with a token (AP7); a multipart body brings its own content type. */
export const headersOf = (
  world: Pick<ClientWorld, 'token' | 'language'>,
  asked: Pick<TransportRequest, 'requestId' | 'background'>,
  multipart = false,
): Record<string, string> => {
  const token = world.token();
  return {
    language: world.language(),
    ...(token && { token }),
    ...(!multipart && { 'content-type': token ? 'application/json-patch+json' : 'application/json' }),
    ...(asked.requestId && { 'request-id': asked.requestId }),
    ...(asked.background && { background: '1' }),
  };
};

export const query = (body: unknown): string => {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) pairs.set(key, String(value));
  }
  return pairs.size > 0 ? `?${pairs}` : '';
};

const once = async (world: ClientWorld, asked: TransportRequest): Promise<Envelope> => {
  const late = AbortSignal.timeout(asked.timeout ?? world.timeout);
  const signal = asked.signal ? AbortSignal.any([asked.signal, late]) : late;
  const get = asked.method === 'GET';
  const body = get ? undefined : JSON.stringify(asked.body ?? {});
  const answer = await world.fetch(get ? asked.path + query(asked.body) : asked.path, {
    method: asked.method,
    headers: headersOf(world, asked),
    ...(body !== undefined && { body }),
    ...(asked.outlivesPage && { keepalive: true }),
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
  });
  const said: unknown = await answer.json();
  if (!isEnvelope(said)) throw new TypeError('the answer is no envelope');
  return { ...said, requestId: answer.headers.get('request-id') ?? '' };
};

/**
 * Asks. Where nobody answers, or not in time, the person is told 网络错误 at once (ER2); a write is then asked once more,
 * quietly and under the same request id, so that it happens once: where it had landed, one is told so and goes on.
 * A person who left the page is no failure: the abort is passed on as it is.
 */
export const ask = async (world: ClientWorld, asked: TransportRequest): Promise<Envelope> => {
  try {
    return await once(world, asked);
  } catch (fault) {
    if (asked.signal?.aborted) throw fault;
  }
  const sentence = world.networkError();
  if (!asked.requestId) throw new CallFailed(unanswered, sentence);
  world.unheard(sentence);
  try {
    const said = await once(world, asked);
    if (said.ErrorCode === 0) world.heard(sentence);
    return said;
  } catch (fault) {
    if (asked.signal?.aborted) throw fault;
    throw new CallFailed(unanswered, sentence, [], '', '', true);
  }
};
