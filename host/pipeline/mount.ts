import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import type { Language } from '#contract/words';
import type { Services } from '../services';
import type { PendingUpload } from '../files';
import type { OutgoingFile } from '../serve';
import { asking, invocationOf, passed, type DecodedRequest } from './invocation';
import { failure, success } from './envelope';
import type { LoadShedding } from './load-shedding';
import { admit } from './admission';
import { judge } from './validate';
import { perform, recordRefusal, type Invocation } from './perform';
import { receive } from './receive';
import { refuseMany } from './refuse-many';
import { staleFor } from './right';
import type { Route } from './route';
import { send } from './send';
import { shrink } from './shrink';
import { isTimeout, within } from './within';
import { TooMany } from '../too-many';
import type { Pipeline } from './pipeline';

/** Mounts the product's only pipeline: every call on its exact path and method, nothing beside them (AZ-01). */
export const mount = (
  app: FastifyInstance,
  pipeline: Pipeline,
  routes: readonly Route[],
  { demand }: Pick<LoadShedding, 'demand'>,
): void => {
  for (const route of routes) {
    app.route({
      method: route.call.method,
      url: route.call.path,
      // Whoever asks for the head of an answer means to read: what a GET changes is not done for that (SM-05).
      exposeHeadRoute: route.call.kind !== 'write',
      bodyLimit: route.call.bodyLimit ?? 1_048_576,
      onRequest: async (request, reply) => {
        demand(route, request.raw);
        return admit(pipeline, route, request, reply);
      },
      handler: (request, reply) => answer(pipeline, route, request, reply),
      ...(route.mayShrink && { onSend: shrink }),
    });
  }
};

const answer = async (
  pipeline: Pipeline,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { language, me } = passed.get(request)!;
  const begun = performance.now();
  // Behind the transaction: whoever is made to wait holds no connection meanwhile.
  const notBefore = (milliseconds: number) => pause(Math.max(0, milliseconds - (performance.now() - begun)));
  const { answeredAfter = 0, refusedAfter = answeredAfter } = route.call;
  let isLookedInto = false;
  const files: PendingUpload[] = [];
  // What was kept has its home by now; what was refused, or was kept by the same request before, leaves nothing (UP-04). Before
  // the answer: whoever has it may count on that.
  const discardFiles = async (): Promise<void> => {
    for (const file of files) await file.discard();
  };
  let invocation = invocationOf(pipeline, route, request, reply);
  try {
    invocation = asking(invocation, await read(pipeline, route, request, language, files));
    const stale = staleFor(route.call, invocation.input, me, invocation.base.now);
    if (stale) throw stale;
    // Without a session there is nothing to end: nothing is done, written or cleared.
    if (route.call.endsSession && !me) return reply.send(success({}));
    isLookedInto = true;
    const value = await within(
      invocation.signal,
      perform(invocation, pipeline.kinds, pipeline.validateReplies),
    );
    await discardFiles();
    if (route.call.kind === 'download') return await send(reply, value as OutgoingFile);
    if (route.call.endsSession) reply.header('clear-site-data', '"cache", "storage"');
    if (answeredAfter > 0) await notBefore(answeredAfter);
    return reply.send(success(value));
  } catch (fault) {
    await discardFiles();
    const problem = problemOf(pipeline.services, request, route, fault);
    if (isRecorded(route, invocation, problem)) await record(invocation, problem, request.id);
    // A form that is wrong by itself, and being sent away before anything was done, say nothing by how fast they come.
    const isSentAway = problem instanceof TooMany && problem.status === 429;
    if (isLookedInto && !isSentAway) await notBefore(refusedAfter);
    if (problem instanceof TooMany) return refuseMany(problem, request, reply);
    return reply.send(failure(problem, language));
  }
};

/** Writes a refusal down, and does not wait for that longer than the answer may take; what fails then stands in the operator's log. */
export const record = async (invocation: Invocation, problem: Problem, id: string): Promise<void> => {
  const written = recordRefusal(invocation, problem).catch((fault: unknown) =>
    invocation.base.services.log.error(
      { fault, call: invocation.route.name, id },
      'a refusal could not be written down',
    ),
  );
  await within(invocation.signal, written).catch(() => undefined);
};

/** Every refused write, a visitor's wrong sign-in among them; of reads only what looked for something hidden (AD-01). */
const isRecorded = ({ call }: Route, { base }: Invocation, { code }: Problem): boolean =>
  call.kind !== 'read' || (base.me !== null && (code === 403 || code === 404));

/** What the caller is told of a fault: the database's own deadline reads like the server's (OP-04). */
export const problemOf = (
  services: Services,
  request: FastifyRequest,
  route: Route,
  fault: unknown,
): Problem => {
  if (fault instanceof Problem) return fault;
  services.log.error({ fault, call: route.name, id: request.id }, 'a call failed');
  return isTimeout(fault) ? general.tooSlow() : general.system({ id: request.id });
};

/** What was asked, in inside names and judged by the schema. Throws 2002 with a sentence for each field. */
const read = async (
  pipeline: Pipeline,
  route: Route,
  request: FastifyRequest,
  language: Language,
  files: PendingUpload[],
): Promise<DecodedRequest> => {
  const { call, takes } = route;
  const fields =
    call.kind === 'upload'
      ? await receive(request, {
          rules: call.files!,
          services: pipeline.services,
          personId: passed.get(request)!.me?.personId,
          judge: (given) => judge(route, given, language),
          pending: files,
        })
      : raw(route, request);
  // A list, a number or null taken apart would look like an empty input.
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw general.badInput();
  const { RequestId, ...rest } = fields as { RequestId?: unknown };
  const ownField = takes.kind === 'object' && takes.fields.some(([, wire]) => wire === 'RequestId');
  const header = request.headers['request-id'];
  const named = call.kind !== 'read' && call.kind !== 'download' ? (header ?? RequestId) : undefined;
  if (named !== undefined && (typeof named !== 'string' || !/^[\w-]{8,64}$/.test(named)))
    throw general.badInput();
  const body = ownField ? fields : rest;
  return {
    input: judge(route, call.kind === 'read' || call.kind === 'download' ? fields : body, language),
    body,
    named: named !== undefined,
    ...(named !== undefined && { requestId: named }),
    ...(call.kind === 'upload' && { files }),
  };
};

const raw = (route: Route, request: FastifyRequest): unknown => {
  if (route.call.method === 'POST') return request.body === undefined ? {} : request.body;
  // A name that stands twice in an address is read differently by each reader.
  const query = request.query as Record<string, string | string[]>;
  if (Object.values(query).some(Array.isArray)) throw general.badInput();
  return query;
};
