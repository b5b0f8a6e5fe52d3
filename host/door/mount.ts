import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../contract/problem';
import { general } from '../../contract/problems';
import { fromQuery } from '../../contract/walk';
import type { Language } from '../../contract/words';
import type { House } from '../house';
import type { Credentials, Me } from '../me';
import type { ObjectKinds } from '../objects';
import type { Staged } from '../files';
import type { OutgoingFile } from '../serve';
import { failure, success } from './envelope';
import { judge } from './judge';
import { perform, recordRefusal, type Deed } from './perform';
import { receive } from './receive';
import { cookiesOf } from './cookies';
import { credentialsOf, crossSiteOrAhead, fromBrowser, languageAsked } from './request';
import { refusalOf, staleFor } from './right';
import type { Route } from './route';
import { send, sendCompressed } from './send';
import { tooSlow, within } from './within';

/** Who asks; `half`: among those who still owe the second factor, who are nobody everywhere else. */
export type Identify = (
  house: House,
  credentials: Credentials,
  now: Date,
  stage: 'whole' | 'half',
) => Promise<Me | null>;

export interface Door {
  readonly house: House;
  readonly kinds: ObjectKinds;
  readonly identify: Identify;
  /** Why a session was ended, for whoever still holds its token. */
  readonly whyEnded?: (house: House, credentials: Credentials) => Promise<string | undefined>;
  readonly validateReplies: boolean;
  /** How many proxies of ours stand in front; only they may name the caller's address (AU-07). */
  readonly proxyHops: number;
  /** Whether a request may come in at all: the demonstration answers this machine only (security §3.19). */
  readonly admits: (request: FastifyRequest) => boolean;
  /** Shorter in tests. */
  readonly patience?: Patience;
}

/** Milliseconds that a request's parts may take to arrive, and between two looks at the headers. */
export interface Patience {
  readonly headers: number;
  readonly body: number;
  readonly files: number;
  readonly looks: number;
}

/** What the gate learnt, kept beside the request until its handler runs. */
interface Passed {
  readonly me: Me | null;
  readonly language: Language;
}
const passed = new WeakMap<FastifyRequest, Passed>();

/** Opens the house's only door: every call on its exact path and method, nothing beside them (AZ-01). */
export const mount = (app: FastifyInstance, door: Door, routes: readonly Route[]): void => {
  for (const route of routes) {
    app.route({
      method: route.call.method,
      url: route.call.path,
      exposeHeadRoute: false,
      bodyLimit: route.call.bodyLimit ?? 1_048_576,
      onRequest: (request, reply) => gate(door, route, request, reply),
      handler: (request, reply) => answer(door, route, request, reply),
    });
  }
};

const notSignedIn = general.notSignedIn.kind.code;

/** Token and right are judged before the body is read. */
const gate = async (
  door: Door,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { call } = route;
  const language = languageAsked(request);
  const now = door.house.clock();
  const credentials = credentialsOf(request, door.house.publicUrl);
  const me = await door.identify(
    door.house,
    credentials,
    now,
    call.may === 'half-signed-in' ? 'half' : 'whole',
  );
  passed.set(request, { me, language });
  reply.header('cache-control', 'no-store');
  const refused =
    call.kind === 'write' && call.method === 'GET' && crossSiteOrAhead(request)
      ? general.notAllowed()
      : refusalOf(call, me, now);
  if (!refused) return undefined;
  if (me)
    await recordRefusal(deedOf(door, route, request, { input: null, body: null, named: false }), refused);
  const told = refused.code === notSignedIn ? await door.whyEnded?.(door.house, credentials) : undefined;
  return reply.send(failure(told ? general.notSignedIn({}, { EndedWhy: told }) : refused, language));
};

interface Asked {
  readonly input: unknown;
  readonly body: unknown;
  readonly named: boolean;
  readonly requestId?: string;
  readonly files?: readonly Staged[];
}

/** A caller who left still gets a write done: they may ask again under its id. What is only made for them need not be made. */
const hungUp = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(tooSlow());
  });
  return gone.signal;
};

