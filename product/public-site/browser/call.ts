import { storedToken } from './dom';

interface Envelope<Result> {
  readonly ErrorCode: number;
  readonly RequestMsg: string;
  readonly ResultValue: Result;
}

/** What the server said, or undefined when it could not be reached within its time. */
export const call = async <Result>(
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, unknown>>,
  token = storedToken(),
  patience = 5_000,
): Promise<Envelope<Result> | undefined> => {
  try {
    const reply = await fetch(path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        'accept-language': document.documentElement.lang,
        // One id for each request: a request that arrives twice is answered once (security §3.23). Browsers make
        // them in secure contexts only; elsewhere the server makes one.
        ...(globalThis.crypto?.randomUUID && { 'request-id': crypto.randomUUID() }),
        ...(token && { token }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    return (await reply.json()) as Envelope<Result>;
  } catch {
    // Not reached, too slow, or no envelope: to the person all three are one network error.
    return undefined;
  }
};

/** Why a call was refused, with what is wrong of each field; undefined where nobody answered. */
export const faultOf = (reply: Envelope<unknown> | undefined): string | undefined => {
  if (!reply) return undefined;
  const defects: unknown[] = Array.isArray(reply.ResultValue) ? reply.ResultValue : [];
  const says = defects.map((defect) => (defect as { readonly Msg?: string }).Msg ?? '');
  return [reply.RequestMsg, ...says].filter(Boolean).join(' ');
};
