import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { general } from '../contract/problems';
import { Problem } from '../contract/problem';
import { failure } from './door/envelope';
import { depthWithin } from './door/depth';
import { namesTwice } from './door/keys';
import { languageAsked } from './door/request';
import { mount, type Door } from './door/mount';
import { refuseMany } from './door/refuse-many';
import { routesOf } from './door/route';
import { inTime, isTimeout } from './door/within';
import type { ServedArea } from './serve';
import { TooMany } from './too-many';

/** What the door cannot put into an envelope's code keeps its HTTP status; the body is an envelope all the same. */
const transportFaults = new Set([413, 415, 431, 503]);

const onFault = (
  fault: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (fault instanceof TooMany) return refuseMany(fault, request, reply);
  const status = fault instanceof Problem ? 200 : (fault.statusCode ?? 500);
  const problem =
    fault instanceof Problem
      ? fault
      : status < 500
        ? general.badInput()
        : isTimeout(fault)
          ? general.tooSlow()
          : general.system({ id: request.id });
  if (status >= 500) request.log.error({ fault }, 'a request failed');
  return reply
    .code(transportFaults.has(status) ? status : 200)
    .header('cache-control', 'no-store')
    .send(failure(problem, languageAsked(request)));
};

/** Bodies are JSON under `application/json` and every `+json`; the patch type is a label, nothing is executed (AP7). */
const readJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json(?:;|$)/,
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') return done(null, {});
      void parse(request, body, (fault, value) =>
        done(fault ?? (depthWithin(value, 8) && !namesTwice(body) ? null : general.badInput()), value),
      );
    },
  );
};

/** The whole server, without a port: the same for production, tests and benchmarks. */
export const buildServer = async (
  door: Door,
  areas: readonly ServedArea[],
  pages: (app: FastifyInstance) => void | Promise<void>,
): Promise<FastifyInstance> => {
  const { house } = door;
  const secure = house.publicUrl.startsWith('https:');
  const app: FastifyInstance = Fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < door.proxyHops,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 5_000,
    genReqId: () => Buffer.from(house.random(9)).toString('base64url'),
    exposeHeadRoutes: false,
    return503OnClosing: true,
    // A signed link is longer than the router's habit.
    routerOptions: { maxParamLength: 1_024 },
  });
  app.server.headersTimeout = 10_000;
  app.setErrorHandler(onFault);
  readJson(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fields: 20, fieldSize: 4_096, parts: 60 },
    throwFileSizeLimit: true,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id);
    if (!door.admits(request))
      return reply.code(421).send(failure(general.notAllowed(), languageAsked(request)));
    return undefined;
  });
  mount(app, door, routesOf(areas, door.kinds));
  // The calls keep their own time; whatever else is answered, and what is not there, has the same (OP-04).
  app.addHook('onRoute', (route) => void (route.handler = inTime(route.handler)));
  await pages(app);
  return app;
};
