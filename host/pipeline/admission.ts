import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import type { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import { invocationOf, passed } from './invocation';
import { failure } from './envelope';
import type { Pipeline } from './pipeline';
import { recordRefusal } from './perform';
import { credentialsOf, crossSiteOrAhead, languageAsked } from './request';
import { refusalOf } from './right';
import type { Route } from './route';
import { longestReply, within } from './within';

const notSignedIn = general.notSignedIn.kind.code;

/** How long a call may take, in milliseconds, from the request's arrival. */
const timeOf = ({ seconds, kind }: Call): number =>
  seconds ? seconds * 1_000 : kind === 'upload' ? 120_000 : longestReply;

/** Aborted after so many milliseconds, unless the reply has gone by then: most are answered at once, and no timer outlives them. */
export const endsWith = (reply: FastifyReply, milliseconds: number): AbortController => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(general.tooSlow()), milliseconds);
  reply.raw.once('close', () => clearTimeout(timer));
  return late;
};

/** What is no form is no form: another site's page may send one without asking, and it is refused unread. */
const notSupported = Object.assign(new Error('a form where JSON is meant'), { statusCode: 415 });

/** Token and right are judged before the body is read, and in the time of a short call even where a long one is asked. */
export const admit = async (
  pipeline: Pipeline,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  if (route.call.kind !== 'upload' && /^multipart\//i.test(request.headers['content-type'] ?? ''))
    throw notSupported;
  const { signal } = endsWith(reply, timeOf(route.call));
  const soon = timeOf(route.call) === longestReply ? signal : endsWith(reply, longestReply).signal;
  const refused = await within(soon, judgeAsker(pipeline, route, request, signal));
  reply.header('cache-control', 'no-store');
  return refused && reply.send(failure(refused, languageAsked(request)));
};

/** Finds out who asks; gives the reason why they may not. */
const judgeAsker = async (
  pipeline: Pipeline,
  route: Route,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Problem | undefined> => {
  const { call } = route;
  const now = pipeline.services.clock();
  const credentials = credentialsOf(request, pipeline.services.publicUrl);
  const me = await pipeline.identify(
    pipeline.services,
    credentials,
    now,
    call.may === 'half-signed-in' ? 'half' : 'whole',
  );
  passed.set(request, { me, language: languageAsked(request), signal });
  const refused =
    call.kind === 'write' && call.method === 'GET' && crossSiteOrAhead(request)
      ? general.notAllowed()
      : refusalOf(call, me, now);
  if (!refused) return undefined;
  if (me) await recordRefusal(invocationOf(pipeline, route, request), refused);
  const endedWhy =
    refused.code === notSignedIn ? await pipeline.whyEnded?.(pipeline.services, credentials) : undefined;
  return endedWhy ? general.notSignedIn({}, { EndedWhy: endedWhy }) : refused;
};
