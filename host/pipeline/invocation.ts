import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/words';
import { general } from '#contract/problems';
import type { PendingUpload } from '../files';
import type { Me } from '../me';
import { cookiesOf } from './cookies';
import type { Pipeline } from './pipeline';
import type { Invocation } from './perform';
import { fromBrowser } from './request';
import type { Route } from './route';

/** What admission learnt, stored along with the request until its handler runs. */
interface Passed {
  readonly me: Me | null;
  readonly language: Language;
  /** Aborted when the call's time is over, which began with the request's arrival. */
  readonly signal: AbortSignal;
}
/** By its request. */
export const passed = new WeakMap<FastifyRequest, Passed>();

/** What was asked, in inside names and judged by the schema. */
export interface DecodedRequest {
  readonly input: unknown;
  readonly body: unknown;
  readonly named: boolean;
  readonly requestId?: string;
  readonly files?: readonly PendingUpload[];
}

/** A caller who left still gets a write done: they may ask again under its id. What is only made for them need not be made. */
const hungUp = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(general.tooSlow());
  });
  return gone.signal;
};

/** A request of which nothing is known yet but who asks for it: what admission learnt. */
export const invocationOf = (
  pipeline: Pipeline,
  route: Route,
  request: FastifyRequest,
  reply?: FastifyReply,
): Invocation => {
  const { me, language, signal } = passed.get(request)!;
  const { services } = pipeline;
  return {
    route,
    input: null,
    body: null,
    named: false,
    signal,
    base: {
      me,
      services,
      now: services.clock(),
      language,
      requestId: services.newId(),
      address: request.ip,
      signal: reply && route.call.kind === 'download' ? AbortSignal.any([signal, hungUp(reply)]) : signal,
      browser: fromBrowser(request),
      agent: request.headers['user-agent'] ?? '',
      newId: services.newId,
      cookies: cookiesOf(request, reply, services.publicUrl),
    },
  };
};

/** The same request once it is known what was asked. */
export const asking = (invocation: Invocation, { requestId, ...asked }: DecodedRequest): Invocation => ({
  ...invocation,
  ...asked,
  base: {
    ...invocation.base,
    now: invocation.base.services.clock(),
    ...(requestId !== undefined && { requestId }),
  },
});
