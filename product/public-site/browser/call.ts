import { storedToken } from './dom';

interface Envelope<Result> {
  readonly ErrorCode: number;
  readonly RequestMsg: string;
  readonly ResultValue: Result;
}

/** What was asked last and not answered, with its id: asked again it is the same request, and what it did is not done twice. */
let unheard: { readonly asked: string; readonly id: string } | undefined;

/**
 * One id for each request: a request that arrives twice is answered once (security §3.23). Browsers make them in secure contexts
 * only; elsewhere the server makes one.
 */
const idOf = (asked: string): string | undefined => {
  if (unheard?.asked !== asked) unheard = globalThis.crypto?.randomUUID && { asked, id: crypto.randomUUID() };
  return unheard?.id;
};

/** What the server said, or undefined when it could not be reached within its time. */
export const call = async <Result>(
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, unknown>>,
  token = storedToken(),
  patience = 5_000,
): Promise<Envelope<Result> | undefined> => {
  const asked = JSON.stringify([method, path, body]);
  const id = idOf(asked);
  try {
    const reply = await fetch(path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        'accept-language': document.documentElement.lang,
        ...(id && { 'request-id': id }),
        ...(token && { token }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    const said = (await reply.json()) as Envelope<Result>;
    if (unheard?.id === id) unheard = undefined;
    return said;
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
