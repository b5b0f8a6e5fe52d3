import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { maxHeaderSize } from 'node:http';
import { general } from '#contract/problems';
import { sayAnswer, watchAnswers } from './answers';
import type { Problem } from '#contract/problem';
import { askAsVisitor, type AskAsVisitor } from './pipeline/as-visitor';
import { failure } from './pipeline/envelope';
import { brokenRequests, cutSlowBody, isDecodable } from './pipeline/broken';
import { depthWithin } from './pipeline/depth';
import { doorstep, namesHostTwice, type FindHeld } from './pipeline/doorstep';
import { callerAddress, loadShedding, serverBehind } from './pipeline/load-shedding';
import { onFault, type FaultPage } from './pipeline/faults';
import { namesTwice } from './pipeline/keys';
import { headersOfAll } from './pipeline/policy';
import { languageAsked } from './pipeline/request';
import { mount } from './pipeline/mount';
import { mountParts } from './pipeline/parts';
import type { Pipeline, RequestTimeouts } from './pipeline/pipeline';
import { routesOf } from './pipeline/route';
import { inTime, sendOnce } from './pipeline/within';
import { watchProxies } from './proxies';
import type { ServedArea } from './serve';

/** Headers within ten seconds, a body within thirty, files within two minutes (OP-03); looked after each second, or they would be cut far later. */
const usualTimeouts: RequestTimeouts = { headers: 10_000, body: 30_000, files: 120_000, looks: 1_000 };

/** One reader's view of a body: UTF-8 or nothing. Another label would be read as what nobody meant (IN-07). */
const textOf = (request: FastifyRequest, body: Buffer): string => {
  const label = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if (label !== undefined && !/^utf-?8$/i.test(label))
    throw Object.assign(new Error('only UTF-8 is read'), { statusCode: 415 });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw general.badInput();
  }
};

/** Bodies are JSON under `application/json` and every `+json`; the patch type is a label, nothing is executed (AP7). */
const readJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json(?:;|$)/,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const body = textOf(request, bytes);
      if (body === '') return {};
      const value = await new Promise((done, refuse) => {
        void parse(request, body, (fault, parsed) => (fault ? refuse(fault) : done(parsed)));
      });
      if (!depthWithin(value, 8) || namesTwice(body)) throw general.badInput();
      return value;
    },
  );
};

/** Below this prefix only programs ask: whatever goes wrong there is told in the envelope. */
const isForPrograms = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** What is no call says of itself. */
interface Pages {
  /** What stands in the place of one that could not be drawn. */
  readonly failed: FaultPage;
  /** Answers that lie ready. */
  readonly held?: FindHeld;
}

/** The whole server, without a port: the same for production, tests and benchmarks. */
export const buildServer = async (
  pipeline: Pipeline,
  areas: readonly ServedArea[],
  pages: (app: FastifyInstance, ask: AskAsVisitor) => Pages | void | Promise<Pages | void>,
): Promise<FastifyInstance> => {
  const { services, timeout = usualTimeouts } = pipeline;
  const routes = routesOf(areas, pipeline.kinds);
  const calls = new Set(routes.map(({ call }) => `${call.method} ${call.path}`));
  const secure = services.publicUrl.startsWith('https:');
  const broken = brokenRequests(secure);
  const compareProxies = watchProxies({
    configured: pipeline.proxyHops,
    degradedState: services.degradedState,
    log: services.log,
  });
  const step = loadShedding(pipeline, routes);
  const newId = () => Buffer.from(services.random(9)).toString('base64url');
  const say = sayAnswer(services, pipeline.metrics?.count);
  const protection = headersOfAll(secure);
  let held: FindHeld = () => undefined;
  const answerHeld = doorstep((request) => held(request), {
    ...{ headers: protection, newId, compareProxies, say, admits: pipeline.admits },
    address: (request) => callerAddress(request, pipeline.proxyHops),
  });
  const app: FastifyInstance = Fastify({
    serverFactory: serverBehind(
      (request, reply) => step.turnsAway(request, reply) || answerHeld(request, reply),
    ),
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < pipeline.proxyHops,
    requestTimeout: timeout.files,
    http: { headersTimeout: timeout.headers, connectionsCheckingInterval: timeout.looks },
    connectionTimeout: 0,
    clientErrorHandler: broken,
    // What cannot be decoded is the address of nothing, and is answered like it, by the same hooks.
    rewriteUrl: ({ url = '' }) => (isDecodable(url) ? url : isForPrograms(url) ? '/api/404' : '/404'),
    genReqId: newId,
    return503OnClosing: true,
    // As long as a header may be: what is no signed link is refused by who reads it.
    routerOptions: { maxParamLength: maxHeaderSize },
  });
  let page: FaultPage | undefined;
  const uploads = new Set([
    ...routes.filter(({ call }) => call.kind === 'upload').map(({ call }) => call.path),
    ...services.contributed.parts.map(({ path }) => path),
  ]);
  const isCall = ({ method, url, routeOptions }: FastifyRequest) =>
    isForPrograms(url) || calls.has(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
  app.setErrorHandler((fault: FastifyError | Problem, request, reply) =>
    onFault(fault, request, reply, isCall(request) ? undefined : page),
  );
  readJson(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fields: 20, fieldSize: 4_096, parts: 60 },
    throwFileSizeLimit: true,
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of protection) raw.setHeader(name, value);
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id);
    compareProxies(request.raw);
    const isUpload = uploads.has(request.routeOptions.url ?? '');
    cutSlowBody(request.raw, isUpload ? timeout.files : timeout.body, broken);
    if (namesHostTwice(request.raw))
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send(failure(general.badInput(), languageAsked(request)));
    if (!pipeline.admits(request.raw))
      return reply.code(421).send(failure(general.notAllowed(), languageAsked(request)));
    return undefined;
  });
  watchAnswers(app, { routes, say });
  mount(app, pipeline, routes, step);
  mountParts(app, pipeline, routes);
  // A program asked: an address that is no call is answered in the envelope, never with a page (AP7).
  await app.register(
    (scope, _options, done) => {
      scope.setNotFoundHandler((request, reply) => {
        const path = request.url.split('?', 1)[0];
        const methods = ['GET', 'POST'].filter((method) => calls.has(`${method} ${path}`));
        if (methods.length > 0) reply.header('allow', methods.join(', '));
        return reply
          .code(methods.length > 0 ? 405 : 404)
          .header('cache-control', 'no-store')
          .send(
            failure(methods.length > 0 ? general.wrongMethod() : general.notFound(), languageAsked(request)),
          );
      });
      done();
    },
    { prefix: '/api' },
  );
  // The calls keep their own time; whatever else is answered, and what is not there, has the same (OP-04).
  app.addHook('onSend', sendOnce);
  app.addHook('onRoute', (route) => void (route.handler = inTime(route.handler, route.config?.seconds)));
  const mounted = (await pages(app, askAsVisitor(pipeline, routes, step))) ?? undefined;
  page = mounted?.failed;
  if (mounted?.held) held = mounted.held;
  // From then on the framework sends people away.
  app.addHook('preClose', async () => {
    held = () => undefined;
  });
  return app;
};