const deedOf = (
  door: Door,
  route: Route,
  request: FastifyRequest,
  asked: Asked,
  reply?: FastifyReply,
): Deed => {
  const { me, language } = passed.get(request)!;
  const { house } = door;
  const now = house.clock();
  const seconds = route.call.seconds ?? (route.call.kind === 'upload' ? 120 : 4);
  const deadline = AbortSignal.timeout(seconds * 1_000);
  return {
    route,
    input: asked.input,
    body: asked.body,
    named: asked.named,
    ...(asked.files && { files: asked.files }),
    signal: deadline,
    base: {
      me,
      house,
      now,
      language,
      requestId: asked.requestId ?? house.newId(),
      address: request.ip,
      signal: reply ? AbortSignal.any([deadline, hungUp(reply)]) : deadline,
      browser: fromBrowser(request),
      agent: request.headers['user-agent'] ?? '',
      newId: house.newId,
      cookies: cookiesOf(request, reply, house.publicUrl),
    },
  };
};

const answer = async (
  door: Door,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { language } = passed.get(request)!;
  const begun = performance.now();
  // Behind the transaction: whoever is made to wait holds no connection meanwhile.
  const notBefore = (milliseconds: number) => pause(Math.max(0, milliseconds - (performance.now() - begun)));
  const { answeredAfter = 0, refusedAfter = answeredAfter } = route.call;
  const files: Staged[] = [];
  let deed = deedOf(door, route, request, { input: null, body: null, named: false }, reply);
  try {
    const asked = await read(door, route, request, language, files);
    deed = deedOf(door, route, request, asked, reply);
    const stale = staleFor(route.call, asked.input, passed.get(request)!.me, deed.base.now);
    if (stale) throw stale;
    const value = await within(deed.signal, perform(deed, door.kinds, door.validateReplies));
    if (route.call.kind === 'download') return await send(reply, value as OutgoingFile);
    if (route.call.clearsBrowser) reply.header('clear-site-data', '"cache", "storage"');
    if (answeredAfter > 0) await notBefore(answeredAfter);
    if (route.call.compressed) return await sendCompressed(request, reply, success(value));
    return reply.send(success(value));
  } catch (fault) {
    const problem = fault instanceof Problem ? fault : unexpected(door.house, request, route, fault);
    if (isRecorded(route, deed, problem)) await recordRefusal(deed, problem);
    await notBefore(refusedAfter);
    return reply.send(failure(problem, language));
  } finally {
    // What was kept has its home by now; what was refused, or was kept by the same request before, leaves nothing (UP-04).
    for (const file of files) await file.discard();
  }
};

/** Every refused write, a visitor's wrong sign-in among them; of reads only what looked for something hidden (AD-01). */
const isRecorded = ({ call }: Route, { base }: Deed, { code }: Problem): boolean =>
  call.kind !== 'read' || (base.me !== null && (code === 403 || code === 404));

const unexpected = (house: House, request: FastifyRequest, route: Route, fault: unknown): Problem => {
  house.log.error({ fault, call: route.name, id: request.id }, 'a call failed');
  return general.system({ id: request.id });
};

/** What was asked, in inside names and judged by the schema. Throws 2002 with a sentence for each field. */
const read = async (
  door: Door,
  route: Route,
  request: FastifyRequest,
  language: Language,
  files: Staged[],
): Promise<Asked> => {
  const { call, takes } = route;
  const fields =
    call.kind === 'upload'
      ? await receive(request, {
          rules: call.files!,
          house: door.house,
          personId: passed.get(request)!.me?.personId,
          judge: (given) => judge(route, given, language),
          staged: files,
        })
      : raw(route, request);
  // A list, a number or null taken apart would look like an empty input.
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw general.badInput();
  const { RequestId, ...rest } = fields as { RequestId?: unknown };
  const ownField = takes.kind === 'thing' && takes.fields.some(([, wire]) => wire === 'RequestId');
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
  const query = request.query as Record<string, string | string[]>;
  if (Object.values(query).some(Array.isArray)) throw general.badInput();
  return fromQuery(route.takes, query as Record<string, string>);
};
