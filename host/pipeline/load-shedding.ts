import cookie from '@fastify/cookie';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { Asker } from '../serve';
import { secondsOf, TooMany, type SentAway } from '../too-many';
import { bareHeaders } from './broken';
import { limitConnections } from './connections';
import { secretCookie } from './cookies';
import { failure } from './envelope';
import type { Pipeline } from './pipeline';
import { oneByOne } from './one-by-one';
import { languageAsked } from './request';
import type { Route } from './route';

/** A body that is no longer than that is read past, so that its connection serves on. */
const longestReadPast = 16_384;

/** Who asks, of the addresses that a request names: as many proxies as are ours stand behind it (AU-07). */
export const callerAddress = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxyHops: number,
): string => {
  if (proxyHops === 0) return socket.remoteAddress ?? '';
  const passed = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const all = [socket.remoteAddress ?? '', ...passed.toReversed()];
  return all[Math.min(proxyHops, all.length - 1)]!;
};

export interface LoadShedding {
  /** Answers who is sent away; true where nothing is left to do. */
  readonly turnsAway: (request: IncomingMessage, reply: ServerResponse) => boolean;
  /** The same for a request that did not come past it by its exact address. Throws `TooMany`. */
  readonly demand: (route: Route, request: IncomingMessage) => void;
}

/**
 * What comes before the pipeline: a call may send askers away by what is known of them before a word is read. During a flood
 * nearly all are, so the answer is made of what lies ready, and neither route, session, body nor log is touched (OP-10).
 */
export const loadShedding = (pipeline: Pipeline, routes: readonly Route[]): LoadShedding => {
  const { services, proxyHops } = pipeline;
  const guarded = new Map<string, Route>(
    routes.flatMap((route) =>
      route.handler.sendAway ? [[`${route.call.method} ${route.call.path}`, route] as const] : [],
    ),
  );
  const headers = bareHeaders(services.publicUrl.startsWith('https:')).flat();
  const passed = new WeakSet<IncomingMessage>();

  const judge = (route: Route, request: IncomingMessage): SentAway | undefined => {
    const sent = request.headers.cookie;
    const asker: Asker = {
      services,
      address: callerAddress(request, proxyHops),
      now: services.clock(),
      cookies: {
        get: (name) =>
          sent === undefined ? undefined : cookie.parse(sent)[secretCookie(name, services.publicUrl)],
      },
    };
    const away = route.handler.sendAway?.(asker);
    if (!away) return void passed.add(request);
    const { address, now: at } = asker;
    services.refusals.count({
      action: route.name,
      reason: `${away.because.code}`,
      address,
      at,
      result: 'refused',
    });
    return away;
  };

  const refuse = (
    { because, retryAfter }: SentAway,
    request: IncomingMessage,
    reply: ServerResponse,
  ): void => {
    const body = JSON.stringify(failure(because, languageAsked(request)));
    const isShort = Number(request.headers['content-length']) <= longestReadPast;
    reply.writeHead(429, [
      ...headers,
      'retry-after',
      secondsOf(retryAfter),
      'content-length',
      String(Buffer.byteLength(body)),
      ...(isShort ? [] : ['connection', 'close']),
    ]);
    reply.end(body);
  };

  return {
    turnsAway: (request, reply) => {
      const { method, url = '' } = request;
      const end = url.indexOf('?');
      const route = guarded.get(`${method} ${end < 0 ? url : url.slice(0, end)}`);
      const away = route && judge(route, request);
      if (away) refuse(away, request, reply);
      return away !== undefined;
    },
    demand: (route, request) => {
      const away = route.handler.sendAway && !passed.has(request) ? judge(route, request) : undefined;
      if (away) throw new TooMany(away.because, away.retryAfter);
    },
  };
};

/**
 * The runtime's server with what comes before its pipeline. Whoever asks while it closes is answered within, and let go.
 */
export const serverBehind =
  (answers: (request: IncomingMessage, reply: ServerResponse) => boolean): FastifyServerFactory =>
  (handler, options) => {
    const { http = {}, requestTimeout = 0 } = options as { http?: object; requestTimeout?: number };
    const answer = oneByOne((request, reply) => {
      if (!server.listening || !answers(request, reply)) handler(request, reply);
    });
    const server = createServer({ ...http, requestTimeout }, answer);
    limitConnections(server);
    return server;
  };
