import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { general } from '#contract/problems';

/** What a reply takes at most, counted from the request's arrival, where nothing longer was agreed (security §3.16). */
export const longestReply = 4_000;

/** The database has cancelled a statement that took longer than its own deadline. */
export const isTimeout = (fault: unknown): boolean => (fault as { code?: string }).code === '57014';

/** The request's result, or a problem when the server's own deadline passes first: the caller waits 5 s, we answer before (OP-04). */
export const within = async <Result>(signal: AbortSignal, pending: Promise<Result>): Promise<Result> => {
  const late = new Promise<never>((_, refuse) => {
    const refuseNow = (): void => refuse(general.tooSlow());
    if (signal.aborted) refuseNow();
    else signal.addEventListener('abort', refuseNow, { once: true });
  });
  // The request itself notices the same signal before it commits, so nothing happens after the refusal.
  pending.catch(() => undefined);
  return Promise.race([pending, late]);
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a page may take until it begins to answer, where the usual time is too short. */
    readonly seconds?: number;
  }
  interface FastifyReply {
    /** How far a page's answer has come: being sent, or refused because its time was over. */
    stage?: 'sending' | 'late' | 'refused';
  }
}

/**
 * Hook at the beginning of sending. Compressing takes a while, in which no header is out yet: from here on an answer is no
 * longer late. When one was, and the page answers after all, one of both is sent, the first.
 */
export const sendOnce = (
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (fault: null, payload: unknown) => void,
): void => {
  if (reply.stage !== 'refused') {
    reply.stage = reply.stage === 'late' ? 'refused' : 'sending';
    done(null, payload);
  } else if (payload instanceof Readable) payload.destroy();
};

/**
 * A page's handler under the same deadline, or its own. What has begun to flow may flow on: a long file is not cut. A handler that
 * answers through the reply and promises nothing (files) keeps its own time: to promise for it would answer twice.
 */
export const inTime = (handler: RouteHandlerMethod, seconds?: number): RouteHandlerMethod =>
  function (this, request: FastifyRequest, reply: FastifyReply) {
    const answer: unknown = handler.call(this, request, reply);
    if (!(answer instanceof Promise)) return answer;
    const late = new AbortController();
    const timer = setTimeout(
      () => {
        if (reply.stage || reply.raw.headersSent) return;
        reply.stage = 'late';
        late.abort();
      },
      seconds ? seconds * 1_000 : longestReply,
    );
    return within(late.signal, answer).finally(() => clearTimeout(timer));
  };
