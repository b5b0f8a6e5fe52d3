import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import helmet from 'helmet';
import { maxHeaderSize } from 'node:http';
import { general } from '#contract/problems';
import { watchAnswers } from './answers';
import type { Problem } from '#contract/problem';
import { failure } from './pipeline/envelope';
import { brokenRequests, cutSlowBody, isDecodable } from './pipeline/broken';
import { depthWithin } from './pipeline/depth';
import { loadShedding, serverBehind } from './pipeline/load-shedding';
import { onFault, type FaultPage } from './pipeline/faults';
import { namesTwice } from './pipeline/keys';
import { strictPolicy } from './pipeline/policy';
import { languageAsked } from './pipeline/request';
import { mount } from './pipeline/mount';
import { mountParts } from './pipeline/parts';
import type { Pipeline, RequestTimeouts } from './pipeline/pipeline';
import { routesOf } from './pipeline/route';
import { inTime } from './pipeline/within';
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

/** The whole server, without a port: the same for production, tests and benchmarks. */
export const buildServer = async (
  pipeline: Pipeline,
  areas: readonly ServedArea[],
  pages: (app: FastifyInstance) => FaultPage | void | Promise<FaultPage | void>,
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
  const app: FastifyInstance = Fastify({
    serverFactory: serverBehind(step),
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < pipeline.proxyHops,
    requestTimeout: timeout.files,
    http: { headersTimeout: timeout.headers, connectionsCheckingInterval: timeout.looks },
    connectionTimeout: 0,
    clientErrorHandler: broken,
    // What cannot be decoded is the address of nothing, and is answered like it, by the same hooks.
    rewriteUrl: ({ url = '' }) => (isDecodable(url) ? url : isForPrograms(url) ? '/api/404' : '/404'),
    genReqId: () => Buffer.from(services.random(9)).toString('base64url'),
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
  // Put together once: what each answer carries is the same.
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: strictPolicy(secure) },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', ({ raw }, reply, done) =>
    protect(raw, reply.raw, (fault) => done(fault as Error | undefined)),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id);
    compareProxies(request.raw);
    const isUpload = uploads.has(request.routeOptions.url ?? '');
    cutSlowBody(request.raw, isUpload ? timeout.files : timeout.body, broken);
    // One reader takes the first, another the last: what was judged would not be what is meant (IN-07).
    if (request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1)
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send(failure(general.badInput(), languageAsked(request)));
    if (!pipeline.admits(request))
      return reply.code(421).send(failure(general.notAllowed(), languageAsked(request)));
    return undefined;
  });
  watchAnswers(app, { services, routes, count: pipeline.metrics?.count });
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
  app.addHook('onRoute', (route) => void (route.handler = inTime(route.handler, route.config?.seconds)));
  page = (await pages(app)) ?? undefined;
  return app;
};
